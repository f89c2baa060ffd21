import { describe, expect, test } from 'vitest';
import { samplesByTask } from '../../out/modules/samples-by-task.ts';
import { parseModel } from '../model/parse.ts';
import {
  AUTOMATIC_IS_ROUTED,
  BAD_HEADER,
  HUB_TOKEN_ELSEWHERE,
  hubTokenOnly,
  keyNotForHub,
  NO_INPUT,
  NO_TASK,
} from '../request/reasons.ts';
import { CHAT, type Reason } from '../request/types.ts';
import { inferenceSnippets } from './index.ts';
import { loadInferenceSnippets } from './lazy.ts';
import type { InferenceOptions, InferenceSnippet } from './types.ts';

const CHAT_CLIENTS = ['openai', 'huggingface_hub', 'requests', 'openai', 'huggingface.js', 'fetch', 'curl'];
const RAW = ['requests', 'fetch', 'curl'];

const model = (task: string | undefined, record: object = {}) =>
  parseModel({ id: 'org/name', pipeline_tag: task, tags: [CHAT], mask_token: '[MASK]', ...record });
const snippetsOf = (task: string, options: InferenceOptions = {}, record = {}) =>
  inferenceSnippets(model(task, record), options);
const clientsOf = (task: string, options: InferenceOptions = {}) =>
  snippetsOf(task, options).snippets.map(({ client }) => client);

/** The snippet of one client; js-openai is told from python-openai by its language. */
function snippet(task: string, client: string, options: InferenceOptions = {}, record = {}): InferenceSnippet {
  const [found] = snippetsOf(task, { ...options, client }, record).snippets;
  if (!found) throw new Error(`no snippet of ${client}`);
  return found;
}
const authorization = (task: string, options: InferenceOptions) =>
  snippetsOf(task, options).snippets.at(-1)?.request?.headers[0];
const jsonOf = ({ request }: InferenceSnippet): Record<string, unknown> =>
  request?.body.kind === 'json' ? (request.body.json as never) : {};

describe('which clients, in which order', () => {
  test.each<[string, string, InferenceOptions, string[]]>([
    ['chat', 'text-generation', {}, CHAT_CLIENTS],
    ['chat about a picture', 'image-text-to-text', { provider: 'groq' }, CHAT_CLIENTS],
    ['chat, streaming', 'text-generation', { provider: 'groq', streaming: true }, CHAT_CLIENTS],
    ['the automatic provider', 'text-classification', {}, ['huggingface_hub', 'huggingface.js']],
    ['the automatic provider, no Python method', 'text-to-audio', {}, ['huggingface.js']],
    [
      'a task with a method everywhere',
      'text-classification',
      { provider: 'hf-inference' },
      ['huggingface_hub', 'requests', 'huggingface.js', 'fetch', 'curl'],
    ],
    [
      'fal routed',
      'text-to-image',
      { provider: 'fal-ai' },
      ['huggingface_hub', 'requests', 'huggingface.js', 'fetch', 'curl'],
    ],
    [
      'fal direct',
      'text-to-image',
      { provider: 'fal-ai', directRequest: true },
      ['huggingface_hub', 'fal_client', 'requests', 'huggingface.js', 'fetch', 'curl'],
    ],
    [
      'not in huggingface_hub',
      'image-text-to-image',
      { provider: 'fal-ai' },
      ['requests', 'huggingface.js', 'fetch', 'curl'],
    ],
    ['a query at the endpoint', 'text-generation', { endpointUrl: 'https://x.example/v1?a=b' }, RAW],
  ])('%s', (_, task, options, expected) => {
    expect(clientsOf(task, options)).toEqual(expected);
  });

  test('languages come in the order python, js, sh', () => {
    expect(snippetsOf('text-generation').snippets.map(({ language }) => language)).toEqual([
      'python',
      'python',
      'python',
      'js',
      'js',
      'js',
      'sh',
    ]);
  });

  test('a model of any to any that chats is asked about a picture', () => {
    expect(clientsOf('any-to-any')).toEqual(CHAT_CLIENTS);
    expect(jsonOf(snippet('any-to-any', 'fetch'))).toMatchObject({
      messages: [{ content: [{ type: 'text' }, { type: 'image_url' }] }],
    });
    expect(snippetsOf('any-to-any', {}, { tags: [] }).reason).toContain('does not serve the task any-to-any');
  });

  test('one language or one client can be asked for', () => {
    expect(clientsOf('text-generation', { language: 'js' })).toEqual(['openai', 'huggingface.js', 'fetch']);
    expect(clientsOf('text-generation', { client: 'openai' })).toEqual(['openai', 'openai']);
    expect(clientsOf('text-generation', { client: 'js-openai' })).toEqual(['openai']);
  });
});

