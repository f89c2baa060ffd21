import type { Library } from '../../../../out/types/library.ts';
import { detectConditions } from '../../../2-analyse/detection.ts';
import type { Rule } from '../../collection.ts';
import { noticeConditions, type Standing, wordsKnown } from '../../conditions.ts';

/** The conditions of a library, each with its path. */
const conditionsOf = (library: Library): Standing[] => [
  ...noticeConditions(library.notices),
  ...detectConditions(library),
  ...(library.variants ?? []).flatMap(({ when }, index) =>
    when ? [{ path: ['variants', index, 'when'], condition: when }] : [],
  ),
];

/** What the variants, the detection and the notices of libraries ask for is known. */
export const conditions: Rule<Library> = (libraries, project) => wordsKnown(libraries, project, conditionsOf);
