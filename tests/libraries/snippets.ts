import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from '../../generators/1-load/slug.ts';
import { parseRequirement, type Requirement } from './requirement.ts';

/** What the check reads of a library entry. */
export interface Entry {
  id: string;
  install?: Record<string, string[]>;
  versions?: Record<string, string>;
  variants?: { name: string; install?: Record<string, string[]> }[];
}

/** One rendered snippet. */
export interface Rendered {
  /** Path from the root of the repository. */
  file: string;
  extension: string;
  code: string;
  /** What the entry installs for it, by ecosystem. */
  install: Record<string, string[]>;
}

/** A library with its rendered snippets. */
export interface Library {
  slug: string;
  entry: Entry;
  snippets: Rendered[];
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const folders = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((item) => item.isDirectory())
    .map((item) => item.name)
    .sort();

function readSnippet(root: string, file: string, entry: Entry): Rendered {
  const [, variant = '', extension = ''] = /\/\d+-([^/]+)\.([a-z]+)$/.exec(file) ?? [];
  const own = entry.variants?.find(({ name }) => name === variant)?.install;
  const code = readFileSync(join(root, file), 'utf8');
  return { file, extension, code, install: own ?? entry.install ?? {} };
}

/** Every library of the catalogue that has rendered snippets, in the order of the slugs. */
export function readLibraries(root: string): Library[] {
  const catalogue = join(root, 'catalogue/libraries');
  const rendered = new Set(folders(join(root, 'out/snippets')));
  return readdirSync(catalogue)
    .sort()
    .map((file) => readJson<Entry>(join(catalogue, file)))
    .map((entry) => ({ slug: slugOf(entry.id), entry }))
    .filter(({ slug }) => rendered.has(slug))
    .map(({ slug, entry }) => {
      const base = `out/snippets/${slug}`;
      const files = folders(join(root, base)).flatMap((seed) =>
        readdirSync(join(root, base, seed)).map((name) => `${base}/${seed}/${name}`),
      );
      return { slug, entry, snippets: files.sort().map((file) => readSnippet(root, file, entry)) };
    });
}

/** The Python requirements that an install list names. */
export const pythonRequirements = (install: Record<string, string[]>): Requirement[] =>
  (install.pypi ?? []).map(parseRequirement);

/** Every Python requirement of the libraries, each once, without those that are installed from an address. */
export function allRequirements(libraries: readonly Library[]): Requirement[] {
  const all = new Map<string, Requirement>();
  for (const { entry } of libraries) {
    for (const install of [entry.install, ...(entry.variants ?? []).map((variant) => variant.install)]) {
      for (const one of pythonRequirements(install ?? {})) {
        if (one.name && !one.url) all.set(`${one.name}${one.specifier}`, one);
      }
    }
  }
  return [...all.values()];
}
