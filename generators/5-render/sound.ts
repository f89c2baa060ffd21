import { join } from 'node:path';
import { readRegular, walk } from '../1-load/walk.ts';
import { shortHash } from '../hash.ts';
import { KEPT, replaceKept, sumOf, textAt } from '../kept.ts';

/** Code in which an earlier run found nothing wrong, so that it is not parsed again. */
export interface Sound {
  has(language: string, text: string): boolean;
  add(language: string, text: string): void;
  /** Keeps what was added for later runs. */
  save(): void;
}

/** What decides whether code is sound: everything of the languages, and the releases of the parsers. */
const checkersOf = (root: string): string =>
  sumOf(root, ['package-lock.json', ...walk(root, 'languages')], readRegular);

/** Opens what runs with the same checkers have kept. */
export function openSound(root: string): Sound {
  const path = join(root, KEPT, `sound-${checkersOf(root)}`);
  const known = new Set(textAt(path)?.split('\n'));
  const { size } = known;
  const key = (language: string, text: string): string => shortHash(`${language}\0${text}`);
  return {
    has: (language, text) => known.has(key(language, text)),
    add: (language, text) => known.add(key(language, text)),
    save: () => {
      if (known.size > size) replaceKept(path, [...known].join('\n'));
    },
  };
}
