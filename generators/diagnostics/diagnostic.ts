import { readFileSync } from 'node:fs';
import { visible } from '../../languages/shared/characters.ts';

/** A place in a file: line and column count from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** The offset of a place in the text of its file. */
export const offsetOf = (text: string, { line, column }: Place): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, before) => sum + before.length + 1, 0) +
  column -
  1;

/** What is wrong, where, and what to write instead. */
export interface Diagnostic extends Place {
  code: string;
  sentence: string;
  hint: string;
  /** What stands at the place, and what to write instead, where that is certain. */
  fix?: { from: string; to: string };
  /** Of a partial that is wrong only for who includes it: where it is included. */
  included?: Place;
}

interface Message {
  sentence: string;
  hint: string;
}

let messages: Map<string, Message> | undefined;

/** Reads messages.md: a heading per code, its sentence, and a line that starts with Hint. */
export function readMessages(): Map<string, Message> {
  if (messages) return messages;
  const text = readFileSync(new URL('./messages.md', import.meta.url), 'utf8');
  const sections = text.split(/^## /m).slice(1);
  messages = new Map(
    sections.map((section) => {
      const [code = '', ...lines] = section.trim().split('\n');
      const [sentence = '', hint = ''] = lines.filter((line) => line !== '');
      return [code, { sentence, hint: hint.replace(/^Hint: /, '') }];
    }),
  );
  return messages;
}

const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/<(\w+)>/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${text}" is given no ${name}`);
    return value;
  });

/** The correction that the values of a message tell: a name that is meant, or the corrected text. */
function fixOf({ suggestion = '', corrected, ...values }: Record<string, string>): Diagnostic['fix'] {
  if (corrected !== undefined && values.slot !== undefined) return { from: values.slot, to: corrected };
  const to = /^did you mean "(.+)"\?$/.exec(suggestion)?.[1];
  const from = values.key ?? values.path ?? values.name ?? values.value ?? values.id ?? values.helper ?? values.task;
  return to === undefined || from === undefined ? undefined : { from: from.replace(/^"(.*)"$/, '$1'), to };
}

/**
 * Makes a diagnostic from its text in messages.md.
 * @param values What stands for the <names> of the text.
 */
export function diagnostic(code: string, place: Place, values: Record<string, string> = {}): Diagnostic {
  const message = readMessages().get(code);
  if (!message) throw new Error(`messages.md has no section ${code}`);
  const fix = fixOf(values);
  return {
    code,
    ...place,
    // What was written may hold what a terminal would hide, or take as a command.
    sentence: visible(fill(message.sentence, values)),
    hint: visible(fill(message.hint, values)),
    ...(fix && { fix }),
  };
}

/** Orders diagnostics by file, line, column, code. */
export const inOrder = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  [...diagnostics].sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      a.line - b.line ||
      a.column - b.column ||
      (a.code < b.code ? -1 : 1),
  );

/** The place as a reader sees it. */
const told = ({ file, line, column }: Place): string => `${file}:${line}:${column}`;

/** The diagnostic as a reader sees it: place and code, the sentence, the hint. */
export const formatDiagnostic = (found: Diagnostic): string =>
  `${told(found)}: ${found.code}: ${found.sentence}\n    hint: ${found.hint}`;

/**
 * Diagnostics without those that say the same: of one that is told for several who include a partial, the first of these and
 * how many more there are.
 */
export function unique(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const groups = Map.groupBy(diagnostics, ({ included: _, ...same }) => JSON.stringify(same));
  return [...groups.values()].map((group): Diagnostic => {
    const { included: _, ...same } = group[0] as Diagnostic;
    const places = [...new Set(group.flatMap(({ included }) => (included ? told(included) : [])))];
    const [first] = places;
    if (first === undefined) return same;
    const more = places.length > 1 ? ` and ${places.length - 1} more` : '';
    return {
      ...same,
      hint: `${same.hint} The partial is included by ${first}${more}, which can also pass a value (name=…).`,
    };
  });
}
