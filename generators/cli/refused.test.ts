import { expect, test } from 'vitest';
import { refusalOf } from './refused.ts';

test.each<[what: string, error: unknown, said: string | undefined]>([
  [
    'no permission',
    { code: 'EACCES', path: '/p/out/a.ts' },
    '/p/out/a.ts cannot be read or written: permission denied.',
  ],
  ['no space', { code: 'ENOSPC', syscall: 'write' }, 'write: no space is left.'],
  ['another error of the system', { code: 'ENOENT', path: '/p' }, undefined],
  ['an error in the program', new TypeError('x is undefined'), undefined],
  ['nothing', undefined, undefined],
])('%s', (_, error, said) => expect(refusalOf(error)).toBe(said));
