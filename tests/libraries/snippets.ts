import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from '../../runtime/slug.ts';
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
  /** The pip requirements that are installed for it. */
  requirements: Requirement[];
  /** The npm packages that are installed for it. */
  npm: string[];
  /** What is installed besides, from elsewhere than the registry; empty when there is nothing. */
  open: string;
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

const commands = /^\s*(?:uv )?pip install ((?:\\\n|[^\n])*)$/gm;

/** The packages that the `pip install` lines of a shell snippet name; what is no plain requirement is left out. */
export function requirementsOfScript(script: string): Requirement[] {
  // A quoted "name @ address" does not come from the registry.
  const lists = [...script.matchAll(commands)].map(([, rest = '']) => rest.replaceAll(/(['"])[^'"]*@[^'"]*\1/g, ''));
  const words = lists.flatMap((list) => list.split(/[\s\\]+/));
  const plain = words
    .map((word) => word.replace(/^['"]|['"]$/g, ''))
    .filter((word) => /^[A-Za-z][\w.-]*(\[[\w,-]+\])?([<>=!~][^/]*)?$/.test(word));
  return plain
    .filter((word) => !/\.(txt|sh)$/.test(word))
    .map(parseRequirement)
    .filter(({ name = '' }) => !tools.has(name));
}

/** Where a shell snippet takes code from that the registry does not have. */
function sourceOf(script: string): string {
  const found = [...script.matchAll(/git\+https:[^\s'"]+|(?<=git clone (?:-\S+ )*)https:[^\s'"]+/g)].map(
    ([address]) => address,
  );
  return [...new Set(found)].join(', ') || 'the commands of its install snippet';
}

const tools = new Set(['pip', 'setuptools', 'wheel', 'packaging', 'ninja']);

function requirementsOf(
  entry: Entry,
  variant: string,
  scripts: readonly string[],
): Pick<Rendered, 'requirements' | 'npm' | 'open'> {
  const install = entry.variants?.find(({ name }) => name === variant)?.install ?? entry.install;
  if (!install)
    return { requirements: scripts.flatMap(requirementsOfScript), npm: [], open: sourceOf(scripts.join('\n')) };
  const requirements = (install.pypi ?? []).map(parseRequirement);
  const { npm = [] } = install;
  const addresses = requirements.flatMap(({ url = [] }) => url);
  return { requirements: requirements.filter(({ url }) => !url), npm, open: addresses.join(', ') };
}

function readSeed(root: string, folder: string, entry: Entry): Rendered[] {
  const files = readdirSync(join(root, folder)).sort();
  const codes = files.map((name) => readFileSync(join(root, folder, name), 'utf8'));
  const scripts = codes.filter((_, at) => files[at]?.endsWith('.sh'));
  return files.map((name, at) => {
    const [, variant = '', extension = ''] = /^\d+-([^/]+)\.([a-z]+)$/.exec(name) ?? [];
    return { file: `${folder}/${name}`, extension, code: codes[at] ?? '', ...requirementsOf(entry, variant, scripts) };
  });
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
      const seeds = folders(join(root, 'out/snippets', slug)).map((seed) => `out/snippets/${slug}/${seed}`);
      return { slug, entry, snippets: seeds.flatMap((seed) => readSeed(root, seed, entry)) };
    });
}

/** Every requirement of the rendered snippets, each once. */
export function allRequirements(libraries: readonly Library[]): Requirement[] {
  const all = libraries.flatMap(({ snippets }) => snippets.flatMap(({ requirements }) => requirements));
  return [...new Map(all.map((one) => [`${one.name}${one.specifier}`, one])).values()];
}
