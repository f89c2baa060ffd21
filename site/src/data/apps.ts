import { apps as listed } from '../../../out/modules/apps/index.ts';
import type { Runs } from '../../../out/types/runs.ts';
import { appsOf, type PrintedApp, type PrintedAppStep } from '../../../runtime/apps/index.ts';
import { stepReceipt } from '../../../runtime/apps/receipts.ts';
import type { Receipt } from '../../../runtime/receipt/receipt.ts';
import { hashOfText } from '../../../runtime/receipt/standing.ts';
import { slugOf } from '../../../runtime/slug.ts';
import { type AppView, appView } from '../views/apps.ts';
import { reportOf } from '../views/report.ts';
import { highlight } from './highlight.ts';
import { kept } from './kept.ts';
import { source } from './links.ts';
import { type ModelPage, models } from './models.ts';
import { asExamples } from './popular.ts';
import { nameRequirements, shownReceipt } from './requirements.ts';

const files = import.meta.glob<Runs>('../../../out/verified/apps/*.json', { eager: true, import: 'default' });
const FOLDER = '../../../out/verified/apps';

/** What is recorded of the steps of an app; nothing where it was never tried. */
export const runsOfApp = (app: string): Runs | undefined => files[`${FOLDER}/${slugOf(app)}.json`];

const today = new Date().toISOString().slice(0, 10);

/** What is known of a step: what was done with it, and the address at which an issue about it is opened. */
interface Known {
  readonly receipt?: Receipt;
  readonly report?: string;
}

/** The apps of a model; a step has one place in memory for all that show it. */
interface ModelApps {
  readonly printed: readonly PrintedApp[];
  readonly steps: readonly (readonly [PrintedAppStep, Known])[];
}

async function knownOf(
  app: PrintedApp,
  step: PrintedAppStep,
  model: string,
): Promise<readonly [PrintedAppStep, Known]> {
  const receipt = await stepReceipt(runsOfApp(app.app), app.steps, step, model, today);
  const name = `${step.title} of ${app.label} for ${model}`;
  const report = reportOf(name, await hashOfText(step.code), [receipt?.sentence]);
  return [step, { ...(receipt && { receipt }), ...(report && { report }) }];
}

const modelApps = ({ model }: ModelPage): Promise<ModelApps> =>
  kept(`apps ${model.id}`, [model, appsOf, stepReceipt, reportOf, today, ...Object.values(files)], async () => {
    const printed = await appsOf(model);
    const steps = printed.flatMap((app) => app.steps.map((step) => knownOf(app, step, model.id)));
    return { printed, steps: await Promise.all(steps) };
  });

const made = await Promise.all(models.map(async (page) => [page.model.id, await modelApps(page)] as const));
const printed = new Map(made.map(([id, { printed }]) => [id, printed]));
const known = new Map(made.flatMap(([, { steps }]) => steps));
await nameRequirements([...known.values()].flatMap(({ receipt }) => receipt ?? []));

/** The apps that run a model on the reader's own machine, at the quantization that is taken without a choice. */
export const appsFor = ({ model }: ModelPage): readonly PrintedApp[] => printed.get(model.id) ?? [];

/** An app with a page: the models that it runs, those first that readers look for. */
export interface AppPage extends Pick<PrintedApp, 'label' | 'kind' | 'docsUrl'> {
  readonly id: string;
  /** The systems that it is for. */
  readonly platforms: readonly string[];
  readonly models: readonly ModelPage[];
}

const taking = (app: string): ModelPage[] =>
  asExamples(models.filter((model) => appsFor(model).some((one) => one.app === app)));

const platforms = new Map(
  await Promise.all(listed.map(async ({ id, load }) => [id, (await load()).platforms] as const)),
);

/** The apps that run one of the models, by label. */
export const apps: readonly AppPage[] = [
  ...new Map(models.flatMap((model) => appsFor(model).map((app) => [app.app, app] as const))).values(),
]
  .map(({ app: id, label, kind, docsUrl }) => ({
    id,
    label,
    kind,
    docsUrl,
    platforms: platforms.get(id) ?? [],
    models: taking(id),
  }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en', { sensitivity: 'base' }));

/** Address of an app's page below the base. */
export const appPagePath = (id: string): string => `apps/${slugOf(id)}`;

/** What a kind of app is, in words. */
export const kindInWords: Readonly<Record<PrintedApp['kind'], string>> = {
  server: 'A server that runs models on your own machine',
  app: 'A program with a window or a terminal, for models on your own machine',
  agent: 'An agent that uses a model on your own machine',
};

const list = new Intl.ListFormat('en-GB');

/** The systems of an app, in words. */
export const systemsOf = ({ platforms }: AppPage): string => list.format(platforms);

/** What was done with a step; nothing where nothing is recorded of its app. */
export const receiptOfStep = (step: PrintedAppStep): Receipt | undefined => known.get(step)?.receipt;

/** Where an app's steps are printed from. */
const entryOf = (app: string): string => `catalogue/apps/${slugOf(app)}.json`;

/** The views of a model's apps for its page as it is built. */
export const builtApps = (page: ModelPage): AppView[] =>
  appsFor(page).map((app) =>
    appView(app, {
      paint: highlight,
      group: 'app',
      about: ({ app: id }, step) => {
        const path = entryOf(id);
        const { receipt, ...about } = known.get(step) ?? {};
        return { ...about, ...shownReceipt(receipt), says: [], template: { label: 'Entry', path, edit: source(path) } };
      },
    }),
  );

/** Address of the page with the steps of one app for a model, below the base. */
export const appPath = ({ path }: ModelPage, app: string): string => `${path}/apps/${slugOf(app)}`;
