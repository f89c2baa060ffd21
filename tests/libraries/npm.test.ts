import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkScripts, type ScriptResult } from './npm.ts';

const declarations = `
export interface Options { depth?: number }
export declare function build(name: string, options?: Options): Promise<{ width: number } | { width: number; extra: string }>;
export declare function weigh(toy: { width: number; extra: string }): number;
export declare function paint(toy: { colour: string }): void;
export declare class Toy { static load(name: string): Promise<Toy>; width: number }
export declare class Car extends Toy { drive(far: { miles: number }): string }
export declare class Auto { static load(name: string): Promise<Toy> }
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
    'import { build, weigh } from "toybox";\nweigh(await build("a"));\nconst box = { toy: await build("b") };\nweigh(box.toy);\n',
    { failures: [] },
  ],
  [
    'import { build, paint } from "toybox";\nconst toy = await build("a");\npaint(toy);\n',
    { failures: [[3, expect.stringContaining('is not assignable to parameter of type')]] },
  ],
  [
    'import { Car } from "toybox";\nconst car = await Car.load("a");\nconsole.log(car.width, car.drive({ miles: 1 }).length);\n',
    { imports: ['toybox.Car'], keywords: ['{ miles: number; }.miles'], failures: [], unchecked: [] },
  ],
  [
    'import { Car } from "toybox";\n(await Car.load("a")).drive({ knots: 1 });\nconst car = await Car.load("b");\ncar.fly();\n',
    {
      failures: [
        [
          2,
          "Object literal may only specify known properties, and 'knots' does not exist in type '{ miles: number; }'.",
        ],
        [4, "Property 'fly' does not exist on type 'Car'."],
      ],
    },
  ],
  [
    'import { Auto } from "toybox";\nconst toy = await Auto.load("a");\ntoy.drive({ miles: 1 });\n',
    { failures: [[3, "Property 'drive' does not exist on type 'Toy'."]] },
  ],
  [
    'import { Toy } from "toybox";\nconst toy = await Toy.load("a");\ntoy.drive({ miles: 1 });\n',
    { failures: [[3, "Property 'drive' does not exist on type 'Toy'."]] },
  ],
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

  it.each([
    ['a property belongs to one of several result types only', 4, [3]],
    ['an argument may be one of several types only', 5, [2, 4]],
  ])('says when %s', (_, at, lines) => {
    const unchecked = results.get(`a/${at}.js`)?.unchecked ?? [];
    expect(unchecked.map(([line]) => line)).toEqual(lines);
    for (const [, reason] of unchecked) expect(reason).toContain('the result has several types');
  });
});
