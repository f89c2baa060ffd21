import { describe, expect, test } from 'vitest';
import { hub } from '../../out/modules/hub.ts';
import { providers } from '../../out/modules/providers/registry.ts';
import { samplesByTask } from '../../out/modules/samples-by-task.ts';
import { buildRequest } from './build.ts';
import { putAt } from './shape.ts';
import { CHAT, isReason, type Json, type Request, type RequestOptions, type SampleInput } from './types.ts';

const P = 'a prompt';
const T = 'a text';
const Q = 'a question';
const D = '<data URL>';
const B = '<base64>';
const M = 'vendor/model';
const DATA = { a: [1] };
const INPUTS: Record<string, Json> = {
  text: T,
  prompt: P,
  question: Q,
  context: 'c',
  query: 'q',
  source_sentence: 's',
  sentences: ['t'],
  candidate_labels: ['x', 'y'],
};
const FILE = 'the file itself';
const FORM = 'a form';
const ROUTER = 'https://router.huggingface.co';

/** Provider, task, direct address, path below the router (with query), body. Sources: the providers' documentation. */
const OPENAI_LIKE: [string, string, string][] = [
  ['baseten', 'https://inference.baseten.co', '/v1'],
  ['cerebras', 'https://api.cerebras.ai', '/v1'],
  ['cohere', 'https://api.cohere.com', '/compatibility/v1'],
  ['deepinfra', 'https://api.deepinfra.com', '/v1/openai'],
  ['featherless-ai', 'https://api.featherless.ai', '/v1'],
  ['fireworks-ai', 'https://api.fireworks.ai', '/inference/v1'],
  ['groq', 'https://api.groq.com', '/openai/v1'],
  ['novita', 'https://api.novita.ai', '/v3/openai'],
  ['nscale', 'https://inference.api.nscale.com', '/v1'],
  ['openai', 'https://api.openai.com', '/v1'],
  ['ovhcloud', 'https://oai.endpoints.kepler.ai.cloud.ovh.net', '/v1'],
  ['publicai', 'https://api.publicai.co', '/v1'],
  ['scaleway', 'https://api.scaleway.ai', '/v1'],
  ['together', 'https://api.together.xyz', '/v1'],
  ['zai-org', 'https://api.z.ai', '/api/paas/v4'],
];
const base = (provider: string): string => OPENAI_LIKE.find(([id]) => id === provider)?.[1] ?? '';

type Row = [provider: string, task: string, host: string, path: string, body: unknown, routedPath?: string];

const completion = (provider: string, path: string): Row => [
  provider,
  'text-generation',
  base(provider),
  path,
  { model: M, prompt: T },
];
const embedding = (provider: string, path: string): Row => [
  provider,
  'feature-extraction',
  base(provider),
  path,
  { model: M, input: T },
];
const image = (provider: string, path: string, format: string): Row => [
  provider,
  'text-to-image',
  base(provider),
  path,
  { model: M, prompt: P, response_format: format },
];
const hf = (task: string, body: unknown, more = ''): Row => [
  'hf-inference',
  task,
  `${ROUTER}/hf-inference`,
  `/models/${M}${more}`,
  body,
];
const fal = (task: string, body: unknown): Row => [
  'fal-ai',
  task,
  'https://queue.fal.run',
  `/${M}`,
  body,
  `/${M}?_subdomain=queue`,
];
const falNow = (task: string, body: unknown): Row => ['fal-ai', task, 'https://fal.run', `/${M}`, body];
const replicate = (task: string, input: unknown): Row => [
  'replicate',
  task,
  'https://api.replicate.com',
  `/v1/models/${M}/predictions`,
  { input },
];
const wavespeed = (task: string, body: unknown): Row => [
  'wavespeed',
  task,
  'https://api.wavespeed.ai',
  `/api/v3/${M}`,
  body,
];

