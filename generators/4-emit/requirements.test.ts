import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Library } from '../../out/types/library.ts';
import { slugOf } from '../../runtime/slug.ts';
import { walk } from '../1-load/walk.ts';
import { ROOT } from '../cli/command.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const requiring = walk(ROOT, 'catalogue/libraries')
  .map((path) => JSON.parse(read(path)) as Library)
  .filter(({ requires = [] }) => requires.length > 0);

describe('sets of requirements stand once, however many libraries name them', () => {
  test.each(requiring.map(({ id, requires = [] }) => [id, requires] as const))('%s: %j', (id, sets) => {
    const module = read(`out/modules/libraries/${slugOf(id)}.ts`);
    const imported = [...module.matchAll(/from '\.\.\/\.\.\/modules\/requirements\/([\w-]+)\.ts'/g)].map(
      ([, set]) => set,
    );
    expect(imported).toEqual(sets);
    expect(module).not.toContain('Requirement[]');
  });

  test('more than one library names the same', () => {
    const named = requiring.flatMap(({ requires = [] }) => requires);
    expect(named.length).toBeGreaterThan(new Set(named).size);
  });
});
