/** What code in a language looks like, roughly: enough to colour a snippet that was made in the browser. */
export interface Grammar {
  comment: RegExp;
  string: RegExp;
  keyword: RegExp;
  constant: RegExp;
  call: RegExp;
}

/** A piece of code with its class in styles/code.css, when it has one. */
export interface Painted {
  text: string;
  name?: string;
}

/** No snippet comes near it. The patterns of strings look for their end, in time that can be quadratic in what they are given. */
const LONGEST = 20_000;

const CLASSES = { comment: 'c', string: 's', keyword: 'k', constant: 'n', call: 'f' } as const;

const grammars = import.meta.glob<Grammar>('../../../languages/*/grammar.ts', { eager: true, import: 'grammar' });

const pattern = (grammar: Grammar): RegExp =>
  new RegExp(
    Object.keys(CLASSES)
      .map((name) => `(?<${name}>${grammar[name as keyof Grammar].source})`)
      .join('|'),
    'gm',
  );

/** The code in pieces; joined they are the code. A language without a grammar, and code without measure, stays plain. */
export function paint(code: string, language: string): Painted[] {
  const grammar = grammars[`../../../languages/${language}/grammar.ts`];
  if (!grammar || code.length > LONGEST) return [{ text: code }];
  const pieces: Painted[] = [];
  let at = 0;
  for (const match of code.matchAll(pattern(grammar))) {
    if (match.index > at) pieces.push({ text: code.slice(at, match.index) });
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0] as keyof typeof CLASSES;
    pieces.push({ text: match[0], name: CLASSES[kind] });
    at = match.index + match[0].length;
  }
  if (at < code.length) pieces.push({ text: code.slice(at) });
  return pieces;
}
