import { datasetRecords } from '../../../out/modules/site/datasets.ts';
import type { Dataset } from '../../../out/types/dataset.ts';
import { datasetGroupsOf, parseDataset } from '../../../runtime/dataset/index.ts';
import { slugOf } from '../../../runtime/slug.ts';
import { snippetFile } from '../../../runtime/snippet-file.ts';
import { extensionOf } from '../views/languages.ts';
import type { LibraryView } from '../views/library.ts';
import { libraryView } from '../views/library.ts';
import type { PlacedSnippet } from '../views/snippets.ts';
import { highlight } from './highlight.ts';
import { to } from './links.ts';

/** How a library loads a data set, as the page shows it. */
export interface DatasetLibrarySnippets {
  readonly entry: { readonly id: string; readonly prettyLabel: string; readonly docsUrl: string };
  readonly notes: readonly string[];
  readonly snippets: readonly PlacedSnippet[];
}

/** A data set that has a page. */
export interface DatasetPage {
  readonly dataset: Dataset;
  /** Address of the page below the base, without a slash at either end. */
  readonly path: string;
  readonly libraries: readonly DatasetLibrarySnippets[];
}

async function pageOf(record: unknown): Promise<DatasetPage> {
  const dataset = parseDataset(record);
  const groups = await datasetGroupsOf(dataset);
  const libraries = groups.map(({ library, label, docsUrl, notes, snippets }) => ({
    entry: { id: library, prettyLabel: label, docsUrl },
    notes,
    snippets: snippets.map((snippet, index) => ({
      ...snippet,
      file: `dataset-libraries/${slugOf(library)}/${slugOf(dataset.id)}/${snippetFile(snippet, index, extensionOf(snippet.language))}`,
    })),
  }));
  return { dataset, path: `datasets/${dataset.id}`, libraries };
}

export const datasets: readonly DatasetPage[] = (await Promise.all(datasetRecords.map(pageOf))).sort((a, b) =>
  a.dataset.id.localeCompare(b.dataset.id, 'en', { sensitivity: 'base' }),
);

/** The view of a library's snippets for a page as it is built. */
export const builtDatasetLibrary = ({ entry, snippets }: DatasetLibrarySnippets): LibraryView =>
  libraryView({ entry, snippets }, { paint: highlight, beside: ({ file }) => ({ file: to(`snippets/${file}`) }) });
