import { CLOSE, OPEN } from '../1-load/private-use.ts';
import type { Place } from '../diagnostics/diagnostic.ts';

/** A place of a template that printed a part of a text. */
export interface Mark extends Place {
  kind: 'template' | 'text' | 'slot' | 'branch';
  /** Of a template: by which name its entry prints it. */
  use?: string;
  /** Of a branch: its condition in the words of the template. */
  condition?: string;
}

const MARK = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'gu');

/** Whether a text holds a character of which marks are made. */
export const holdsMarks = (text: string): boolean => text.includes(OPEN) || text.includes(CLOSE);

/** Numbers the places of templates; the same place has one number wherever it is printed. */
export class Marks {
  readonly table: Mark[] = [];
  readonly #numbers = new Map<string, number>();

  /** The text that prints the mark. */
  at(mark: Mark): string {
    const key = [mark.kind, mark.file, mark.line, mark.column, mark.use, mark.condition].join('\n');
    const number = this.#numbers.get(key) ?? this.table.length;
    if (number === this.table.length) this.table.push(mark);
    this.#numbers.set(key, number);
    return `${OPEN}${number}${CLOSE}`;
  }
}

/** A text with the places that printed it. */
export interface Traced {
  text: string;
  /** Each place, with the offset in the text at which it began to print; in order. */
  marks: readonly { offset: number; mark: Mark }[];
}

/** Takes the marks out of a text. */
export function readMarks(marked: string, table: readonly Mark[]): Traced {
  const marks: { offset: number; mark: Mark }[] = [];
  let text = '';
  let end = 0;
  for (const { index, 0: whole, 1: number } of marked.matchAll(MARK)) {
    text += marked.slice(end, index);
    end = index + whole.length;
    const mark = table[Number(number)];
    if (!mark) throw new Error(`no place has the mark ${number}`);
    marks.push({ offset: text.length, mark });
  }
  return { text: text + marked.slice(end), marks };
}

/**
 * The place of the template that printed a character of a text: the character itself where the template holds it, the
 * slot where a value was printed. Undefined for a text without marks.
 */
export function placeOfOffset({ text, marks }: Traced, offset: number): Place | undefined {
  const found = marks.findLast((one) => one.offset <= offset) ?? marks[0];
  if (!found) return undefined;
  const { file, line, column, kind } = found.mark;
  if (kind !== 'text') return { file, line, column };
  const lines = text.slice(found.offset, offset).split('\n');
  const last = lines.at(-1) ?? '';
  return lines.length === 1
    ? { file, line, column: column + last.length }
    : { file, line: line + lines.length - 1, column: last.length + 1 };
}
