import type { JSONPath } from 'jsonc-parser';
import type { Call } from '../../../out/types/call.ts';
import type { JsonFile } from '../../1-load/json-file.ts';
import { placeholdersIn } from '../../3-compile/shape.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Rule } from '../collection.ts';
import { unknownWord } from '../vocabulary.ts';
import { namesOf } from './source.ts';

/** The placeholders of a shape whose name no value has. */
export const unknownPlaceholders = (
  json: JsonFile,
  path: JSONPath,
  shape: unknown,
  names: readonly string[],
): Diagnostic[] =>
  placeholdersIn(shape, path).flatMap((found) =>
    unknownWord(json, found.path, found.name, new Set(names), 'unknown-placeholder', 'name'),
  );

/** Placeholders are named like values. */
export const placeholders: Rule<Call> = (entries, project) => {
  const { all } = namesOf(project);
  return entries.flatMap((json) => unknownPlaceholders(json, ['body'], json.value.body, all));
};
