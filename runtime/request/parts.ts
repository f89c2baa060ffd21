import { chat } from '../../out/modules/calls.ts';
import { isAddress, looksLikeFile } from './media.ts';
import { putAt } from './shape.ts';
import type { Json, JsonPath, SampleInput, SharedCall } from './types.ts';

/** A part of a message: what of, and the name of the file whose content it holds. */
interface Part {
  readonly type: string;
  readonly file?: { readonly name: string; readonly path: JsonPath };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is known of the types of parts (catalogue/calls), by type. */
export type Parts = SharedCall['parts'];

const typeOf = (parts: Parts, type: string) => (Object.hasOwn(parts, type) ? parts[type] : undefined);

/** Data that is the name of a local file; base64 has no dot, and an address is none. */
const namesFile = (data: unknown): data is string =>
  typeof data === 'string' && !isAddress(data) && looksLikeFile(data);

function partOf(part: unknown, path: JsonPath, parts: Parts): Part | undefined {
  if (!isObject(part) || typeof part.type !== 'string') return undefined;
  const { type } = part;
  const key = typeOf(parts, type)?.file;
  const inner = part[type];
  const data = key !== undefined && isObject(inner) ? inner[key] : undefined;
  return key !== undefined && namesFile(data) ? { type, file: { name: data, path: [...path, type, key] } } : { type };
}

/** The parts that messages of a chat consist of, but for messages that are a text; paths begin at the list of messages. */
export function partsOf(messages: unknown, parts: Parts = chat.parts): Part[] {
  if (!Array.isArray(messages)) return [];
  return messages.flatMap((message: unknown, at) => {
    const content = isObject(message) ? message.content : undefined;
    if (!Array.isArray(content)) return [];
    return content.flatMap((part: unknown, index) => partOf(part, [at, 'content', index], parts) ?? []);
  });
}

/** The messages with the file of another name in the place of each that they name, and its extension for the format. */
export function withFileOf(messages: readonly unknown[], name: string): Json {
  const format = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  // What stands in the catalogue is JSON: the copy says so to the compiler, too.
  const copy: Json = JSON.parse(JSON.stringify(messages));
  return partsOf(copy).reduce<Json>((value, { file }) => {
    if (file === undefined) return value;
    const put = (key: string, item: string, all: Json) => putAt(all, [...file.path.slice(0, -1), key], item);
    return put('format', format, put(String(file.path.at(-1)), name, value));
  }, copy);
}

/** The name of the file that a sample sends; nothing where it sends none. */
export function fileOfSample(sample: SampleInput | undefined): string | undefined {
  if (sample?.kind === 'messages') return partsOf(sample.messages).flatMap(({ file }) => file?.name ?? [])[0];
  return sample && 'file' in sample ? sample.file : undefined;
}

/** The type of a part that not every provider takes, and that is not among those that one takes besides. */
export const untaken = (messages: unknown, takes: readonly string[], parts: Parts = chat.parts): string | undefined =>
  partsOf(messages, parts).find(({ type }) => {
    const known = typeOf(parts, type);
    return known !== undefined && !known.always && !takes.includes(type);
  })?.type;

/** The JSON value without what stands at a path. */
export function without(value: Json | undefined, [key, ...rest]: JsonPath): Json | undefined {
  if (Array.isArray(value)) return value.map((item: Json, at) => (at === key ? (without(item, rest) ?? null) : item));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]): [string, Json | undefined][] =>
      name !== key ? [[name, inner as Json]] : rest.length === 0 ? [] : [[name, without(inner as Json, rest)]],
    ),
  );
}
