import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Where the recipes of tiny models stand, below the root: nothing is printed from them, but runs are void with another one. */
export const RECIPES = 'tests/models';

/** The program that builds the tiny models of a library: tests/models/<slug>.py, or <slug>/main.py with its parts beside it. */
export interface Recipe {
  readonly file: string;
  /** Every file that the hash is of: its own, parts of another, and those of tests/models/shared. */
  readonly files: readonly string[];
  readonly hash: string;
  /** What it needs besides what the snippet installs (inline script metadata, PEP 723). */
  readonly dependencies: readonly string[];
  /** The releases of Python that the library works with, where the newest that its packages install for is none. */
  readonly python?: string | undefined;
  /** The releases that packages of the snippet have to be of, where what it needs besides is not there for the newest. */
  readonly constraints?: readonly string[] | undefined;
  /** How long what the snippet installs may take to be compiled, in seconds. */
  readonly installSeconds?: number;
  /** By variant whose command does not end by itself: the address that answers once it serves. */
  readonly serves?: Readonly<Record<string, string>>;
}

/** The modules in tests/models/shared that a recipe imports by name: they count as its own. */
function sharedBy(root: string, text: string): string[] {
  const files = [...text.matchAll(/^import (\w+)$/gm)].map(([, name]) => join(root, `${RECIPES}/shared/${name}.py`));
  return files.filter((file) => existsSync(file));
}

/** The items of a list in the first lines of a recipe: `# <name> = ["a", "b"]`. */
function listIn(text: string, name: string): string[] {
  const [, list = ''] = new RegExp(`^# ${name} = \\[(.*)\\]$`, 'm').exec(text) ?? [];
  return [...list.matchAll(/"([^"]+)"/g)].map(([, item = '']) => item);
}

const filesBelow = (folder: string): string[] => {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.py')) : [];
  return names.sort().map((name) => join(folder, name));
};

/** The files of a recipe that others use parts of: those in its folder, or the one that it is. */
const filesOf = (path: string): string[] => {
  const own = filesBelow(path);
  return own.length > 0 ? own : [`${path}.py`];
};

/** The name of the recipe for weights that are loaded as something, where a library has one besides its own. */
export const forPrecisions = (library: string): string => `${library}-precisions`;

/** The name of the recipe for one seed, or for its weights loaded as something (slug@8bit), where a library has one for it: no change of it voids the runs of the others. */
export const forSeed = (library: string, seed: string): string => `${library}/seeds/${seed}`;

/** The slugs of the seeds that a library has recipes for. */
export const seedsWithRecipes = (root: string, library: string): string[] =>
  filesBelow(join(root, RECIPES, library, 'seeds')).map((file) => basename(file, '.py'));

/** The recipe of a library; nothing when nobody wrote one. */
export function recipeOf(root: string, library: string): Recipe | undefined {
  const folder = join(root, RECIPES, library);
  const own = filesBelow(folder);
  const file = own.length > 0 ? join(folder, 'main.py') : `${folder}.py`;
  if (!existsSync(file)) return undefined;
  const [, shared = ''] = /^# parts = \["([\w-]+)"\]$/m.exec(readFileSync(file, 'utf8')) ?? [];
  const files = [...(own.length > 0 ? own : [file]), ...(shared ? filesOf(join(root, RECIPES, shared)) : [])];
  const text = files.map((name) => readFileSync(name, 'utf8')).join('\0');
  const dependencies = listIn(text, 'dependencies');
  const constraints = listIn(text, 'constraints');
  const [, seconds] = /^# install-seconds (\d+)\b/m.exec(text) ?? [];
  const serves = Object.fromEntries(listIn(text, 'serves').map((one) => one.split(' ')));
  const [, python] = /^# requires-python = "([^"]+)"$/m.exec(text) ?? [];
  const used = sharedBy(root, text);
  const hash = createHash('sha256')
    .update(text + used.map((name) => readFileSync(name, 'utf8')).join(''))
    .digest('hex')
    .slice(0, 16);
  return {
    file,
    files: [...files, ...used],
    hash,
    dependencies,
    python,
    ...(constraints.length > 0 && { constraints }),
    ...(seconds !== undefined && { installSeconds: Number(seconds) }),
    ...(Object.keys(serves).length > 0 && { serves }),
  };
}
