import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { loadLibrary } from '../../out/modules/libraries/index.ts';
import { languages } from '../../out/modules/site/languages.ts';
import { shownFor } from '../../runtime/libraries.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { type Runnable, runnablesOf } from '../../runtime/run/runnable.ts';
import { slugOf } from '../../runtime/slug.ts';
import type { Snippet } from '../../runtime/snippet.ts';
import { snippetFile, snippetFolder } from '../../runtime/snippet-file.ts';
import { readRuns } from '../execution/outcomes.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const SEEDS = new URL('../../seeds/', import.meta.url);

/** A snippet with the path of its file below out/snippets, where those of its model are committed. */
export interface CommittedSnippet extends Snippet {
  readonly file: string;
}

const extensions = new Map(languages.map(({ id, extension }) => [id, extension]));

/** The code of a record's page that runs from an address. */
export async function runnablesFor(record: unknown): Promise<Runnable<CommittedSnippet>[]> {
  const model = parseModel(record);
  const libraries = (await shownFor(model, loadLibrary)).map(({ entry, snippets }) => ({
    entry,
    snippets: snippets.map((snippet, at) => ({
      ...snippet,
      file: `${snippetFolder(entry.id, model.id)}/${snippetFile(snippet, at, extensions.get(snippet.language) ?? '')}`,
    })),
  }));
  return runnablesOf(model.id, libraries, { languages, recorded: (library) => readRuns(ROOT, slugOf(library)) });
}

/** The code of all pages that runs from an address. */
export async function allRunnables(): Promise<Runnable<CommittedSnippet>[]> {
  const names = readdirSync(SEEDS).filter((name) => name.endsWith('.json'));
  const records = names.map((name): unknown => JSON.parse(readFileSync(new URL(name, SEEDS), 'utf8')));
  return (await Promise.all(records.map(runnablesFor))).flat();
}

/** The committed bytes of a snippet; nothing where its model is not among those whose snippets are committed. */
export function committed({ file }: CommittedSnippet): string | undefined {
  const path = new URL(`../../out/snippets/${file}`, import.meta.url);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
