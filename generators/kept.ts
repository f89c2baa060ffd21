import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shortHash } from './hash.ts';

/** Where tools keep what can be made again: beside the packages, which no commit brings and each install makes anew. */
export const KEPT = 'node_modules/.cache/snippetry';

/** The first 16 hexadecimal digits of the SHA-256 sum of files and their paths; one that is not there counts as empty. */
export function sumOf(root: string, paths: readonly string[], read: (path: string) => string | undefined): string {
  const sum = createHash('sha256');
  for (const path of paths) sum.update(`${path}\0${read(join(root, path)) ?? ''}\0`);
  return sum.digest('hex').slice(0, 16);
}

/** The text of a file; undefined where it cannot be read. */
export function textAt(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Writes a file whole, or not at all: where nothing can be kept, the next run makes it again. Tells whether it was written. */
export function replaceKept(path: string, text: string): boolean {
  const temporary = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(temporary, text);
    renameSync(temporary, path);
    return true;
  } catch {
    if (existsSync(temporary)) rmSync(temporary);
    return false;
  }
}

/** One text that is kept from run to run, with what it was made from: the next one takes its place. */
export interface KeptText {
  /** The text that was made from this, where it is the one that is kept, and whole. */
  get(from: string): string | undefined;
  set(from: string, text: string): void;
}

/** Opens the text that earlier runs have kept in a file, which begins with the hashes of what it was made from and of itself. */
export function openKeptText(path: string): KeptText {
  return {
    get(from) {
      const held = textAt(path);
      const head = `${shortHash(from)}\n`;
      return held?.startsWith(head) ? opened(held.slice(head.length)) : undefined;
    },
    set(from, text) {
      replaceKept(path, `${shortHash(from)}\n${sealed(text)}`);
    },
  };
}

/** Texts that packages make, and that take them long: by what they were made from, kept from run to run. */
export interface KeptTexts {
  get(from: string): string | undefined;
  /** Keeps a text, and gives it. */
  add(from: string, text: string): string;
  /** Keeps what was added for later runs. */
  save(): void;
}

/** Characters of a text that is kept in a file of its own, for few runs ask for it. */
const LARGE = 20_000;

/** Characters of the other texts, above which those go that this run has not asked for. */
const MOST = 2_000_000;

/** Files of texts, those of other programs and releases included, above which the older half goes. */
const MOST_FILES = 400;

const NAME = 'texts-';

/** Removes the older half of the files of texts in a folder, where they are many. */
function prune(folder: string): void {
  const names = readdirSync(folder).filter((name) => name.startsWith(NAME));
  if (names.length <= MOST_FILES) return;
  const dated = names.map((name) => ({
    name,
    at: statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  }));
  dated.sort((a, b) => a.at - b.at);
  for (const { name } of dated.slice(0, MOST_FILES / 2)) rmSync(join(folder, name), { force: true });
}

/** The texts of a file by the hash of what they were made from; none where the file is not whole. */
function readTexts(path: string): Map<string, string> {
  try {
    return new Map(Object.entries(JSON.parse(textAt(path) ?? '{}') as Record<string, string>));
  } catch {
    return new Map();
  }
}

/** A text as its file holds it: below its own hash, by which one that is not whole is known. */
const sealed = (text: string): string => `${shortHash(text)}\n${text}`;

/** The text that was sealed; undefined where it is not whole. */
function opened(held: string): string | undefined {
  const text = held.slice(held.indexOf('\n') + 1);
  return sealed(text) === held ? text : undefined;
}

/**
 * Opens what earlier runs have kept.
 * @param root Where the packages are that make the texts.
 * @param makers The programs that have packages make them, by path below root: other ones make other texts.
 */
export function openKeptTexts(root: string, makers: readonly string[]): KeptTexts {
  const path = join(root, KEPT, `${NAME}${sumOf(root, ['package-lock.json', ...makers], textAt)}`);
  const known = readTexts(path);
  const asked = new Set<string>();
  const large = new Map<string, string>();
  const fileOf = (key: string): string => `${path}-${key}`;
  let isNew = false;
  return {
    get(from) {
      const key = shortHash(from);
      asked.add(key);
      return known.get(key) ?? large.get(key) ?? opened(textAt(fileOf(key)) ?? '');
    },
    add(from, text) {
      const key = shortHash(from);
      asked.add(key);
      if (text.length > LARGE) large.set(key, text);
      else known.set(key, text);
      isNew = true;
      return text;
    },
    save() {
      if (!isNew) return;
      isNew = false;
      const written = [...large].filter(([key, text]) => replaceKept(fileOf(key), sealed(text)));
      for (const [key] of written) large.delete(key);
      if (written.length > 0) prune(dirname(path));
      const size = [...known.values()].reduce((sum, text) => sum + text.length, 0);
      if (size > MOST) for (const key of known.keys()) if (!asked.has(key)) known.delete(key);
      replaceKept(path, JSON.stringify(Object.fromEntries(known)));
    },
  };
}

/** The programs of the generator that have packages make texts: ajv, ts-morph, TypeScript, json-schema-to-typescript. */
const MAKERS = [
  'generators/1-load/validators.ts',
  'generators/4-emit/source.ts',
  'generators/4-emit/ts-morph.ts',
  'generators/4-emit/types.ts',
  'generators/5-render/parser.ts',
];

let ours: KeptTexts | undefined;

/** What earlier runs of this generator have kept. */
export function keptTexts(): KeptTexts {
  ours ??= openKeptTexts(fileURLToPath(new URL('..', import.meta.url)), MAKERS);
  return ours;
}

/** The text that is made of something: by an earlier run, or now. */
export const madeOnce = (from: string, make: () => string, texts = keptTexts()): string =>
  texts.get(from) ?? texts.add(from, make());
