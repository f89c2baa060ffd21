import { expect, test } from 'vitest';
import type { Exchange } from '../../out/types/exchanges.ts';
import { exchangeFor } from './exchange.ts';
import { hashOfText } from './standing.ts';

const recorded = async (code: string, providerModel?: string): Promise<Exchange> => ({
  snippet: await hashOfText(code),
  model: 'acme/demo',
  ...(providerModel ? { providerModel } : {}),
  date: '2026-01-02',
  version: '1.0.0',
  calls: [],
});

test.each<[what: string, ran: string, provider: string | undefined, shown: string, ids: string[], holds: boolean]>([
  ['the same call of another model', 'ask("acme/demo")', undefined, 'ask("org/chat")', ['org/chat'], true],
  ['a model named twice', 'a("acme/demo", "acme/demo")', undefined, 'a("o/c", "o/c")', ['o/c'], true],
  ['the name at the provider', 'ask("at/fal")', 'at/fal', 'ask("fal-ai/x")', ['o/c', 'fal-ai/x'], true],
  ['a provider that calls it as the hub does', 'ask("at/fal")', 'at/fal', 'ask("o/c")', ['o/c'], true],
  ['another call', 'ask("acme/demo")', undefined, 'ask("o/c", stream=True)', ['o/c'], false],
  ['a call without a model', 'ask("acme/demo")', undefined, 'ask()', ['o/c'], false],
  ['the name of another model', 'ask("acme/demo")', undefined, 'ask("o/d")', ['o/c'], false],
])('%s', async (_, ran, provider, shown, ids, holds) => {
  expect(await exchangeFor(await recorded(ran, provider), shown, ids)).toBe(holds);
});
