/** What code in a language looks like, roughly: enough to colour a snippet. */
export interface Grammar {
  comment: RegExp;
  string: RegExp;
  keyword: RegExp;
  constant: RegExp;
  call: RegExp;
}

/** A kind of piece that has a colour. */
export type Kind = keyof Grammar;

/** A piece of code with its kind, when it has one. */
export interface Piece {
  text: string;
  kind?: Kind;
}

/** No snippet comes near it. The patterns of strings look for their end, in time that can be quadratic in what they are given. */
const LONGEST = 20_000;

const pattern = (grammar: Grammar): RegExp =>
  new RegExp(
    Object.entries(grammar)
      .map(([name, { source }]) => `(?<${name}>${source})`)
      .join('|'),
    'gm',
  );

/** The code in pieces; joined they are the code. Code without a grammar, and code without measure, stays plain. */
export function piecesOf(code: string, grammar: Grammar | undefined): Piece[] {
  if (!grammar || code.length > LONGEST) return [{ text: code }];
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of code.matchAll(pattern(grammar))) {
    if (match.index > at) pieces.push({ text: code.slice(at, match.index) });
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0];
    pieces.push({ text: match[0], kind: kind as Kind });
    at = match.index + match[0].length;
  }
  if (at < code.length) pieces.push({ text: code.slice(at) });
  return pieces;
}