const ROWS: Row[] = [
  completion('deepinfra', '/v1/openai/completions'),
  completion('featherless-ai', '/v1/completions'),
  completion('novita', '/v3/openai/completions'),
  completion('ovhcloud', '/v1/completions'),
  completion('scaleway', '/v1/completions'),
  completion('together', '/v1/completions'),
  embedding('deepinfra', '/v1/openai/embeddings'),
  embedding('scaleway', '/v1/embeddings'),
  embedding('together', '/v1/embeddings'),
  image('deepinfra', '/v1/openai/images/generations', 'b64_json'),
  image('nscale', '/v1/images/generations', 'b64_json'),
  image('together', '/v1/images/generations', 'base64'),
  ['deepinfra', 'automatic-speech-recognition', base('deepinfra'), '/v1/openai/audio/transcriptions', FORM],
  ['together', 'automatic-speech-recognition', base('together'), '/v1/audio/transcriptions', FORM],
  ['deepinfra', 'text-to-speech', base('deepinfra'), '/v1/openai/audio/speech', { model: M, input: T }],
  ['together', 'text-to-speech', base('together'), '/v1/audio/speech', { model: M, input: T }],
  [
    'together',
    'image-to-image',
    base('together'),
    '/v1/images/generations',
    { model: M, prompt: P, reference_images: [D], response_format: 'base64' },
  ],
  ['together', 'text-to-video', base('together'), '/v2/videos', { model: M, prompt: P }],
  [
    'together',
    'image-to-video',
    base('together'),
    '/v2/videos',
    { model: M, prompt: P, frame_images: [{ input_image: D, frame: 'first' }] },
  ],
  ['novita', 'text-to-video', base('novita'), `/v3/async/${M}`, { prompt: P }],
  [
    'novita',
    'image-text-to-video',
    base('novita'),
    '/v3/minimax/v2/video_generation',
    {
      model: 'MiniMax-H3',
      content: [
        { type: 'text', text: P },
        { type: 'image_url', image_url: { url: D }, role: 'first_frame' },
      ],
      resolution: '768P',
      duration: 4,
      ratio: 'adaptive',
    },
  ],
  ['zai-org', 'text-to-image', base('zai-org'), '/api/paas/v4/async/images/generations', { model: M, prompt: P }],
  ['zai-org', 'image-to-text', base('zai-org'), '/api/paas/v4/layout_parsing', { model: M, file: D }],
  fal('text-to-image', { prompt: P }),
  fal('image-to-image', { prompt: P, image_url: D, image_urls: [D] }),
  fal('image-text-to-image', { prompt: P, image_url: D, image_urls: [D] }),
  fal('image-segmentation', { image_url: D, sync_mode: true }),
  fal('text-to-video', { prompt: P }),
  fal('image-to-video', { image_url: D, prompt: P }),
  fal('image-text-to-video', { image_url: D, prompt: P }),
  fal('text-to-audio', { prompt: T }),
  fal('audio-to-audio', { audio_url: D }),
  falNow('text-to-speech', { text: T }),
  falNow('automatic-speech-recognition', { audio_url: D }),
  replicate('text-to-image', { prompt: P }),
  replicate('text-to-video', { prompt: P }),
  replicate('text-to-speech', { text: T }),
  replicate('automatic-speech-recognition', { audio: D }),
  replicate('image-to-image', { prompt: P, image: D, images: [D], input_image: D, input_images: [D] }),
  wavespeed('text-to-image', { prompt: P }),
  wavespeed('text-to-video', { prompt: P }),
  ...['image-to-image', 'image-to-video', 'image-text-to-image', 'image-text-to-video'].map((task) =>
    wavespeed(task, { prompt: P, image: D }),
  ),
  hf('text-generation', { model: M, prompt: T }, '/v1/completions'),
  ...[
    'text-classification',
    'token-classification',
    'fill-mask',
    'summarization',
    'translation',
    'text-to-speech',
    'text-to-audio',
  ].map((task) => hf(task, { inputs: T })),
  hf('text-to-image', { inputs: P, parameters: { num_inference_steps: 5 } }),
  hf('image-to-image', { inputs: B, parameters: { prompt: P } }),
  hf('question-answering', { inputs: { question: Q, context: 'c' } }),
  hf('table-question-answering', { inputs: { query: 'q', table: DATA } }),
  ...['document-question-answering', 'visual-question-answering'].map((task) =>
    hf(task, { inputs: { image: B, question: Q } }),
  ),
  ...['tabular-classification', 'tabular-regression'].map((task) => hf(task, { inputs: { data: DATA } })),
  hf('zero-shot-classification', { inputs: T, parameters: { candidate_labels: ['x', 'y'] } }),
  hf('zero-shot-image-classification', { inputs: B, parameters: { candidate_labels: ['x', 'y'] } }),
  hf('feature-extraction', { inputs: T }, '/pipeline/feature-extraction'),
  hf('sentence-similarity', { inputs: { source_sentence: 's', sentences: ['t'] } }, '/pipeline/sentence-similarity'),
  ...['image-classification', 'image-segmentation', 'object-detection', 'image-to-text'].map((task) => hf(task, FILE)),
  ...['audio-classification', 'audio-to-audio', 'automatic-speech-recognition'].map((task) => hf(task, FILE)),
];

