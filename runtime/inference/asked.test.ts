import { expect, test } from 'vitest';
import { snippetsOf } from './test-kit/node.ts';
import type { InferenceOptions } from './types.ts';

const clientsOf = (options: InferenceOptions): string[] =>
  snippetsOf('text-generation', { provider: 'groq', ...options }).snippets.map(({ client }) => client);

const JS = ['openai', 'huggingface.js', 'fetch', 'curl'];

test.each<[string, InferenceOptions, string[]]>([
  ['nothing', {}, ['openai', 'huggingface_hub', 'requests', ...JS]],
  ['asynchronous code', { async: true }, [...JS, 'AsyncOpenAI', 'AsyncInferenceClient', 'httpx']],
  ['asynchronous Python', { async: true, language: 'python' }, ['AsyncOpenAI', 'AsyncInferenceClient', 'httpx']],
  ['asynchronous code of another language', { async: true, language: 'js' }, ['openai', 'huggingface.js', 'fetch']],
  ['an asynchronous form by its name', { client: 'httpx' }, ['httpx']],
  ['an asynchronous form by its id', { client: 'python-AsyncOpenAI' }, ['AsyncOpenAI']],
  ['the asynchronous form of a client', { async: true, client: 'requests' }, ['httpx']],
  ['a client that two languages have', { client: 'openai' }, ['openai', 'openai']],
  ['the asynchronous forms of those', { async: true, client: 'openai' }, ['openai', 'AsyncOpenAI']],
])('%s', (_, options, expected) => {
  expect(clientsOf(options)).toEqual(expected);
});

test('what a contract says of a client holds for its asynchronous form', () => {
  const options = { provider: 'deepinfra', client: 'python-AsyncInferenceClient' };
  expect(snippetsOf('text-to-image', options)).toMatchObject({ snippets: [], reasonKind: 'not-by-client' });
  const together = { provider: 'together', providerModelId: 'hexgrad/Kokoro-82M', client: 'AsyncInferenceClient' };
  expect(snippetsOf('text-to-speech', together).snippets[0]?.code).toContain('af_alloy');
});

test.each<[string, InferenceOptions]>([
  ['through the router', { provider: 'fal-ai' }],
  ['of another provider', { provider: 'replicate', directRequest: true }],
  ['of any provider', {}],
])('a client without a router says what it needs for a call %s', (_, options) => {
  const { snippets, reason, reasonKind } = snippetsOf('text-to-image', { ...options, client: 'fal_client' });
  expect({ snippets, reasonKind }).toEqual({ snippets: [], reasonKind: 'needs-direct' });
  expect(reason).toMatch(
    /^The client fal_client calls fal-ai itself .*: name that provider, and ask for a direct call\.$/,
  );
});

test.each<[string, InferenceOptions, number]>([
  ['text-to-image', { provider: 'fal-ai', directRequest: true }, 1],
  ['text-classification', { provider: 'hf-inference' }, 0],
])('a direct call of %s', (task, options, count) => {
  const { snippets, reasonKind } = snippetsOf(task, { ...options, client: 'fal_client' });
  expect(snippets).toHaveLength(count);
  expect(reasonKind).toBe(count === 1 ? undefined : 'not-by-client');
});
