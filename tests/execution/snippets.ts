import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forPrecisions, forSeed } from '../../generators/1-load/recipe.ts';
import { shortHash } from '../../generators/hash.ts';
import { executedText, keysOf, neededBy, type Standing } from '../../runtime/receipt/standing.ts';
import { slugOf } from '../../runtime/slug.ts';

/** One rendered snippet of a library that is code. */
export interface Snippet {
  /** Slug of the library. */
  readonly library: string;
  /**
   * `<seed slug>/<variant>`, with `-2`, `-3` … where a variant is printed more than once; `<seed slug>@8bit/<variant>` where
   * its weights are loaded as that.
   */
  readonly key: string;
  /** The variant's name in the entry. */
  readonly variant: string;
  /** Path from the root of the repository. */
  readonly file: string;
  /** The extension of its file. */
  readonly language: string;
  readonly code: string;
  /** The snippets before it that install something from elsewhere than the hub; empty when there are none. */
  readonly install: string;
  /** The shell snippets before it that fetch from the hub; they are executed where it is. */
  readonly before: readonly string[];
  /** Path of the seed's record from the root of the repository. */
  readonly record: string;
  /** Name of a recipe that several libraries share, or that is for one seed or for weights loaded as something; that of the library without it. */
  readonly recipe?: string;
}

interface Entry {
  id: string;
  variants?: { name: string; message?: boolean }[];
}

const read = (file: string): string => readFileSync(file, 'utf8');

/** Identifies what is executed: the code and what stands before it. */
export const hashOf = ({ code, install, before }: Pick<Snippet, 'code' | 'install' | 'before'>): string =>
  shortHash(executedText(code, { install, before }));

/** The name of the recipe for one seed of a library, or for its weights loaded as something; nothing where there is none. */
function ownRecipe(root: string, library: string, seed: string): string | undefined {
  const own = [forSeed(library, seed), ...(seed.includes('@') ? [forPrecisions(library)] : [])];
  return own.find((one) => existsSync(join(root, `tests/models/${one}.py`)));
}

/** The snippets in one seed's folder, or in that of a seed with its weights loaded as something, without messages and without the install line that the page prints by itself. */
function ofSeed(root: string, library: string, seed: string, variants: ReadonlySet<string>): Snippet[] {
  const recipe = ownRecipe(root, library, seed);
  return ofFolder(root, `out/snippets/${library}/${seed}`, variants).map((one) => ({
    ...one,
    library,
    key: `${seed}/${one.key}`,
    record: `seeds/${seed.split('@')[0]}.json`,
    ...(recipe !== undefined && { recipe }),
  }));
}

/** The snippets of a folder; their keys are those below the seed. */
function ofFolder(root: string, folder: string, variants: ReadonlySet<string>): Omit<Snippet, 'library' | 'record'>[] {
  const page = readdirSync(join(root, folder))
    .sort()
    .map((name) => {
      const [, variant = '', language = ''] = /^\d+-([^/]+)\.([a-z]+)$/.exec(name) ?? [];
      const kind: Standing['kind'] = variants.has(variant) ? 'code' : variant === 'install' ? 'install' : 'message';
      return { variant, language, kind, file: `${folder}/${name}`, code: read(join(root, folder, name)) };
    });
  const keys = keysOf(page);
  const needed = neededBy(page);
  return page.flatMap(({ kind, ...what }, at) => {
    const { install = '', before = [] } = needed[at] ?? {};
    return kind === 'code' ? [{ key: keys[at] ?? '', ...what, install, before }] : [];
  });
}

/** Where the libraries of data sets have their records of runs, and what all of them are executed on. */
const DATASETS = 'datasets';

/** Every snippet of every library of data sets, in the order of the slugs; such a library is called `datasets/<slug>`. */
export function readDatasetSnippets(root: string): Snippet[] {
  const catalogue = join(root, 'catalogue/dataset-libraries');
  const entries = readdirSync(catalogue).map((file) => JSON.parse(read(join(catalogue, file))) as Entry);
  return entries.flatMap(({ id, variants = [] }) => {
    const folder = `out/snippets/dataset-libraries/${slugOf(id)}`;
    const names = new Set(variants.map(({ name }) => name));
    const own = `${DATASETS}-${slugOf(id)}`;
    const recipe = existsSync(join(root, `tests/models/${own}.py`)) ? own : DATASETS;
    const sets = existsSync(join(root, folder)) ? readdirSync(join(root, folder)).sort() : [];
    const library = `${DATASETS}/${slugOf(id)}`;
    return sets.flatMap((set) =>
      ofFolder(root, `${folder}/${set}`, names).map((one) => ({
        ...one,
        library,
        key: `${set}/${one.key}`,
        record: `catalogue/datasets/${set}.json`,
        recipe: ownRecipe(root, library, set) ?? recipe,
      })),
    );
  });
}

/** The variants of code of every library of the catalogue that has any, in the order of the slugs. */
export function readVariants(root: string): { library: string; variants: string[] }[] {
  const catalogue = join(root, 'catalogue/libraries');
  const entries = readdirSync(catalogue).map((file) => JSON.parse(read(join(catalogue, file))) as Entry);
  return entries
    .map(({ id, variants = [] }) => {
      const code = variants.filter(({ message }) => !message);
      return { library: slugOf(id), variants: code.map(({ name }) => name) };
    })
    .filter(({ variants }) => variants.length > 0)
    .sort((a, b) => (a.library < b.library ? -1 : 1));
}

/** Every snippet of every library of the catalogue that is code, in the order of the slugs. */
export function readSnippets(root: string): Snippet[] {
  const rendered = new Set(readdirSync(join(root, 'out/snippets')));
  return readVariants(root)
    .filter(({ library }) => rendered.has(library))
    .flatMap(({ library, variants }) => {
      const seeds = readdirSync(join(root, 'out/snippets', library)).sort();
      return seeds.flatMap((seed) => ofSeed(root, library, seed, new Set(variants)));
    });
}
