import { datasetRecords } from '../../../out/modules/site/datasets.ts';
import type { Dataset } from '../../../out/types/dataset.ts';
import { datasetGroupsOf, datasetNoticesOf, parseDataset } from '../../../runtime/dataset/index.ts';
import type { Notice } from '../../../runtime/notices.ts';
import { receiptsOfPage } from '../../../runtime/receipt/page.ts';
import { type Receipt, TRIED_ON_FILES } from '../../../runtime/receipt/receipt.ts';
import { hashOfText } from '../../../runtime/receipt/standing.ts';
import { slugOf } from '../../../runtime/slug.ts';
import { snippetFile } from '../../../runtime/snippet-file.ts';
import type { About } from '../views/code.ts';
import { extensionOf } from '../views/languages.ts';
import type { LibraryView } from '../views/library.ts';
import { libraryView } from '../views/library.ts';
import { reportOf } from '../views/report.ts';
import type { PlacedSnippet } from '../views/snippets.ts';
import { highlight } from './highlight.ts';
import { source, to } from './links.ts';
import { nameRequirements, shownReceipt } from './requirements.ts';
import { datasetRunsOf } from './verified.ts';

const today = new Date().toISOString().slice(0, 10);

/** A snippet with its place, and what was done with it where that is recorded. */
export interface ProvedSnippet extends PlacedSnippet {
  readonly receipt?: Receipt;
  /** The address at which an issue about it is opened. */
  readonly report?: string;
}

/** How a library loads a data set, as the page shows it. */
export interface DatasetLibrarySnippets {
  readonly entry: { readonly id: string; readonly prettyLabel: string; readonly docsUrl: string };
  readonly notes: readonly string[];
  readonly snippets: readonly ProvedSnippet[];
}

/** A data set that has a page. */
export interface DatasetPage {
  readonly dataset: Dataset;
  /** Address of the page below the base, without a slash at either end. */
  readonly path: string;
  /** What to know before running the code, whatever the library. */
  readonly notices: readonly Notice[];
  readonly libraries: readonly DatasetLibrarySnippets[];
}

async function pageOf(record: unknown): Promise<DatasetPage> {
  const dataset = parseDataset(record);
  const groups = await datasetGroupsOf(dataset);
  const libraries = groups.map(async ({ library, label, docsUrl, notes, snippets }) => {
    const receipts = await receiptsOfPage(datasetRunsOf(library), dataset.id, snippets, today, TRIED_ON_FILES);
    const placed = snippets.map(async (snippet, at) => {
      const file = `dataset-libraries/${slugOf(library)}/${slugOf(dataset.id)}/${snippetFile(snippet, at, extensionOf(snippet.language))}`;
      const receipt = receipts[at];
      const report = reportOf(file, await hashOfText(snippet.code), [receipt?.sentence]);
      return { ...snippet, file, ...(receipt && { receipt }), ...(report && { report }) };
    });
    return { entry: { id: library, prettyLabel: label, docsUrl }, notes, snippets: await Promise.all(placed) };
  });
  const notices = datasetNoticesOf(dataset);
  return { dataset, path: `datasets/${dataset.id}`, notices, libraries: await Promise.all(libraries) };
}

export const datasets: readonly DatasetPage[] = (await Promise.all(datasetRecords.map(pageOf))).sort((a, b) =>
  a.dataset.id.localeCompare(b.dataset.id, 'en', { sensitivity: 'base' }),
);

await nameRequirements(
  datasets.flatMap(({ libraries }) =>
    libraries.flatMap(({ snippets }) => snippets.flatMap(({ receipt }) => receipt ?? [])),
  ),
);

/** What is known of a snippet of a library. */
function aboutSnippet(library: string, { variant, language, receipt, report }: ProvedSnippet): About {
  const path = `templates/dataset-libraries/${slugOf(library)}/${variant}.${extensionOf(language)}.hbs`;
  return {
    ...shownReceipt(receipt),
    ...(report && { report }),
    says: [],
    template: { label: 'Template', path, edit: source(path) },
  };
}

/** The view of a library's snippets for a page as it is built. */
export function builtDatasetLibrary({ entry, snippets }: DatasetLibrarySnippets): LibraryView {
  const byFile = new Map(snippets.map((snippet) => [snippet.file, snippet]));
  const beside = ({ file }: PlacedSnippet) => {
    const snippet = byFile.get(file);
    const about = snippet?.kind === 'code' ? aboutSnippet(entry.id, snippet) : undefined;
    return { file: to(`snippets/${file}`), ...(about && { about }) };
  };
  return libraryView({ entry, snippets }, { paint: highlight, beside });
}

/** The splits with the rows that each has, where the card says it. */
export const splitsInWords = ({ splits, sizes }: Dataset): string =>
  splits
    .map((split) => {
      const rows = sizes.find((one) => one.split === split)?.rows;
      return rows === undefined ? split : `${split} (${rows.toLocaleString('en')} rows)`;
    })
    .join(', ');
