import { constants, copyFileSync, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RenderedSetup } from '../../out/types/render-output.ts';

/** Where the sample files are: beside the programs of the package, or in the repository. */
const FOLDERS = ['../../samples', '../../site/public/samples'];

const folderOf = (): string | undefined =>
  FOLDERS.map((path) => fileURLToPath(new URL(path, import.meta.url))).find((path) => existsSync(path));

/**
 * Saves the sample files that snippets read into a folder; a file that is there stays as it is.
 * @returns For each of them what was done, as a sentence.
 */
export function saveSamples(setups: readonly (RenderedSetup | undefined)[], into: string): string[] {
  const names = setups.flatMap((setup) => setup?.files.flatMap(({ name, sample }) => (sample ? name : [])) ?? []);
  const from = folderOf();
  return [...new Set(names)].map((name) => {
    const source = join(from ?? '', basename(name));
    if (from === undefined || !existsSync(source)) return `there is no sample ${name}`;
    if (existsSync(join(into, basename(name)))) return `${name} is there already`;
    copyFileSync(source, join(into, basename(name)), constants.COPYFILE_EXCL);
    return `saved ${name}`;
  });
}
