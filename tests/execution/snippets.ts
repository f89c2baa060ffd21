import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from '../../runtime/slug.ts';

/** One rendered snippet of a library that is code of Python or JavaScript. */
export interface Snippet {
  /** Slug of the library. */
  readonly library: string;
  /** `<seed slug>/<variant>`, with `-2`, `-3` … where a variant is printed more than once. */
  readonly key: string;
  /** The variant's name in the entry. */
  readonly variant: string;
  /** Path from the root of the repository. */
  readonly file: string;
  readonly language: 'py' | 'js';
  readonly code: string;
  /** The install snippet that stands before it; empty when there is none. */
  readonly install: string;
  /** Path of the seed's record from the root of the repository. */
  readonly record: string;
}

interface Entry {
  id: string;
  variants?: { name: string; message?: boolean }[];
}

const read = (file: string): string => readFileSync(file, 'utf8');
const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Identifies what is executed: the code and its install snippet. */
export const hashOf = ({ code, install }: Pick<Snippet, 'code' | 'install'>): string => hash(`${install}\0${code}`);

/** The snippets in one seed's folder: code alone, messages and shell snippets are left out. */
function ofSeed(root: string, library: string, seed: string, messages: ReadonlySet<string>): Snippet[] {
  const folder = `out/snippets/${library}/${seed}`;
  const seen = new Map<string, number>();
  const found: Snippet[] = [];
  let install = '';
  for (const name of readdirSync(join(root, folder)).sort()) {
    const [, variant = '', language = ''] = /^\d+-([^/]+)\.([a-z]+)$/.exec(name) ?? [];
    const code = read(join(root, folder, name));
    if (variant === 'install' && language === 'sh') install = code;
    if ((language !== 'py' && language !== 'js') || messages.has(variant)) continue;
    const count = (seen.get(variant) ?? 0) + 1;
    seen.set(variant, count);
    const key = `${seed}/${variant}${count > 1 ? `-${count}` : ''}`;
    const file = `${folder}/${name}`;
    found.push({ library, key, variant, file, language, code, install, record: `seeds/${seed}.json` });
  }
  return found;
}

/** Every snippet of every library of the catalogue that is Python or JavaScript code, in the order of the slugs. */
export function readSnippets(root: string): Snippet[] {
  const catalogue = join(root, 'catalogue/libraries');
  const rendered = new Set(readdirSync(join(root, 'out/snippets')));
  const entries = readdirSync(catalogue).map((file) => JSON.parse(read(join(catalogue, file))) as Entry);
  return entries
    .map((entry) => ({ library: slugOf(entry.id), entry }))
    .filter(({ library }) => rendered.has(library))
    .sort((a, b) => (a.library < b.library ? -1 : 1))
    .flatMap(({ library, entry }) => {
      const messages = new Set((entry.variants ?? []).flatMap(({ name, message }) => (message ? name : [])));
      const seeds = readdirSync(join(root, 'out/snippets', library)).sort();
      return seeds.flatMap((seed) => ofSeed(root, library, seed, messages));
    });
}
