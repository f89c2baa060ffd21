import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { madeBefore } from './environment.ts';

const root = mkdtempSync(join(tmpdir(), 'environment-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('an environment is where it was made: one that was copied or moved is none', () => {
  const folder = join(root, 'one');
  mkdirSync(folder);
  expect(madeBefore(folder)).toBeUndefined();
  writeFileSync(join(folder, 'environment.json'), JSON.stringify({ name: 'one', folder, python: '3.13.0' }));
  expect(madeBefore(folder)).toMatchObject({ name: 'one', folder });
  cpSync(folder, join(root, 'two'), { recursive: true });
  expect(madeBefore(join(root, 'two'))).toBeUndefined();
});
