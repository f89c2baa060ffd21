import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hub } from '../../out/modules/hub.ts';
import { providers } from '../../out/modules/providers/registry.ts';
import { samplesByTask } from '../../out/modules/samples-by-task.ts';
import { buildRequest } from './build.ts';
import { inputFile } from './media.ts';
import { providerTokenVariable } from './mode.ts';
import { putAt } from './shape.ts';
import { isReason, type Json, type SampleInput } from './types.ts';
import { endpointAddress, withPieces } from './url.ts';

const all = Object.values(providers).flatMap((provider) =>
  Object.keys(provider.tasks).map((task) => ({ provider, task })),
);
const samples = samplesByTask as Record<string, SampleInput>;

describe('buildRequest', () => {
  test('answers anything with a request that can be sent, or with a reason', () => {
    const anyOption = fc.oneof(fc.string(), fc.constant(undefined));
    fc.assert(
      fc.property(
        fc.constantFrom(...all),
        fc.record({
          accessToken: anyOption,
          billTo: anyOption,
          endpointUrl: fc.oneof(anyOption, fc.webUrl({ withQueryParameters: true })),
          providerModelId: anyOption,
          adapter: fc.constantFrom('lora', undefined),
          adapterWeightsPath: anyOption,
        }),
        fc.record({
          inputs: fc.oneof(fc.jsonValue(), fc.constant(undefined)),
          messages: fc.oneof(fc.jsonValue(), fc.constant(undefined)),
          directRequest: fc.boolean(),
          streaming: fc.boolean(),
        }),
        ({ provider, task }, texts, others) => {
          const sample = samples[task] ?? samples['text-generation'];
          const made = buildRequest({ id: 'org/name' }, provider, task, { hub, sample, ...texts, ...others } as never);
          if (isReason(made)) {
            expect(made.reason).toMatch(/^\P{C}+\.$/u);
            return;
          }
          expect(URL.canParse(made.url)).toBe(true);
          for (const { name, value } of made.headers) expect(() => new Headers([[name, value]])).not.toThrow();
          expect(JSON.parse(JSON.stringify(made))).toEqual(made);
        },
      ),
      { numRuns: 400 },
    );
  });

  test('a provider, a task or a model that does not fit is a reason', () => {
    const build = (provider: string, task: string, more = {}) =>
      buildRequest({ id: 'org/name' }, providers[provider], task, {
        hub,
        sample: samples['image-to-image'],
        ...more,
      } as never);
    expect(build('groq', 'image-to-image')).toEqual({
      kind: 'not-served',
      reason: 'Groq does not serve the task image-to-image.',
    });
    expect(build('groq', '__proto__')).toEqual({
      kind: 'not-served',
      reason: 'Groq does not serve the task __proto__.',
    });
    expect(build('groq', 'text-generation')).toHaveProperty('reason');
    expect(build('novita', 'image-text-to-video')).toMatchObject({
      kind: 'other-model',
      reason: 'For this task Novita serves only the model MiniMax-H3.',
    });
    expect(build('fal-ai', 'image-to-image', { inputs: 7 })).toMatchObject({
      reason: 'The inputs do not fit the task image-to-image.',
    });
    expect(
      build('fal-ai', 'automatic-speech-recognition', {
        inputs: 'a.flac',
        sample: samples['automatic-speech-recognition'],
      }),
    ).toMatchObject({ reason: 'The file must be one of: mp3, wav, webm.' });
  });
});

test('of several texts the result is the list that holds what comes of each', () => {
  const pathOf = (inputs: Json) => {
    const task = 'feature-extraction';
    const made = buildRequest({ id: 'org/name' }, providers.together, task, { hub, sample: samples[task], inputs });
    return 'result' in made ? made.result.path : made;
  };
  expect(pathOf('one')).toEqual(['data', 0, 'embedding']);
  expect(pathOf(['one', 'two'])).toEqual(['data']);
});

test('the content of a file is put where it belongs', () => {
  const put = (value: Json, path: (string | number)[]) => putAt(value, path, 'F');
  expect(
    [
      ['a', 0],
      ['b', 'd'],
    ].reduce<Json>(put, { b: { c: 'X' } }),
  ).toEqual({ a: ['F'], b: { c: 'X', d: 'F' } });
});

describe('addresses', () => {
  test.each([
    ['https://x.example', 'https://x.example/v1/chat/completions'],
    ['https://x.example/', 'https://x.example/v1/chat/completions'],
    ['https://x.example/v1/', 'https://x.example/v1/chat/completions'],
    ['http://localhost:8080/v1/chat/completions', 'http://localhost:8080/v1/chat/completions'],
    ['https://x.example/v1?a=b&c', 'https://x.example/v1/chat/completions?a=b&c'],
    ['https://x.example/a b"<>`{}', 'https://x.example/a%20b%22%3C%3E%60%7B%7D/v1/chat/completions'],
  ])('%s', (address, expected) => {
    expect(withPieces(endpointAddress(address) ?? '', ['/v1', '/chat/completions'])).toBe(expected);
  });

  test.each([
    '',
    'x',
    'ftp://x.example',
    'javascript:alert(1)',
    'https://',
    'https://?x',
  ])('%s is no endpoint', (address) => {
    expect(endpointAddress(address)).toBeUndefined();
  });
});

test('a client that has another address of the provider is shown to call that one, and to ask there for its jobs', () => {
  const provider = { ...providers.together, clientUrls: { own: 'https://own.example' } } as never;
  const call = (client: string, more: object = {}) =>
    buildRequest({ id: 'org/name' }, provider, 'text-to-video', {
      hub,
      sample: samples['text-to-video'],
      directRequest: true,
      client,
      ...more,
    });
  const job = { poll: { prefix: 'https://own.example/v2/videos/' } };
  expect(call('own')).toMatchObject({ url: 'https://own.example/v2/videos', job });
  expect(call('other')).toMatchObject({ url: 'https://api.together.ai/v2/videos' });
  expect(call('own', { directRequest: false })).toMatchObject({ url: `${hub.router}/together/v2/videos` });
});

test('variables of keys are named after the provider, every hyphen an underscore', () => {
  expect(providerTokenVariable(hub, 'a-b-c')).toBe('A_B_C_API_KEY');
  for (const id of Object.keys(providers)) expect(providerTokenVariable(hub, id)).toMatch(/^[A-Z][A-Z0-9_]*_API_KEY$/);
});

test('files are given the type of their name, and sample files that are not taken are exchanged', () => {
  expect(inputFile('a.JPG', undefined, false)).toEqual({ name: 'a.JPG', type: 'image/jpeg' });
  expect(inputFile('a', undefined, false)).toEqual({ name: 'a', type: 'application/octet-stream' });
  expect(inputFile('a.flac', { mp3: 'audio/mpeg' }, true)).toEqual({ name: 'a.mp3', type: 'audio/mpeg' });
  expect(inputFile('a.flac', { mp3: 'audio/mpeg' }, false)).toBeUndefined();
});
