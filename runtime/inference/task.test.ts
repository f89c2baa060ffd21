import { beforeEach, describe, expect, test, vi } from 'vitest';
import { parseModel } from '../model/parse.ts';
import { inferenceSnippets } from './index.ts';
import type { InferenceOptions } from './types.ts';

/** What the hub says of one provider. */
const by = (provider: string, task: string | undefined, more: object = {}) => ({
  provider,
  status: 'live',
  providerId: 'vendor/model',
  ...(task !== undefined && { task }),
  ...more,
});

const CHAT = 'conversational';
const recordOf = (pipeline_tag: string | undefined, inferenceProviderMapping: unknown, tags: string[] = []) => ({
  id: 'acme/demo',
  pipeline_tag,
  tags,
  inferenceProviderMapping,
});

type Row = [
  what: string,
  record: ReturnType<typeof recordOf>,
  options: InferenceOptions,
  called: string | undefined,
  code: RegExp,
];

const VIDEO = [by('fal-ai', 'text-to-video'), by('wavespeed', 'image-to-video')];
const MIXED = [by('featherless-ai', 'text-generation'), by('together', CHAT)];
const ENDPOINT = { endpointUrl: 'https://endpoint.example' };

const rows: Row[] = [
  [
    'the task of the provider, with its sample',
    recordOf('image-to-video', VIDEO),
    { provider: 'fal-ai' },
    'text-to-video',
    /text_to_video\(\s+prompt="A paper boat/,
  ],
  [
    'that of another provider',
    recordOf('image-to-video', VIDEO),
    { provider: 'wavespeed' },
    'image-to-video',
    /image_to_video\(\s+image="cat.png"/,
  ],
  ['the first, of the automatic provider', recordOf('image-to-video', VIDEO), {}, 'text-to-video', /text_to_video\(/],
  ['the same by name', recordOf('image-to-video', VIDEO), { provider: 'auto' }, 'text-to-video', /text_to_video\(/],
  [
    'that of the automatic provider, of one that the record does not name',
    recordOf('image-to-video', VIDEO),
    { provider: 'together' },
    'text-to-video',
    /text_to_video\(/,
  ],
  [
    'that of the record at an endpoint',
    recordOf('image-to-image', [by('fal-ai', 'text-to-image')]),
    ENDPOINT,
    'image-to-image',
    /image="cat.png"/,
  ],
  [
    'that of the provider whatever its model is called',
    recordOf('image-to-video', VIDEO),
    { provider: 'fal-ai', providerModelId: 'fal-ai/other' },
    'text-to-video',
    /text_to_video\(/,
  ],
  [
    'a chat without the tag',
    recordOf('text-generation', { together: by('together', CHAT) }),
    { provider: 'together' },
    CHAT,
    /chat\.completions\.create\(/,
  ],
  [
    'a chat about a picture without the tag',
    recordOf('image-text-to-text', [by('together', CHAT)]),
    { provider: 'together' },
    CHAT,
    /"type": "image_url"/,
  ],
  ['the same of the automatic provider', recordOf('image-text-to-text', [by('together', CHAT)]), {}, CHAT, /image_url/],
  [
    'a chat of a model whose sample is none',
    recordOf('image-to-text', [by('novita', CHAT)]),
    { provider: 'novita' },
    CHAT,
    /"content": "Which planet/,
  ],
  ['a chat of a model without a task', recordOf(undefined, [by('novita', CHAT)]), {}, CHAT, /"content": "/],
  [
    'no chat, with the tag',
    recordOf('text-generation', [by('featherless-ai', 'text-generation')], [CHAT]),
    { provider: 'featherless-ai' },
    'text-generation',
    /text_generation\(/,
  ],
  ['a chat where one provider chats', recordOf('text-generation', MIXED), {}, CHAT, /chat\.completions/],
  [
    'each as it is served, where they differ',
    recordOf('text-generation', MIXED),
    { provider: 'featherless-ai' },
    'text-generation',
    /text_generation\(/,
  ],
  [
    'no chat where another sample is sent, although one provider chats',
    recordOf('text-to-image', [by('fal-ai', 'text-to-image'), by('together', CHAT)]),
    {},
    'text-to-image',
    /text_to_image\(/,
  ],
  [
    'either of two tasks, of the provider of the hub',
    recordOf('sentence-similarity', [by('hf-inference', 'feature-extraction')]),
    { provider: 'hf-inference' },
    'sentence-similarity',
    /sentence_similarity\(/,
  ],
  [
    'the same of the automatic provider',
    recordOf('feature-extraction', [by('hf-inference', 'sentence-similarity')]),
    {},
    'feature-extraction',
    /feature_extraction\(/,
  ],
  [
    'only one of them, of another',
    recordOf('sentence-similarity', [by('scaleway', 'feature-extraction')]),
    { provider: 'scaleway' },
    'feature-extraction',
    /feature_extraction\(/,
  ],
  [
    'that of the record, where none is named',
    recordOf('text-to-image', [by('fal-ai', undefined)]),
    { provider: 'fal-ai' },
    'text-to-image',
    /text_to_image\(/,
  ],
  [
    'that of the record, where the provider does not answer',
    recordOf('image-to-video', [by('fal-ai', 'text-to-video', { status: 'error' })]),
    { provider: 'fal-ai' },
    'image-to-video',
    /image_to_video\(/,
  ],
];

const snippetsOf = (record: object, { client = 'huggingface_hub', ...options }: InferenceOptions) =>
  inferenceSnippets(parseModel(record), { ...options, client });

describe('what is called is what the hub says that the provider serves', () => {
  test.each(rows)('%s', (_, record, options, called, code) => {
    const { snippets, reason } = snippetsOf(record, options);
    expect(reason).toBeUndefined();
    expect(snippets.map(({ task }) => task)).toEqual([called]);
    expect(snippets[0]?.code).toMatch(code);
  });

  test('the provider has its own name of the model', () => {
    const record = recordOf('image-to-video', VIDEO);
    const { snippets } = snippetsOf(record, { provider: 'fal-ai', client: 'requests' });
    expect(snippets[0]?.request).toMatchObject({
      url: expect.stringContaining('/fal-ai/vendor/model'),
      body: { json: { prompt: expect.stringContaining('paper boat') } },
    });
  });

  test.each<[string, ReturnType<typeof recordOf>, InferenceOptions, string]>([
    [
      'a task that the catalogue has no call of',
      recordOf('text-to-image', [by('fal-ai', 'zero-shot-image-classification')]),
      { provider: 'fal-ai' },
      'Fal AI serves this model for the task zero-shot-image-classification, of which no call is known.',
    ],
    [
      'the same of the automatic provider',
      recordOf('image-to-image', [by('fal-ai', 'text-ranking')]),
      {},
      'The automatic provider serves this model for the task text-ranking, of which no call is known.',
    ],
    [
      'a task that has no sample',
      recordOf('text-to-image', [by('fal-ai', 'text-to-3d')]),
      { provider: 'fal-ai' },
      'No input example has been defined for this model task.',
    ],
    [
      'a provider that is not known to serve the task',
      recordOf('text-ranking', undefined),
      { provider: 'fal-ai' },
      'Fal AI does not serve the task text-ranking.',
    ],
  ])('%s: a reason, and no call', (_, record, options, reason) => {
    expect(inferenceSnippets(parseModel(record), options)).toMatchObject({ snippets: [], reason });
  });
});

describe('a page loads what a call needs', () => {
  beforeEach(() => vi.resetModules());

  test.each(rows)('%s', async (_, record, options) => {
    const { loadInferenceSnippets } = await import('./lazy.ts');
    const model = parseModel(record);
    expect(await loadInferenceSnippets(model, options)).toEqual(inferenceSnippets(model, options));
  });

  test.each<[string, ReturnType<typeof recordOf>, InferenceOptions, object]>([
    ['a prompt', recordOf('image-to-video', VIDEO), { provider: 'fal-ai' }, { said: { inputs: { text: 'Hi' } } }],
    [
      'a message',
      recordOf('image-to-text', [by('novita', CHAT)]),
      {},
      { said: { messages: [{ role: 'user', content: 'Hi' }] } },
    ],
    [
      'why it is asked no text',
      recordOf('text-generation', [by('together', 'automatic-speech-recognition')]),
      {},
      { noPrompt: 'The prompt is left out of the calls: automatic-speech-recognition is asked no text.' },
    ],
  ])('what a reader says is %s', async (_, record, options, said) => {
    const { optionsForPrompt } = await import('./prompt.ts');
    expect(await optionsForPrompt(parseModel(record), 'Hi', options)).toEqual(said);
  });
});
