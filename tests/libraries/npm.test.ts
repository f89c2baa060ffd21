import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkScripts, type ScriptResult } from './npm.ts';

const declarations = `
export interface Options { depth?: number }
export declare function build(name: string, options?: Options): Promise<{ width: number } | { width: number; extra: string }>;
`;

const table: [code: string, found: Partial<ScriptResult>][] = [
  [
    'import { build } from "toybox";\nawait build("a", { depth: 1 });\n',
    { imports: ['toybox.build'], keywords: ['Options.depth'], failures: [] },
  ],
  [
    'import { make } from "toybox";\nmake();\n',
    { failures: [[1, `Module '"toybox"' has no exported member 'make'.`]] },
  ],
  [
    'import { build } from "nobox";\nbuild();\n',
    { failures: [[1, "Cannot find module 'nobox' or its corresponding type declarations."]] },
  ],
  [
    'import { build } from "toybox";\nawait build("a", { height: 1 });\n',
    {
      failures: [
        [2, "Object literal may only specify known properties, and 'height' does not exist in type 'Options'."],
      ],
    },
  ],
  ['import { build } from "toybox";\nconst toy = await build("a");\nconsole.log(toy.extra);\n', { failures: [] }],
  [
    'const text = "a".shout();\nconsole.log(text);\n',
    { failures: [[1, `Property 'shout' does not exist on type '"a"'.`]] },
  ],
];

let folder = '';
let results: Map<string, ScriptResult>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'npm-'));
  mkdirSync(join(folder, 'node_modules/toybox'), { recursive: true });
  writeFileSync(
    join(folder, 'node_modules/toybox/package.json'),
    '{ "name": "toybox", "version": "1.0.0", "types": "index.d.ts" }',
  );
  writeFileSync(join(folder, 'node_modules/toybox/index.d.ts'), declarations);
  results = checkScripts(new Map(table.map(([code], at) => [`a/${at}.js`, code])), folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('JavaScript against the declarations of its packages', () => {
  it.each(table.map(([code, found], at) => ({ code, found, at })))('$code', ({ found, at }) => {
    expect(results.get(`a/${at}.js`)).toMatchObject(found);
  });

  it('says when a property belongs to one of several result types only', () => {
    expect(results.get('a/4.js')?.unchecked[0]?.[1]).toContain('the result has several types');
  });
});
