import { jsonLiteral } from '../../languages/json/literal.ts';
import { escapePowershellSingle } from '../../languages/powershell/escape.ts';
import { visible } from '../../languages/shared/characters.ts';
import {
  asciiJson,
  badName,
  type Command,
  endsName,
  isDocument,
  isResult,
  isSource,
  type JoinedWord,
  type JsonWord,
  linesOf,
  MARGIN,
  piecesOf,
  programOf,
  resultOf,
  type Said,
  type SourceWord,
  together,
  type Unsayable,
  type Word,
} from '../shared/shell.ts';

/** Words that stand as they are: no dot in an option, which would be cut in two there, and no number (1kb is 1024). */
const BARE = /^(?:[A-Za-z_][A-Za-z0-9_./:-]*|--?[A-Za-z][A-Za-z0-9-]*)$/;

/** Names that call a program as they stand. What else is a word in the place of a program needs the call operator. */
const PROGRAM = /^[A-Za-z][A-Za-z0-9_-]*(?:\.[A-Za-z0-9]+)?$/;

/** Words of the language itself (about_Language_Keywords). */
const KEYWORDS = new Set(
  `begin break catch class continue data define do dynamicparam else elseif end enum exit filter finally for foreach from
  function hidden if in param process return static switch throw trap try until using var while`.split(/\s+/),
);

/** What means something between double quotation marks: their kinds, the escape character, and variables. */
const DOUBLE = /["\u201c-\u201e`$]/g;

const quoted = (text: string): string => `'${escapePowershellSingle(text)}'`;

/**
 * Why a program would not get a text as PowerShell 5.1 to 7.2 hand it on (about_Parsing, "Passing arguments that contain
 * quote characters"): they drop an empty word, leave quotation marks for the program to take as its own, and put
 * quotation marks around white space without minding a backslash in front of the last.
 */
function unpassable(text: string): Unsayable | undefined {
  if (text === '') return { reason: 'cannot pass an empty word to a program before version 7.3' };
  if (text.includes('"')) return NO_MARK;
  return text.endsWith('\\') && SPACE.test(text) ? NO_BACKSLASH : undefined;
}

const NO_MARK: Unsayable = { reason: 'cannot pass a quotation mark to a program before version 7.3' };
const NO_BACKSLASH: Unsayable = {
  reason: 'cannot pass white space and a last backslash to a program before version 7.3',
};

/** White space as .NET sees it (Char.IsWhiteSpace). */
const SPACE = /[\s\u0085]/;

/** A text as a string in code. */
const textWord = (text: string): string => (BARE.test(text) ? text : quoted(text));

function printWord(word: string | JoinedWord): Said {
  const pieces = piecesOf(word).map((piece) => (typeof piece === 'string' ? visible(piece) : piece));
  const text = pieces.filter((piece) => typeof piece === 'string').join('');
  if (pieces.every((piece) => typeof piece === 'string')) return unpassable(text) ?? textWord(text);
  if (text.includes('"')) return NO_MARK;
  // White space in the value would put quotation marks around the word.
  if (text.endsWith('\\') && typeof pieces.at(-1) === 'string') return NO_BACKSLASH;
  const said = pieces.map((piece, at) => {
    if (typeof piece === 'string') return piece.replace(DOUBLE, '`$&');
    return badName(piece.env) ?? (endsName(pieces[at + 1]) ? `$env:${piece.env}` : `\${env:${piece.env}}`);
  });
  return together(said, (codes) => `"${codes.join('')}"`);
}

/** The program in front, called by name where its name can be nothing else. */
function printProgram(word: Word): Said {
  if (typeof word === 'string' && PROGRAM.test(word) && !KEYWORDS.has(word.toLowerCase())) return word;
  if (isDocument(word) || isSource(word) || isResult(word)) return { reason: 'cannot call a JSON document or a file' };
  return together([printWord(word)], ([code = '']) => `& ${BARE.test(code) ? quoted(code) : code}`);
}

/** The document that goes in by a pipe; ASCII alone, which is what version 5.1 sends. */
const hereString = ({ json }: JsonWord): string => `@'\n${asciiJson(jsonLiteral(json))}\n'@ | `;

/** The whole name of a file that is there; where it is not, the line ends with that error. */
function sourceWord({ before, file }: SourceWord): Said {
  const name = visible(file);
  if (`${before}${name}`.includes('"')) return NO_MARK;
  return `"${before.replace(DOUBLE, '`$&')}$(Resolve-Path -LiteralPath ${quoted(name)} -ErrorAction Stop)"`;
}

function printArgument(word: Word): Said {
  if (isResult(word)) return '$answer';
  if (isSource(word)) return sourceWord(word);
  if (!isDocument(word)) return printWord(word);
  return word.piped === undefined ? { reason: 'cannot pass a JSON document to this program' } : printWord(word.piped);
}

/** A command that writes a file: what it writes goes to a file of the system's own first. */
const keepingResult = (code: string, name: string): string => `$answer = New-TemporaryFile
${code}
if ($LASTEXITCODE -ne 0) { throw (Get-Content -Raw $answer) }
Move-Item -Force $answer ${textWord(name)}`;

/**
 * A command for PowerShell 5.1 and 7 alike. A JSON document goes in by a pipe, because its quotation marks arrive in one
 * version or the other but not in both.
 */
export function printCommand(command: Command, programs?: Readonly<Record<string, string>>): Said {
  if (command.input !== undefined) return { reason: 'cannot give a program a file as its input' };
  const lines = linesOf(command);
  const documents = lines.flat().filter(isDocument);
  if (documents.length > 1) return { reason: 'cannot pass two JSON documents to a program' };
  const said = lines.map((words, line) =>
    together(
      words.map((word, at) => (line + at === 0 ? printProgram(programOf(word, programs)) : printArgument(word))),
      (codes) => codes.join(' '),
    ),
  );
  const result = resultOf(command);
  return together(said, (codes) => {
    const code = documents.map(hereString).join('') + codes.join(` \`\n${MARGIN}`);
    return result === undefined ? code : keepingResult(code, result);
  });
}

/** The line that sets an environment variable. */
export function setVariable(name: string, value: string): Said {
  const bad = badName(name);
  if (bad) return bad;
  // An empty value takes the variable away (about_Environment_Variables).
  if (value === '') return { reason: 'cannot set an environment variable to nothing' };
  return `$env:${name} = ${quoted(visible(value))}`;
}
