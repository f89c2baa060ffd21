/** Any value that JSON can say. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/** Lists and objects up to this many characters, with no list or object inside, are printed on one line. */
export const ONE_LINE_LIMIT = 72;

export const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

export const isContainer = (value: Json): value is readonly Json[] | { readonly [key: string]: Json | undefined } =>
  typeof value === 'object' && value !== null;

/** The entries of an object whose value is there; undefined means absent, as in JSON.stringify. */
export const entriesOf = (value: { readonly [key: string]: Json | undefined }): [string, Json][] =>
  Object.entries(value).filter((entry): entry is [string, Json] => entry[1] !== undefined);

/** How one language writes lists and objects. */
export interface ContainerStyle {
  step: number;
  list: readonly [open: string, close: string];
  object: readonly [open: string, close: string];
  /** Space inside the brackets of an object on one line. */
  pad: string;
  key(key: string): string;
  scalar(value: string | number | boolean | null): string;
}

/**
 * Prints a value as a literal of a language.
 * @param indent Spaces in front of the line on which the literal begins.
 */
export function printLiteral(value: Json, indent: number, style: ContainerStyle): string {
  if (!isContainer(value)) return style.scalar(value);
  const [open, close] = isList(value) ? style.list : style.object;
  const print = (item: Json, at: number): string => printLiteral(item, at, style);
  const items = (at: number): string[] =>
    isList(value)
      ? value.map((item) => print(item, at))
      : entriesOf(value).map(([key, item]) => `${style.key(key)}: ${print(item, at)}`);
  const inner = items(indent + style.step);
  if (inner.length === 0) return open + close;
  const children = isList(value) ? value : entriesOf(value).map(([, item]) => item);
  const pad = isList(value) ? '' : style.pad;
  const line = `${open}${pad}${inner.join(', ')}${pad}${close}`;
  if (!children.some(isContainer) && line.length <= ONE_LINE_LIMIT) return line;
  const margin = ' '.repeat(indent + style.step);
  return `${open}\n${inner.map((item) => `${margin}${item},\n`).join('')}${' '.repeat(indent)}${close}`;
}
