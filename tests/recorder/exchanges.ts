import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Exchange, Exchanges, RecordedCall } from '../../out/types/exchanges.ts';
import { hashOfText } from '../../runtime/receipt/standing.ts';
import { slugOf } from '../../runtime/slug.ts';
import { abridged } from './abridge.ts';
import { allCells, type Cell } from './cells.ts';
import { clientVersion } from './executed.ts';
import type { Prepared } from './prepare.ts';
import type { Answer, Recorded } from './recorder.ts';
import type { Verdict } from './verify.ts';

/** The run whose exchange is kept: the usual call, with nothing chosen. */
const KEPT = 'routed';

/** Most calls of a run that are kept: a job is asked for again and again. */
const MOST_CALLS = 6;

const fileOf = (client: string): string =>
  fileURLToPath(new URL(`../../out/exchanges/${slugOf(client)}.json`, import.meta.url));

/** What arrived and what was answered, in order. */
export type Answered = readonly (readonly [Recorded, Answer])[];

/** What is kept of a run before its file is written. */
export type Kept = Pick<Exchange, 'calls' | 'leftOut'>;

/** A text with the names of the variables in the place of their values. */
function withoutKeys(text: string, tokens: Readonly<Record<string, string>>): string {
  return Object.entries(tokens).reduce((kept, [name, value]) => kept.replaceAll(value, `$${name}`), text);
}

function callOf([recorded, answer]: Answered[number], promised: ReadonlySet<string>): RecordedCall {
  const { method, origin, target, headers, body } = recorded;
  const kept = Object.entries(headers).filter(([name]) => name === 'content-type' || promised.has(name));
  // The boundary of a form is another one in every run.
  const shown = kept.map(([name, value]) => [name, value.replace(/boundary=.*/, 'boundary=…')]);
  return {
    method,
    url: origin + target,
    headers: Object.fromEntries(shown.sort(([a = ''], [b = '']) => (a < b ? -1 : 1))),
    body: abridged(body, headers['content-type']),
    status: answer.status,
    answer: abridged(Buffer.concat(answer.pieces), answer.headers['content-type']),
  };
}

/**
 * What is kept of a run: its calls without the keys, shortened.
 * @param tokens The values of the variables that hold keys.
 */
export function keptOf({ request }: Prepared, answered: Answered, tokens: Readonly<Record<string, string>>): Kept {
  const promised = new Set(request.headers.map(({ name }) => name.toLowerCase()));
  const all = answered.map((pair) => callOf(pair, promised));
  const few = all.length > MOST_CALLS ? [...all.slice(0, MOST_CALLS - 1), ...all.slice(-1)] : all;
  const text = withoutKeys(JSON.stringify(few), tokens);
  const leftOut = all.length - few.length;
  return { calls: JSON.parse(text), ...(leftOut > 0 ? { leftOut } : {}) };
}

const keyOf = ({ provider, task }: Cell): string => `${provider}/${task}`;

const isKept = ({ variant }: Cell): boolean => variant === KEPT;

/** By client: the exchanges of the runs that passed. */
export async function exchangesOf(
  verdicts: readonly Verdict[],
  date: string,
): Promise<Map<string, Record<string, Exchange>>> {
  const kept = new Map<string, Record<string, Exchange>>();
  const versions = new Map<string, string>();
  // Asked of the clients that ran: the programs of the others may not be there.
  const versionOf = (client: string): string => {
    const version = versions.get(client) ?? clientVersion(client);
    versions.set(client, version);
    return version;
  };
  for (const { cell, state, code, exchange } of verdicts) {
    if (!isKept(cell) || state !== 'passed' || code === undefined || exchange === undefined) continue;
    const own = kept.get(cell.client) ?? {};
    const snippet = await hashOfText(code);
    own[keyOf(cell)] = {
      snippet,
      model: String(cell.record.id),
      ...(cell.options.providerModelId ? { providerModel: cell.options.providerModelId } : {}),
      date,
      version: versionOf(cell.client),
      ...exchange,
    };
    kept.set(cell.client, own);
  }
  return kept;
}

/** Writes the exchanges of a run into out/exchanges; those of calls that are no longer made go. */
export async function recordExchanges(verdicts: readonly Verdict[]): Promise<void> {
  const made = Map.groupBy(allCells().filter(isKept), ({ client }) => client);
  const found = await exchangesOf(verdicts, new Date().toISOString().slice(0, 10));
  for (const [client, now] of found) {
    const file = fileOf(client);
    const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Exchanges).exchanges : {};
    const keys = new Set(made.get(client)?.map(keyOf));
    const all = Object.entries({ ...before, ...now }).filter(([key]) => keys.has(key));
    const exchanges = Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
    mkdirSync(dirname(file), { recursive: true });
    const text = JSON.stringify({ $schema: '../../schemas/exchanges.schema.json', client, exchanges }, null, 2);
    writeFileSync(file, `${text}\n`);
  }
}
