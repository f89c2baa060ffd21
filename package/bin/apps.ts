import { appLabels, appsOf } from '../../runtime/apps/index.ts';
import { withProofs } from '../../runtime/apps/receipts.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { FORMAT_VERSION, type Printed, printApps } from '../../runtime/printed.ts';
import { recordsFor } from '../../runtime/receipt/snippets.ts';
import { slugOf } from '../../runtime/slug.ts';
import { BinError } from './errors.ts';
import type { Choice, Chosen, Shown } from './snippets.ts';
import { runsOf } from './verified.ts';

/** That a program does not take the model, in a sentence. */
export const notTaken = (app: string): string => `${appLabels[app]} does not take this model.`;

/** The apps that take the model, or the one that is asked for. */
export async function fromApps(
  record: Record<string, unknown>,
  { app, prompt, quantization }: Choice,
  reasons: string[],
): Promise<Printed['apps']> {
  const options = {
    ...(app !== undefined && { only: [app] }),
    ...(prompt !== undefined && { prompt }),
    ...(quantization !== undefined && { quantization }),
  };
  const model = parseModel(record);
  const found = await appsOf(model, options);
  const today = new Date().toISOString().slice(0, 10);
  const told = printApps(found).map((printed, at) => {
    const own = found[at];
    const runs = runsOf(`apps/${slugOf(printed.app)}`);
    return own ? withProofs(own, printed, runs, model.id, today, recordsFor({}, prompt).tried) : printed;
  });
  const apps = await Promise.all(told);
  if (app !== undefined && apps.length === 0) reasons.push(notTaken(app));
  return apps;
}

/** What is shown of an app: its link, else its steps. */
const shownApp = ({ app, link, steps }: Printed['apps'][number]): Shown[] => [
  ...(link === undefined ? [] : [{ heading: `${app}: Open in the app`, code: `${link}\n` }]),
  ...steps.map(({ title, language, platforms, code, proof }) => ({
    heading: `${app}: ${title} (${[language, ...(platforms ?? [])].join(', ')})`,
    code,
    language,
    proof,
  })),
];

/** What an app prints: nothing of libraries and of the API. */
export async function chooseApp(record: Record<string, unknown>, choice: Choice): Promise<Chosen> {
  const reasons: string[] = [];
  const { only, language, client } = choice;
  const isAsked = (step: Printed['apps'][number]['steps'][number]): boolean =>
    (language === undefined || step.language === language) && (client === undefined || step.client === client);
  const apps = (await fromApps(record, choice, reasons)).map((app) => ({ ...app, steps: app.steps.filter(isAsked) }));
  const all = apps.flatMap(shownApp).filter((one) => (language ?? client) === undefined || one.language !== undefined);
  if (only !== undefined && all.length > 0 && (!Number.isInteger(only) || only > all.length))
    throw new BinError(`--only ${only}: there are ${all.length} snippets.`);
  reasons.push(...apps.flatMap(({ notices }) => notices.map(({ text }) => text)));
  const shown = only === undefined ? all : all.slice(only - 1, only);
  const { id } = parseModel(record);
  return { shown, printed: { formatVersion: FORMAT_VERSION, id, library: [], inference: [], apps }, reasons };
}
