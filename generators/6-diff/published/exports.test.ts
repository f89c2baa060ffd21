import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPublished } from './read.ts';

const FILES: Readonly<Record<string, string>> = {
  'package.json': '{"version": "0.3.1"}',
  'package/entry-points.json':
    '{".": "runtime/index", "./lib/*": "out/modules/lib/*", "./gone": "runtime/gone", "./ring": "runtime/ring"}',
  'runtime/index.ts': `
export { one, two as three } from './numbers.ts';
export * from './types.ts';
export type { Other as Named } from './types.ts';
import type { Other } from './types.ts';
export { Other };
export const own = 1;
export function act(): void {}
export class Thing {}
const hidden = 1;
export default hidden;
`,
  'runtime/numbers.ts': 'export const one = 1, two = 2, four = 4;\n',
  'runtime/types.ts': `
export interface Options { readonly a?: string; 'b-c': number; run(): void }
export type Other = { x: 1 } & { y: 2 };
export type Word = 'a' | 'b';
type Inner = { z: 1 };
`,
  'runtime/ring.ts': "export * from './ring.ts';\nexport const ring = 1;\n",
  'runtime/index.test.ts': 'export const test = 1;\n',
  'runtime/test-kit/kit.ts': 'export const kit = 1;\n',
  'out/modules/lib/a.ts': 'export const entry = 1;\n',
  'out/modules/lib/deeper/b.ts': 'export const entry = 1;\n',
};

describe('what the package of a project exports', () => {
  const folder = mkdtempSync(join(tmpdir(), 'exports-test-'));
  beforeAll(() => {
    for (const [path, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const read = (project: string) => {
    const published = readPublished(project);
    if (typeof published === 'string') throw new Error(published);
    return published;
  };

  it('is every name of every entry point, through other modules, with the members of types', () => {
    expect(read(folder).exports).toEqual(
      [
        'snippetry/lib/a: entry',
        'snippetry/ring: ring',
        ...['Named', 'Named.x', 'Named.y', 'Options', 'Options.a', 'Options.b-c', 'Options.run'],
        ...['Other', 'Other.x', 'Other.y', 'Thing', 'Word', 'act', 'default', 'one', 'own', 'three'],
      ]
        .map((name) => (name.includes(': ') ? name : `snippetry: ${name}`))
        .sort(),
    );
  });

  it('comes with its version and the code that is shipped, not that of tests', () => {
    const { version, sources } = read(folder);
    expect(version).toBe('0.3.1');
    expect([...sources.keys()].sort()).toEqual(
      ['index', 'numbers', 'ring', 'types'].map((name) => `runtime/${name}.ts`),
    );
  });

  it('is not known where there are no entry points', () => {
    expect(readPublished(tmpdir())).toBe('it has no package/entry-points.json');
  });

  it('of this project holds what its documents name', () => {
    expect(read(process.cwd()).exports).toEqual(
      expect.arrayContaining([
        'snippetry: parseModel',
        'snippetry: Snippet.todo',
        'snippetry/inference: InferenceSnippet.code',
        'snippetry/libraries/transformers: entry',
        'snippetry/tasks: loadTask',
      ]),
    );
  });
});
