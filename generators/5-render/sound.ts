import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readRegular, walk } from '../1-load/walk.ts';
import { shortHash } from '../hash.ts';

/** Code in which an earlier run found nothing wrong, so that it is not parsed again. */
export interface Sound {
  has(language: string, text: string): boolean;
  add(language: string, text: string): void;
  /** Keeps what was added for later runs. */
  save(): void;
}

/** Where tools keep what can be made again: beside the packages, which no commit brings and each install makes anew. */
const FOLDER = 'node_modules/.cache/snippetry';

/** What decides whether code is sound: everything of the languages, and the releases of the parsers. */
function checkersOf(root: string): string {
  const sum = createHash('sha256');
  for (const path of ['package-lock.json', ...walk(root, 'languages')])
    sum.update(`${path}\0${readRegular(join(root, path)) ?? ''}\0`);
  return sum.digest('hex').slice(0, 16);
}

/** The lines of a file; none where it cannot be read. */
function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Writes a file whole, or not at all. */
function replace(path: string, text: string): void {
  const temporary = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(temporary, text);
    renameSync(temporary, path);
  } catch {
    // Where nothing can be kept, the next run parses again.
    if (existsSync(temporary)) rmSync(temporary);
  }
}

/** Opens what runs with the same checkers have kept. */
export function openSound(root: string): Sound {
  const path = join(root, FOLDER, `sound-${checkersOf(root)}`);
  const known = new Set(linesOf(path));
  const { size } = known;
  const key = (language: string, text: string): string => shortHash(`${language}\0${text}`);
  return {
    has: (language, text) => known.has(key(language, text)),
    add: (language, text) => known.add(key(language, text)),
    save: () => {
      if (known.size > size) replace(path, [...known].join('\n'));
    },
  };
}

/** Knows nothing and keeps nothing. */
export const NOTHING_SOUND: Sound = { has: () => false, add: () => {}, save: () => {} };
