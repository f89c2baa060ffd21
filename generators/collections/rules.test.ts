import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { walk } from '../1-load/walk.ts';
import { ROOT } from '../cli/command.ts';

const FOLDER = 'generators/collections';

/** The rules that a file declares. */
const rulesIn = (path: string): string[] =>
  [...readFileSync(join(ROOT, path), 'utf8').matchAll(/^(?:export )?const (\w+): Rule</gm)].map(
    ([, name = '']) => name,
  );

const declared = walk(ROOT, FOLDER)
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({ path, rules: rulesIn(path) }))
  .filter(({ rules }) => rules.length > 0);

test('a rule has a file of its own, in the folder of rules of its collection', () => {
  const elsewhere = declared.filter(
    ({ path, rules }) => rules.length > 1 || !/^[\w-]+\/rules\/[\w-]+\.ts$/.test(path.slice(FOLDER.length + 1)),
  );
  expect(elsewhere).toEqual([]);
  expect(declared.length).toBeGreaterThan(30);
});
