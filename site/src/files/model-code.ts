import { noticesOf } from '../../../runtime/notices.ts';
import { apiSnippets } from '../data/inference.ts';
import { libraries, modelsOf } from '../data/libraries.ts';
import { librarySnippets, type ModelPage, models } from '../data/models.ts';
import { asExamples, commonestOf } from '../data/popular.ts';
import { receiptOfFile } from '../data/receipts.ts';
import { codeGroups } from '../views/groups.ts';
import { absolute, pattern, type SiteFile } from './file.ts';
import { facts, joined, noticeList, titled } from './markdown.ts';
import { callSentence } from './models.ts';

/** Characters that the page may have: about 10,000 tokens, which an assistant can be given with every task. */
const BUDGET = 40_000;

const RULES = `Rules for code that uses a model of the hub, and code to begin with. Each code is the usual one of its library or client;
below it stands what was done with it.

- Code for another model stands at ${pattern('models/{org}/{name}.md')}, for a data set at ${pattern('datasets/{org}/{name}.md')}: fetch it
  there instead of guessing, since the class, the package and the options depend on the model.
- Install what the code names, in the line that stands with it; a version in that line is needed.
- A key is read from a variable of the environment and never written into code.
- Read what a page notes of a model (gated, code of its repository, memory, licence) before code runs.
- What is not here: ${absolute('llms.txt')} lists everything, ${absolute('api/index.json')} the same as JSON.
`;

/** How many providers a record says that serve its model. */
const servedBy = ({ model }: ModelPage): number => model.providers?.length ?? 0;

/** The model that most providers answer texts with, and its calls: the most common call of all. Nothing where no record names one. */
function calls(): string[] {
  const able = models.filter(
    (page) => servedBy(page) > 0 && page.model.task === 'text-generation' && page.model.tags.includes('conversational'),
  );
  const [page] = asExamples(able).sort((a, b) => servedBy(b) - servedBy(a));
  if (!page) return [];
  const { snippets } = apiSnippets(page.model);
  // The first client of each language is its usual one.
  const shown = snippets.filter((one, at) => at === snippets.findIndex(({ language }) => language === one.language));
  return [
    joined([
      '## Call a model through an API',
      `The model is ${page.model.id}. Other clients, providers and options: ${absolute(`${page.path}.md`)}`,
      ...shown.flatMap(({ title, code, language, client }) => [
        titled(3, title, code, language),
        callSentence(language, client),
      ]),
    ]),
  ];
}

/** The first code of a library for a model, and what is done before it. */
function firstOf(page: ModelPage, id: string): { page: ModelPage; variant: string; text: string } | undefined {
  const library = librarySnippets(page).find(({ entry }) => entry.id === id);
  const [first] = codeGroups(library?.snippets ?? []);
  // What only prepares is no use of a model.
  if (!library || !first || first.code.prepares) return undefined;
  const { before, code } = first;
  const text = joined([
    noticeList([...noticesOf(page.facts), ...library.notices]),
    ...[...before, code].flatMap((one) => [
      titled(3, one.title, one.code, one.language),
      receiptOfFile(one.file)?.sentence,
    ]),
  ]);
  return { page, variant: code.variant, text };
}

/** The libraries by how many models have code with them. */
const ofLibraries = (): string[] =>
  libraries
    .map((library) => ({ library, own: modelsOf(library) }))
    .sort((a, b) => b.own.length - a.own.length || a.library.id.localeCompare(b.library.id))
    .flatMap(({ library, own }) => {
      const all = own.flatMap((page) => (page.isSample ? [] : (firstOf(page, library.id) ?? [])));
      const usual = commonestOf(all);
      if (!usual) return [];
      const { model } = usual.page;
      const versions = Object.entries(library.versions ?? {}).map(([name, range]) => `${name} ${range}`);
      return [
        joined([
          `## ${library.prettyLabel}`,
          facts([
            ['Model', model.task === undefined ? model.id : `${model.id} (${model.task})`],
            ['Written for', versions.join(', ')],
            ['Documentation', library.docsUrl],
          ]),
          usual.text,
        ]),
      ];
    });

/** As many texts as the budget takes, in their order; how many there are besides. */
function within(texts: readonly string[], budget: number): { kept: string[]; left: number } {
  const kept: string[] = [];
  let size = 0;
  for (const text of texts) {
    if (size + text.length > budget) break;
    kept.push(text);
    size += text.length;
  }
  return { kept, left: texts.length - kept.length };
}

/** The page for repositories in which assistants write code that uses models. */
export function modelCode(): string {
  const called = calls();
  const head = joined(['# Code that uses models', RULES, ...called]);
  // The line that says what is left out is short.
  const { kept, left } = within(ofLibraries(), BUDGET - head.length - 500);
  const rest = `The ${kept.length} libraries that most models have code with are here; ${left} more have pages of their own: ${absolute('libraries.md')}`;
  return joined([head, rest, ...kept]);
}

export const modelCodeFiles = (): SiteFile[] => [{ path: 'model-code.md', text: modelCode }];
