import { escapeShellDouble, shellWord } from '../../languages/sh/escape.ts';
import { shellJson } from '../../languages/sh/literal.ts';
import {
  badName,
  type Command,
  endsName,
  isDocument,
  linesOf,
  MARGIN,
  piecesOf,
  programOf,
  type Said,
  together,
  type Word,
} from '../shared/shell.ts';

function printWord(word: Word, indent: number): Said {
  if (typeof word === 'string') return shellWord(word);
  if (isDocument(word)) return shellJson(word.json, indent);
  const pieces = piecesOf(word);
  const said = pieces.map((piece, at) => {
    if (typeof piece === 'string') return escapeShellDouble(piece);
    return badName(piece.env) ?? (endsName(pieces[at + 1]) ? `$${piece.env}` : `\${${piece.env}}`);
  });
  return together(said, (codes) => `"${codes.join('')}"`);
}

/**
 * A command for any POSIX shell (bash, zsh, dash). Characters that a terminal would obey become U+FFFD (escape.ts of the
 * language sh says why); a JSON document arrives whole.
 */
export function printCommand(command: Command, programs?: Readonly<Record<string, string>>): Said {
  const said = linesOf(command).map((words, line) =>
    together(
      words.map((word, at) =>
        printWord(line + at === 0 ? programOf(word, programs) : word, line === 0 ? 0 : MARGIN.length),
      ),
      (codes) => codes.join(' '),
    ),
  );
  const input = command.input === undefined ? '' : ` < ${shellWord(command.input)}`;
  return together(said, (lines) => lines.join(` \\\n${MARGIN}`) + input);
}

/** The line that exports an environment variable. */
export const setVariable = (name: string, value: string): Said => badName(name) ?? `export ${name}=${shellWord(value)}`;
