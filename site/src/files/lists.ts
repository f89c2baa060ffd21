import { bitsPerWeight, codeOfFileType, describeFileType, FILE_TYPES } from '../../../runtime/gguf/index.ts';
import { appPagePath, apps } from '../data/apps.ts';
import { datasets } from '../data/datasets.ts';
import { docs } from '../data/docs.ts';
import { libraries, libraryPath } from '../data/libraries.ts';
import { models } from '../data/models.ts';
import { providerPath, providers } from '../data/providers.ts';
import { taskPath, tasks } from '../data/tasks.ts';
import { absolute, beside, type SiteFile } from './file.ts';
import { facts, joined, table } from './markdown.ts';

/** One entry of a list: schemas/list.schema.json. */
export interface ListItem {
  id: string;
  label: string;
  url: string;
  json: string;
  [more: string]: unknown;
}

const item = (id: string, label: string, path: string, more: Record<string, unknown> = {}): ListItem => ({
  id,
  label,
  url: absolute(`${path}/`),
  json: absolute(`${path}.json`),
  ...more,
});

/** Every list of the site, by the name of its page. */
export const lists: Readonly<Record<string, () => ListItem[]>> = {
  models: () =>
    models.map(({ facts, isSample, path }) =>
      item(facts.id, facts.id, path, {
        sample: isSample,
        library: facts.libraryName ?? null,
        task: facts.task ?? null,
      }),
    ),
  libraries: () =>
    libraries.map(({ id, prettyLabel, tasks: served = [], variants = [] }) =>
      item(id, prettyLabel, libraryPath(id), { tasks: served, snippets: variants.length }),
    ),
  datasets: () =>
    datasets.map(({ dataset, path }) =>
      item(dataset.id, dataset.id, path, { format: dataset.format ?? null, splits: dataset.splits }),
    ),
  apps: () =>
    apps.map(({ id, label, kind, models: run }) => item(id, label, appPagePath(id), { kind, models: run.length })),
  tasks: () => tasks.map(({ id, label, modality, hasPage }) => item(id, label, taskPath(id), { modality, hasPage })),
  providers: () =>
    providers.map(({ entry: { id, label }, contracts }) =>
      item(id, label, providerPath(id), { tasks: contracts.map(({ key }) => key) }),
    ),
};

/** A list as data. */
export const listValue = (name: string) => ({
  $schema: absolute('schemas/list.schema.json'),
  name,
  items: lists[name]?.() ?? [],
});

const listMarkdown = (name: string): string =>
  joined([
    `# ${name[0]?.toUpperCase()}${name.slice(1)}`,
    (lists[name]?.() ?? []).map(({ label, url }) => `- [${label}](${url})\n`).join(''),
  ]);

const levels = () =>
  FILE_TYPES.map((type) => ({
    level: type,
    code: codeOfFileType(type),
    bitsPerWeight: bitsPerWeight(type) ?? null,
    ...describeFileType(type),
  }));

const levelMarkdown = (): string =>
  joined([
    '# Quantization of GGUF files',
    table([
      ['Level', 'Code', 'Bits per weight', 'What it is good for'],
      ...levels().map(({ level, code, bitsPerWeight: bits, description }) => [
        level,
        String(code),
        bits === null ? 'varies' : String(bits),
        description,
      ]),
    ]),
  ]);

const overview = () => ({
  pages: Object.keys(lists).map((name) => ({ name, url: absolute(`${name}/`), json: absolute(`${name}.json`) })),
  api: absolute('api/index.json'),
  docs: docs.map(({ slug, label }) => ({ label, url: absolute(`docs/${slug}/`) })),
});

export const listFiles = (): SiteFile[] => [
  ...Object.keys(lists).flatMap((name) =>
    beside(
      name,
      () => listMarkdown(name),
      () => listValue(name),
    ),
  ),
  ...beside('quantization', levelMarkdown, () => ({ levels: levels() })),
  ...beside(
    'index',
    () =>
      joined([
        '# Snippetry',
        'Code snippets for machine-learning models.',
        facts(overview().pages.map(({ name, url }) => [name, url])),
      ]),
    overview,
  ),
  ...beside(
    'docs',
    () =>
      joined([
        '# Docs',
        docs.map(({ slug, label, what }) => `- [${label}](${absolute(`docs/${slug}/`)}): ${what}\n`).join(''),
      ]),
    () => ({ docs: docs.map(({ slug, label, what }) => ({ label, what, url: absolute(`docs/${slug}/`) })) }),
  ),
  ...docs.flatMap(({ slug, label, what, markdown }) =>
    beside(`docs/${slug}`, markdown, () => ({ label, what, markdown: markdown() })),
  ),
];
