import type { JSONPath } from 'jsonc-parser';
import type { App } from '../../../out/types/app.ts';
import { SLOTS } from '../../../runtime/apps/fill.ts';
import { SLOT } from '../../../runtime/fill.ts';
import { appScope, conditionsOf } from '../../2-analyse/app.ts';
import { testOf } from '../../2-analyse/condition.ts';
import { objectTypeOf } from '../../2-analyse/types.ts';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { Rule } from '../collection.ts';
import { shells } from '../shells/source.ts';
import { idsOf, unknownWord } from '../vocabulary.ts';

/** Conditions ask for fields that the model has. */
export const conditions: Rule<App> = (apps, project) => {
  const scope = appScope(objectTypeOf(project.schemas.document('model')));
  return apps.flatMap((json) => {
    const found: Diagnostic[] = [];
    for (const { condition, path } of conditionsOf(json.value))
      testOf(
        condition,
        scope,
        ({ code, values }) => found.push(diagnostic(code, json.placeOf(path), values)),
        didYouMean,
      );
    return found;
  });
};

/** The texts of a value, each with its place. */
const textsOf = (value: unknown, path: JSONPath): { text: string; path: JSONPath }[] => {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? value.map((item, index) => [index, item] as const) : Object.entries(value);
  return keys.flatMap(([key, item]) => textsOf(item, [...path, key]));
};

/** Every slot has a value that may stand in its place. */
export const slots: Rule<App> = (apps) =>
  apps.flatMap((json) =>
    textsOf(json.value, []).flatMap(({ text, path }) =>
      [...text.matchAll(SLOT)].flatMap(([, name = '']) =>
        SLOTS.some((slot) => slot === name)
          ? []
          : [diagnostic('unknown-placeholder', json.placeOf(path), { name, suggestion: didYouMean(name, SLOTS) })],
      ),
    ),
  );

/** Scripts are for shells that have an entry. */
export const knownShells: Rule<App> = (apps, project) => {
  const ids = idsOf(project, shells);
  return apps.flatMap((json) =>
    (json.value.steps ?? []).flatMap(({ shell }, index) =>
      shell === undefined ? [] : unknownWord(json, ['steps', index, 'shell'], shell, ids, 'wrong-value', 'value'),
    ),
  );
};
