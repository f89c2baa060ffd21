import { clients, languages } from '../../out/modules/clients.ts';
import { hub } from '../../out/modules/hub.ts';
import { isLibraryId, libraryLabels } from '../../out/modules/libraries/index.ts';
import { isProviderId, providerLabels } from '../../out/modules/providers/index.ts';
import type { Model } from '../../out/types/model.ts';
import { appLabels } from '../../runtime/apps/index.ts';
import { loadInferenceSnippets } from '../../runtime/inference/lazy.ts';
import { optionsForPrompt } from '../../runtime/inference/prompt.ts';
import type { InferenceOptions } from '../../runtime/inference/types.ts';
import { shownFor } from '../../runtime/libraries.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { withOtherPrompt, withPrompt } from '../../runtime/model/prompt.ts';
import { withQuantization } from '../../runtime/model/quantization.ts';
import { noticesOf } from '../../runtime/notices.ts';
import {
  FORMAT_VERSION,
  installComments,
  type Printed,
  printInference,
  printInferenceFacts,
  printLibraries,
  printNotices,
  setupLines,
} from '../../runtime/printed.ts';
import type { Receipt } from '../../runtime/receipt/receipt.ts';
import { recordsFor, snippetReceipts } from '../../runtime/receipt/snippets.ts';
import { promptLeftOut, type ShownLibrary, shownOf } from '../../runtime/shown.ts';
import type { LibraryEntry } from '../../runtime/snippet.ts';
import { chooseApp, fromApps } from './apps.ts';
import { ignoredOfCard } from './card.ts';
import { withoutEffect } from './effect.ts';
import { BinError, UsageError } from './errors.ts';
import { fitting } from './memory.ts';
import { similar } from './similar.ts';
import { callReceipt, exchangeOf, type RecordedExchange, runsOf } from './verified.ts';

/** What the options ask for. */
export interface Choice {
  library?: string | undefined;
  provider?: string | undefined;
  language?: string | undefined;
  client?: string | undefined;
  stream?: boolean | undefined;
  async?: boolean | undefined;
  /** Only this app. */
  app?: string | undefined;
  /** Label of the quantization that apps are to run. */
  quantization?: string | undefined;
  /** What the model is asked, in the place of the sample's text. */
  prompt?: string | undefined;
  /** Memory in GiB: the best quantization that fits is taken. */
  memory?: number | undefined;
  /** Name of a chip, whose memory it is. */
  chip?: string | undefined;
  /** Tokens of the context that has to fit besides, and the configuration of the model that says what one takes. */
  context?: { tokens: number; config: unknown } | undefined;
  /** What the API snippets call and ask besides. */
  call?: InferenceOptions | undefined;
  /** Number in the list, from 1. */
  only?: number | undefined;
  /** As 2026-11-21, the day that old runs are told from; today when absent. */
  today?: string | undefined;
}

export interface Shown {
  heading: string;
  code: string;
  /** What is said below it where several are listed: the same install by other package managers. */
  below?: string;
  /** What to do before it runs, a line each. */
  before?: string[];
  language?: string;
  /** What was done with it, in a sentence. */
  proof?: string | undefined;
  /** The same with what a reader needs to do it again, where that is recorded. */
  receipt?: Receipt | undefined;
  /** What was recorded of it, where it is a call; read when it is asked for. */
  exchange?: () => Promise<RecordedExchange | undefined>;
}

/** What --json prints (schemas/render-output.schema.json). */
export type PrintedModel = Printed & { id: string };

export interface Chosen {
  shown: Shown[];
  printed: PrintedModel;
  /** Why there is less than one might expect. */
  reasons: string[];
}

