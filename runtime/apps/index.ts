import { apps } from '../../out/modules/apps/index.ts';
import type { Command } from '../../out/types/command.ts';
import type { Model } from '../../out/types/model.ts';
import { appNoticesOf, stepNoticesOf } from '../notices.ts';
import { printCommand, shells } from '../shells.ts';
import { after, afterAll, type Soon } from '../soon.ts';
import { urlPath } from '../text.ts';
import { accessNotices, type DoneStep, withAccess } from './access.ts';
import { type Chosen, valuesOf, wholeChoice } from './choice.ts';
import { commandOf, documentOf, fill, loadedIn, type Values } from './fill.ts';
import { requestsTo } from './request.ts';
import type { AppEntry, AppNotice, AppOptions, EntryStep, PrintedApp, PrintedAppStep } from './types.ts';

export type { AppNotice, AppOptions, PrintedApp, PrintedAppStep } from './types.ts';

/** Every app that the catalogue has, by id. */
export const appLabels: Readonly<Record<string, string>> = Object.fromEntries(apps.map(({ id, label }) => [id, label]));

const POSIX = 'posix';

const languageOf = (shell: string): string => shells.find(({ id }) => id === shell)?.language ?? 'sh';

/** A command for the shell that was asked for, else for a POSIX shell. */
function printedCommand(
  command: Command,
  wanted: string,
): Pick<PrintedAppStep, 'language' | 'shell' | 'code' | 'command'> {
  const own = printCommand(command, wanted);
  const [shell, said] = 'code' in own ? [wanted, own] : [POSIX, printCommand(command, POSIX)];
  return { language: languageOf(shell), shell, code: 'code' in said ? said.code : '', command };
}

function codeOf(
  step: EntryStep,
  { model, values, precision }: Chosen,
  shell: string,
): Omit<PrintedAppStep, 'title'> | undefined {
  if (step.script !== undefined && step.shell !== undefined)
    return { language: languageOf(step.shell), shell: step.shell, code: `${step.script}\n` };
  if (step.words) {
    const command = commandOf(step.words, values, precision, model);
    return command && printedCommand(command, shell);
  }
  const document = documentOf(step.json, values);
  return document === undefined ? undefined : { language: 'json', code: `${JSON.stringify(document, null, 2)}\n` };
}

/** The requests that try a server: a chat where the model is for chats, else a text to go on with. */
function tryIt(
  { server }: AppEntry,
  model: Model,
  values: Values,
  { shell = POSIX, prompt }: AppOptions,
): Soon<PrintedAppStep[]> {
  const requests = server ? requestsTo(server, model, values, prompt || model.wishes?.prompt) : [];
  return after(requests, (made) =>
    made.map(({ language, client, shell: own, code, command }) => {
      const title = 'Try the server, in another terminal';
      if (command && own !== shell) return { title, client, ...printedCommand(command, shell) };
      return { title, client, language, ...(command && { shell }), code, ...(command && { command }) };
    }),
  );
}

const notice = (text: string, kind: AppNotice['kind'] = 'info'): AppNotice => ({ kind, text });

/** Why commands are not what was asked for. */
function problemsOf({ label, steps = [] }: AppEntry, { values, precision, problem, instead }: Chosen): string[] {
  const split =
    instead === undefined
      ? []
      : [`${label} loads no file that was split into parts, as ${instead} was: its commands name ${values.file}.`];
  if (problem !== undefined) return [problem, ...split];
  if (precision === undefined || loadedIn(steps).some((loadedAs) => Object.hasOwn(loadedAs, precision))) return split;
  return [`${label} has no option for ${precision}: it loads the weights as the files hold them.`];
}

/** A model as all apps run it. */
interface Run {
  readonly options: AppOptions;
  readonly chosen: Chosen;
  readonly about: readonly AppNotice[];
}

/** What commands of an app name, with the context that its server is to hold: no longer than the model was trained for. */
function withContext(chosen: Chosen, { context }: AppEntry): Chosen {
  if (context === undefined) return chosen;
  const trained = chosen.model.gguf?.contextLength || context;
  return { ...chosen, values: { ...chosen.values, context: String(Math.min(context, trained)) } };
}

function printApp(entry: AppEntry, { options, chosen: usual, about }: Run): Soon<PrintedApp | undefined> {
  const chosen = withContext(usual, entry);
  const { model, values } = chosen;
  const { shell = POSIX } = options;
  const found = entry.link?.find(({ applies }) => applies?.(model) ?? true);
  const link = found && fill(found.url, values, urlPath);
  const done = (entry.steps ?? []).flatMap((step): DoneStep[] => {
    if (step.applies && !step.applies(model)) return [];
    const code = codeOf(step, chosen, shell);
    const { title, platforms } = step;
    return code ? [{ step, printed: { title, ...(platforms && { platforms }), ...code } }] : [];
  });
  if (link === undefined && done.length === 0) return undefined;
  const steps = withAccess(entry, model, shell, done);
  const { id, label, kind, docsUrl, notices = [] } = entry;
  return after(tryIt(entry, model, values, options), (requests) => ({
    app: id,
    label,
    kind,
    docsUrl,
    ...(link !== undefined && { link }),
    steps: [...steps, ...requests],
    notices: [
      ...about,
      ...stepNoticesOf(steps, model),
      ...accessNotices(entry, model),
      ...problemsOf(entry, chosen).map((text) => notice(text, 'warning')),
      ...notices.map((text) => notice(text)),
    ],
  }));
}

/** Modules of apps that were imported before. */
const entries = new Map<string, AppEntry>();

const entryOf = ({ id, load }: (typeof apps)[number]): Soon<AppEntry> =>
  entries.get(id) ??
  load().then((entry) => {
    entries.set(id, entry);
    return entry;
  });

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The options that are well-formed: a caller may hand in what an address says. */
const readOptions = ({ shell, quantization, file, prompt, only }: AppOptions): AppOptions => ({
  shell: textOf(shell),
  quantization: textOf(quantization),
  file: textOf(file),
  prompt: textOf(prompt),
  only: Array.isArray(only) ? only : undefined,
});

/** As appsOf; no promise where the modules that it takes are at hand. */
export function appsSoon(model: Model, asked?: AppOptions): Soon<PrintedApp[]> {
  const options = readOptions(asked ?? {});
  const chosen = valuesOf(model, options);
  const whole = wholeChoice(chosen);
  const wanted = apps.flatMap((app) => {
    const own = app.wholeFiles ? whole : chosen;
    return own !== undefined && (options.only?.includes(app.id) ?? true) && app.applies(own.model) ? { app, own } : [];
  });
  if (wanted.length === 0) return [];
  const about = appNoticesOf(model);
  return afterAll(
    wanted.map(({ app }) => entryOf(app)),
    (loaded) =>
      afterAll(
        loaded.map((entry, at) => printApp(entry, { options, chosen: wanted[at]?.own ?? chosen, about })),
        (printed) => printed.filter((app) => app !== undefined),
      ),
  );
}

/**
 * What a reader does to run a model on a machine of their own, with each app that takes it, in the order of the
 * catalogue; the module of an app is imported when it is needed. Every command names the same file and quantization:
 * what the options choose, else what the model's files offer, else none, so that the app takes its own default. Never
 * rejects for what a model or an option says: a choice that the model does not offer is a notice.
 */
export const appsOf = async (model: Model, options?: AppOptions): Promise<PrintedApp[]> => appsSoon(model, options);
