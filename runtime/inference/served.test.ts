import { describe, expect, test } from 'vitest';
import { parseModel } from '../model/parse.ts';
import { inferenceSnippets } from './index.ts';
import type { InferenceOptions } from './types.ts';

const LORA = {
  providerId: 'fal-ai/lora',
  task: 'text-to-image',
  adapter: 'lora',
  adapterWeightsPath: 'lora.safetensors',
};
const BY_PROVIDER = { 'fal-ai': LORA, nobody: 7 };
const AS_LIST = [null, { provider: 'fal-ai', status: 'live', ...LORA }];
const BROKEN = { 'fal-ai': { ...LORA, status: 'error' }, replicate: { providerId: '' } };

const api = (inferenceProviderMapping: unknown, options: InferenceOptions, task = 'text-to-image') =>
  inferenceSnippets(parseModel({ id: 'acme/demo', pipeline_tag: task, inferenceProviderMapping }), options);

const FETCH = { provider: 'fal-ai', client: 'fetch' };

describe('what the record says of who serves the model', () => {
  test.each([
    ['by provider', BY_PROVIDER],
    ['as a list', AS_LIST],
  ])('%s: the name of the model and its adapter are those of the provider', (_, mapping) => {
    const { snippets, notices } = api(mapping, FETCH);
    expect(snippets[0]?.request).toMatchObject({
      url: expect.stringContaining('/fal-ai/lora?'),
      body: { json: { loras: [{ path: 'https://huggingface.co/acme/demo/resolve/main/lora.safetensors' }] } },
    });
    expect(notices).toBeUndefined();
  });

  test('a name that the options give comes first', () => {
    const { snippets, notices } = api(BY_PROVIDER, { ...FETCH, providerModelId: 'mine' });
    expect(snippets[0]?.request?.url).toContain('/mine?');
    expect(notices).toBeUndefined();
  });

  test.each<[string, unknown, InferenceOptions, string]>([
    ['no mapping', undefined, FETCH, 'that Fal AI serves acme/demo'],
    ['another provider', BY_PROVIDER, { provider: 'replicate' }, 'that Replicate serves acme/demo'],
    ['a mapping that is broken', BROKEN, FETCH, 'that Fal AI serves acme/demo'],
    ['nobody, for the automatic provider', {}, {}, 'no provider that serves acme/demo'],
  ])('%s: the call is printed with a notice', (_, mapping, options, text) => {
    const { snippets, notices } = api(mapping, options);
    expect(snippets).not.toEqual([]);
    expect(notices).toEqual([{ kind: 'not-known-to-serve', text: expect.stringContaining(text) }]);
  });

  test('what is served for tests alone is printed with a notice', () => {
    const staging = { ...LORA, status: 'staging' };
    const notice = (who: string) => [
      {
        kind: 'staging',
        text: `The model record says that ${who} serves acme/demo in staging: it is meant for tests alone.`,
      },
    ];
    expect(api({ 'fal-ai': staging }, FETCH).notices).toEqual(notice('Fal AI'));
    expect(api({ 'fal-ai': staging }, {}).notices).toEqual(notice('every provider that it names'));
    expect(api({ 'fal-ai': staging, replicate: { ...LORA, status: 'live' } }, {}).notices).toBeUndefined();
    expect(api({ 'fal-ai': staging }, { endpointUrl: 'https://example.org' }).notices).toBeUndefined();
  });

  test('the automatic provider and an endpoint need no more', () => {
    expect(api(BY_PROVIDER, {}).notices).toBeUndefined();
    expect(api(undefined, { endpointUrl: 'https://example.org' }).notices).toBeUndefined();
  });
});

test('fal_client reads its key from its own variable', () => {
  const { snippets } = api(BY_PROVIDER, { provider: 'fal-ai', client: 'fal_client', directRequest: true });
  expect(snippets[0]?.code).toContain('os.environ["FAL_KEY"]');
});

test('huggingface_hub has no call of tabular regression that it could make', () => {
  const { snippets, reason } = api(undefined, { client: 'huggingface_hub' }, 'tabular-regression');
  expect(snippets).toEqual([]);
  expect(reason).toMatch(/^No call of tabular-regression by huggingface_hub can leave the choice of the provider open/);
});
