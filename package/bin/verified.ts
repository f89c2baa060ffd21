import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { clients } from '../../out/modules/clients.ts';
import { printers } from '../../out/modules/printers.ts';
import { recipes } from '../../out/modules/recipes.ts';
import type { Exchange, Exchanges } from '../../out/types/exchanges.ts';
import type { Executed } from '../../out/types/executed.ts';
import type { Model } from '../../out/types/model.ts';
import type { Runs } from '../../out/types/runs.ts';
import { callSoon } from '../../runtime/inference/lazy.ts';
import { exchangeFor, recordedTask } from '../../runtime/receipt/exchange.ts';
import { executedSentence } from '../../runtime/receipt/executed.ts';
import { type Receipt, type Recorded, recordedWith } from '../../runtime/receipt/receipt.ts';
import { sameTemplate } from '../../runtime/receipt/same-template.ts';
import { slugOf } from '../../runtime/slug.ts';

/** A file of out; nothing where there is none. */
function read<T>(path: string): T | undefined {
  const file = fileURLToPath(new URL(`../../out/${path}`, import.meta.url));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

/** What is recorded in a file of out/verified; nothing where there is none. The package carries it without what was printed. */
export function runsOf(name: string): Recorded | undefined {
  const runs = read<Runs>(`verified/${name}.json`);
  return runs && recordedWith(name, runs, recipes);
}

let executed: Executed | undefined;

/** The id of a client by its language and name. */
const idOf = (call: { language: string; client: string }): string | undefined =>
  clients.find(({ language, client }) => language === call.language && client === call.client)?.id;

/**
 * What was done with the calls of a client; nothing where nothing is recorded.
 * @param isOwn The call asks what a reader chose: no run was of that.
 */
export function callReceipt(call: { language: string; client: string }, isOwn = false): Receipt | undefined {
  executed ??= read<Executed>('executed.json');
  const id = idOf(call);
  const sentence = id && executedSentence(executed, id, printers);
  return sentence ? { sentence: isOwn ? sameTemplate(sentence) : sentence } : undefined;
}

/** What was recorded of the usual call of a client for a task, and whether it is that of the code. */
export interface RecordedExchange {
  readonly exchange: Exchange;
  readonly holds: boolean;
}

/** The exchange that was recorded of a call at a provider; nothing where none is. */
export async function exchangeOf(
  call: { language: string; client: string; code: string },
  provider: string,
  model: Model,
): Promise<RecordedExchange | undefined> {
  const { id, providers = [] } = model;
  const client = idOf(call);
  const task = recordedTask(model, (await callSoon(model, { provider })).key ?? '');
  const exchange = client && read<Exchanges>(`exchanges/${slugOf(client)}.json`)?.exchanges[`${provider}/${task}`];
  if (!exchange) return undefined;
  const own = providers.find((one) => one.provider === provider)?.model;
  return { exchange, holds: await exchangeFor(exchange, call.code, own ? [id, own] : [id]) };
}
