import type { Json, JsonPath } from './types.ts';

/** Values for the placeholders of a shape, by name. */
export type Values = Readonly<Record<string, Json | undefined>>;

/** How the content of the input file is written into JSON. */
export type FileEncoding = 'base64' | 'dataUrl';

/** A shape with its values in place. */
export interface Filled {
  readonly json: Json;
  /** Where the content of the file belongs. */
  readonly files: readonly JsonPath[];
  readonly encoding: FileEncoding | undefined;
  /** Placeholders without a value. */
  readonly missing: readonly string[];
}

type JsonObject = { readonly [key: string]: Json | undefined };

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text with every {name} replaced by the value of that name; names without one are put into missing. */
function fillText(text: string, values: Values, missing: string[]): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (typeof value !== 'string') missing.push(name);
    return String(value);
  });
}

/**
 * Puts values into a shape (schemas/provider.schema.json, shape).
 * @param fileUrl Written where the content of the file would be, for a file that is given by its address.
 */
export function fill(shape: Json, values: Values, fileUrl?: string): Filled {
  const files: JsonPath[] = [];
  const missing: string[] = [];
  let encoding: FileEncoding | undefined;

  const walkObject = (value: JsonObject, path: JsonPath): Json | undefined => {
    if (value.$ !== undefined) {
      const names = [value.$].flat() as string[];
      const name = names.find((name) => values[name] !== undefined);
      if (name === undefined) missing.push(...names);
      return name === undefined ? undefined : values[name];
    }
    if (typeof value.$text === 'string') return fillText(value.$text, values, missing);
    if (typeof value.$file === 'string') {
      encoding = value.$file as FileEncoding;
      if (fileUrl !== undefined) return fileUrl;
      files.push(path);
      return undefined;
    }
    const entries: [string, Json][] = [];
    for (const [key, item] of Object.entries(value)) {
      const filled = item === undefined ? undefined : walk(item, [...path, key]);
      if (filled !== undefined) entries.push([key, filled]);
    }
    return Object.fromEntries(entries);
  };

  const walk = (value: Json, path: JsonPath): Json | undefined => {
    if (Array.isArray(value)) {
      const items = value.map((item: Json, index) => walk(item, [...path, index])).filter((item) => item !== undefined);
      // A list of files alone is made when the content is put in.
      return items.length === 0 && value.length > 0 ? undefined : items;
    }
    return isObject(value) ? walkObject(value, path) : value;
  };

  return { json: walk(shape, []) ?? {}, files, encoding, missing };
}

/** The base with the addition merged in, objects key by key; the addition wins. */
export function merge(base: Json, addition: Json): Json {
  if (!isObject(base) || !isObject(addition)) return addition;
  const merged: Record<string, Json | undefined> = { ...base };
  for (const [key, value] of Object.entries(addition)) {
    const before = Object.hasOwn(merged, key) ? merged[key] : undefined;
    merged[key] = before === undefined || value === undefined ? value : merge(before, value);
  }
  return merged;
}

/** The value with the item put at the path; objects and lists on the way are made. */
export function putAt(value: Json | undefined, path: JsonPath, item: Json): Json {
  const [key, ...rest] = path;
  if (key === undefined) return item;
  if (typeof key === 'number') {
    const list = Array.isArray(value) ? [...value] : [];
    list[key] = putAt(list[key], rest, item);
    return list;
  }
  const object: Record<string, Json | undefined> = isObject(value) ? { ...value } : {};
  object[key] = putAt(Object.hasOwn(object, key) ? object[key] : undefined, rest, item);
  return object;
}