function checkNames({ library, provider, language, client, app }: Choice): void {
  const known = (name: string, value: string | undefined, ids: readonly string[]): void => {
    if (value !== undefined && !ids.includes(value))
      throw new UsageError(`there is no ${name} "${value}". ${similar(value, ids)}`);
  };
  if (library !== undefined && !isLibraryId(library)) known('library', library, Object.keys(libraryLabels));
  if (provider !== undefined && provider !== hub.automatic && !isProviderId(provider))
    known('provider', provider, [hub.automatic, ...Object.keys(providerLabels)]);
  known('app', app, Object.keys(appLabels));
  known('client', client, [...new Set(clients.flatMap((item) => [item.client, item.id]))]);
  if (client !== undefined) known('API language', language, Object.keys(languages));
}

type Load = (id: string) => Promise<LibraryEntry | undefined>;

/** What is shown of the library that was asked for, or of those that load the model. */
async function shownOfLibraries(model: Model, { library }: Choice, load: Load): Promise<ShownLibrary[]> {
  if (library === undefined) return shownFor(model, load);
  const entry = await load(library);
  return entry ? shownOf([entry], model) : [];
}

/** What a library prints, with what was done with it. */
interface Proved {
  readonly item: Printed['library'][number];
  readonly receipt: Receipt | undefined;
}

async function fromLibrary(
  shown: readonly ShownLibrary[],
  { language, prompt, today = new Date().toISOString().slice(0, 10) }: Choice,
  model: Model,
  reasons: string[],
): Promise<Proved[]> {
  const all = printLibraries(shown);
  if (all.length === 0 && !shown.some(({ notices }) => notices.length > 0)) reasons.push(noneReason(shown, model));
  const wanted = all.filter((snippet) => language === undefined || snippet.language === language);
  if (language !== undefined && all.length > 0 && wanted.length === 0)
    reasons.push(`${shown.map(({ entry }) => entry.prettyLabel).join(', ')}: none in "${language}".`);
  const receipts = await snippetReceipts(all, recordsFor(model, prompt), runsOf, today);
  return wanted.map((snippet) => {
    const receipt = receipts.get(snippet);
    return { item: receipt ? { ...snippet, proof: receipt.sentence } : snippet, receipt };
  });
}

/** Why no library has a snippet. */
function noneReason([first]: readonly ShownLibrary[], { libraryName }: Model): string {
  if (first) return `${first.entry.prettyLabel} has no snippet for this model.`;
  return libraryName === undefined
    ? 'the record names no library; --library chooses one.'
    : `the catalogue has no library "${libraryName}".`;
}

/** The options that not every task takes. */
const OF_SOME_TASKS = {
  '--stream': 'streaming',
  '--messages': 'messages',
  '--temperature': 'temperature',
  '--max-tokens': 'max_tokens',
  '--top-p': 'top_p',
  '--tools': 'tools',
  '--response-format': 'responseFormat',
} as const;

async function fromApi(
  record: Record<string, unknown>,
  choice: Choice,
  reasons: string[],
): Promise<Pick<Printed, 'inference' | 'inferenceNotices' | 'inferenceReason'>> {
  const { provider, language, client, prompt, stream, async: isAsync, call } = choice;
  const model = parseModel(record);
  const { said, noPrompt } = prompt ? await optionsForPrompt(model, prompt, { provider, ...call }) : {};
  if (noPrompt !== undefined) reasons.push(noPrompt);
  const options = { provider, language, client, streaming: stream, async: isAsync, ...said, ...call };
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  const result = await loadInferenceSnippets(model, given);
  const { snippets, reason, notices = [] } = result;
  if (provider !== undefined) reasons.push(...notices.map(({ text }) => text));
  if (reason !== undefined) reasons.push(reason);
  reasons.push(...(await withoutEffect(model, given, OF_SOME_TASKS)));
  return { inference: printInference(snippets), ...printInferenceFacts(result) };
}

