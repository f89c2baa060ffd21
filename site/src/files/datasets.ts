import { type DatasetPage, datasets } from '../data/datasets.ts';
import { absolute, beside, type SiteFile } from './file.ts';
import { facts, joined, titled } from './markdown.ts';

/** The page of a data set as data: schemas/dataset-page.schema.json. */
export const datasetValue = ({ dataset, path, libraries }: DatasetPage) => ({
  $schema: absolute('schemas/dataset-page.schema.json'),
  id: dataset.id,
  url: absolute(`${path}/`),
  configs: dataset.configs,
  splits: dataset.splits,
  format: dataset.format ?? null,
  libraries: libraries.map(({ entry, notes, snippets }) => ({
    library: entry.id,
    label: entry.prettyLabel,
    docsUrl: entry.docsUrl,
    notes,
    snippets: snippets.map(({ variant, language, title, kind, code, file }) => ({
      variant,
      language,
      title,
      kind,
      code,
      url: absolute(`snippets/${file}`),
    })),
  })),
});

/** The page of a data set as Markdown. */
export const datasetMarkdown = ({ dataset, path, libraries }: DatasetPage): string =>
  joined([
    `# ${dataset.id}`,
    facts([
      ['Configurations', dataset.configs.join(', ')],
      ['Splits', dataset.splits.join(', ')],
      ['Format', dataset.format],
      ['Page', absolute(`${path}/`)],
    ]),
    ...libraries.flatMap(({ entry, notes, snippets }) => [
      `## Load this data set with ${entry.prettyLabel}`,
      ...notes,
      ...snippets.map(({ title, code, language }) => titled(3, title, code, language)),
    ]),
  ]);

export const datasetFiles = (): SiteFile[] =>
  datasets.flatMap((page) =>
    beside(
      page.path,
      () => datasetMarkdown(page),
      () => datasetValue(page),
    ),
  );
