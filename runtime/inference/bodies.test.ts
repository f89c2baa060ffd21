import { describe, expect, test } from 'vitest';
import { body, curlJson, get, hf, parses, sample } from './test-kit/code.ts';
import { snippetsOf } from './test-kit/node.ts';

describe('the body of a request', () => {
  test.each<[what: string, check: () => void]>([
    [
      'a recording goes as a form to who wants one',
      () => {
        for (const provider of ['deepinfra', 'together'])
          expect(get('automatic-speech-recognition', 'python-requests', { provider }).request?.body.kind).toBe('form');
      },
    ],
    [
      "a provider's own name of the model is sent with a key of the provider",
      () =>
        expect(
          body('text-generation', 'js-fetch', { provider: 'openai', accessToken: 'sk-x', providerModelId: 'gpt' }),
        ).toMatchObject({ model: 'gpt' }),
    ],
    [
      'text to embed is sent as `input`, beside the model',
      () => {
        for (const provider of ['deepinfra', 'scaleway', 'together']) {
          parses('feature-extraction', { provider });
          expect(body('feature-extraction', 'python-requests', { provider })).toEqual({
            model: 'org/name',
            input: sample('feature-extraction').text,
          });
        }
      },
    ],
    [
      'queued tasks of fal-ai have a prompt',
      () => {
        for (const task of ['text-to-audio', 'audio-to-audio', 'image-segmentation'])
          parses(task, { provider: 'fal-ai' });
        expect(body('text-to-audio', 'js-fetch', { provider: 'fal-ai' })).toEqual({
          prompt: sample('text-to-audio').text,
        });
      },
    ],
    [
      'a version of a model at Replicate goes to the route of versions, by the version alone',
      () => {
        const options = { provider: 'replicate', providerModelId: 'acme/model:5c1f' };
        expect(get('text-to-image', 'python-requests', options).request?.url).toMatch(/\/v1\/predictions$/);
        expect(body('text-to-image', 'python-requests', options)).toMatchObject({ version: '5c1f' });
      },
    ],
    [
      'a recording for Replicate and an image for Z.ai parse',
      () => {
        parses('automatic-speech-recognition', { provider: 'replicate' });
        parses('image-to-text', { provider: 'zai-org' });
      },
    ],
    [
      'a text is sent as a chat, settings beside it',
      () =>
        expect(body('text-generation', 'sh-curl', { inputs: 'hi', temperature: 1 })).toMatchObject({
          messages: [{ role: 'user', content: 'hi' }],
          temperature: 1,
        }),
    ],
    [
      'a prompt is sent as the prompt, not as inputs',
      () =>
        expect(body('text-to-image', 'js-fetch', { provider: 'together' })).toMatchObject({
          prompt: sample('text-to-image').text,
        }),
    ],
    [
      'curl sends the text as inputs',
      () => expect(curlJson('text-classification', hf)).toEqual({ inputs: sample('text-classification').text }),
    ],
    [
      'curl sends the sentences inside inputs',
      () =>
        expect(curlJson('sentence-similarity', hf)).toMatchObject({
          inputs: { sentences: sample('sentence-similarity').sentences },
        }),
    ],
    [
      'a model without a mask token prints no undefined',
      () => {
        for (const snippet of snippetsOf('fill-mask', hf, { mask_token: undefined }).snippets)
          expect(snippet.code).not.toContain('undefined');
      },
    ],
    [
      'text to speak is sent under the name that each provider has for it',
      () => {
        const text = sample('text-to-speech').text;
        expect(
          ['hf-inference', 'replicate', 'deepinfra', 'together', 'fal-ai'].map((provider) =>
            body('text-to-speech', 'js-fetch', { provider }),
          ),
        ).toEqual([
          { inputs: text },
          { input: { text } },
          { model: 'org/name', input: text },
          { model: 'org/name', input: text },
          { text },
        ]);
      },
    ],
    [
      'text-to-audio sends a prompt',
      () =>
        expect(body('text-to-audio', 'python-requests', { provider: 'fal-ai' })).toEqual({
          prompt: sample('text-to-audio').text,
        }),
    ],
    [
      'an edit of an image sends the prompt flat',
      () =>
        expect(body('image-to-image', 'python-requests', { provider: 'wavespeed' })).toEqual({
          prompt: sample('image-to-image').prompt,
        }),
    ],
    [
      'a video sends the model',
      () => expect(body('image-to-video', 'js-fetch', { provider: 'together' })).toMatchObject({ model: 'org/name' }),
    ],
    [
      'curl sends a table inside inputs',
      () =>
        expect(curlJson('tabular-classification', hf)).toEqual({
          inputs: { data: sample('tabular-classification').data },
        }),
    ],
    [
      'zero is sent',
      () =>
        expect(body('text-generation', 'sh-curl', { temperature: 0, max_tokens: 0, top_p: 0 })).toMatchObject({
          temperature: 0,
          max_tokens: 0,
          top_p: 0,
        }),
    ],
    [
      'steps are sent to who takes them, five everywhere',
      () => {
        for (const snippet of snippetsOf('text-to-image', { provider: 'nscale' }).snippets)
          expect(snippet.code).not.toContain('num_inference_steps');
        const steps = snippetsOf('text-to-image', hf).snippets.map(({ code }) =>
          /num_inference_steps\W+5\b/.test(code),
        );
        expect(steps).toEqual(steps.map(() => true));
      },
    ],
  ])('%s', (_, check) => check());
});
