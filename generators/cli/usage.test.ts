import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from './command.ts';
import { misuseOf } from './usage.ts';

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

test('other errors are not of how a command was called', () => {
  expect(misuseOf(new Error('ERR_PARSE_ARGS'))).toBeUndefined();
});

test.each([
  '--run',
  '--libraries',
  '--apps',
  '--oracle',
  '--slice',
])('verify %s tells of an option that it does not know', async (proof) => {
  const [code, told] = await new Promise<[unknown, string]>((resolve) => {
    execFile(process.execPath, [join(ROOT, 'tests/verify.ts'), proof, '--onyl'], (error, _, stderr) =>
      resolve([error?.code, stderr]),
    );
  });
  expect(told).toMatch(/^Unknown option '--onyl'\.\n.*lists the options.*\n$/);
  expect(code).toBe(2);
});
