import type { Library } from '../../../out/types/library.ts';
import { appLabels } from '../../../runtime/apps/index.ts';
import { type Recorded, receiptOf } from '../../../runtime/receipt/receipt.ts';
import { variantOf } from '../../../runtime/receipt/share.ts';
import { recordToShip } from '../../../runtime/receipt/ship.ts';
import { precisionOf } from '../../../runtime/receipt/standing.ts';
import { slugOf } from '../../../runtime/slug.ts';
import { saysOfClient, saysOfLibrary } from '../data/about.ts';
import { runsOfApp } from '../data/apps.ts';
import { clients } from '../data/catalogue.ts';
import { exchangePages, exchangePath } from '../data/exchanges.ts';
import { libraries } from '../data/libraries.ts';
import { to } from '../data/links.ts';
import { standingOf } from '../data/receipts.ts';
import { executedSentence, verifiedSentence } from '../data/verified.ts';
import { type AppProofs, type CallProofs, type LibraryProofs, PROOFS, type TaskProofs } from '../views/proofs.ts';
import type { SiteFile } from './file.ts';

/** What was done, for code that is made in a browser: small files, each fetched with the first code that it is of. */

const today = new Date().toISOString().slice(0, 10);

/** What was done with code of a variant: a run tells most, then why there is none. */
function ofVariant(runs: Recorded, variant: string, names: readonly string[]): string {
  const own = Object.entries(runs.runs).filter(
    ([key]) => variantOf(key, names) === variant && precisionOf(key) === undefined,
  );
  const [key = '', run] = own.find(([, { outcome }]) => outcome.startsWith('ran')) ?? own[0] ?? [];
  return receiptOf(runs, key, run?.snippet ?? '', today).sentence;
}

/** What ran with weights loaded as something, by variant and that. */
function ofPrecisions(runs: Recorded, names: readonly string[]): Record<string, string> {
  const done = Object.entries(runs.runs).flatMap(([key, { outcome, snippet }]): [string, string][] => {
    const precision = precisionOf(key);
    if (precision === undefined || !outcome.startsWith('ran')) return [];
    return [[`${variantOf(key, names)}@${precision}`, receiptOf(runs, key, snippet, today).sentence]];
  });
  return Object.fromEntries(done);
}

function libraryProofs({ id, variants = [] }: Library): LibraryProofs {
  const runs = standingOf(id);
  const checked = verifiedSentence(id);
  const names = variants.filter(({ message }) => !message).map(({ name }) => name);
  const texts = Object.entries(runs?.runs ?? {}).map(([key, { snippet }]) => [
    snippet,
    runs && receiptOf(runs, key, snippet, today).sentence,
  ]);
  return {
    says: saysOfLibrary(id),
    ...(checked && { checked }),
    texts: Object.fromEntries(texts),
    variants: runs
      ? {
          ...Object.fromEntries(names.map((name) => [name, ofVariant(runs, name, names)])),
          ...ofPrecisions(runs, names),
        }
      : {},
  };
}

function appProofs(app: string): AppProofs {
  const runs = runsOfApp(app);
  return runs ? recordToShip(runs) : null;
}

function callProofs(): CallProofs {
  const named = exchangePages.flatMap(({ provider, exchanges }) => exchanges.map(([task]) => ({ provider, task })));
  const byProvider = [...Map.groupBy(named, ({ provider }) => provider)];
  return {
    clients: Object.fromEntries(
      clients.map((client) => {
        const executed = executedSentence(client.id);
        return [client.id, { says: saysOfClient(client), ...(executed && { executed }) }];
      }),
    ),
    recorded: Object.fromEntries(
      byProvider.map(([provider, own]) => [provider, [...new Set(own.map(({ task }) => task))]]),
    ),
  };
}

/** What was recorded of the calls of one task to one provider. */
const taskProofs = (provider: string, task: string): TaskProofs =>
  Object.fromEntries(
    exchangePages.flatMap((page) => {
      const exchange = page.provider === provider && new Map(page.exchanges).get(task);
      if (!exchange) return [];
      const { snippet, model, providerModel, date } = exchange;
      const href = to(`${exchangePath(page.client, provider)}/#${task}`);
      return [[page.client, { snippet, model, ...(providerModel && { providerModel }), date, href }]];
    }),
  );

const proof = (path: string, value: () => unknown): SiteFile => ({
  path: `${path}.json`,
  text: () => `${JSON.stringify(value())}\n`,
});

export const proofFiles = (): SiteFile[] => {
  const calls = callProofs();
  return [
    ...libraries.map((library) => proof(PROOFS.library(slugOf(library.id)), () => libraryProofs(library))),
    ...Object.keys(appLabels).map((app) => proof(PROOFS.app(slugOf(app)), () => appProofs(app))),
    proof(PROOFS.calls, () => calls),
    ...Object.entries(calls.recorded).flatMap(([provider, tasks]) =>
      tasks.map((task) => proof(PROOFS.task(provider, task), () => taskProofs(provider, task))),
    ),
  ];
};
