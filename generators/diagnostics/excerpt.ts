import { styleText } from 'node:util';
import { replaceUnprintable } from '../../languages/shared/characters.ts';
import type { Diagnostic, Place } from './diagnostic.ts';

/** How a part of a diagnostic is coloured; what is no terminal gets it as it stands. */
export type Paint = (part: 'place' | 'line' | 'caret' | 'hint', text: string) => string;

const FORMATS = { place: 'bold', line: 'dim', caret: 'red', hint: 'green' } as const;

/** Colours for a stream: none when it is no terminal, or when NO_COLOR asks for none. */
export const paintFor =
  (stream: NodeJS.WriteStream): Paint =>
  (part, text) =>
    styleText(FORMATS[part], text, { stream, validateStream: true });

export const plain: Paint = (_, text) => text;

/** Lines that are shown before and after the one that is meant. */
const AROUND = 1;

/** Columns of a line that are shown: of a longer one the part around the place. */
const WIDTH = 120;

/** What stands for a character that a terminal would hide, or take as a command: as many columns wide as places count. */
const shownAs = (character: string): string => '\ufffd'.repeat(character.length);

/** A line cut to the columns around a place, and where the place stands in what is left. */
function cut(text: string, column: number): { shown: string; at: number } {
  const flat = replaceUnprintable(text.replaceAll('\t', ' ').replace(/\r$/, ''), shownAs);
  if (flat.length <= WIDTH) return { shown: flat, at: column };
  const from = Math.max(0, Math.min(column - WIDTH / 2, flat.length - WIDTH));
  const shown = `${from > 0 ? '…' : ''}${flat.slice(from, from + WIDTH)}${from + WIDTH < flat.length ? '…' : ''}`;
  return { shown, at: column - from + (from > 0 ? 1 : 0) };
}

/** The lines of a text around a place, numbered, with a caret under the column; empty where the text has no such line. */
export function excerptOf(text: string, { line, column }: Place, paint: Paint = plain): string[] {
  const lines = text.split('\n');
  if (lines[line - 1] === undefined) return [];
  const numbers = lines.map((_, at) => at + 1).filter((number) => Math.abs(number - line) <= AROUND);
  const wide = String(numbers.at(-1)).length;
  const gutter = (what: string | number): string => paint('line', `${String(what).padStart(wide + 2)} | `);
  return numbers.flatMap((number) => {
    const { shown, at } = cut(lines[number - 1] ?? '', number === line ? column : 1);
    // What follows the last line break is no line.
    if (number !== line && number === lines.length && shown === '') return [];
    const row = `${gutter(number)}${shown}`.trimEnd();
    return number === line ? [row, `${gutter('')}${' '.repeat(Math.max(0, at - 1))}${paint('caret', '^')}`] : [row];
  });
}

/** A diagnostic with the lines that it is about: place and code, the sentence, the lines, the hint. */
export const withExcerpt = (found: Diagnostic, text: string | undefined, paint: Paint = plain): string =>
  [
    `${paint('place', `${found.file}:${found.line}:${found.column}`)}: ${found.code}: ${found.sentence}`,
    ...(text === undefined ? [] : excerptOf(text, found, paint)),
    `    ${paint('hint', 'hint:')} ${found.hint}`,
  ].join('\n');
