import { expect, it } from 'vitest';
import { execute } from './process.ts';

const path = { PATH: process.env.PATH ?? '' };

it.each([
  ['both streams and the status', 'echo a; echo b >&2; exit 3', { status: 3, stdout: 'a\n', stderr: 'b\n' }],
  ['no variable of the caller', `echo "\${HOME-none}"`, { status: 0, stdout: 'none\n', stderr: '' }],
  ['the end, when what it started would go on', 'sleep 600 & echo a', { status: 0, stdout: 'a\n', stderr: '' }],
])('gives %s', async (_, script, ended) => {
  expect(await execute(['sh', '-c', script], '/', path, 60)).toEqual(ended);
});

it('stops at the limit, and says so by the status', async () => {
  expect(await execute(['sh', '-c', 'echo a; exec sleep 600'], '/', path, 1)).toMatchObject({ status: undefined });
});
