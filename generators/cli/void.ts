import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ExecutedOn } from '../../runtime/receipt/receipt.ts';
import { executedOn } from '../1-load/executed-on.ts';
import { walk } from '../1-load/walk.ts';
import { printBesides } from '../6-diff/besides.ts';
import { voidCallSentences, voidSentences } from '../6-diff/sentences/proofs.ts';
import { callsNotStanding, notStanding, recordOf } from '../6-diff/sentences/void.ts';
import { readJson } from '../6-diff/side.ts';
import type { Json } from '../6-diff/types.ts';

const FOLDER = 'out/snippets';
const VERIFIED = 'out/verified';
/** The module that changes when a recipe does, and so what its library is executed on. */
const RECIPES = 'recipes.ts';
/** The module that changes when what prints the calls of a client does. */
const PRINTERS = 'printers.ts';
/** The modules that print the steps of apps. */
const APPS = 'apps/';

/** What a run of the generator wrote: paths below out/snippets and out/modules. */
export interface Touched {
  readonly snippets: readonly string[];
  readonly modules: readonly string[];
}

const committed = (root: string): string[] => walk(root, FOLDER).map((path) => path.slice(FOLDER.length + 1));

/** The committed snippets in the folders of some. */
function besideThem(root: string, names: readonly string[]): [path: string, text: string][] {
  const folders = [...new Set(names.map(dirname))].filter((folder) => existsSync(join(root, FOLDER, folder)));
  return folders.flatMap((folder) =>
    readdirSync(join(root, FOLDER, folder)).map((name): [string, string] => [
      `${folder}/${name}`,
      readFileSync(join(root, FOLDER, folder, name), 'utf8'),
    ]),
  );
}

/** What the records say of the snippets, and of calls. */
function recordsOf(root: string, snippets: readonly [path: string, text: string][]): { readonly [name: string]: Json } {
  const records = [...new Set(snippets.map(([path]) => recordOf(path)))].map((name) => [
    name,
    `${VERIFIED}/${name}.json`,
  ]);
  return Object.fromEntries(
    [...records, ['executed', 'out/executed.json']].flatMap(([name = '', path = '']) => {
      const record = readJson(join(root, path));
      return record === undefined ? [] : [[name, record]];
    }),
  );
}

/** What the snippets of every record would be executed on, by the record's name below out/verified. */
function recipesOf(root: string): Map<string, ExecutedOn> {
  const records = walk(root, VERIFIED).map((path) => path.slice(VERIFIED.length + 1).replace(/\.json$/, ''));
  // Apps have no recipe of their own.
  return new Map(records.flatMap((name) => (name.startsWith(APPS) ? [] : [[name, executedOn(root, name)] as const])));
}

/**
 * Tells after each run of the generator, in the words of the comment on a pull request, which recorded runs are not of what
 * is printed now: of the snippets and steps that it wrote, of calls, and of libraries whose recipe is no longer the one before.
 */
export function tellerOfVoid(root: string): (touched: Touched) => Promise<string[]> {
  let recipes = recipesOf(root);
  return async ({ snippets, modules }) => {
    const isTouched = (begin: string): boolean => modules.some((name) => name.startsWith(begin));
    const before = recipes;
    if (isTouched(RECIPES)) recipes = recipesOf(root);
    const others = (name: string): boolean => !isDeepStrictEqual(before.get(name), recipes.get(name));
    const remade = before === recipes ? [] : committed(root).filter((path) => others(recordOf(path)));
    const besides = isTouched(APPS) || isTouched(PRINTERS) ? await printBesides(root) : undefined;
    const steps = [...(besides?.files ?? [])].filter(([path]) => modules.includes(`${recordOf(path)}.ts`));
    const shown = [...besideThem(root, [...snippets, ...remade]), ...steps];
    const side = {
      name: 'the work tree',
      snippets: new Map(shown),
      seeds: new Map(),
      catalogue: undefined,
      verified: recordsOf(root, shown),
      besides: { files: new Map(), printers: {}, ...besides, recipes: Object.fromEntries(recipes) },
      modules: 'not read',
      published: 'not read',
    };
    return [
      ...voidSentences(notStanding(side)),
      ...(isTouched(PRINTERS) ? voidCallSentences(callsNotStanding(side)) : []),
    ];
  };
}
