import { describe, expect, test } from 'vitest';
import { parseModel } from '../model/parse.ts';
import { inferenceSnippets } from './index.ts';
import type { InferenceOptions } from './types.ts';

const clientsFor = (task: string, tags: string[], options: InferenceOptions): string[] =>
  inferenceSnippets(parseModel({ id: 'acme/demo', pipeline_tag: task, tags }), options).snippets.map(
    ({ language, client }) => `${language} ${client}`,
  );

describe('a client that cannot make a call has no snippet', () => {
  test.each<[string, string, string[], InferenceOptions, string[], string[]]>([
    [
      'wavespeed, usual model',
      'text-to-image',
      [],
      { provider: 'wavespeed' },
      ['python huggingface_hub', 'js huggingface.js'],
      [],
    ],
    [
      'wavespeed, adapter',
      'text-to-image',
      [],
      { provider: 'wavespeed', adapter: 'lora' },
      ['js huggingface.js'],
      ['python huggingface_hub'],
    ],
    [
      'hub token',
      'text-generation',
      ['conversational'],
      { provider: 'hf-inference', accessToken: 'hf_x' },
      ['python huggingface_hub', 'js huggingface.js', 'sh curl'],
      [],
    ],
    [
      'another key, direct',
      'text-to-image',
      [],
      { provider: 'together', accessToken: 'x' },
      ['python huggingface_hub', 'sh curl'],
      [],
    ],
  ])('%s', (_, task, tags, options, able, unable) => {
    const clients = clientsFor(task, tags, options);
    for (const client of able) expect(clients).toContain(client);
    for (const client of unable) expect(clients).not.toContain(client);
  });
});

describe('a model that drafts for another one', () => {
  const record = { id: 'acme/demo-draft', pipeline_tag: 'text-generation', tags: ['conversational', 'draft-model'] };

  test('is not called, whatever the options', () => {
    for (const options of [{}, { provider: 'hf-inference' }, { endpointUrl: 'https://example.com' }])
      expect(inferenceSnippets(parseModel(record), options)).toMatchObject({ snippets: [], reasonKind: 'draft-model' });
  });

  test('is called where the hub says who serves it', () => {
    const served = {
      inferenceProviderMapping: { together: { providerId: 'demo', status: 'live', task: 'conversational' } },
    };
    expect(inferenceSnippets(parseModel({ ...record, ...served })).snippets).not.toEqual([]);
  });
});
