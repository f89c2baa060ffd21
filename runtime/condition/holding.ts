import type { Model } from '../../out/types/model.ts';
import { lastKept } from '../memo.ts';

/** Fields, and values of which one is what a field says, or stands in its list. */
export type Among = readonly [fields: readonly (keyof Model)[], values: readonly string[]];

/** Something that holds of some models. */
export interface Conditional {
  /** Wherever it holds, the model has one of these; absent where that cannot be told by values of fields. */
  readonly among?: readonly Among[];
  /** What is asked of models that have one, or of all; absent where having one is all that is asked. */
  readonly holds?: (model: Model) => boolean;
}

/** Where the items stand that a value lets hold, by field and value. */
interface Index {
  readonly fields: readonly (readonly [field: keyof Model, places: ReadonlyMap<string, readonly number[]>])[];
  /** 1 for each item that is asked of all models. */
  readonly always: Uint8Array;
}

function indexOf(items: readonly Conditional[]): Index {
  const fields = new Map<keyof Model, Map<string, number[]>>();
  const add = (field: keyof Model, value: string, place: number): void => {
    const places = fields.get(field) ?? new Map<string, number[]>();
    fields.set(field, places.set(value, [...(places.get(value) ?? []), place]));
  };
  for (const [place, { among = [] }] of items.entries())
    for (const [names, values] of among)
      for (const field of names) for (const value of values) add(field, value, place);
  return { fields: [...fields], always: Uint8Array.from(items, ({ among }) => (among ? 0 : 1)) };
}

/**
 * Makes the function that tells which of many items hold of a model, in their order. What the model has is looked up once,
 * so that only what can hold is asked.
 */
export function holding<Item extends Conditional>(items: readonly Item[]): (model: Model) => readonly Item[] {
  let index: Index | undefined;
  const asked = new Uint8Array(items.length);
  const mark = (places: readonly number[] | undefined): void => {
    if (places) for (const place of places) asked[place] = 1;
  };
  return lastKept((model) => {
    index ??= indexOf(items);
    asked.set(index.always);
    for (const [field, places] of index.fields) {
      const value: unknown = model[field];
      if (typeof value === 'string') mark(places.get(value));
      else if (Array.isArray(value)) for (const item of value) mark(places.get(item));
    }
    const held: Item[] = [];
    for (let place = 0; place < asked.length; place += 1) {
      const item = items[place];
      if (asked[place] === 1 && item && (item.holds?.(model) ?? true)) held.push(item);
    }
    return held;
  });
}
