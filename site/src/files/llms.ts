import { datasets } from '../data/datasets.ts';
import { docs } from '../data/docs.ts';
import { libraries, modelsOf } from '../data/libraries.ts';
import { models } from '../data/models.ts';
import { tasks } from '../data/tasks.ts';
import { absolute, pattern, type SiteFile } from './file.ts';
import { libraryMarkdown } from './libraries.ts';
import { lists } from './lists.ts';
import { joined } from './markdown.ts';
import { modelMarkdown } from './models.ts';
import { taskMarkdown } from './tasks.ts';

/** Characters that llms-full.txt may have: about 125,000 tokens, what models of today read at once. */
const BUDGET = 500_000;

const SUMMARY =
  '> Code snippets for machine-learning models, compiled from facts and templates and checked before they are shown. Every page is also Markdown (.md) and JSON (.json) under its own name.';

const overview = (): string =>
  joined([
    '# Snippetry',
    SUMMARY,
    `A model’s snippets stand at ${pattern('models/{org}/{name}.md')}; ${models.length} models have a page.`,
    `Code that loads a data set stands at ${pattern('datasets/{org}/{name}.md')}; ${datasets.length} data sets have a page.`,
    '## Lists',
    `${Object.keys(lists)
      .map((name) => `- [${name}](${absolute(`${name}.md`)})\n`)
      .join('')}- [quantization](${absolute('quantization.md')})\n`,
    '## Data',
    `- [Index of the JSON API](${absolute('api/index.json')})\n- [llms-full.txt](${absolute('llms-full.txt')}): tasks, libraries and their first snippets in one file\n- [model-code.md](${absolute('model-code.md')}): rules and the most common code, short enough to keep in a repository\n`,
    '## Docs',
    docs.map(({ slug, label, what }) => `- [${label}](${absolute(`docs/${slug}/`)}): ${what}\n`).join(''),
  ]);

/** The texts in the order of their worth: tasks, then for each library its page and its first model. */
function* texts(): Generator<string> {
  for (const task of tasks) if (task.hasPage && !task.isPlaceholder) yield taskMarkdown(task);
  for (const library of libraries) {
    if (!library.variants) continue;
    yield libraryMarkdown(library);
    const first = modelsOf(library)[0];
    if (first) yield modelMarkdown(first);
  }
}

/** As many texts as the budget takes; says at its beginning how many it left out. */
function full(): string {
  const kept: string[] = [];
  let size = 0;
  let left = 0;
  for (const text of texts()) {
    if (size + text.length > BUDGET) left += 1;
    else {
      kept.push(text);
      size += text.length;
    }
  }
  const without =
    left === 0
      ? 'Nothing of that is left out.'
      : `${left} of these pages are left out, to keep this file under ${BUDGET.toLocaleString('en')} characters.`;
  const note = `This file has the tasks, the libraries with snippets, and the first model of each. ${without} The other models, and libraries without snippets, have pages of their own: ${absolute('llms.txt')}`;
  return joined(['# Snippetry', SUMMARY, note, ...kept]);
}

export const llmsFiles = (): SiteFile[] => [
  { path: 'llms.txt', text: overview },
  { path: 'llms-full.txt', text: full },
];
