import type { Exchange, Exchanges } from '../../../out/types/exchanges.ts';
import { exchangeFor } from '../../../runtime/receipt/exchange.ts';
import { slugOf } from '../../../runtime/slug.ts';

const files = import.meta.glob<Exchanges>('../../../out/exchanges/*.json', { eager: true, import: 'default' });

/** What was recorded of each client, by provider and task; empty before the first recording. */
const recorded = new Map(Object.values(files).map(({ client, exchanges }) => [client, exchanges]));

/** A page with what was recorded of a client at a provider: the slice that a receipt fetches. */
export interface ExchangePage {
  readonly client: string;
  readonly provider: string;
  /** By task. */
  readonly exchanges: readonly (readonly [task: string, exchange: Exchange])[];
}

/** The address of such a page below the base. */
export const exchangePath = (client: string, provider: string): string => `exchanges/${slugOf(client)}/${provider}`;

/** Every such page. */
export const exchangePages: readonly ExchangePage[] = [...recorded].flatMap(([client, exchanges]) => {
  const named = Object.entries(exchanges).flatMap(([key, exchange]) => {
    const [provider = '', task = ''] = key.split('/');
    return exchange ? [{ provider, task, exchange }] : [];
  });
  return [...Map.groupBy(named, ({ provider }) => provider)].map(([provider, own]) => ({
    client,
    provider,
    exchanges: own.map(({ task, exchange }) => [task, exchange] as const),
  }));
});

/** The exchange that was recorded of the usual call of a task, if any, and whether it is that of the code. */
export async function exchangeOf(
  call: { readonly client: string; readonly provider: string; readonly task: string | undefined },
  code: string,
  ids: readonly string[],
): Promise<{ readonly path: string; readonly exchange: Exchange; readonly holds: boolean } | undefined> {
  const { client, provider, task } = call;
  const exchange = recorded.get(client)?.[`${provider}/${task}`];
  if (!exchange || !task) return undefined;
  const path = `${exchangePath(client, provider)}/#${task}`;
  return { path, exchange, holds: await exchangeFor(exchange, code, ids) };
}