const options = (task: string, more: Partial<RequestOptions> = {}): RequestOptions => {
  const sample = (samplesByTask as Record<string, SampleInput>)[task];
  const keys = Object.keys(sample ?? {});
  // A sample that has only a text takes it under either name; the prompt wins here.
  const tasksOfPrompt = ['text-to-image', 'text-to-video'];
  const given = keys.includes('text') && !tasksOfPrompt.includes(task) ? { ...INPUTS, prompt: undefined } : INPUTS;
  const table = keys.includes('data') ? { data: DATA } : keys.includes('table') ? { table: DATA } : {};
  const inputs = JSON.parse(JSON.stringify({ ...given, ...table, text: T }));
  const known = Object.fromEntries(
    Object.entries(inputs).filter(
      ([key]) => !(key === 'prompt' && !tasksOfPrompt.includes(task) && !keys.includes('prompt')),
    ),
  );
  return { hub, ...(sample ? { sample } : {}), inputs: known, providerModelId: M, ...more };
};

const request = (provider: string, task: string, more: Partial<RequestOptions> = {}): Request => {
  const made = buildRequest({ id: 'org/name' }, providers[provider], task, options(task, more));
  if (isReason(made)) throw new Error(made.reason);
  return made;
};

/** The body with a word where the file would be. */
function bodyOf({ body }: Request): unknown {
  if (body.kind !== 'json') return body.kind === 'bytes' ? FILE : FORM;
  const { file } = body;
  return (file?.paths ?? []).reduce<Json>((json, path) => putAt(json, path, file?.prefix ? D : B), body.json);
}

describe('the contracts, one by one', () => {
  test.each(ROWS)('%s %s', (provider, task, host, path, body, routedPath) => {
    const model = task === 'image-text-to-video' && provider === 'novita' ? { providerModelId: 'MiniMax-H3' } : {};
    const direct = request(provider, task, { directRequest: true, ...model });
    expect(direct.url).toBe(host + path);
    expect(bodyOf(direct)).toEqual(body);
    const routed = request(provider, task, model);
    expect(routed.url).toBe(`${ROUTER}/${provider}${routedPath ?? path}`);
    expect(bodyOf(routed)).toEqual(body);
  });

  test.each(OPENAI_LIKE)('%s chat', (provider, host, path) => {
    const messages = [{ role: 'user', content: 'hi' }];
    const direct = request(provider, CHAT, { messages, inputs: undefined, directRequest: true });
    expect(direct.url).toBe(`${host}${path}/chat/completions`);
    expect(bodyOf(direct)).toEqual({ model: M, messages });
    const routed = request(provider, CHAT, { messages, inputs: undefined });
    const byRouter = providers[provider]?.routed !== false;
    expect(routed.url).toBe(byRouter ? `${ROUTER}/v1/chat/completions` : direct.url);
    expect(bodyOf(routed)).toEqual({ model: byRouter ? `org/name:${provider}` : M, messages });
  });

  test('every contract of the catalogue is in the tables', () => {
    const listed = new Set([
      ...ROWS.map(([provider, task]) => `${provider} ${task}`),
      ...OPENAI_LIKE.map(([provider]) => `${provider} ${CHAT}`),
      `hf-inference ${CHAT}`,
    ]);
    const all = Object.values(providers).flatMap(({ id, tasks }) =>
      Object.entries(tasks).map(([task, { unusable }]) => ({ name: `${id} ${task}`, unusable })),
    );
    expect(all.filter(({ name, unusable }) => !unusable && !listed.has(name))).toEqual([]);
    expect(all).toHaveLength(89);
  });
});

