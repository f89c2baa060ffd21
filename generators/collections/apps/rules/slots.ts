import type { JSONPath } from 'jsonc-parser';
import type { App } from '../../../../out/types/app.ts';
import { SLOTS } from '../../../../runtime/apps/fill.ts';
import { SLOT } from '../../../../runtime/fill.ts';
import { diagnostic } from '../../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../../diagnostics/suggest.ts';
import type { Rule } from '../../collection.ts';

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
