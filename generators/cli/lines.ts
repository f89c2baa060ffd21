import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { printFailure } from '../../runtime/printed.ts';

/**
 * The lines of a stream of UTF-8. Only a line feed ends a line: node:readline would also split at U+2028, which JSON may
 * hold in a string.
 */
export async function* linesOf(input: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of input) {
    const text = rest + (typeof chunk === 'string' ? chunk : decoder.decode(chunk as Uint8Array, { stream: true }));
    const lines = text.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}

/**
 * Answers each line of a stream with a line, in order, holding one line at a time.
 * @param answer Gives the answer; an error becomes `{"formatVersion": 1, "error": …, "line": N}`. Blank lines are skipped.
 * @returns The number of lines that failed.
 */
export async function answerLines(
  input: Readable,
  output: Writable,
  answer: (line: string) => Promise<unknown>,
): Promise<number> {
  let number = 0;
  let failed = 0;
  for await (const line of linesOf(input)) {
    number += 1;
    if (line.trim() === '') continue;
    let text: string;
    try {
      text = JSON.stringify(await answer(line));
    } catch (error) {
      failed += 1;
      text = JSON.stringify(printFailure(error instanceof Error ? error.message : String(error), number));
    }
    if (!output.write(`${text}\n`)) await once(output, 'drain');
  }
  return failed;
}
