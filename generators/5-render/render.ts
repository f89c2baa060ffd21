import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ModelRecord } from '../../out/types/model-record.ts';
import type { LibraryEntry, Snippet } from '../../runtime/snippet.ts';
import { slugOf } from '../1-load/slug.ts';
import type { ParseModel } from './parser.ts';

/** Imports the emitted module of a library; `version` makes Node read a changed file again. */
export async function importLibrary(root: string, slug: string, version: string): Promise<LibraryEntry> {
  const url = pathToFileURL(join(root, `out/modules/libraries/${slug}.ts`));
  const { entry } = (await import(`${url.href}?v=${version}`)) as { entry: LibraryEntry };
  return entry;
}

/** The file name of a snippet: its number in the list, the variant, the extension of its language. */
export const snippetFile = (snippet: Snippet, index: number, extensions: ReadonlyMap<string, string>): string =>
  `${String(index + 1).padStart(2, '0')}-${snippet.variant}.${extensions.get(snippet.language)}`;

/** Renders seeds with one library: path under out/snippets and code. */
export function renderSeeds(
  seeds: readonly ModelRecord[],
  entry: LibraryEntry,
  extensions: ReadonlyMap<string, string>,
  parse: ParseModel,
): Map<string, string> {
  const files = new Map<string, string>();
  for (const record of seeds) {
    const folder = `${slugOf(entry.id)}/${slugOf(record.id)}`;
    for (const [index, snippet] of entry.snippets(parse(record)).entries()) {
      files.set(`${folder}/${snippetFile(snippet, index, extensions)}`, snippet.code);
    }
  }
  return files;
}
