import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hub } from '../../out/modules/hub.ts';
import { providerTokenVariable } from '../request/mode.ts';
import { code, get, hf, ids, RAW, tokens, urlOf } from './test-kit/code.ts';
import { runShell, snippetsOf } from './test-kit/node.ts';

describe('addresses, tokens, models and headers', () => {
  test.each<[what: string, check: () => void]>([
    [
      "OpenAI's address has its version once",
      () =>
        expect(urlOf('text-generation', 'js-fetch', { provider: 'openai' })).toBe(
          'https://api.openai.com/v1/chat/completions',
        ),
    ],
    [
      'a task that a provider serves by one model only says so',
      () =>
        expect(snippetsOf('image-text-to-video', { provider: 'novita' })).toMatchObject({
          snippets: [],
          reason: expect.stringContaining('MiniMax-H3'),
        }),
    ],
    [
      'Z.ai gets its own headers',
      () => {
        for (const client of RAW)
          expect(code('image-to-text', client, { provider: 'zai-org' })).toMatch(
            /x-source-channel[\s\S]*accept-language/,
          );
      },
    ],
    [
      'who pays stands in the headers of a call that gives audio',
      () => expect(code('text-to-speech', 'js-fetch', { ...hf, billTo: 'acme' })).toContain('"X-HF-Bill-To": "acme"'),
    ],
    [
      'huggingface.js calls a provider directly by the model of the hub',
      () =>
        expect(
          code('text-generation', 'js-huggingface.js', {
            provider: 'groq',
            directRequest: true,
            streaming: true,
            providerModelId: 'g',
          }),
        ).toMatch(/provider: "groq",\s+model: "org\/name"/),
    ],
    [
      'huggingface_hub calls a provider directly by the model of the hub',
      () =>
        expect(
          code('text-generation', 'python-huggingface_hub', {
            provider: 'groq',
            directRequest: true,
            streaming: true,
            providerModelId: 'g',
          }),
        ).toMatch(/provider="groq"[\s\S]*model="org\/name"/),
    ],
    [
      'a provider that is only called directly is named as each client wants it',
      () => {
        const options = { provider: 'openai', directRequest: true, providerModelId: 'gpt' };
        expect(code('text-generation', 'js-huggingface.js', options)).toContain('model: "openai/gpt"');
        expect(code('text-generation', 'python-huggingface_hub', options)).toContain('model="gpt"');
      },
    ],
    [
      'an endpoint has no provider in huggingface.js',
      () =>
        expect(
          code('text-classification', 'js-huggingface.js', { ...hf, endpointUrl: 'http://localhost:1' }),
        ).not.toContain('provider'),
    ],
    [
      'an endpoint has neither model nor provider in huggingface_hub',
      () =>
        expect(
          code('text-classification', 'python-huggingface_hub', { ...hf, endpointUrl: 'http://localhost:1' }),
        ).not.toMatch(/model=|provider=/),
    ],
    [
      "an endpoint's address is called as it is",
      () =>
        expect(urlOf('text-to-image', 'js-fetch', { provider: 'fal-ai', endpointUrl: 'http://localhost:1/x' })).toBe(
          'http://localhost:1/x',
        ),
    ],
    [
      'a chat of an endpoint goes to its chat path',
      () =>
        expect(get('text-generation', 'sh-curl', { endpointUrl: 'http://localhost:1' }).request).toMatchObject({
          url: 'http://localhost:1/v1/chat/completions',
          model: 'org/name',
        }),
    ],
    [
      'a direct call without a provider has no snippets',
      () => expect(snippetsOf('text-generation', { directRequest: true }).snippets).toEqual([]),
    ],
    [
      'a direct call has the scheme and the key of the provider',
      () =>
        expect(
          runShell(code('automatic-speech-recognition', 'sh-curl', { provider: 'fal-ai', directRequest: true }), {
            'sample1.mp3': 'x',
          }).calls[0],
        ).toContain('Authorization: Key fal_secret'),
    ],
    [
      "the variable of a provider's key is an identifier",
      () => expect(providerTokenVariable(hub, 'a-b-c')).toBe('A_B_C_API_KEY'),
    ],
    [
      'an endpoint has a token of its own',
      () => expect(tokens({ provider: 'together', endpointUrl: 'http://localhost:1' })).toEqual(['API_TOKEN']),
    ],
    [
      'the variables that vendors document are told',
      () => {
        const named = (slug: string): unknown =>
          JSON.parse(readFileSync(`catalogue/providers/${slug}.json`, 'utf8')).vendorTokenVariable;
        expect([named('fal-ai'), named('replicate'), named('zai-org')]).toEqual([
          'FAL_KEY',
          'REPLICATE_API_TOKEN',
          'ZAI_API_KEY',
        ]);
      },
    ],
    [
      'a direct call goes to the provider, and never with a token of the hub',
      () => {
        expect(urlOf('text-generation', 'js-fetch', { provider: 'groq', directRequest: true })).toMatch(
          /^https:\/\/api\.groq\.com/,
        );
        expect(ids('text-generation', { provider: 'groq', directRequest: true, accessToken: 'hf_x' })).toEqual([]);
      },
    ],
    [
      'a key of the provider makes a call direct',
      () =>
        expect(urlOf('text-generation', 'js-fetch', { provider: 'groq', accessToken: 'gsk_x' })).toMatch(
          /^https:\/\/api\.groq\.com/,
        ),
    ],
    [
      'who pays is said in routed calls only',
      () => {
        for (const other of [{ directRequest: true }, { endpointUrl: 'http://localhost:1' }]) {
          for (const snippet of snippetsOf('text-generation', { provider: 'groq', billTo: 'acme', ...other }).snippets)
            expect(snippet.code).not.toContain('acme');
        }
      },
    ],
  ])('%s', (_, check) => check());
});
