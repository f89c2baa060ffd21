import { describe, expect, test } from 'vitest';
import { snippetOf, snippetsOf, syntaxProblems } from './test-kit/node.ts';

const CLIENTS = ['python-requests', 'js-fetch', 'sh-curl'];

describe('options that only some calls take', () => {
  test.each(
    CLIENTS.flatMap((client): [string, string, string, object, object][] => [
      [client, 'text-to-speech', 'deepinfra', { voice: 'af_sky' }, { voice: 'af_sky' }],
      [client, 'text-to-speech', 'together', { voice: 'leo' }, { voice: 'leo' }],
      [client, 'feature-extraction', 'deepinfra', { dimensions: 256 }, { dimensions: 256 }],
      [client, 'text-ranking', 'cohere', { topN: 2 }, { top_n: 2 }],
    ]),
  )('%s sends those of %s at %s: %j', (client, task, provider, options, field) => {
    const snippet = snippetOf(task, client, { provider, ...options });
    expect(snippet?.request?.body).toMatchObject({ json: field });
    expect(snippet && syntaxProblems(snippet)).toEqual([]);
    expect(snippetOf(task, client, { provider })?.request?.body).not.toMatchObject({ json: field });
  });

  test('the voice that is asked for stands in the place of the documented one', () => {
    const body = (options: object): unknown =>
      snippetOf('text-to-speech', 'js-fetch', {
        provider: 'together',
        providerModelId: 'hexgrad/Kokoro-82M',
        ...options,
      })?.request?.body;
    expect(body({})).toMatchObject({ json: { voice: 'af_alloy' } });
    expect(body({ voice: 'am_puck' })).toMatchObject({ json: { voice: 'am_puck' } });
  });

  test.each([
    ['text-to-speech', { provider: 'hf-inference', voice: 'af_sky' }, 'HF Inference'],
    ['text-to-speech', { voice: 'af_sky' }, 'The automatic provider'],
    ['feature-extraction', { provider: 'scaleway', dimensions: 256 }, 'Scaleway'],
    ['text-generation', { provider: 'together', topN: 2 }, 'Together'],
  ])('%s with %j: a reason, where the provider does not document the option', (task, options, who) => {
    expect(snippetsOf(task, options)).toMatchObject({ snippets: [], reasonKind: 'option-not-taken' });
    expect(snippetsOf(task, options).reason).toContain(who);
  });
});

describe('reranking', () => {
  test('goes straight to the provider, whose key it reads', () => {
    const snippet = snippetOf('text-ranking', 'python-requests', { provider: 'fireworks-ai' });
    expect(snippet?.request).toMatchObject({ mode: 'direct', url: 'https://api.fireworks.ai/inference/v1/rerank' });
    expect(snippet?.code).toContain('FIREWORKS_AI_API_KEY');
  });

  test('a question of its own, and texts of its own', () => {
    const inputs = { query: 'Which is red?', documents: ['Mars', 'Neptune'] };
    const snippet = snippetOf('text-ranking', 'js-fetch', { provider: 'novita', inputs });
    expect(snippet?.request?.body).toMatchObject({ json: inputs });
    const asked = snippetOf('text-ranking', 'js-fetch', { provider: 'novita', inputs: 'Which is red?' });
    expect(asked?.request?.body).toMatchObject({ json: { query: 'Which is red?' } });
  });
});