/** The snippets that the options choose, in the order of the catalogue: the library's, then the API's. */
export async function chooseSnippets(record: Record<string, unknown>, asked: Choice, load: Load): Promise<Chosen> {
  checkNames(asked);
  const { quantization, said } = fitting(parseModel(record), asked);
  const choice = { ...asked, quantization };
  const chosen = await chooseFor(record, choice, load);
  return { ...chosen, reasons: [...said, ...chosen.reasons] };
}

/** What is shown of a piece of code of a library. */
const shownPiece = ({ item, receipt }: Proved): Shown => ({
  heading: `${item.library}: ${item.title} (${item.language})`,
  code: item.code,
  language: item.language,
  below: installComments(item),
  proof: item.proof,
  receipt,
});

/** What is shown of a call; `isOwn` where it asks what a reader chose. */
const shownCall = (
  item: Printed['inference'][number],
  model: Model,
  provider: string = hub.automatic,
  isOwn = false,
): Shown => ({
  heading: `${item.client}: ${item.title} (${item.language})`,
  code: item.code,
  language: item.language,
  receipt: callReceipt(item, isOwn),
  exchange: () => exchangeOf(item, provider, model),
  before: setupLines(item.setup, process.platform === 'win32' ? 'powershell' : 'posix'),
});

/** Whether an option was given that is about the API snippets alone. */
const isAboutCalls = ({ provider, client, stream, async: isAsync }: Choice): boolean =>
  provider !== undefined || client !== undefined || stream === true || isAsync === true;

async function chooseFor(record: Record<string, unknown>, choice: Choice, load: Load): Promise<Chosen> {
  if (choice.app !== undefined) return chooseApp(record, choice);
  const { library: libraryId, provider, only } = choice;
  const isCall = Object.keys(choice.call ?? {}).length > 0;
  const api = isCall || isAboutCalls(choice);
  const reasons: string[] = [];
  const { model: quantized, problem } = withQuantization(parseModel(record), choice.quantization);
  const model = withPrompt(quantized, choice.prompt);
  const libraries = api && libraryId === undefined ? undefined : await shownOfLibraries(model, choice, load);
  reasons.push(...(problem === undefined ? [] : [problem]), ...ignoredOfCard(model, libraries ?? []));
  if (libraries && choice.prompt) {
    const other = await shownOfLibraries(withOtherPrompt(model, choice.prompt), choice, load);
    const leftOut = promptLeftOut(libraries, other);
    if (leftOut !== undefined) reasons.push(leftOut);
  }
  let library = libraries ? await fromLibrary(libraries, choice, model, reasons) : [];
  const called: Awaited<ReturnType<typeof fromApi>> =
    libraryId !== undefined && !api ? { inference: [] } : await fromApi(record, choice, reasons);
  let { inference } = called;
  const count = library.length + inference.length;
  if (only !== undefined && count > 0) {
    if (!Number.isInteger(only) || only > count) throw new BinError(`--only ${only}: there are ${count} snippets.`);
    const at = only - 1 - library.length;
    inference = at >= 0 ? inference.slice(at, at + 1) : [];
    library = at >= 0 ? [] : library.slice(only - 1, only);
  }
  const apps = api || libraryId !== undefined || only !== undefined ? [] : await fromApps(record, choice, reasons);
  const shown = [
    ...library.map(shownPiece),
    ...inference.map((item) =>
      shownCall(item, model, provider, Boolean(choice.prompt) || isCall || model.wishes !== undefined),
    ),
  ];
  // A language that nobody knows is a wrong call; one that this model has nothing in is not.
  if (shown.length === 0 && choice.language !== undefined && !Object.hasOwn(languages, choice.language))
    throw new UsageError(['no snippet:', ...reasons, similar(choice.language, Object.keys(languages))].join('\n  '));
  return {
    shown,
    printed: {
      formatVersion: FORMAT_VERSION,
      id: model.id,
      library: library.map(({ item }) => item),
      ...called,
      inference,
      apps,
      ...printNotices(noticesOf(model), libraries ?? []),
    },
    reasons,
  };
}
