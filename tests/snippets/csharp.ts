/** A token of C#: what it is, its text, and for a string the value that it stands for. */
export interface CsharpToken {
  kind: 'word' | 'number' | 'mark' | 'string' | 'character' | 'comment';
  text: string;
  value?: string;
}

const SIMPLE: Record<string, string> = {
  "'": "'",
  '"': '"',
  '\\': '\\',
  '0': '\0',
  a: '\u0007',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** ECMA-334, 6.4.5.5 and 6.4.5.6: escapes of character and regular string literals. */
function decoded(body: string): string {
  return body.replace(
    /\\(?:x([0-9A-Fa-f]{1,4})|u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|([\s\S]|$))/g,
    (_, x?: string, u?: string, long?: string, simple?: string) => {
      const digits = x ?? u ?? long;
      if (digits !== undefined) return String.fromCodePoint(Number.parseInt(digits, 16));
      const value = SIMPLE[simple ?? ''];
      if (value === undefined) throw new SyntaxError(`no escape \\${simple}`);
      return value;
    },
  );
}

/** ECMA-334, 6.3.2: what ends a line, and so may stand in no regular string. */
const LINE_END = '\\r\\n\\u0085\\u2028\\u2029';

const TOKENS: [CsharpToken['kind'] | 'space', RegExp][] = [
  ['space', /[\s\ufeff]+/uy],
  ['comment', new RegExp(`//[^${LINE_END}]*`, 'uy')],
  ['comment', /\/\*(?:[^*]|\*(?!\/))*\*\//uy],
  ['string', /@"(?:[^"]|"")*"/uy],
  ['string', new RegExp(`"(?!"")(?:[^"\\\\${LINE_END}]|\\\\[^${LINE_END}])*"`, 'uy')],
  ['character', new RegExp(`'(?:[^'\\\\${LINE_END}]|\\\\[^${LINE_END}]+?)'`, 'uy')],
  ['number', /\d[\w.]*/uy],
  ['word', /@?[\p{L}\p{Nl}_][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}\p{Cf}]*/uy],
  ['mark', /\?\?=|=>|\?\.|\?\?|[<>=!+\-*/%&|^]=|&&|\|\||\+\+|--|[{}()[\].,:;+\-*/%&|^!~=<>?]/uy],
];

function decodedToken(kind: string, text: string): string | undefined {
  if (kind !== 'string') return undefined;
  return text.startsWith('@') ? text.slice(2, -1).replaceAll('""', '"') : decoded(text.slice(1, -1));
}

/** Reads C# without interpolated and raw strings; throws a SyntaxError where no token begins. */
export function csharpTokens(source: string): CsharpToken[] {
  const tokens: CsharpToken[] = [];
  let at = 0;
  while (at < source.length) {
    let found = false;
    for (const [kind, pattern] of TOKENS) {
      pattern.lastIndex = at;
      const [text] = pattern.exec(source) ?? [];
      if (text === undefined) continue;
      if (kind !== 'space') tokens.push({ kind, text, value: decodedToken(kind, text) });
      at += text.length;
      found = true;
      break;
    }
    if (!found) throw new SyntaxError(`no token of C# at ${JSON.stringify(source.slice(at, at + 40))}`);
  }
  return tokens;
}

const CLOSERS: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/** The place in words of a bracket that has no partner; undefined when all have one. */
export function unbalanced(tokens: readonly CsharpToken[]): string | undefined {
  const open: string[] = [];
  for (const { kind, text } of tokens) {
    if (kind !== 'mark') continue;
    if ('([{'.includes(text)) open.push(text);
    else if (text in CLOSERS && open.pop() !== CLOSERS[text]) return `${text} closes nothing`;
  }
  return open.length > 0 ? `${open.at(-1)} is not closed` : undefined;
}
