/** What a letter behind a backtick stands for (about_Special_Characters). */
const ESCAPES: Readonly<Record<string, string>> = {
  '0': '\0',
  a: '\u0007',
  b: '\b',
  e: '\u001b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

const isSingle = (character: string | undefined): boolean => /^['\u2018-\u201b]$/.test(character ?? '');
const isDouble = (character: string | undefined): boolean => /^["\u201c-\u201e]$/.test(character ?? '');

/** A string that begins in code, and how many characters it takes. */
interface Read {
  readonly text: string;
  readonly length: number;
}

/** '…': any single mark ends it, and two in a row are the second one. */
function readSingle(code: string): Read {
  let text = '';
  for (let at = 1; at < code.length; at += 1) {
    if (isSingle(code[at])) {
      at += 1;
      if (!isSingle(code[at])) return { text, length: at };
    }
    text += code[at];
  }
  throw new SyntaxError('a string without an end');
}

/** What a backtick and the characters behind it stand for. */
function readEscape(code: string, at: number): Read {
  const digits = /^`u\{([0-9a-f]{1,6})\}/i.exec(code.slice(at, at + 11));
  if (digits) return { text: String.fromCodePoint(Number.parseInt(digits[1] as string, 16)), length: digits[0].length };
  const next = code[at + 1] ?? '';
  if (next === 'u' || next === '') throw new SyntaxError('an escape without an end');
  return { text: ESCAPES[next] ?? next, length: 2 };
}

/** "…": any double mark ends it, a backtick escapes, and what a dollar sign expands is none of ours. */
function readDouble(code: string): Read {
  let text = '';
  for (let at = 1; at < code.length; ) {
    if (code[at] === '`') {
      const said = readEscape(code, at);
      text += said.text;
      at += said.length;
    } else if (isDouble(code[at])) {
      if (!isDouble(code[at + 1])) return { text, length: at + 1 };
      text += code[at + 1];
      at += 2;
    } else if (code[at] === '$' && /[\w{(:^?$\p{L}]/u.test(code[at + 1] ?? '')) throw new SyntaxError('$ expands');
    else {
      text += code[at];
      at += 1;
    }
  }
  throw new SyntaxError('a string without an end');
}

/** A here-string without expansion: it ends at a single mark and an at sign that begin a line. */
function readHere(code: string): Read {
  const head = /^@['\u2018-\u201b][ \t]*\r?\n/.exec(code)?.[0].length ?? 0;
  const end = /\r?\n['\u2018-\u201b]@/.exec(code.slice(head - 1));
  if (head === 0 || end === null) throw new SyntaxError('a here-string without an end');
  const from = head - 1 + end.index;
  return { text: code.slice(head, Math.max(head, from)), length: from + end[0].length };
}

/**
 * What a string of PowerShell stands for, by about_Quoting_Rules and about_Special_Characters.
 * @throws When it is no string, or not one alone.
 */
export function decodePowershell(code: string): string {
  const [first] = code;
  const read = first === '@' ? readHere(code) : isSingle(first) ? readSingle(code) : readDouble(code);
  if (read.length !== code.length || !(first === '@' || isSingle(first) || isDouble(first)))
    throw new SyntaxError(`no string alone: ${code}`);
  return read.text;
}
