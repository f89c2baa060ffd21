import { windowsArgv } from '../../test-kit/windows-argv.ts';

export type Environment = Readonly<Record<string, string>>;

/** What PowerShell starts: the words, and what it pipes in. */
export interface Started {
  readonly words: string[];
  readonly input?: string;
}

const isSingle = (character: string | undefined): boolean => /^['\u2018-\u201b]$/.test(character ?? '');
const isDouble = (character: string | undefined): boolean => /^["\u201c-\u201e]$/.test(character ?? '');
/** What ends a bare word of an argument (about_Parsing, argument mode). */
const ENDS = /[\s'"`$@#|;&(){}<>,\u2018-\u201e\u2013-\u2015]/;

/** A reader of the code, for what commands are printed with; whatever else PowerShell has is an error. */
class Reader {
  at = 0;
  readonly code: string;
  readonly environment: Environment;

  constructor(code: string, environment: Environment) {
    this.code = code;
    this.environment = environment;
  }

  get next(): string {
    return this.code[this.at] ?? '';
  }

  /** Takes what a pattern matches here. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    const found = new RegExp(pattern.source, `${pattern.flags.replace('y', '')}y`);
    found.lastIndex = this.at;
    const match = found.exec(this.code) ?? undefined;
    if (match) this.at += match[0].length;
    return match;
  }

  /** White space, and a line that a backtick continues. */
  space(): boolean {
    return this.take(/(?:[ \t]|`\n)+/) !== undefined;
  }

  /** '…': every kind of single mark ends it, and two in a row are the second one. */
  single(): string {
    let text = '';
    for (this.at += 1; this.at < this.code.length; this.at += 1) {
      if (isSingle(this.next)) {
        this.at += 1;
        if (!isSingle(this.next)) return text;
      }
      text += this.next;
    }
    throw new Error('a string without an end');
  }

  /** "…": every kind of double mark ends it; a backtick escapes; $env:NAME and ${env:NAME} are variables. */
  double(): string {
    let text = '';
    for (this.at += 1; this.at < this.code.length; ) {
      const variable = this.take(/\$(?:\{env:(\w+)\}|env:([\p{L}\p{Nd}_?]+))/u);
      if (variable) text += this.environment[variable[1] ?? variable[2] ?? ''] ?? '';
      else if (this.take(/\$\(Resolve-Path -LiteralPath /)) {
        text += this.word();
        if (!this.take(/ -ErrorAction Stop\)/)) throw new Error('a path that may be missing');
      } else if (this.next === '`') {
        if (/[0abefnrtuv]/.test(this.code[this.at + 1] ?? '')) throw new Error('an escape sequence');
        text += this.code[this.at + 1] ?? '';
        this.at += 2;
      } else if (this.next === '$') throw new Error('PowerShell expands $');
      else if (isDouble(this.next)) {
        this.at += 1;
        if (!isDouble(this.next)) return text;
        text += this.next;
        this.at += 1;
      } else {
        text += this.next;
        this.at += 1;
      }
    }
    throw new Error('a string without an end');
  }

  /** One argument: a string, or a bare word without anything that PowerShell acts on. */
  word(): string {
    if (isSingle(this.next)) return this.single();
    if (isDouble(this.next)) return this.double();
    if (this.take(/\$answer(?!\w)/)) return '<answer>';
    const start = this.at;
    while (this.at < this.code.length && !ENDS.test(this.next)) this.at += 1;
    const word = this.code.slice(start, this.at);
    if (word === '') throw new Error(`PowerShell acts on ${this.next}`);
    // Numbers (about_Numeric_Literals), -name:value and -name.member, --% and paths of the home folder are read anew.
    if (/^[+-]?\.?\d|^-[^-\s]*[.:]|^--%|^~|^-$|[*?[\]]/.test(word)) throw new Error(`PowerShell reads ${word} anew`);
    return word;
  }

  hereString(): string | undefined {
    if (!this.take(/@['\u2018-\u201b][ \t]*\n/)) return undefined;
    const end = this.take(/([\s\S]*?)\n['\u2018-\u201b]@/);
    if (!end) throw new Error('a here-string without an end');
    if (!this.take(/ \| /)) throw new Error('a here-string that is not piped');
    return end[1];
  }
}

/** The command of a script that keeps its result, and the name that the result gets; every other script is itself. */
export function readResult(code: string): { code: string; result?: string } {
  const [, inner, name] =
    /^\$answer = New-TemporaryFile\n([\s\S]*)\nif \(\$LASTEXITCODE -ne 0\) \{ throw \(Get-Content -Raw \$answer\) \}\nMove-Item -Force \$answer (.*)$/.exec(
      code,
    ) ?? [];
  return inner === undefined ? { code } : { code: inner, result: new Reader(name ?? '', {}).word() };
}

/** The program and its arguments as PowerShell's parser sees them. */
export function readPowerShell(code: string, environment: Environment = {}): Started {
  const reader = new Reader(code, environment);
  const input = reader.hereString();
  // A string in the place of a program is an expression, unless the call operator stands in front.
  const called = reader.take(/& /) !== undefined;
  if (!called && !/[A-Za-z]/.test(reader.next)) throw new Error('no program');
  const words = [reader.word()];
  while (reader.at < code.length) {
    if (!reader.space()) throw new Error(`PowerShell acts on ${JSON.stringify(reader.next)} at ${reader.at}`);
    words.push(reader.word());
  }
  return input === undefined ? { words } : { words, input };
}

/** White space as .NET sees it (Char.IsWhiteSpace). */
const SPACE = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;

/** Whether the older versions put quotation marks around a word: white space stands where they count as outside. */
function needsQuotes(word: string): boolean {
  let marks = 0;
  let behindSlash = false;
  for (const character of word.split('')) {
    if (character === '"' && !behindSlash) marks += 1;
    else if (SPACE.test(character) && marks % 2 === 0) return true;
    behindSlash = character === '\\';
  }
  return false;
}

/** A word as .NET writes it into a command line (ProcessStartInfo.ArgumentList). */
const pasted = (word: string): string =>
  word !== '' && !/["\s]/.test(word) && !SPACE.test(word)
    ? word
    : `"${word.replace(/(\\*)("|$)/g, (_, slashes: string, mark: string) => slashes + slashes + (mark && '\\"'))}"`;

/** How versions make a command line of arguments (about_Parsing; about_Preference_Variables, $PSNativeCommandArgumentPassing). */
export const VERSIONS: Readonly<Record<string, (words: readonly string[]) => string>> = {
  '5.1': (words) =>
    words
      .filter((word) => word !== '')
      .map((word) => (needsQuotes(word) ? `"${word}"` : word))
      .join(' '),
  '7.2': (words) =>
    words
      .filter((word) => word !== '')
      .map((word) => (needsQuotes(word) ? `"${word}${/\\*$/.exec(word)?.[0] ?? ''}"` : word))
      .join(' '),
  '7.3': (words) => words.map(pasted).join(' '),
};

/** What a program gets from a version of PowerShell. */
export function startedBy(version: string, code: string, environment: Environment = {}): Started {
  const { words, input } = readPowerShell(code, environment);
  const [program = '', ...rest] = words;
  const line = VERSIONS[version]?.(rest) ?? '';
  return { words: windowsArgv(`"${program}" ${line}`), ...(input === undefined ? {} : { input }) };
}
