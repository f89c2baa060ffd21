import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { type Answering, answerLines } from './lines.ts';

interface Sum {
  readonly line: string;
  sum: number;
}

/** What answers to pieces of a stream are, and how many lines failed. */
async function answered<Value>(pieces: readonly string[], answering: Answering<Value>): Promise<[string[], number]> {
  const output = new PassThrough();
  const written = text(output);
  const failed = await answerLines(Readable.from(pieces), output, answering);
  output.end();
  return [(await written).trimEnd().split('\n'), failed];
}

const adding = (told: string[]): Answering<Sum> => ({
  begin: (line) => {
    if (line === 'none') throw new Error('no number');
    return { line, sum: 0 };
  },
  steps: [
    (value) => {
      told.push(`read ${value.line}`);
      value.sum += Number(value.line);
    },
    async (value) => {
      told.push(`doubled ${value.line}`);
      await Promise.resolve();
      if (value.sum < 0) throw new Error('below zero');
      value.sum *= 2;
    },
  ],
  end: ({ sum }) => {
    if (sum === 14) throw new Error('seven');
    return { sum };
  },
});

const failure = (error: string, line: number): string => JSON.stringify({ formatVersion: 1, error, line });

test.each<[string, string[], string[], number]>([
  ['in order', ['1\n2\n3\n'], ['{"sum":2}', '{"sum":4}', '{"sum":6}'], 0],
  ['of a last line without an end', ['1\n2'], ['{"sum":2}', '{"sum":4}'], 0],
  ['of a line in two pieces', ['1\n1', '2\n3\n'], ['{"sum":2}', '{"sum":24}', '{"sum":6}'], 0],
  ['without blank lines, which count', ['1\n\n \nnone\n'], ['{"sum":2}', failure('no number', 4)], 1],
  ['with what failed at the beginning in its place', ['none\n2\n'], [failure('no number', 1), '{"sum":4}'], 1],
  ['with what failed in a step', ['1\n-1\n2\n'], ['{"sum":2}', failure('below zero', 2), '{"sum":4}'], 1],
  ['with what failed at the end', ['7\n', '8\n'], [failure('seven', 1), '{"sum":16}'], 1],
])('answers are %s', async (_, pieces, answers, failed) => {
  expect(await answered(pieces, adding([]))).toEqual([answers, failed]);
});

test('a step is done for all lines of a piece before the next, and for none that failed', async () => {
  const told: string[] = [];
  await answered(['1\nnone\n-2\n', '3\n'], adding(told));
  expect(told).toEqual(['read 1', 'read -2', 'doubled 1', 'doubled -2', 'read 3', 'doubled 3']);
});