describe('reasons', () => {
  test.each<[string, InferenceOptions, string | RegExp | Reason]>([
    ['text-generation', { client: 'reqests' }, { kind: 'unknown-client', reason: 'Unknown client: reqests.' }],
    ['text-generation', { client: 'a\u202eb' }, 'Unknown client: a?b.'],
    ['text-generation', { language: 'Python' }, 'No client of the language Python is known.'],
    ['text-generation', { provider: 'nobody' }, 'Unknown provider: nobody.'],
    ['text-generation', { provider: '__proto__' }, 'Unknown provider: __proto__.'],
    ['depth-estimation', { provider: 'hf-inference' }, NO_INPUT],
    ['depth-estimation', {}, NO_INPUT],
    ['constructor', {}, NO_INPUT],
    ['text-to-video', { provider: 'groq' }, 'Groq does not serve the task text-to-video.'],
    ['text-generation', { directRequest: true }, AUTOMATIC_IS_ROUTED],
    ['text-classification', { accessToken: 'vendor-key' }, AUTOMATIC_IS_ROUTED],
    ['text-generation', { provider: 'groq', accessToken: 'gsk\nx' }, BAD_HEADER],
    ['text-generation', { billTo: 'Ünïcode' }, BAD_HEADER],
    ['text-to-image', { provider: 'together', directRequest: true, accessToken: 'hf_x' }, hubTokenOnly('Together')],
    ['text-generation', { provider: 'openai', accessToken: 'hf_x' }, hubTokenOnly('OpenAI')],
    ['text-generation', { provider: 'hf-inference', accessToken: 'k' }, keyNotForHub('HF Inference')],
    ['text-generation', { endpointUrl: 'http://localhost:1', accessToken: 'hf_x' }, HUB_TOKEN_ELSEWHERE],
    ['text-to-image', { billTo: 'Ünïcode' }, BAD_HEADER],
    ['text-generation', { endpointUrl: 'not an address' }, /endpoint/],
    ['text-generation', { messages: 'hi' as never }, /messages/],
    ['image-to-image', { provider: 'hf-inference', inputs: 'https://x.example/cat.png' }, /local file/],
  ])('%s %j', (task, options, reason) => {
    const result = snippetsOf(task, options);
    expect(result.snippets).toEqual([]);
    if (typeof reason === 'string' || reason instanceof RegExp) expect(result.reason).toMatch(reason);
    else expect(result).toEqual({ snippets: [], reason: reason.reason, reasonKind: reason.kind });
  });

  test('a model without a task has none', () => {
    expect(inferenceSnippets(model(undefined))).toEqual({
      snippets: [],
      reason: NO_TASK.reason,
      reasonKind: 'no-task',
    });
  });

  test.each<[InferenceOptions, string]>([
    [{ client: 'curl' }, 'No call of text-to-image by curl can leave the choice of the provider open'],
    [{ language: 'sh' }, 'No call of text-to-image by Shell can leave the choice of the provider open'],
    [{ client: 'openai', provider: 'fal-ai' }, 'The client openai cannot make this call.'],
  ])('a snippet that is missing is missing for its own reason: %j', (options, reason) => {
    expect(snippetsOf('text-to-image', options).reason).toContain(reason);
  });

  test.each([
    null,
    7,
    'x',
    [],
    { provider: 7, streaming: 'yes', inputs: 1n, messages: () => 1, temperature: Number.NaN },
  ])('options that are none: %s', (options) => {
    expect(() => inferenceSnippets(model('text-generation'), options as never)).not.toThrow();
  });
});

