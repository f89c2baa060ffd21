import { BEFORE, type Json, printLiteral, printText, type TextStyle } from '../shared/literal.ts';
import { rubyString } from './escape.ts';

const STEP = 2;

const TEXT: TextStyle = {
  around: STEP + 4,
  before: BEFORE,
  quote: rubyString,
  join: (pieces, indent) => pieces.join(` \\\n${' '.repeat(indent + STEP)}`),
};

/** Text as a string literal; one that is long in several lines, which Ruby reads as one. */
export const rubyText = (text: string, indent = 0): string => printText(text, indent, TEXT);

/** A key as it stands in a hash, without the colon, and behind one: a symbol. */
export const rubySymbol = (key: string): string => (/^[A-Za-z_]\w*$/.test(key) ? key : rubyString(key));

const scalar = (value: string | number | boolean | null, indent: number): string => {
  if (typeof value === 'string') return rubyText(value, indent);
  return value === null || !Number.isFinite(typeof value === 'number' ? value : 0) ? 'nil' : String(value);
};

/** A JSON value as a Ruby literal, with symbols for keys; a number that is not finite becomes nil. */
export const rubyLiteral = (value: Json, indent = 0): string =>
  printLiteral(value, indent, {
    step: STEP,
    list: ['[', ']'],
    object: ['{', '}'],
    pad: ' ',
    trailing: '',
    key: rubySymbol,
    scalar,
  });

/** Texts as an array; an array of words where all of them are words, as Ruby writes such a one. */
export const rubyWords = (texts: readonly string[], indent = 0): string =>
  texts.length > 1 && texts.every((text) => /^\w+(?:-\w+)*$/.test(text))
    ? `%w[${texts.join(' ')}]`
    : rubyLiteral(texts, indent);
