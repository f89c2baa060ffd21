import { noticeLabels } from '../../../out/modules/notices.ts';
import type { PrintedApp, PrintedAppStep } from '../../../runtime/apps/index.ts';
import { type Notice, noticesOf } from '../../../runtime/notices.ts';
import { printApps } from '../../../runtime/printed.ts';
import { appsFor, receiptOfStep } from '../data/apps.ts';
import { clientOf } from '../data/clients.ts';
import { apiSnippets, slimModel } from '../data/inference.ts';
import { confirmedLibraries, librarySnippets, type ModelPage, models } from '../data/models.ts';
import { receiptOfFile } from '../data/receipts.ts';
import { runPathOf } from '../data/run.ts';
import { executedSentence } from '../data/verified.ts';
import type { LibrarySnippets } from '../views/snippets.ts';
import { absolute, beside, type SiteFile } from './file.ts';
import { facts, joined, noticeList, titled } from './markdown.ts';
import { setupMarkdown, setupValue } from './setup.ts';

const hasSnippets = ({ snippets }: LibrarySnippets): boolean => snippets.length > 0;

/** A notice with the word that stands before it on the page. */
const labelled = (notice: Notice) => ({ ...notice, label: noticeLabels[notice.kind] ?? notice.kind });

/** What was done with the calls of a client; nothing where nothing is recorded. */
export const callSentence = (language: string, client: string): string | undefined =>
  executedSentence(clientOf(language, client)?.id ?? '');

/** The same, as a page's data says it. */
const callFields = (language: string, client: string) => {
  const sentence = callSentence(language, client);
  return sentence === undefined ? {} : { receipt: { sentence } };
};

/** What to know before running the code for a model, whatever the library, then for each library. */
const noticesFor = (page: ModelPage): Notice[] => [
  ...noticesOf(page.facts),
  ...librarySnippets(page).flatMap(({ notices }) => notices),
];

/** What was done with a snippet, as a page's data says it; nothing where nothing is recorded. */
const receiptFields = (file: string) => {
  const receipt = receiptOfFile(file);
  return receipt ? { receipt } : {};
};

/** The address of a file that runs a snippet by itself; nothing where there is none. */
const runFields = (file: string) => {
  const path = runPathOf(file);
  return path === undefined ? {} : { run: absolute(path) };
};

/** The same of a step of an app. */
const stepFields = (step: PrintedAppStep | undefined) => {
  const receipt = step && receiptOfStep(step);
  return receipt ? { receipt } : {};
};

/** A model's page as data: schemas/model-page.schema.json. */
export function modelValue(page: ModelPage) {
  const { model, facts: known, isSample, path } = page;
  const api = apiSnippets(model);
  return {
    $schema: absolute('schemas/model-page.schema.json'),
    id: model.id,
    url: absolute(`${path}/`),
    sample: isSample,
    task: known.task ?? null,
    notices: noticesFor(page).map(labelled),
    library: librarySnippets(page)
      .filter(hasSnippets)
      .map(({ entry, snippets }) => ({
        library: entry.id,
        label: entry.prettyLabel,
        snippets: snippets.map(({ variant, language, title, kind, prepares, code, file }) => ({
          variant,
          language,
          title,
          kind,
          ...(prepares && { prepares }),
          code,
          url: absolute(`snippets/${file}`),
          ...runFields(file),
          ...receiptFields(file),
        })),
      })),
    apps: appsFor(page).flatMap((app) =>
      printApps([app]).map((printed) => ({
        ...printed,
        steps: printed.steps.map((step, at) => ({ ...step, ...stepFields(app.steps[at]) })),
      })),
    ),
    inference: api.snippets.map((snippet) => ({
      language: snippet.language,
      client: snippet.client,
      title: snippet.title,
      code: snippet.code,
      url: absolute(`snippets/${snippet.placed}`),
      setup: setupValue(snippet),
      ...callFields(snippet.language, snippet.client),
    })),
    ...(api.notices.length === 0 ? {} : { inferenceNotices: api.notices }),
    ...(api.reason === undefined ? {} : { reason: api.reason }),
  };
}

/** How a model is run with an app, as Markdown. */
const appMarkdown = ({ label, link, docsUrl, notices, steps }: PrintedApp): (string | undefined)[] => [
  `## Run it on your own machine with ${label}`,
  facts([
    ['Open in the app', link],
    ['Documentation', docsUrl],
  ]),
  noticeList(notices),
  ...steps.flatMap((step) => {
    const { title, platforms, code, language } = step;
    const name = platforms ? `${title}: ${platforms.join(', ')}` : title;
    return [titled(3, name, code, language), receiptOfStep(step)?.sentence];
  }),
];

/** A model's page as Markdown. */
export function modelMarkdown(page: ModelPage): string {
  const { model, facts: known, isSample, path } = page;
  const libraries = librarySnippets(page).filter(hasSnippets);
  const api = apiSnippets(model);
  const isCalled = model.task !== undefined || api.snippets.length > 0;
  return joined([
    isSample ? `# Sample record: ${model.id}` : `# ${model.id}`,
    isSample ? 'It has the shape of the hub’s answers, and nobody confirmed what it says of this model.' : undefined,
    facts([
      ['Task', known.task],
      [
        'Library',
        confirmedLibraries(page)
          .map(({ prettyLabel }) => prettyLabel)
          .join(', '),
      ],
      ['Page', absolute(`${path}/`)],
    ]),
    noticeList(noticesFor(page).filter(({ library }) => !libraries.some(({ entry }) => entry.id === library))),
    ...libraries.flatMap(({ entry, snippets, notices }) => [
      `## Use this model with ${entry.prettyLabel}`,
      noticeList(notices),
      ...snippets.flatMap(({ title, code, language, file }) => [
        titled(3, title, code, language),
        receiptOfFile(file)?.sentence,
      ]),
    ]),
    ...appsFor(page).flatMap(appMarkdown),
    isCalled ? '## Call an API' : undefined,
    isCalled ? api.reason : undefined,
    noticeList(api.notices),
    ...api.snippets.flatMap((snippet) => [
      titled(3, snippet.title, snippet.code, snippet.language),
      setupMarkdown(snippet),
    ]),
  ]);
}

export const modelFiles = (): SiteFile[] =>
  models.flatMap((page) => [
    ...beside(
      page.path,
      () => modelMarkdown(page),
      () => modelValue(page),
    ),
    // What calls are made of, for pages of other sites: as the files below proofs/, of one build with what reads it.
    { path: `embed/${page.model.id}.json`, text: () => JSON.stringify(slimModel(page.model)) },
  ]);
