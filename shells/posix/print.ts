import { escapeShellDouble, shellWord } from '../../languages/sh/escape.ts';
import { shellJson } from '../../languages/sh/literal.ts';
import {
  badName,
  type Command,
  endsName,
  isDocument,
  isResult,
  isSource,
  linesOf,
  MARGIN,
  piecesOf,
  programOf,
  resultOf,
  type Said,
  together,
  type Word,
  withInput,
} from '../shared/shell.ts';

function printWord(word: Word, indent: number): Said {
  if (typeof word === 'string') return shellWord(word);
  if (isDocument(word)) return shellJson(word.json, indent);
  if (isResult(word)) return '"$answer"';
  if (isSource(word)) return shellWord(word.before + word.file);
  const pieces = piecesOf(word);
  const said = pieces.map((piece, at) => {
    if (typeof piece === 'string') return escapeShellDouble(piece);
    return badName(piece.env) ?? (endsName(pieces[at + 1]) ? `$${piece.env}` : `\${${piece.env}}`);
  });
  return together(said, (codes) => `"${codes.join('')}"`);
}

/**
 * A command that writes a file: what it writes goes to a file of the system's own first. Its status is that of the whole,
 * without ending a terminal that it is pasted into.
 */
const keepingResult = (code: string, name: string): string => `answer=$(mktemp)
if ${code}
then
  mv "$answer" ${shellWord(name)}
else
  cat "$answer" >&2
  rm "$answer"
  false
fi`;

/** A command that prints an answer: the reason of a failure is no answer, and what reads the answer must not get it. */
const keepingReason = (code: string): string => `if answer=$(${code})
then
  printf '%s\\n' "$answer"
else
  printf '%s\\n' "$answer" >&2
  false
fi`;

/**
 * A command for any POSIX shell (bash, zsh, dash). Characters that a terminal would obey become U+FFFD (escape.ts of the
 * language sh says why); a JSON document arrives whole.
 */
export function printCommand(given: Command, programs?: Readonly<Record<string, string>>): Said {
  const command = withInput(given);
  const said = linesOf(command).map((words, line) =>
    together(
      words.map((word, at) =>
        printWord(line + at === 0 ? programOf(word, programs) : word, line === 0 ? 0 : MARGIN.length),
      ),
      (codes) => codes.join(' '),
    ),
  );
  const input = command.input === undefined ? '' : ` < ${shellWord(command.input)}`;
  const result = resultOf(command);
  return together(said, (lines) => {
    const code = lines.join(` \\\n${MARGIN}`) + input;
    if (result !== undefined) return keepingResult(code, result);
    return command.answer ? keepingReason(code) : code;
  });
}

/** The line that exports an environment variable. */
export const setVariable = (name: string, value: string): Said => badName(name) ?? `export ${name}=${shellWord(value)}`;
