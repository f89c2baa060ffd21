import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { printFailure } from '../../runtime/printed.ts';
import type { Soon } from '../../runtime/soon.ts';

const LINE_FEED = 10;

/** The mark of byte order that some editors begin a file with, which JSON does not know. */
const MARK = '\ufeff';

/** Bytes of answers that are written at once. */
const AT_ONCE = 131_072;

/**
 * Lines from which on V8 optimizes code in full (TurboFan). Until then it costs more processor time than it saves: with it
 * 60,000 records took `render --batch` 8.9 s, without it 7.3 s, and 200,000 as long (26.8 and 26.3 s; the least of three runs by
 * turns, and one).
 */
const OPTIMIZED_FROM = 200_000;

/** Bytes of UTF-8 that one unit of a text takes at most. */
const MOST_BYTES = 3;

/**
 * The lines of a stream of UTF-8, those of a piece of it at a time. Only a line feed ends a line: node:readline would also
 * split at U+2028, which JSON may hold in a string. Each line is decoded alone, so that those of ASCII are texts of one
 * byte a character.
 */
export async function* linesOf(input: Readable): AsyncGenerator<string[]> {
  let rest: Buffer[] = [];
  let isFirst = true;
  const unmarked = (line: string): string => {
    const text = isFirst && line.startsWith(MARK) ? line.slice(MARK.length) : line;
    isFirst = false;
    return text;
  };
  for await (const given of input) {
    const bytes = typeof given === 'string' ? Buffer.from(given) : (given as Buffer);
    const lines: string[] = [];
    let start = 0;
    for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
      if (rest.length > 0) {
        lines.push(unmarked(Buffer.concat([...rest, bytes.subarray(start, end)]).toString()));
        rest = [];
      } else lines.push(unmarked(bytes.toString('utf8', start, end)));
      start = end + 1;
    }
    if (start < bytes.length) rest.push(bytes.subarray(start));
    if (lines.length > 0) yield lines;
  }
  if (rest.length > 0) yield [unmarked(Buffer.concat(rest).toString())];
}

/** Writes lines as bytes, many at once: a write for each costs more than making it. */
class LineWriter {
  private buffer = Buffer.allocUnsafe(AT_ONCE);
  private filled = 0;
  private readonly output: Writable;

  constructor(output: Writable) {
    this.output = output;
  }

  /** Adds a line; the promise, if any, is to be waited for before the next one. */
  add(text: string): Promise<void> | undefined {
    const room = text.length * MOST_BYTES + 1;
    const full = room > AT_ONCE - this.filled ? this.flush() : undefined;
    if (room > AT_ONCE) return this.send(Buffer.from(`${text}\n`));
    this.filled += this.buffer.write(text, this.filled);
    this.buffer[this.filled++] = LINE_FEED;
    return full;
  }

  /** Writes what was added. */
  flush(): Promise<void> | undefined {
    if (this.filled === 0) return undefined;
    const bytes = this.buffer.subarray(0, this.filled);
    // The stream may keep what it was given, so the next lines get bytes of their own.
    this.buffer = Buffer.allocUnsafe(AT_ONCE);
    this.filled = 0;
    return this.send(bytes);
  }

  private send(bytes: Buffer): Promise<void> | undefined {
    return this.output.write(bytes) ? undefined : once(this.output, 'drain').then(() => undefined);
  }
}

/** How a line is answered: a value is made of it, steps add to the value one after the other, and the answer is told. */
export interface Answering<Value> {
  begin(line: string): Value;
  readonly steps: readonly ((value: Value) => Soon<unknown>)[];
  end(value: Value): unknown;
}

/** A line of a piece, with its number in the stream, and its value or why there is none. */
interface Line<Value> {
  readonly number: number;
  value?: Value;
  error?: unknown;
}

/** Does something with the value of a line that has not failed; the promise, if any, is to be waited for. */
function stepOn<Value>(line: Line<Value>, step: (line: Line<Value>) => Soon<unknown>): Promise<void> | undefined {
  if (line.error !== undefined) return undefined;
  const failed = (error: unknown): void => {
    line.error = error ?? new Error('unknown error');
  };
  try {
    const made = step(line);
    return made instanceof Promise ? made.then(() => undefined, failed) : undefined;
  } catch (error) {
    failed(error);
    return undefined;
  }
}

/** Takes the lines of a piece through the steps: each is done for all of them before the next, as code that was just run is at hand. */
async function takeThrough<Value>(lines: Line<Value>[], { steps }: Answering<Value>): Promise<void> {
  for (const step of steps)
    for (const line of lines) {
      const made = stepOn(line, ({ value }) => step(value as Value));
      if (made) await made;
    }
}

/** The answer to a line that was taken through the steps, as JSON; of one that failed, why. */
function answerTo<Value>(line: Line<Value>, { end }: Answering<Value>): string {
  let text = '';
  stepOn(line, ({ value }) => {
    text = JSON.stringify(end(value as Value));
  });
  const { error, number } = line;
  if (error === undefined) return text;
  return JSON.stringify(printFailure(error instanceof Error ? error.message : String(error), number));
}

/**
 * Answers each line of a stream with a line, in order, holding the lines of one piece of it at a time.
 * @param answering Makes the answer; an error becomes `{"formatVersion": 1, "error": …, "line": N}`. Blank lines are skipped.
 * @returns The number of lines that failed.
 */
export async function answerLines<Value>(
  input: Readable,
  output: Writable,
  answering: Answering<Value>,
): Promise<number> {
  const writer = new LineWriter(output);
  setFlagsFromString('--no-opt');
  let number = 0;
  let failed = 0;
  for await (const piece of linesOf(input)) {
    const lines: Line<Value>[] = [];
    for (const text of piece) {
      number += 1;
      if (number === OPTIMIZED_FROM) setFlagsFromString('--opt');
      if (text.trim() === '') continue;
      const line: Line<Value> = { number };
      stepOn(line, () => {
        line.value = answering.begin(text);
      });
      lines.push(line);
    }
    await takeThrough(lines, answering);
    for (const line of lines) {
      const full = writer.add(answerTo(line, answering));
      if (line.error !== undefined) failed += 1;
      if (full) await full;
    }
    const sent = writer.flush();
    if (sent) await sent;
  }
  return failed;
}
