import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from './command.ts';
import { misuseOf, numberOf } from './usage.ts';

const errorOf = (args: string[]): unknown => {
  try {
    return parseArgs({ args, options: { only: { type: 'string' } } });
  } catch (error) {
    return error;
  }
};

test.each<[string[], string]>([
  [['--onyl', 'x'], "Unknown option '--onyl'."],
  [['--only'], "Option '--only <value>' argument missing."],
  [['--only', '--again'], "Option '--only' argument is ambiguous."],
  [['x'], "Unexpected argument 'x'."],
])('%j is told in a sentence', (args, sentence) => {
  expect(misuseOf(errorOf(args))).toBe(sentence);
});

test.each<[string, Parameters<typeof numberOf>[2], string]>([
  ['x', {}, '--jobs takes a number of 0 or more, not "x".'],
  ['', {}, '--jobs takes a number of 0 or more, not "".'],
  ['NaN', {}, '--jobs takes a number of 0 or more, not "NaN".'],
  ['0', { least: 1, isWhole: true }, '--jobs takes a whole number of 1 or more, not "0".'],
  ['1.5', { isWhole: true }, '--jobs takes a whole number of 0 or more, not "1.5".'],
  ['7', { most: 1 }, '--jobs takes a number from 0 to 1, not "7".'],
])('%j is no number within %j', (value, bounds, sentence) => {
  let error: unknown;
  try {
    numberOf('jobs', value, bounds);
  } catch (thrown) {
    error = thrown;
  }
  expect(misuseOf(error)).toBe(sentence);
});

test('a number within its bounds is given', () => {
  expect([numberOf('sample', '0.1', { most: 1 }), numberOf('jobs', '2', { least: 1, isWhole: true })]).toEqual([
    0.1, 2,
  ]);
});

test('other errors are not of how a command was called', () => {
  expect(misuseOf(new Error('ERR_PARSE_ARGS'))).toBeUndefined();
});

/** What verify prints on standard error, and its exit code. */
const verify = (...args: string[]): Promise<[code: unknown, told: string]> =>
  new Promise((resolve) => {
    execFile(process.execPath, [join(ROOT, 'tests/verify.ts'), ...args], (error, _, stderr) =>
      resolve([error?.code, stderr]),
    );
  });

test.each([
  '--run',
  '--libraries',
  '--apps',
  '--oracle',
  '--slice',
])('verify %s tells of an option that it does not know', async (proof) => {
  const [code, told] = await verify(proof, '--onyl');
  expect(told).toMatch(/^Unknown option '--onyl'\.\n.*lists the options.*\n$/);
  expect(code).toBe(2);
});

// A slip in the line of a job would be green for ever.
test.each<[string, string[], string]>([
  ['of jobs that is none', ['--run', '--jobs', 'x'], '--jobs takes a whole number of 1 or more, not "x".'],
  ['of no jobs', ['--run', '--jobs', '0'], '--jobs takes a whole number of 1 or more, not "0".'],
  ['of minutes that is none', ['--run', '--minutes', 'x'], '--minutes takes a number of 0 or more, not "x".'],
  ['above a share', ['--run', '--sample', '7'], '--sample takes a number from 0 to 1, not "7".'],
  ['of seconds that is none', ['--apps', '--limit', 'x'], '--limit takes a number of 1 or more, not "x".'],
  [
    'of faults that is none',
    ['--mutate', 'api', '--count', 'x'],
    '--count takes a whole number of 1 or more, not "x".',
  ],
])('verify tells of a number %s', async (_, args, sentence) => {
  const [code, told] = await verify(...args);
  expect([code, told.split('\n')[0]]).toEqual([2, sentence]);
});
