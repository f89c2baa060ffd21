import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { executedOn } from '../1-load/executed-on.ts';
import { voidSentences } from '../6-diff/sentences/proofs.ts';
import { notStanding } from '../6-diff/sentences/void.ts';
import type { Json } from '../6-diff/types.ts';

/** The record of a library as out/verified calls it, by the folder of its snippets for a sample. */
const recordOf = (folder: string): string => {
  const [first = '', second = ''] = folder.split('/');
  return first === 'dataset-libraries' ? `datasets/${second}` : first;
};

/**
 * Tells, in the words of the comment on a pull request, which recorded runs are not of the snippets as they are now.
 * @param names Paths below out/snippets that were written: the snippets of their folders are looked at.
 */
export function saidVoid(root: string, names: readonly string[]): string[] {
  const folders = [...new Set(names.map(dirname))].filter((folder) => existsSync(join(root, 'out/snippets', folder)));
  const snippets = folders.flatMap((folder) =>
    readdirSync(join(root, 'out/snippets', folder)).map((name): [string, string] => [
      `${folder}/${name}`,
      readFileSync(join(root, 'out/snippets', folder, name), 'utf8'),
    ]),
  );
  const records = [...new Set(folders.map(recordOf))].filter((name) =>
    existsSync(join(root, `out/verified/${name}.json`)),
  );
  const verified = Object.fromEntries(
    records.map((name) => [name, JSON.parse(readFileSync(join(root, `out/verified/${name}.json`), 'utf8')) as Json]),
  );
  const recipes = Object.fromEntries(records.map((name) => [name, executedOn(root, name)]));
  const side = {
    name: 'the work tree',
    snippets: new Map(snippets),
    seeds: new Map(),
    catalogue: undefined,
    verified,
    besides: { files: new Map(), printers: {}, recipes },
    modules: 'not read',
  };
  return voidSentences(notStanding(side));
}
