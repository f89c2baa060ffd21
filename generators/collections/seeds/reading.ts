import type { ModelReading } from '../../../out/types/model-reading.ts';
import { isRecord } from '../../../runtime/model/fields.ts';

/** Which parts of a record are read: by field, `everything` or its parts; `*` stands for the items of a list. */
export interface Parts {
  readonly [field: string]: Parts | 'everything';
}

type Growing = { [field: string]: Growing | 'everything' };

function add(parts: Growing, [field = '', ...rest]: readonly string[]): void {
  const known = parts[field];
  if (known === 'everything') return;
  if (rest.length === 0) {
    parts[field] = 'everything';
    return;
  }
  const inner = known ?? {};
  parts[field] = inner;
  add(inner, rest);
}

/** The parts of a record that the schema of the model reads. */
export function partsRead(schema: ModelReading): Parts {
  const parts: Growing = {};
  for (const { 'x-from': from = [] } of Object.values(schema.properties))
    for (const path of [from].flat()) add(parts, path.split('.'));
  return parts;
}

const isIndex = (field: string): boolean => /^\d+$/.test(field);

/** The parts of a list: all items, or those up to the last that is read. */
function partOfList(list: readonly unknown[], parts: Parts): unknown[] {
  const each = parts['*'];
  if (each) return list.map((item) => partOf(item, each));
  const indexes = Object.keys(parts).filter(isIndex).map(Number);
  const inner = parts[String(Math.max(...indexes))];
  return inner ? list.slice(0, Math.max(...indexes) + 1).map((item) => partOf(item, inner)) : [];
}

/** A value reduced to the parts that are read; what has none of them becomes nothing. */
export function partOf(value: unknown, parts: Parts | 'everything'): unknown {
  if (parts === 'everything') return value ?? undefined;
  if (Array.isArray(value)) return partOfList(value, parts);
  if (!isRecord(value)) return value ?? undefined;
  const kept = Object.entries(parts).flatMap(([field, inner]): [string, unknown][] => {
    const part = Object.hasOwn(value, field) ? partOf(value[field], inner) : undefined;
    return part === undefined ? [] : [[field, part]];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
