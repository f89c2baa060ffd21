import { describe, expect, test } from 'vitest';
import type { ProviderPage } from '../../../runtime/pages.ts';
import { firstCall, servedModels } from './provider-call.ts';
import { providers } from './providers.ts';

/** The models that a record or a source says that the provider serves. */
const known = ({ entry }: ProviderPage): string[] => [
  ...servedModels(entry.id).map(({ model }) => model.id),
  ...(entry.example ? [entry.example.model] : []),
];

describe('the first call of a provider', () => {
  test.each(
    providers.map((provider) => [provider.entry.id, provider] as const),
  )('%s: is of a model that it is known to serve', async (_, provider) => {
    const call = await firstCall(provider);
    expect(known(provider)).toContain(call?.model);
    const { example } = provider.entry;
    const names = [call?.model, example?.providerModelId].flatMap((name) => name ?? []);
    const silent = call?.views.filter(({ code }) => !names.some((name) => code.code.includes(name)));
    expect(silent?.map(({ client }) => client)).toEqual([]);
  });

  test('a source is named where no record says it', async () => {
    const calls = await Promise.all(providers.map(async (provider) => ({ provider, call: await firstCall(provider) })));
    const unsaid = calls.filter(({ provider, call }) => !servedModels(provider.entry.id).length && !call?.source);
    expect(unsaid).toEqual([]);
  });
});
