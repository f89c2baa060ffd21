import type { JSONPath } from 'jsonc-parser';
import type { App } from '../../out/types/app.ts';
import type { Condition } from '../../out/types/condition.ts';
import { MODEL } from './library.ts';
import type { Scope } from './scope.ts';
import type { ObjectType } from './types.ts';

/** What the conditions of apps may ask for. */
export const appScope = (model: ObjectType): Scope => ({
  names: new Map(),
  root: model,
  variable: MODEL,
  known: new Map(),
});

interface Placed {
  readonly condition: Condition;
  readonly path: JSONPath;
}

/** The conditions of an app, each with its place in the entry. */
export function conditionsOf({ when, link = [], steps = [] }: App): Placed[] {
  const inner = (at: JSONPath, items: readonly unknown[]): Placed[] =>
    items.flatMap((item, index) => {
      const { when } = item as { when?: Condition };
      return when ? [{ condition: when, path: [...at, index, 'when'] }] : [];
    });
  return [
    { condition: when, path: ['when'] },
    ...inner(['link'], link),
    ...inner(['steps'], steps),
    ...steps.flatMap(({ words = [] }, index) => inner(['steps', index, 'words'], words)),
  ];
}

/** Which models an app takes: those of its condition, without the architectures that it refuses. */
export const takenBy = ({ when, refused }: App): Condition =>
  refused ? { all: [when, { not: { field: 'architecture', equals: refused.architectures } }] } : when;
