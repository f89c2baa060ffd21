import { slugOf } from '../../../runtime/slug.ts';
import { jsonText, LABEL, labelOf, type Scaffold, ScaffoldError } from '../../cli/scaffold.ts';

/** A library: entry, template and seed, which compile as they are. */
export const scaffold: Scaffold = {
  kind: 'library',
  writes: 'catalogue/libraries/<slug>.json, one template, one seed',
  options: {
    label: LABEL,
    repo: { value: 'url', explains: 'the source repository' },
    package: { value: 'name', explains: 'the package to install from PyPI (default: the id)' },
    model: { value: 'org/name', explains: 'the model of the seed (default: <id>/example)' },
  },
  files(id, { label = labelOf(id), repo = `https://github.com/${id}/${id}`, package: name = id, model }) {
    const seeded = model ?? `${id}/example`;
    if (!/^\w[\w.-]*\/\w[\w.-]*$/.test(seeded))
      throw new ScaffoldError(`--model takes the id of a model, such as org/name, not "${seeded}".`);
    const module = name
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '_')
      .replace(/^(?=\d)/, '_');
    const entry = {
      $schema: '../../schemas/library.schema.json',
      id,
      prettyLabel: label,
      repoName: repo.split('/').at(-1),
      repoUrl: repo,
      filter: false,
      install: { pypi: [name] },
      variants: [{ name: 'load', title: 'Load the model', language: 'python' }],
    };
    const template = `import ${module}\n\nmodel = ${module}.load({{id}})\nprint(model)\n`;
    const seed = { id: seeded, tags: [id, 'region:us'], library_name: id };
    const slug = slugOf(id);
    return new Map([
      [`catalogue/libraries/${slug}.json`, jsonText(entry)],
      [`templates/libraries/${slug}/load.py.hbs`, template],
      [`seeds/${slugOf(seeded)}.json`, jsonText(seed)],
    ]);
  },
};
