import { type DatasetPage, datasets, splitsInWords } from '../data/datasets.ts';
import { absolute, beside, type SiteFile } from './file.ts';
import { facts, joined, noticeList, titled } from './markdown.ts';

/** The page of a data set as data: schemas/dataset-page.schema.json. */
export const datasetValue = ({ dataset, path, notices, libraries }: DatasetPage) => ({
  $schema: absolute('schemas/dataset-page.schema.json'),
  id: dataset.id,
  url: absolute(`${path}/`),
  configs: dataset.configs,
  splits: dataset.splits,
  sizes: dataset.sizes,
  format: dataset.format ?? null,
  licence: dataset.licence ?? null,
  gated: dataset.gated ?? null,
  notices,
  libraries: libraries.map(({ entry, notes, snippets }) => ({
    library: entry.id,
    label: entry.prettyLabel,
    docsUrl: entry.docsUrl,
    notes,
    snippets: snippets.map(({ variant, language, title, kind, code, file, receipt }) => ({
      variant,
      language,
      title,
      kind,
      code,
      url: absolute(`snippets/${file}`),
      ...(receipt && { receipt }),
    })),
  })),
});

/** The page of a data set as Markdown. */
export const datasetMarkdown = ({ dataset, path, notices, libraries }: DatasetPage): string =>
  joined([
    `# ${dataset.id}`,
    facts([
      ['Configurations', dataset.configs.join(', ')],
      ['Splits', splitsInWords(dataset)],
      ['Format', dataset.format],
      ['Licence', dataset.licence],
      ['Page', absolute(`${path}/`)],
    ]),
    noticeList(notices),
    ...libraries.flatMap(({ entry, notes, snippets }) => [
      `## Load this data set with ${entry.prettyLabel}`,
      ...notes,
      ...snippets.flatMap(({ title, code, language, receipt }) => [
        titled(3, title, code, language),
        receipt?.sentence,
      ]),
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
