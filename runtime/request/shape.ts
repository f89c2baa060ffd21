import type { Json, JsonPath } from './types.ts';

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json | undefined } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
