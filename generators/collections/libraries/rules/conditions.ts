import type { JSONPath } from 'jsonc-parser';
import type { Condition } from '../../../../out/types/condition.ts';
import type { Library } from '../../../../out/types/library.ts';
import { detectConditions } from '../../../2-analyse/detection.ts';
import type { Rule } from '../../collection.ts';
import { seeds } from '../../seeds/source.ts';
import { tasks } from '../../tasks/source.ts';
import { idsOf, itemsOf, unknownWord } from '../../vocabulary.ts';

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

/** The conditions of an entry, each with its path. */
const conditionsOf = (library: Library): { path: JSONPath; condition: Condition }[] => [
  ...detectConditions(library),
  ...(library.variants ?? []).flatMap(({ when }, index) =>
    when ? [{ path: ['variants', index, 'when'], condition: when }] : [],
  ),
];

/** A condition asks for tags that a seed carries and for tasks that have an entry. */
export const conditions: Rule<Library> = (libraries, project) => {
  const tags = itemsOf(project, seeds, 'tags');
  const ids = idsOf(project, tasks);
  return libraries.flatMap((json) =>
    conditionsOf(json.value).flatMap(({ condition: when, path: at }) => {
      const found: ReturnType<Rule<Library>> = [];
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
