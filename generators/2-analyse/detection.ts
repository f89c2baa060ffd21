import type { Condition } from '../../out/types/condition.ts';
import type { Library, Sign } from '../../out/types/library.ts';
import type { JsonFile } from '../1-load/json-file.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import { testOf } from './condition.ts';
import { MODEL } from './library.ts';
import type { Test } from './plan.ts';
import type { Scope } from './scope.ts';
import type { ObjectType } from './types.ts';

/** How the models of a library are told, with the conditions decided. */
export interface DetectionPlan {
  id: string;
  aliases: readonly string[];
  hasSnippets: boolean;
  unless: Test | undefined;
  signs: readonly { rank: Sign['rank']; test: Test }[];
}

/** Whether a library has snippets. */
export const hasSnippets = ({ variants = [] }: Pick<Library, 'variants'>): boolean => variants.length > 0;

/** The fields of a library that tell its models. */
export type Detected = Pick<Library, 'id' | 'aliases' | 'detect' | 'variants'>;

/** What tells the models of libraries, as a text that is equal where they are told alike. */
export const signsOf = (libraries: readonly Detected[]): string =>
  JSON.stringify(libraries.map((one) => [one.id, one.aliases ?? [], one.detect ?? {}, hasSnippets(one)]));

/** Every condition of a detection, with its path in the entry. */
export const detectConditions = ({ detect }: Detected): { path: (string | number)[]; condition: Condition }[] => [
  ...(detect?.unless ? [{ path: ['detect', 'unless'], condition: detect.unless }] : []),
  ...(detect?.signs ?? []).map(({ when }, index) => ({ path: ['detect', 'signs', index, 'when'], condition: when })),
];

/** Decides how the models of a library are told. */
export function detectionOf(
  json: JsonFile<Detected>,
  model: ObjectType,
): { plan: DetectionPlan; problems: Diagnostic[] } {
  const { id, aliases = [], detect } = json.value;
  const problems: Diagnostic[] = [];
  const scope: Scope = { names: new Map(), root: model, variable: MODEL, known: new Map() };
  const decide = (condition: Condition, path: (string | number)[]): Test =>
    testOf(
      condition,
      scope,
      ({ code, values }) => problems.push(diagnostic(code, json.placeOf(path), values)),
      didYouMean,
    );
  const plan = {
    id,
    aliases,
    hasSnippets: hasSnippets(json.value),
    unless: detect?.unless && decide(detect.unless, ['detect', 'unless']),
    signs: (detect?.signs ?? []).map(({ when, rank }, index) => ({
      rank,
      test: decide(when, ['detect', 'signs', index, 'when']),
    })),
  };
  return { plan, problems };
}
