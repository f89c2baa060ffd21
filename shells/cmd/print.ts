import { jsonLiteral } from '../../languages/json/literal.ts';
import { visible } from '../../languages/shared/characters.ts';
import {
  asciiJson,
  badName,
  type Command,
  isDocument,
  isResult,
  isSource,
  isUnsayable,
  type JsonWord,
  linesOf,
  MARGIN,
  piecesOf,
  programOf,
  resultOf,
  type Said,
  together,
  type Unsayable,
  type Word,
  withInput,
} from '../shared/shell.ts';

/** Words that mean nothing to cmd and are one word for every program. */
const BARE = /^[A-Za-z0-9_.:/@+\\-]+$/;

/** Programs that cmd finds by what is typed; a slash would end the name. */
const PROGRAM = /^[A-Za-z0-9_.-]+$/;
const PROGRAM_IN_QUOTES = /^[A-Za-z0-9_.:\\ -]+$/;

/** The longest command line (Microsoft, "Command prompt (Cmd.exe) command-line string limitation"). */
const LONGEST = 8191;

/** What cmd acts on outside quotation marks. */
const OPERATOR = /[&|<>^()]/;

/** Why cmd has no way to say a text inside a word. */
function unsayable(text: string): Unsayable | undefined {
  if (text.includes('\n')) return { reason: 'cannot pass a line break to a program' };
  if (text.includes('%')) return { reason: 'takes a percent sign for a variable' };
  if (text.includes('!')) return { reason: 'may take an exclamation mark for a variable' };
  const marks = text.split('"').length - 1;
  // Behind each such mark cmd and the program differ in what is inside of quotation marks, until the next.
  if (marks % 2 === 1) return { reason: 'cannot pass a single quotation mark' };
  if (marks > 0 && OPERATOR.test(text)) return { reason: 'cannot pass a quotation mark and an operator in one word' };
  return undefined;
}

/** The text with the backslashes at its end doubled. A loop, since `/\\+$/` takes quadratic time on those that are not at the end. */
function withLastDoubled(text: string): string {
  let start = text.length;
  while (text[start - 1] === '\\') start--;
  return text + text.slice(start);
}

/**
 * Inside quotation marks, as programs take them apart (CommandLineToArgvW): a quotation mark gets a backslash, backslashes
 * in front of it or of the closing one are doubled.
 */
const inQuotes = (text: string): string => `"${text.split('"').map(withLastDoubled).join('\\"')}"`;

/**
 * On one line, with everything escaped that cmd could act on, for quotation marks do not hold it back here; those inside
 * a text too, so that the others come in pairs.
 */
function documentWord({ json }: JsonWord): string {
  const line = jsonLiteral(json).replace(/\n\s*/g, ' ');
  const paired = line.replace(/\\(.)/g, (all, character) => (character === '"' ? '\\u0022' : all));
  return inQuotes(asciiJson(paired, /[%!&|<>^()]/));
}

function printWord(word: Word): Said {
  if (isDocument(word)) return documentWord(word);
  if (isResult(word)) return ANSWER;
  if (isSource(word)) return printWord(word.before + word.file);
  const pieces = piecesOf(word).map((piece) => (typeof piece === 'string' ? visible(piece) : piece));
  const text = pieces.filter((piece) => typeof piece === 'string').join('');
  const hasVariable = pieces.some((piece) => typeof piece !== 'string');
  const refusal = unsayable(text);
  if (refusal) return refusal;
  if (!hasVariable) return BARE.test(text) ? text : inQuotes(text);
  if (text.includes('"')) return { reason: 'cannot pass a quotation mark and a variable in one word' };
  const said = pieces.map((piece) => (typeof piece === 'string' ? piece : (badName(piece.env) ?? `%${piece.env}%`)));
  return together(said, (codes) => `"${withLastDoubled(codes.join(''))}"`);
}

function printProgram(word: Word): Said {
  if (typeof word === 'string' && PROGRAM.test(word)) return word;
  if (typeof word === 'string' && PROGRAM_IN_QUOTES.test(word)) return `"${word}"`;
  return { reason: 'cannot call a program of that name' };
}

const printInput = (file: string | undefined): Said =>
  file === undefined
    ? ''
    : together([visible(file).includes('"') ? NO_FILE : printWord(file)], ([name]) => ` < ${name}`);

const NO_FILE: Unsayable = { reason: 'cannot read a file whose name has a quotation mark' };

/** Where a program writes what becomes a file once it has succeeded. */
const ANSWER = '"%TEMP%\\answer"';

/** A command that writes a file; the last program is there to fail, which ends neither a prompt nor a file. */
const keepingResult = (code: string, name: string): Said =>
  together(
    [printWord(name)],
    ([word]) => `${code} && (move /y ${ANSWER} ${word}) || (type ${ANSWER} >&2 & cmd /c exit 1)`,
  );

/** A command for cmd, at its prompt and in a file, whether it expands variables late or not. */
export function printCommand(given: Command, programs?: Readonly<Record<string, string>>): Said {
  const command = withInput(given);
  const result = resultOf(command);
  const said = linesOf(command).map((words, line) =>
    together(
      words.map((word, at) => (line + at === 0 ? printProgram(programOf(word, programs)) : printWord(word))),
      (codes) => codes.join(' '),
    ),
  );
  const plain = together([together(said, (lines) => lines.join(` ^\n${MARGIN}`)), printInput(command.input)], (parts) =>
    parts.join(''),
  );
  const code = isUnsayable(plain) || result === undefined ? plain : keepingResult(plain, result);
  return !isUnsayable(code) && code.length > LONGEST ? { reason: `takes at most ${LONGEST} characters` } : code;
}

/** The line that sets an environment variable. */
export function setVariable(name: string, value: string): Said {
  const shown = visible(value);
  const refusal = badName(name) ?? unsayable(shown);
  if (refusal) return refusal;
  // An empty value takes the variable away.
  if (shown === '') return { reason: 'cannot set an environment variable to nothing' };
  if (shown.includes('"')) return { reason: 'cannot set a variable to a text with a quotation mark' };
  return `set "${name}=${shown}"`;
}
