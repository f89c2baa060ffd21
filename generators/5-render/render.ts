import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ModelRecord } from '../../out/types/model-record.ts';
import type { LibraryEntry } from '../../runtime/snippet.ts';
import { snippetFile, snippetFolder } from '../../runtime/snippet-file.ts';
import type { ParseModel } from './parser.ts';

/** Imports the emitted module of a library; `version` makes Node read a changed file again. */
export async function importLibrary(root: string, slug: string, version: string): Promise<LibraryEntry> {
  const url = pathToFileURL(join(root, `out/modules/libraries/${slug}.ts`));
  const { entry } = (await import(`${url.href}?v=${version}`)) as { entry: LibraryEntry };
  return entry;
}

/** Renders seeds with one library: path under out/snippets and code. */
export function renderSeeds(
  seeds: readonly ModelRecord[],
  entry: LibraryEntry,
  extensions: ReadonlyMap<string, string>,
  parse: ParseModel,
): Map<string, string> {
  const files = new Map<string, string>();
  for (const record of seeds) {
    const folder = snippetFolder(entry.id, record.id);
    for (const [index, snippet] of entry.snippets(parse(record)).entries()) {
      files.set(`${folder}/${snippetFile(snippet, index, extensions.get(snippet.language) ?? '')}`, snippet.code);
    }
  }
  return files;
}
