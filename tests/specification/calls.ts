import type { InferenceOptions } from '../../runtime/inference/index.ts';

/** What an API call must be, decided outside of the catalogue and never made from it. */
export interface CallFact {
  what: string;
  task: string;
  tags?: readonly string[];
  options?: InferenceOptions;
  /** A part of the request that every snippet causes. */
  request: Record<string, unknown>;
}

const CHAT = ['conversational'];
const ROUTER = 'https://router.huggingface.co';
const header = (name: string, value: string): Record<string, unknown> => ({ name, value });
const bearer = (env: string): Record<string, unknown> => ({ name: 'Authorization', value: 'Bearer ', env });
const json = (body: object): Record<string, unknown> => ({ body: { kind: 'json', json: body } });
const contents = (content: unknown): Record<string, unknown> => json({ messages: [{ role: 'user', content }] });

/** Stands for any text. */
export const TEXT = Symbol('text');
/** Stands for a list that has the item. */
export class Having {
  readonly item: unknown;

  constructor(item: unknown) {
    this.item = item;
  }
}
const headers = (...items: object[]): Record<string, unknown> => ({ headers: items.map((item) => new Having(item)) });

export const CALL_FACTS: readonly CallFact[] = [
  {
    what: 'a chat goes to the router, with the token of the hub',
    task: 'text-generation',
    tags: CHAT,
    request: {
      method: 'POST',
      url: `${ROUTER}/v1/chat/completions`,
      ...json({ model: 'org/name' }),
      ...headers(bearer('HF_TOKEN'), header('Content-Type', 'application/json')),
    },
  },
  {
    what: 'a chat with a provider: its name after a colon, and the options that were given',
    task: 'text-generation',
    tags: CHAT,
    options: { provider: 'together', temperature: 0.5, max_tokens: 10, top_p: 0.9, streaming: true },
    request: json({ model: 'org/name:together', temperature: 0.5, max_tokens: 10, top_p: 0.9, stream: true }),
  },
  {
    what: 'an organization that pays',
    task: 'text-generation',
    tags: CHAT,
    options: { billTo: 'acme' },
    request: headers(header('X-HF-Bill-To', 'acme')),
  },
  {
    what: 'a direct call, with the key of the provider',
    task: 'text-generation',
    tags: CHAT,
    options: { provider: 'together', directRequest: true },
    request: headers(bearer('TOGETHER_API_KEY')),
  },
  { what: 'a chat sample is text for text', task: 'text-generation', tags: CHAT, request: contents(TEXT) },
  {
    what: 'and text and a picture otherwise',
    task: 'image-text-to-text',
    tags: CHAT,
    request: contents([
      { type: 'text', text: TEXT },
      { type: 'image_url', image_url: { url: TEXT } },
    ]),
  },
  {
    what: 'a picture from a text: 5 steps',
    task: 'text-to-image',
    options: { provider: 'hf-inference' },
    request: json({ inputs: TEXT, parameters: { num_inference_steps: 5 } }),
  },
  {
    what: 'candidate labels are parameters',
    task: 'zero-shot-classification',
    options: { provider: 'hf-inference' },
    request: json({ inputs: TEXT, parameters: { candidate_labels: new Having(TEXT) } }),
  },
  {
    what: 'sound is sent as FLAC',
    task: 'automatic-speech-recognition',
    options: { provider: 'hf-inference' },
    request: { method: 'POST', ...headers(header('Content-Type', 'audio/flac')) },
  },
  {
    what: 'a picture is sent as JPEG',
    task: 'image-classification',
    options: { provider: 'hf-inference' },
    request: { method: 'POST', ...headers(header('Content-Type', 'image/jpeg')) },
  },
  {
    what: 'a picture is changed as the sample says',
    task: 'image-to-image',
    options: { provider: 'hf-inference' },
    request: json({ parameters: { prompt: /^turn this cat into a dog\.?$/i } }),
  },
  ...['tabular-classification', 'tabular-regression'].map((task) => ({
    what: `${task}: the measurements of a fish`,
    task,
    options: { provider: 'hf-inference', client: 'requests' },
    request: json({
      inputs: {
        data: {
          Species: new Having(/^(Bream|Roach|Whitefish|Parkki|Perch|Pike|Smelt)$/),
          Height: new Having(/^\d/),
          Length1: new Having(/^\d/),
          Length2: new Having(/^\d/),
        },
      },
    }),
  })),
];

/** Which clients a call is printed for: with the automatic provider, and with one of them. */
export const CLIENT_FACTS: readonly { what: string; task: string; options: InferenceOptions; clients: string[] }[] = [
  {
    what: 'a chat, any provider',
    task: 'text-generation',
    options: {},
    clients: [
      'python openai',
      'python huggingface_hub',
      'python requests',
      'js openai',
      'js huggingface.js',
      'js fetch',
      'sh curl',
    ],
  },
  {
    what: 'another task, the automatic provider: the clients of the hub alone',
    task: 'text-to-image',
    options: {},
    clients: ['python huggingface_hub', 'js huggingface.js'],
  },
  {
    what: 'another task, a provider of its own client',
    task: 'text-to-image',
    options: { provider: 'fal-ai', directRequest: true, providerModelId: 'org/name' },
    clients: [
      'python huggingface_hub',
      'python fal_client',
      'python requests',
      'js huggingface.js',
      'js fetch',
      'sh curl',
    ],
  },
];
