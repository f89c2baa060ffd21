import { describe, expect, test } from 'vitest';
import { code, hf, ids, RAW } from './test-kit/code.ts';
import { snippetsOf } from './test-kit/node.ts';

describe('which client has which call', () => {
  test.each<[what: string, check: () => void]>([
    [
      'fal_client edits an image by the name of the app',
      () =>
        expect(
          code('image-to-image', 'python-fal_client', {
            provider: 'fal-ai',
            directRequest: true,
            providerModelId: 'app/x',
          }),
        ).toMatch(/"prompt": "Turn[\s\S]*\["image_url"\] = content[\s\S]*subscribe\("app\/x"/),
    ],
    [
      'fal_client makes a video by the name of the app',
      () =>
        expect(
          code('image-to-video', 'python-fal_client', {
            provider: 'fal-ai',
            directRequest: true,
            providerModelId: 'app/x',
          }),
        ).toContain('subscribe("app/x"'),
    ],
    [
      'an adapter is sent as a list beside its base model',
      () => {
        const lora = {
          provider: 'fal-ai',
          directRequest: true,
          adapter: 'lora',
          adapterWeightsPath: 'w',
          providerModelId: 'fal-ai/lora',
        };
        for (const client of ['python-fal_client', ...RAW])
          expect(code('text-to-image', client, lora)).toMatch(/loras[\s\S]*model_name/);
        for (const client of ['python-fal_client', ...RAW])
          expect(code('image-to-video', client, lora)).toContain('loras');
      },
    ],
    [
      'huggingface_hub compares a sentence with others',
      () => expect(code('sentence-similarity', 'python-huggingface_hub')).toMatch(/sentence=[\s\S]*other_sentences=/),
    ],
    [
      'a task without a method in huggingface_hub has none of its snippets',
      () => {
        expect(code('image-text-to-image', 'js-huggingface.js', { provider: 'fal-ai' })).toContain(
          'client.imageTextToImage(',
        );
        expect(ids('image-text-to-image', { provider: 'fal-ai' })).not.toContain('python-huggingface_hub');
      },
    ],
    [
      'a method that does not support a provider is not printed',
      () => {
        for (const [task, provider] of [
          ['text-to-image', 'deepinfra'],
          ['audio-to-audio', 'fal-ai'],
          ['image-to-text', 'zai-org'],
        ] as const)
          expect(ids(task, { provider })).not.toContain('python-huggingface_hub');
      },
    ],
    [
      'fal_client is printed for keys of fal-ai only',
      () => {
        expect(ids('text-to-image', { provider: 'fal-ai' })).not.toContain('python-fal_client');
        expect(code('text-to-image', 'python-fal_client', { provider: 'fal-ai', accessToken: 'k' })).toContain(
          'SyncClient(key="k")',
        );
      },
    ],
    [
      'plain requests are printed for these tasks',
      () => {
        for (const task of [
          'text-to-image',
          'question-answering',
          'table-question-answering',
          'visual-question-answering',
          'document-question-answering',
        ])
          expect(ids(task, hf)).toEqual(expect.arrayContaining(RAW));
        expect(ids('text-to-video', { provider: 'together' })).toEqual(expect.arrayContaining(RAW));
      },
    ],
    [
      'huggingface.js is printed for these tasks',
      () => {
        for (const task of [
          'audio-classification',
          'object-detection',
          'zero-shot-classification',
          'tabular-regression',
          'table-question-answering',
        ])
          expect(ids(task, hf)).toContain('js-huggingface.js');
      },
    ],
    [
      'huggingface_hub is printed for these tasks',
      () => {
        for (const task of ['zero-shot-classification', 'zero-shot-image-classification', 'tabular-classification']) {
          expect(ids(task, hf)).toContain('python-huggingface_hub');
          expect(ids(task, {})).toContain('python-huggingface_hub');
        }
      },
    ],
    [
      'a streamed chat is printed for fetch',
      () => expect(ids('text-generation', { streaming: true })).toContain('js-fetch'),
    ],
    [
      'huggingface_hub gets the path of an image',
      () =>
        expect(code('image-to-image', 'python-huggingface_hub', { provider: 'fal-ai' })).toContain('image="cat.png"'),
    ],
    [
      'a model that does not chat is not called by chat',
      () => {
        for (const snippet of snippetsOf('text-generation', hf, { tags: [] }).snippets)
          expect(snippet.code).not.toMatch(/chat/i);
      },
    ],
  ])('%s', (_, check) => check());
});
