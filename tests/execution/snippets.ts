import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from '../../runtime/slug.ts';

/** One rendered snippet of a library that is code. */
export interface Snippet {
  /** Slug of the library. */
  readonly library: string;
  /** `<seed slug>/<variant>`, with `-2`, `-3` … where a variant is printed more than once. */
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
}

interface Entry {
  id: string;
  variants?: { name: string; message?: boolean }[];
}

const read = (file: string): string => readFileSync(file, 'utf8');
const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Identifies what is executed: the code and what stands before it. */
export const hashOf = ({ code, install, before }: Pick<Snippet, 'code' | 'install' | 'before'>): string =>
  hash([install, ...before, code].join('\0'));

const INSTALLS = /\b(git clone|(pip|npm|apt-get|brew|cargo) install|uv (sync|pip|venv|tool)|conda|cargo build)\b/;

const FETCHES = /\b(hf download|pip install)\b/;

/** Whether a shell snippet makes programs or packages available, which it does with the network. */
export const installs = (code: string): boolean =>
  INSTALLS.test(code) && !code.includes('install https://huggingface.co/');

/** The snippets in one seed's folder, without messages and without the install line that the page prints by itself. */
function ofSeed(root: string, library: string, seed: string, variants: ReadonlySet<string>): Snippet[] {
  const folder = `out/snippets/${library}/${seed}`;
  const seen = new Map<string, number>();
  const found: Snippet[] = [];
  let install = '';
  const before: string[] = [];
  for (const name of readdirSync(join(root, folder)).sort()) {
    const [, variant = '', language = ''] = /^\d+-([^/]+)\.([a-z]+)$/.exec(name) ?? [];
    const code = read(join(root, folder, name));
    if (variants.has(variant)) {
      const count = (seen.get(variant) ?? 0) + 1;
      seen.set(variant, count);
      const key = `${seed}/${variant}${count > 1 ? `-${count}` : ''}`;
      const what = { library, key, variant, file: `${folder}/${name}`, language, code };
      found.push({ ...what, install, before: [...before], record: `seeds/${seed}.json` });
    }
    if (language !== 'sh') continue;
    if (variant === 'install' && !variants.has(variant)) install = code;
    else if (installs(code)) install += code;
    else if (FETCHES.test(code)) before.push(code);
  }
  return found;
}

/** Every snippet of every library of the catalogue that is code, in the order of the slugs. */
export function readSnippets(root: string): Snippet[] {
  const catalogue = join(root, 'catalogue/libraries');
  const rendered = new Set(readdirSync(join(root, 'out/snippets')));
  const entries = readdirSync(catalogue).map((file) => JSON.parse(read(join(catalogue, file))) as Entry);
  return entries
    .map((entry) => ({ library: slugOf(entry.id), entry }))
    .filter(({ library }) => rendered.has(library))
    .sort((a, b) => (a.library < b.library ? -1 : 1))
    .flatMap(({ library, entry }) => {
      const variants = new Set((entry.variants ?? []).flatMap(({ name, message }) => (message ? [] : name)));
      const seeds = readdirSync(join(root, 'out/snippets', library)).sort();
      return seeds.flatMap((seed) => ofSeed(root, library, seed, variants));
    });
}
