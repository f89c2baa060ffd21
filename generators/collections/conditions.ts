import type { JSONPath } from 'jsonc-parser';
import type { Condition } from '../../out/types/condition.ts';
import type { JsonFile } from '../1-load/json-file.ts';
import type { Project } from '../1-load/project.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { seeds } from './seeds/source.ts';
import { tasks } from './tasks/source.ts';
import { idsOf, itemsOf, unknownWord } from './vocabulary.ts';

const oneOrMore = (value: string | string[]): string[] => (typeof value === 'string' ? [value] : value);

/** Every condition inside a condition, itself first, with its path. */
export function eachCondition(
  condition: Condition,
  path: JSONPath,
  visit: (condition: Condition, path: JSONPath) => void,
): void {
  visit(condition, path);
  if ('not' in condition) eachCondition(condition.not, [...path, 'not'], visit);
  if ('all' in condition)
    for (const [index, inner] of condition.all.entries()) eachCondition(inner, [...path, 'all', index], visit);
  if ('any' in condition)
    for (const [index, inner] of condition.any.entries()) eachCondition(inner, [...path, 'any', index], visit);
}

/** Where a condition stands. */
export interface Standing {
  readonly path: JSONPath;
  readonly condition: Condition;
}

/** The conditions of notices about models, which stand in entries of several collections. */
export const noticeConditions = (
  notices: readonly { readonly when?: Condition; readonly about?: 'dataset' | 'both' }[] = [],
): Standing[] =>
  notices.flatMap(({ when, about }, index) =>
    when && about !== 'dataset' ? [{ path: ['notices', index, 'when'], condition: when }] : [],
  );

/** The conditions of entries ask for tags that a seed carries and for tasks that have an entry. */
export const wordsKnown = <T>(
  entries: readonly JsonFile<T>[],
  project: Project,
  standing: (entry: T) => readonly Standing[],
): Diagnostic[] => {
  const tags = itemsOf(project, seeds, 'tags');
  const ids = idsOf(project, tasks);
  return entries.flatMap((json) =>
    standing(json.value).flatMap(({ condition: when, path: at }) => {
      const found: Diagnostic[] = [];
      const visit = (condition: Condition, path: JSONPath): void => {
        if ('tag' in condition)
          for (const word of oneOrMore(condition.tag))
            found.push(...unknownWord(json, [...path, 'tag'], word, tags, 'unknown-tag', 'tag'));
        if ('task' in condition)
          for (const word of oneOrMore(condition.task))
            found.push(...unknownWord(json, [...path, 'task'], word, ids, 'unknown-task', 'task'));
      };
      eachCondition(when, at, visit);
      return found;
    }),
  );
};
