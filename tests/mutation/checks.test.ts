import { expect, test } from 'vitest';
import { API, type Tried } from './checks.ts';

const FAULT = { id: 'x', file: 'x', operator: 'another word', text: 'x' };

/** A copy in which the programs end like this, one after the other; without a word at their limit. */
function copyOf(ends: readonly ({ code: number; text: string } | 'limit')[]): Tried {
  const left = [...ends];
  const tree = {
    root: '/',
    stopped: 0,
    generate: async () => ({}),
    run: async () => {
      const end = left.shift() ?? { code: 0, text: '' };
      if (end !== 'limit') return end;
      tree.stopped += 1;
      return { code: null, text: '' };
    },
  };
  return tree;
}

const FAILURE = { code: 1, text: 'FAIL  a.test.ts' };
const NOTHING = { code: 0, text: '@@{"touched":1,"gone":0,"providers":["a"],"failures":[]}' };

test.each<[string, Parameters<typeof copyOf>[0], { by: string; isOpen?: boolean }]>([
  ['nobody has noticed', [NOTHING], { by: 'survived' }],
  ['a test fails twice', [NOTHING, FAILURE, FAILURE], { by: 'npm test' }],
  ['a test fails by chance', [NOTHING, FAILURE], { by: 'survived' }],
  ['a test fails, and takes too long then', [NOTHING, FAILURE, 'limit'], { by: 'survived', isOpen: true }],
  ['the calls took too long, and nobody else has noticed', ['limit'], { by: 'survived', isOpen: true }],
  ['the tests took too long, and nobody else has noticed', [NOTHING, 'limit'], { by: 'survived', isOpen: true }],
  ['the calls took too long, and a test fails', ['limit', FAILURE, FAILURE], { by: 'npm test' }],
])('%s', async (_, ends, { by, isOpen }) => {
  expect(await API.check(copyOf(ends), FAULT)).toMatchObject(isOpen === undefined ? { by } : { by, isOpen });
  if (isOpen === undefined) expect(await API.check(copyOf(ends), FAULT)).not.toHaveProperty('isOpen');
});