describe('tokens', () => {
  test.each<[string, InferenceOptions, object]>([
    ['text-generation', { provider: 'together' }, { value: 'Bearer ', env: 'HF_TOKEN' }],
    ['text-generation', { provider: 'together', directRequest: true }, { value: 'Bearer ', env: 'TOGETHER_API_KEY' }],
    [
      'text-generation',
      { provider: 'featherless-ai', directRequest: true },
      { value: 'Bearer ', env: 'FEATHERLESS_AI_API_KEY' },
    ],
    ['text-generation', { provider: 'hf-inference', directRequest: true }, { value: 'Bearer ', env: 'HF_TOKEN' }],
    [
      'text-generation',
      { provider: 'together', endpointUrl: 'http://localhost:1' },
      { value: 'Bearer ', env: 'API_TOKEN' },
    ],
    ['text-generation', { provider: 'openai' }, { value: 'Bearer ', env: 'OPENAI_API_KEY' }],
    ['text-to-image', { provider: 'fal-ai' }, { value: 'Bearer ', env: 'HF_TOKEN' }],
    ['text-to-image', { provider: 'fal-ai', directRequest: true }, { value: 'Key ', env: 'FAL_AI_API_KEY' }],
    ['text-to-image', { provider: 'fal-ai', accessToken: 'secret' }, { value: 'Key secret' }],
    ['text-to-image', { provider: 'fal-ai', accessToken: 'hf_x' }, { value: 'Bearer hf_x' }],
  ])('%s %j', (task, options, expected) => {
    expect(authorization(task, options)).toEqual({ name: 'Authorization', ...expected });
  });

  test('a variable is read in the way of the language, a literal token is printed', () => {
    const direct = { provider: 'fal-ai', directRequest: true };
    expect(snippet('text-to-image', 'requests', direct).code).toContain('"Key " + os.environ["FAL_AI_API_KEY"]');
    expect(snippet('text-to-image', 'fetch', direct).code).toContain('"Key " + process.env.FAL_AI_API_KEY');
    expect(snippet('text-to-image', 'curl', direct).code).toContain('"Authorization: Key $FAL_AI_API_KEY"');
    for (const { code } of snippetsOf('text-to-image', { provider: 'fal-ai', accessToken: 'secret' }).snippets) {
      expect(code).toContain('secret');
      expect(code).not.toMatch(/environ|process\.env|\$[A-Z]/);
    }
  });
});

