import { slugOf } from '../1-load/slug.ts';

/** What the person who makes an entry said on the command line. */
export interface Answers {
  label?: string;
  repo?: string;
  package?: string;
  model?: string;
  modality?: string;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const labelOf = (id: string): string =>
  id
    .split(/[-_]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** The three files of a new library: entry, template, seed. They compile as they are. */
export function libraryFiles(id: string, answers: Answers): Map<string, string> {
  const slug = slugOf(id);
  const module = (answers.package ?? id)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '_')
    .replace(/^(?=\d)/, '_');
  const model = answers.model ?? `${id}/example`;
  const repoUrl = answers.repo ?? `https://github.com/${id}/${id}`;
  const entry = {
    $schema: '../../schemas/library.schema.json',
    id,
    prettyLabel: answers.label ?? labelOf(id),
    repoName: repoUrl.split('/').at(-1),
    repoUrl,
    filter: false,
    install: { pypi: [answers.package ?? id] },
    variants: [{ name: 'load', title: 'Load the model', language: 'python' }],
  };
  const template = `import ${module}\n\nmodel = ${module}.load({{id}})\nprint(model)\n`;
  const seed = { id: model, tags: [id, 'region:us'], library_name: id };
  return new Map([
    [`catalogue/libraries/${slug}.json`, json(entry)],
    [`templates/libraries/${slug}/load.py.hbs`, template],
    [`seeds/${slugOf(model)}.json`, json(seed)],
  ]);
}

/** The file of a new task: a placeholder that its writer fills in. */
export function taskFiles(id: string, answers: Answers): Map<string, string> {
  const entry = {
    $schema: '../../schemas/task.schema.json',
    id,
    label: answers.label ?? labelOf(id),
    modality: answers.modality ?? 'other',
    hasPage: false,
    isPlaceholder: true,
  };
  return new Map([[`catalogue/tasks/${slugOf(id)}.json`, json(entry)]]);
}
