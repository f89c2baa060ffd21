import type { Place } from '../diagnostics/diagnostic.ts';

/** What a mark in the output of a trace module stands for. */
export interface Mark extends Place {
  kind: 'template' | 'text' | 'slot' | 'branch';
  /** Of a branch: its condition in the words of the template. */
  condition?: string;
}

/** The characters around the number of a mark: private use, which no template and no sample may hold. */
export const OPEN = '\u{F0000}';
export const CLOSE = '\u{F0001}';

/** Numbers the places of a module; the same place of a template has one number wherever it is printed. */
export class Marks {
  readonly table: Mark[] = [];
  readonly #numbers = new Map<string, number>();

  /** The text that prints the mark. */
  at(mark: Mark): string {
    const key = [mark.kind, mark.file, mark.line, mark.column, mark.condition].join('\n');
    const number = this.#numbers.get(key) ?? this.table.length;
    if (!this.#numbers.has(key)) this.table.push(mark);
    this.#numbers.set(key, number);
    return `${OPEN}${number}${CLOSE}`;
  }
}
