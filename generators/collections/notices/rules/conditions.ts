import type { Notices } from '../../../../out/types/notices.ts';
import type { Rule } from '../../collection.ts';
import { noticeConditions, wordsKnown } from '../../conditions.ts';

/** What the notices about every model ask for is known. */
export const conditions: Rule<Notices> = (entries, project) =>
  wordsKnown(entries, project, ({ notices }) => noticeConditions(notices));
