import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { executedOn } from '../1-load/executed-on.ts';
import { walk } from '../1-load/walk.ts';
import { voidCallSentences, voidSentences } from '../6-diff/sentences/proofs.ts';
import { callsNotStanding, notStanding } from '../6-diff/sentences/void.ts';
import { BESIDES, parseBesides } from '../6-diff/side.ts';
import type { Besides, Json } from '../6-diff/types.ts';

const FOLDER = 'out/snippets';
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

/** The record of a library as out/verified calls it, by the folder of its snippets for a sample. */
const recordOf = (folder: string): string => {
  const [first = '', second = ''] = folder.split('/');
  if (first === 'dataset-libraries') return `datasets/${second}`;
  return first === 'apps' ? `apps/${second}` : first;
};

const readJson = (path: string): Json => JSON.parse(readFileSync(path, 'utf8'));

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
  const records = new Set(snippets.map(([path]) => recordOf(dirname(path))));
  const there = [...records].filter((name) => existsSync(join(root, `out/verified/${name}.json`)));
  const executed = join(root, 'out/executed.json');
  return {
    ...Object.fromEntries(there.map((name) => [name, readJson(join(root, `out/verified/${name}.json`))])),
    ...(existsSync(executed) && { executed: readJson(executed) }),
  };
}

/** Has the modules print what is not committed, in a process that has not loaded them as they were. */
async function printedBesides(root: string): Promise<Besides> {
  const parameters = [join(root, BESIDES)];
  const { stdout } = await promisify(execFile)(process.execPath, parameters, { maxBuffer: 256 * 1024 * 1024 });
  return parseBesides(stdout);
}

/**
 * Tells, in the words of the comment on a pull request, what recorded runs are not of what is printed now: of snippets,
 * of steps of apps, and of calls.
 * @param touched What was written: the snippets of these folders are looked at, with another recipe all of them.
 */
export async function saidVoid(root: string, { snippets, modules }: Touched): Promise<string[]> {
  const isTouched = (begin: string): boolean => modules.some((name) => name.startsWith(begin));
  const isCommitted = !isTouched(APPS) && !isTouched(PRINTERS);
  const besides = isCommitted ? undefined : await printedBesides(root);
  const steps = [...(besides?.files ?? [])].filter(([path]) => modules.includes(`${recordOf(dirname(path))}.ts`));
  const all = isTouched(RECIPES) ? walk(root, FOLDER).map((path) => path.slice(FOLDER.length + 1)) : snippets;
  const shown = [...besideThem(root, all), ...steps];
  const verified = recordsOf(root, shown);
  // Apps have no recipe of their own.
  const made = Object.keys(verified).filter((name) => !name.startsWith(APPS));
  const recipes = Object.fromEntries(made.map((name) => [name, executedOn(root, name)]));
  const side = {
    name: 'the work tree',
    snippets: new Map(shown),
    seeds: new Map(),
    catalogue: undefined,
    verified,
    besides: { files: new Map(), printers: {}, ...besides, recipes },
    modules: 'not read',
  };
  return [
    ...voidSentences(notStanding(side)),
    ...(isTouched(PRINTERS) ? voidCallSentences(callsNotStanding(side)) : []),
  ];
}
