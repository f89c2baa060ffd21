import type {
  Command,
  EnvironmentVariable,
  JoinedWord,
  JsonWord,
  ResultWord,
  SourceWord,
  Word,
} from '../../out/types/command.ts';

export type {
  Command,
  EnvironmentVariable,
  JoinedWord,
  JsonWord,
  ResultWord,
  SourceWord,
  Word,
} from '../../out/types/command.ts';

/** Why a shell cannot say something, as a sentence without its subject: "cannot pass a quotation mark to a program". */
export interface Unsayable {
  readonly reason: string;
}

/** Code, or why there is none: a shell prints what arrives as it was given, or nothing. */
export type Said = string | Unsayable;

export const isUnsayable = (said: Said): said is Unsayable => typeof said !== 'string';

/** What a shell prints; every text may be hostile. */
export interface ShellPrinter {
  /**
   * A command line, over several lines where its words are grouped. Ends without a newline.
   * @param programs Names under which programs go there, by the name that the command gives.
   */
  printCommand(command: Command, programs?: Readonly<Record<string, string>>): Said;
  /** The line that sets an environment variable for the programs that are started after it. */
  setVariable(name: string, value: string): Said;
}

/** The code of everything that was said, or the first reason. */
export function together(said: readonly Said[], join: (codes: readonly string[]) => string): Said {
  const codes: string[] = [];
  for (const one of said) {
    if (isUnsayable(one)) return one;
    codes.push(one);
  }
  return join(codes);
}

/** The program's name there. */
export const programOf = (word: Word | undefined, programs: Readonly<Record<string, string>> = {}): Word =>
  typeof word === 'string' && Object.hasOwn(programs, word) ? (programs[word] ?? word) : (word ?? '');

const isGroup = (item: Word | readonly Word[]): item is readonly Word[] => Array.isArray(item);

/** Whether a word is a JSON document. */
export const isDocument = (word: Word): word is JsonWord => typeof word === 'object' && 'json' in word;

/** Whether a word names a file that is read. */
export const isSource = (word: Word): word is SourceWord => typeof word === 'object' && 'file' in word;

/** Whether a word names the file that is written. */
export const isResult = (word: Word): word is ResultWord => typeof word === 'object' && 'result' in word;

/** The first word of a command that is of a kind, in groups too. */
function wordOf<Kind extends Word>({ words }: Command, is: (word: Word) => word is Kind): Kind | undefined {
  for (const item of words) {
    const found = isGroup(item) ? item.find(is) : is(item) ? item : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The command with the file that it reads as its standard input, for shells that refuse to start it without the file. */
export function withInput(command: Command): Command {
  const source = wordOf(command, isSource);
  if (source === undefined) return command;
  const piped = (word: Word): Word => (word === source ? source.piped : word);
  return {
    ...command,
    words: command.words.map((item) => (isGroup(item) ? item.map(piped) : piped(item))),
    input: source.file,
  };
}

/** The name of the file that a command writes; nothing when it writes none. */
export const resultOf = (command: Command): string | undefined => wordOf(command, isResult)?.result;

/** The words of a command, line by line: a group of words begins one. */
export function linesOf({ words }: Command): Word[][] {
  const lines: Word[][] = [[]];
  for (const item of words) {
    if (isGroup(item)) lines.push([...item]);
    else lines.at(-1)?.push(item);
  }
  return lines.filter((line) => line.length > 0);
}

/** What stands in front of every line of a command but the first. */
export const MARGIN = '  ';

/** The pieces of a word that is text with environment variables in it. */
export const piecesOf = (word: string | JoinedWord): readonly (string | EnvironmentVariable)[] =>
  typeof word === 'string' ? [word] : word.join;

/**
 * Whether a variable in front of a piece needs no braces: nothing of the piece could belong to its name, which may hold
 * letters of any alphabet (zsh, PowerShell), or be taken for an index, a modifier or a member.
 */
export const endsName = (next: string | EnvironmentVariable | undefined): boolean =>
  next === undefined || (typeof next === 'string' && (next === '' || /^[ ,;/]/.test(next)));

const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** Why a text is no name of an environment variable in every shell; nothing when it is one. */
export const badName = (name: string): Unsayable | undefined =>
  NAME.test(name) ? undefined : { reason: 'knows no environment variable of that name' };

/** JSON text of ASCII characters alone, whatever code page a console has; the further characters are escaped too. */
export const asciiJson = (text: string, also = /(?!)/): string =>
  [...text]
    .map((character) => (/^[ -~\n]$/.test(character) && !also.test(character) ? character : escaped(character)))
    .join('');

const escaped = (character: string): string =>
  Array.from({ length: character.length }, (_, at) => character.charCodeAt(at))
    .map((code) => `\\u${code.toString(16).padStart(4, '0')}`)
    .join('');
