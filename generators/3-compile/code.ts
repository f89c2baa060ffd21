/** How tightly an expression of TypeScript binds, loosest first. */
export const LEVEL = { choice: 0, either: 1, both: 2, comparison: 3, unary: 4, primary: 5 } as const;

type Level = (typeof LEVEL)[keyof typeof LEVEL];

/** An expression of TypeScript. */
export interface Code {
  text: string;
  level: Level;
}

export const primary = (text: string): Code => ({ text, level: LEVEL.primary });

/** The expression as an operand: in parentheses when it binds less tightly than its place needs. */
export const operand = (code: Code, level: Level): string => (code.level < level ? `(${code.text})` : code.text);

export const comparison = (left: Code, operator: string, right: string): Code => ({
  text: `${operand(left, LEVEL.unary)} ${operator} ${right}`,
  level: LEVEL.comparison,
});

export const both = (parts: readonly Code[]): Code =>
  parts.length === 1 && parts[0]
    ? parts[0]
    : { text: parts.map((part) => operand(part, LEVEL.both)).join(' && '), level: LEVEL.both };

export const either = (parts: readonly Code[]): Code =>
  parts.length === 1 && parts[0]
    ? parts[0]
    : { text: parts.map((part) => operand(part, LEVEL.both)).join(' || '), level: LEVEL.either };

export const not = (code: Code): Code => ({ text: `!${operand(code, LEVEL.unary)}`, level: LEVEL.unary });

const LINE_SEPARATORS = /[\u2028\u2029]/g;
const escapedCode = (mark: string): string => `\\u${mark.charCodeAt(0).toString(16)}`;

/** A string literal: in single quotes, unless double ones need fewer backslashes. */
export function quote(text: string): string {
  const double = JSON.stringify(text).replace(LINE_SEPARATORS, escapedCode);
  if (text.split("'").length > text.split('"').length) return double;
  return `'${double.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** The key of a field in an object: in quotes only where it must be. */
export const keyText = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key));

export const quotedList = (list: readonly string[]): string => `[${list.map(quote).join(', ')}]`;

/** Text of a template literal; a dollar sign at the end could meet a brace of the next node. */
export const templateText = (text: string): string => text.replace(/[\\`]|\$(?=\{|$)/g, '\\$&');

/** A part of a printed text: static text, or an expression. */
export type Piece = { text: string } | { code: Code; isText: boolean };

/** The pieces one after the other: a string literal where all is static, the expression where it stands alone, else a template literal. */
export function joined(pieces: readonly Piece[]): Code {
  const [only] = pieces;
  if (pieces.length === 1 && only && 'code' in only && only.isText) return only.code;
  const texts = pieces.map((piece) => ('text' in piece ? piece.text : undefined));
  const all = texts.join('');
  if (!texts.includes(undefined) && !all.includes('\n')) return primary(quote(all));
  const inside = pieces.map((piece) => ('text' in piece ? templateText(piece.text) : `\${${piece.code.text}}`));
  return primary(`\`${inside.join('')}\``);
}

/** Code in the place of a value among JSON data. */
export class Raw {
  readonly code: string;

  constructor(code: string) {
    this.code = code;
  }
}
