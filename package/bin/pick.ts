import { emitKeypressEvents, type Key } from 'node:readline';
import { oneLine, visible } from '../../languages/shared/characters.ts';
import { BinError } from './errors.ts';

/** Something to choose. */
export interface Row {
  readonly value: string;
  readonly label: string;
}

/** What was typed, and the row that Enter takes. */
export interface Typed {
  readonly query: string;
  readonly at: number;
}

/** What a key leads to: other words or another row, the choice, or the end without one. */
export type Step = Typed | 'take' | 'leave';

/** No terminal is as high, and nobody reads more. */
const MOST_ROWS = 10;

/** How the row moves by a key. */
const MOVES: Readonly<Record<string, number>> = { up: -1, down: 1, tab: 1 };

/** What a key does while something is chosen among a number of rows. */
export function pressed(
  { query, at }: Typed,
  text: string,
  { name = '', ctrl = false, meta = false }: Key,
  count: number,
): Step {
  if ((ctrl && (name === 'c' || name === 'd')) || name === 'escape') return 'leave';
  if (name === 'return' || name === 'enter') return count > 0 ? 'take' : { query, at };
  const move = MOVES[name];
  if (move !== undefined) return { query, at: count === 0 ? 0 : (at + move + count) % count };
  if (name === 'backspace') return { query: [...query].slice(0, -1).join(''), at: 0 };
  if (ctrl && name === 'u') return { query: '', at: 0 };
  // Anything else that is no text is a key of the terminal.
  return ctrl || meta || text === '' || visible(text) !== text ? { query, at } : { query: query + text, at: 0 };
}

/** The lines that show what can be chosen, none wider than the terminal. */
export function drawn(title: string, { query, at }: Typed, rows: readonly Row[], columns: number): string[] {
  const lines = [
    `${title}: ${query}`,
    ...rows.map(({ label }, index) => `${index === at ? '›' : ' '} ${oneLine(label)}`),
    ...(rows.length === 0 ? ['  nothing is found'] : []),
  ];
  return lines.map((line) => [...line].slice(0, Math.max(1, columns - 1)).join(''));
}

/** A terminal that tells single keys. */
export interface Terminal {
  readonly input: NodeJS.ReadStream;
  /** Where the list is shown: not where the code goes, so that it can be redirected. */
  readonly output: NodeJS.WriteStream;
}

/** Whether there is somebody to ask. */
export const canAsk = ({ input, output }: Terminal): boolean => input.isTTY === true && output.isTTY === true;

/**
 * Lets a reader choose on a terminal: typing narrows the rows, arrows move, Enter takes.
 * @param rowsFor The rows for what was typed, the best first.
 * @throws BinError when the reader leaves without a choice.
 */
export async function pick(
  title: string,
  rowsFor: (query: string) => readonly Row[],
  { input, output }: Terminal,
): Promise<string> {
  let typed: Typed = { query: '', at: 0 };
  let rows = rowsFor('').slice(0, MOST_ROWS);
  let height = 0;
  const draw = (lines: readonly string[]): void => {
    const up = height > 0 ? `\u001b[${height}A` : '';
    output.write(`${up}\r\u001b[J${lines.map((line) => `${line}\n`).join('')}`);
    height = lines.length;
  };
  // A terminal that does not know its width says 0.
  const show = (): void => draw(drawn(title, typed, rows, output.columns || 80));
  emitKeypressEvents(input);
  input.setRawMode(true);
  show();
  try {
    return await new Promise<string>((take, leave) => {
      input.on('keypress', (text: string | undefined, key: Key) => {
        const step = pressed(typed, text ?? '', key, rows.length);
        if (step === 'leave') return leave(new BinError('nothing was chosen.'));
        if (step === 'take') return take(rows[typed.at]?.value ?? '');
        if (step.query !== typed.query) rows = rowsFor(step.query).slice(0, MOST_ROWS);
        typed = step;
        show();
      });
      input.resume();
    });
  } finally {
    draw([]);
    input.removeAllListeners('keypress');
    input.setRawMode(false);
    input.pause();
  }
}
