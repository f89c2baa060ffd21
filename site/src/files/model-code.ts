import { apiSnippets } from '../data/inference.ts';
import { libraries, modelsOf } from '../data/libraries.ts';
import { librarySnippets, type ModelPage, models } from '../data/models.ts';
import { receiptOfFile } from '../data/receipts.ts';
import { absolute, type SiteFile } from './file.ts';
import { facts, joined, titled } from './markdown.ts';
import { callSentence } from './models.ts';

/** Characters that the page may have: about 10,000 tokens, which an assistant can be given with every task. */
const BUDGET = 40_000;

/** Calls that are shown: those of the languages that most programs are written in, one client each. */
const CALLS = ['openai', 'huggingface_hub', 'huggingface.js', 'curl'];

const RULES = `Rules for code that uses a model of the hub, and code to begin with. It is taken as it stands, with the id of
the model exchanged; a template made it, and below it stands what was done with that very code.

- Code for another model stands at ${absolute('models/{org}/{name}.md')}, for a data set at ${absolute('datasets/{org}/{name}.md')}: fetch it
  there instead of guessing, since the class, the package and the options depend on the model.
- Install what the code names, in the line that stands with it; a version in that line is needed.
- A key is read from a variable of the environment and never written into code.
- Read what a page notes of a model (gated, code of its repository, memory, licence) before code runs.
- What is not here: ${absolute('llms.txt')} lists everything, ${absolute('api/index.json')} the same as JSON.
`;

/** The first model that is called as a conversation, with its calls: the most common call of all. */
function calls(): string[] {
  const page = models.find(
    ({ model, isSample }) => !isSample && model.task === 'text-generation' && model.tags.includes('conversational'),
  );
  if (!page) return [];
  const shown = apiSnippets(page.model).snippets.filter(({ client }) => CALLS.includes(client));
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

/** The first code of a library for a model, and the commands that install for it. */
function firstCode(page: ModelPage, id: string): string | undefined {
  const snippets = librarySnippets(page).find(({ entry }) => entry.id === id)?.snippets ?? [];
  const at = snippets.findIndex(({ kind }) => kind === 'code');
  const code = snippets[at];
  if (!code) return undefined;
  const installs = snippets.slice(0, at).filter(({ kind }) => kind === 'install');
  return joined([
    ...installs.map((one) => titled(3, one.title, one.code, one.language)),
    titled(3, code.title, code.code, code.language),
    receiptOfFile(code.file)?.sentence,
  ]);
}

/** The libraries by how many models have code with them, each with its first code for a model of its own. */
const ofLibraries = (): string[] =>
  libraries
    .map((library) => ({ library, own: modelsOf(library) }))
    .sort((a, b) => b.own.length - a.own.length || a.library.id.localeCompare(b.library.id))
    .flatMap(({ library, own }) => {
      const page = own.find((one) => !one.isSample && firstCode(one, library.id) !== undefined);
      const code = page && firstCode(page, library.id);
      if (!page || !code) return [];
      const versions = Object.entries(library.versions ?? {}).map(([name, range]) => `${name} ${range}`);
      return [
        joined([
          `## ${library.prettyLabel}`,
          facts([
            ['Model', `${page.model.id}: ${page.model.task ?? 'no task'}`],
            ['Written for', versions.join(', ')],
            ['Documentation', library.docsUrl],
          ]),
          code,
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
  const rest = `The ${kept.length} libraries with code for most models are here. ${left} more have pages of their own: ${absolute('libraries.md')}`;
  return joined([head, rest, ...kept]);
}

export const modelCodeFiles = (): SiteFile[] => [{ path: 'model-code.md', text: modelCode }];
