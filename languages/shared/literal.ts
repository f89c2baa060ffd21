/** Any value that JSON can say. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/** Lists and objects up to this many characters, with no list or object inside, are printed on one line. */
export const ONE_LINE_LIMIT = 72;

/** A line of a literal has up to this many characters, where the text has places to break it. */
const LINE_LIMIT = 100;
/** What may stand before a literal in its line: a name and an operator. */
export const BEFORE = 16;

/**
 * The pieces of a text that is too long for a line, broken behind spaces and line ends; the text alone when it fits, or
 * has no such place, as an address has none.
 * @param indent Spaces in front of the line on which the literal begins.
 * @param around Characters that a line has beside the piece: what indents it, its quotes, an operator.
 * @param print How the language writes a piece.
 * @param before Characters that stand before the first piece alone, where it begins in the line of a name.
 */
export function piecesOf(
  text: string,
  indent: number,
  around: number,
  print: (piece: string) => string,
  before = 0,
): string[] {
  if (indent + BEFORE + text.length <= LINE_LIMIT && indent + BEFORE + print(text).length <= LINE_LIMIT) return [text];
  const room = LINE_LIMIT - indent - around;
  const pieces: string[] = [];
  let piece = '';
  let width = 0;
  for (const word of text.split(/(?<=[ \n])/)) {
    const length = print(word).length;
    const full = width + length > room - (pieces.length === 0 ? before : 0);
    if (piece !== '' && (full || piece.endsWith('\n'))) {
      pieces.push(piece);
      piece = '';
      width = 0;
    }
    piece += word;
    width += length;
  }
  return piece === '' ? pieces : [...pieces, piece];
}

/** Pieces one below the other in brackets, joined by what the language joins texts with. */
export function inLines(pieces: readonly string[], indent: number, step: number, join: string): string {
  const margin = `\n${' '.repeat(indent + step)}`;
  return `(${margin}${pieces.join(join + margin)}\n${' '.repeat(indent)})`;
}

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
  /** What stands behind the last item where each has a line of its own; a comma when absent. */
  trailing?: string;
  /** What stands between a key and its value; a colon and a space when absent. */
  between?: string;
  /** The brackets of an object with these keys, where they may be others than those of the rest. */
  bracketsOf?(keys: readonly string[]): readonly [open: string, close: string];
  key(key: string): string;
  /** @param indent Spaces in front of the line on which it begins. */
  scalar(value: string | number | boolean | null, indent: number): string;
}

/** The fields of an object that are there, each with its key. */
function printFields(value: { readonly [key: string]: Json | undefined }, at: number, style: ContainerStyle): string[] {
  const { between = ': ' } = style;
  const fields: string[] = [];
  for (const key of Object.keys(value)) {
    const item = value[key];
    if (item !== undefined) fields.push(style.key(key) + between + printLiteral(item, at, style));
  }
  return fields;
}

/**
 * Prints a value as a literal of a language.
 * @param indent Spaces in front of the line on which the literal begins.
 */
export function printLiteral(value: Json, indent: number, style: ContainerStyle): string {
  if (!isContainer(value)) return style.scalar(value, indent);
  const list = isList(value);
  const object = list ? undefined : style.bracketsOf?.(entriesOf(value).map(([key]) => key));
  const [open, close] = list ? style.list : (object ?? style.object);
  const at = indent + style.step;
  const items = list ? value.map((item) => printLiteral(item, at, style)) : printFields(value, at, style);
  if (items.length === 0) return open + close;
  const pad = list ? '' : style.pad;
  const flat = !(list ? value : Object.values(value)).some((item) => item !== undefined && isContainer(item));
  if (flat && items.reduce((sum, { length }) => sum + length + 2, 2 * pad.length) <= ONE_LINE_LIMIT)
    return open + pad + items.join(', ') + pad + close;
  const margin = ' '.repeat(at);
  return `${open}\n${margin}${items.join(`,\n${margin}`)}${style.trailing ?? ','}\n${' '.repeat(indent)}${close}`;
}