describe('options', () => {
  test('zero is a value', () => {
    for (const { code, request } of snippetsOf('text-generation', { temperature: 0, max_tokens: 0, top_p: 0 })
      .snippets) {
      expect(request?.body).toMatchObject({ json: { temperature: 0, max_tokens: 0, top_p: 0 } });
      expect(code).toMatch(/temperature\W+0\b[\s\S]*max_tokens\W+0\b[\s\S]*top_p\W+0\b/);
    }
  });

  test('who pays is said in routed calls with a token of the hub, and nowhere else', () => {
    const named = (options: InferenceOptions) =>
      snippetsOf('text-generation', { provider: 'together', billTo: 'acme', ...options }).snippets.filter(({ code }) =>
        code.includes('acme'),
      ).length;
    expect([
      named({}),
      named({ accessToken: 'hf_x' }),
      named({ directRequest: true }),
      named({ accessToken: 'k' }),
      named({ endpointUrl: 'http://localhost:1' }),
    ]).toEqual([7, 7, 0, 0, 0]);
    expect(snippet('text-to-image', 'huggingface_hub', { billTo: 'acme' }).code).toContain('bill_to="acme"');
  });

  test('a chat is sent to the router, whose model name carries the provider', () => {
    const of = (options: InferenceOptions) => snippet('text-generation', 'curl', options, { tags: [CHAT] }).request;
    expect(of({})).toMatchObject({ url: 'https://router.huggingface.co/v1/chat/completions', model: 'org/name' });
    expect(of({ provider: 'auto' })?.model).toBe('org/name');
    expect(of({ provider: 'groq', providerModelId: 'g' })).toMatchObject({
      url: 'https://router.huggingface.co/v1/chat/completions',
      model: 'org/name:groq',
    });
    expect(of({ provider: 'groq', providerModelId: 'g', directRequest: true })).toMatchObject({
      url: 'https://api.groq.com/openai/v1/chat/completions',
      model: 'g',
    });
    expect(of({ provider: 'groq', endpointUrl: 'http://localhost:8080/v1' })).toMatchObject({
      url: 'http://localhost:8080/v1/chat/completions',
      model: 'org/name',
    });
  });

  test('messages come before inputs, inputs before the sample', () => {
    const messages = [{ role: 'user', content: 'mine' }];
    const sent = (options: InferenceOptions) => jsonOf(snippet('text-generation', 'curl', options)).messages;
    expect(sent({ messages })).toEqual(messages);
    expect(sent({ messages, inputs: 'other' })).toEqual(messages);
    expect(sent({ inputs: 'mine' })).toEqual(messages);
    expect(sent({ inputs: messages })).toEqual(messages);
    expect(sent({})).toEqual((samplesByTask['text-generation'] as unknown as { messages: unknown }).messages);
  });

  test.each<[string, string, unknown, unknown]>([
    ['text-classification', 'hf-inference', 'a text', { inputs: 'a text' }],
    ['feature-extraction', 'together', ['a', 'b'], { input: ['a', 'b'] }],
    [
      'question-answering',
      'hf-inference',
      { question: 'q', context: 'c' },
      { inputs: { question: 'q', context: 'c' } },
    ],
    [
      'zero-shot-classification',
      'hf-inference',
      { inputs: 't', parameters: { candidate_labels: ['a'] } },
      { inputs: 't', parameters: { candidate_labels: ['a'] } },
    ],
    [
      'sentence-similarity',
      'hf-inference',
      { source_sentence: 's', sentences: ['t'] },
      { inputs: { source_sentence: 's', sentences: ['t'] } },
    ],
    ['tabular-classification', 'hf-inference', { a: [1], b: ['x'] }, { inputs: { data: { a: [1], b: ['x'] } } }],
    ['text-to-image', 'together', { prompt: 'a fox' }, { prompt: 'a fox' }],
    ['image-to-image', 'fal-ai', 'make it night', { prompt: 'make it night' }],
    [
      'image-to-image',
      'fal-ai',
      { image: 'https://x.example/a.png', prompt: 'p' },
      { prompt: 'p', image_url: 'https://x.example/a.png', image_urls: ['https://x.example/a.png'] },
    ],
  ])('inputs of %s at %s: %j', (task, provider, inputs, body) => {
    expect(jsonOf(snippet(task, 'requests', { provider, inputs }))).toMatchObject(body as object);
  });

  test('a file of the reader is read under its name', () => {
    const { code, request } = snippet('image-classification', 'curl', { provider: 'hf-inference', inputs: "it's.png" });
    expect(request?.body).toEqual({ kind: 'bytes', file: { name: "it's.png", type: 'image/png' } });
    expect(code).toContain("--data-binary @- < 'it'\\''s.png'");
  });
});

test('the lazy loader gives the same snippets', async () => {
  for (const options of [
    {},
    { provider: 'fal-ai', directRequest: true },
    { endpointUrl: 'http://localhost:1' },
    { provider: 'nobody' },
  ]) {
    expect(await loadInferenceSnippets(model('text-to-image'), options)).toEqual(
      inferenceSnippets(model('text-to-image'), options),
    );
  }
});