describe('models and adapters', () => {
  test.each([
    [
      'fal-ai',
      'text-to-image',
      { adapter: 'lora', adapterWeightsPath: 'w.safetensors' },
      { prompt: P, loras: [{ path: 'https://huggingface.co/org/name/resolve/main/w.safetensors', scale: 1 }] },
    ],
    ['fal-ai', 'text-to-image', { adapter: 'lora' }, { prompt: P }],
    [
      'fal-ai',
      'text-to-image',
      { adapter: 'lora', adapterWeightsPath: 'w', providerModelId: 'fal-ai/lora' },
      {
        prompt: P,
        loras: [{ path: 'https://huggingface.co/org/name/resolve/main/w', scale: 1 }],
        model_name: 'stabilityai/stable-diffusion-xl-base-1.0',
      },
    ],
    [
      'replicate',
      'text-to-image',
      { adapter: 'lora', adapterWeightsPath: 'w' },
      { input: { prompt: P, lora_weights: 'https://huggingface.co/org/name' } },
    ],
    ['replicate', 'text-to-image', { providerModelId: 'owner/name:v1' }, { input: { prompt: P }, version: 'v1' }],
    ['wavespeed', 'text-to-image', { adapter: 'lora' }, { prompt: P, loras: [{ path: 'org/name', scale: 1 }] }],
    [
      'together',
      'image-to-image',
      { providerModelId: 'x/FLUX.1-Kontext-dev' },
      { model: 'x/FLUX.1-Kontext-dev', prompt: P, image_url: D, response_format: 'base64' },
    ],
    [
      'together',
      'text-to-speech',
      { providerModelId: 'hexgrad/Kokoro-82M' },
      { model: 'hexgrad/Kokoro-82M', input: T, voice: 'af_alloy' },
    ],
  ])('%s %s %j', (provider, task, more, body) => {
    expect(bodyOf(request(provider, task, more))).toEqual(body);
  });

  test('a version of a Replicate model has a route of its own', () => {
    expect(request('replicate', 'text-to-image', { providerModelId: 'owner/name:v1' }).url).toBe(
      `${ROUTER}/replicate/v1/predictions`,
    );
  });
});

describe('jobs', () => {
  test.each([
    ['fal-ai', 'text-to-video', `${ROUTER}/fal-ai`, ['status_url'], true, '?_subdomain=queue', ''],
    ['wavespeed', 'text-to-image', `${ROUTER}/wavespeed`, ['data', 'urls', 'get'], true, '', ''],
    [
      'replicate',
      'text-to-image',
      `${ROUTER}/replicate/v1/predictions/`,
      ['id'],
      false,
      '',
      'https://api.replicate.com/v1/predictions/',
    ],
    [
      'together',
      'text-to-video',
      `${ROUTER}/together/v2/videos/`,
      ['id'],
      false,
      '',
      'https://api.together.xyz/v2/videos/',
    ],
    [
      'novita',
      'text-to-video',
      `${ROUTER}/novita/v3/async/task-result?task_id=`,
      ['task_id'],
      false,
      '',
      'https://api.novita.ai/v3/async/task-result?task_id=',
    ],
    [
      'zai-org',
      'text-to-image',
      `${ROUTER}/zai-org/api/paas/v4/async-result/`,
      ['id'],
      false,
      '',
      'https://api.z.ai/api/paas/v4/async-result/',
    ],
  ])('%s %s', (provider, task, prefix, path, pathname, suffix, directPrefix) => {
    expect(request(provider, task).job?.poll).toEqual({ prefix, path, pathname, suffix });
    expect(request(provider, task, { directRequest: true }).job?.poll).toEqual({
      prefix: directPrefix,
      path,
      pathname: false,
      suffix: '',
    });
  });

  test('replicate asks to wait, and every call that answers with a ticket polls', () => {
    expect(request('replicate', 'text-to-image').headers).toContainEqual({ name: 'Prefer', value: 'wait' });
    const withJob = Object.values(providers).flatMap(({ id, tasks }) =>
      Object.entries(tasks).flatMap(([task, { job }]) => (job ? [`${id} ${task}`] : [])),
    );
    // 9 of fal, 2 of novita, 5 of replicate, 2 of together, 6 of wavespeed, 1 of zai.
    expect(withJob).toHaveLength(25);
  });
});
