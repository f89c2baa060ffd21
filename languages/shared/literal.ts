/** Any value that JSON can say. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/** Lists and objects up to this many characters, with no list or object inside, are printed on one line. */
export const ONE_LINE_LIMIT = 72;

/** A line of a literal has up to this many characters, where the text has places to break it. */
const LINE_LIMIT = 100;
/** What may stand before a literal in its line: a name and an operator. */
export const BEFORE = 16;

/** How one language writes a text that is too long for a line. */
export interface TextStyle {
  /** Characters that a line has beside a piece: what indents it, its quotes, an operator. */
  around: number;
  /** Characters that stand before the first piece alone, where it begins in the line of a name. */
  before?: number;
  /** A text as a literal of one line, in quotes of a character each. */
  quote(text: string): string;
  /** @param indent Spaces in front of the line on which the first piece begins. */
  join(pieces: readonly string[], indent: number): string;
}

/** The pieces of a text, each with what it takes to write it: broken behind spaces and line ends, as wide as there is room. */
function piecesOf(text: string, indent: number, { around, before = 0, quote }: TextStyle): string[] {
  const room = LINE_LIMIT - indent - around;
  const pieces: string[] = [];
  let piece = '';
  let width = 0;
  for (const word of text.split(/(?<=[ \n])/)) {
    const length = quote(word).length - QUOTES;
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

/** The quotes of a literal, one at each end. */
const QUOTES = 2;

/**
 * Prints a text as a literal; one that is too long for a line in pieces, where it has places to break it, as an address
 * has none.
 * @param indent Spaces in front of the line on which the literal begins.
 */
export function printText(text: string, indent: number, style: TextStyle): string {
  const whole = style.quote(text);
  if (indent + BEFORE + whole.length - QUOTES <= LINE_LIMIT) return whole;
  const pieces = piecesOf(text, indent, style);
  return pieces.length > 1 ? style.join(pieces.map(style.quote), indent) : whole;
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

/** What stands between brackets, and whether it may stand on their line. */
interface Inside {
  items: string[];
  /** Whether no item is a list or object. */
  flat: boolean;
}

function printItems(value: readonly Json[], at: number, style: ContainerStyle): Inside {
  const inside: Inside = { items: [], flat: true };
  for (const item of value) {
    if (isContainer(item)) inside.flat = false;
    inside.items.push(printLiteral(item, at, style));
  }
  return inside;
}

/** The fields of an object that are there, each with its key. */
function printFields(value: { readonly [key: string]: Json | undefined }, at: number, style: ContainerStyle): Inside {
  const { between = ': ' } = style;
  const inside: Inside = { items: [], flat: true };
  for (const key of Object.keys(value)) {
    const item = value[key];
    if (item === undefined) continue;
    if (isContainer(item)) inside.flat = false;
    inside.items.push(style.key(key) + between + printLiteral(item, at, style));
  }
  return inside;
}

const MARGINS: string[] = [];

/** The end of a line and the spaces in front of the next. */
const marginOf = (indent: number): string => {
  MARGINS[indent] ??= `\n${' '.repeat(indent)}`;
  return MARGINS[indent];
};

/** Whether items fit a line with what parts them. */
function fitsLine(items: readonly string[], around: number): boolean {
  let width = around;
  for (const item of items) width += item.length + 2;
  return width <= ONE_LINE_LIMIT;
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
  const { items, flat } = list ? printItems(value, at, style) : printFields(value, at, style);
  if (items.length === 0) return open + close;
  const pad = list ? '' : style.pad;
  if (flat && fitsLine(items, 2 * pad.length)) return open + pad + items.join(', ') + pad + close;
  const margin = marginOf(at);
  return open + margin + items.join(`,${margin}`) + (style.trailing ?? ',') + marginOf(indent) + close;
}
