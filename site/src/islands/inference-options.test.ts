import { expect, test } from 'vitest';
import { samplesByTask } from '../../../out/modules/samples-by-task.ts';
import { parseModel } from '../../../runtime/model/parse.ts';
import { withFileOf } from '../../../runtime/request/parts.ts';
import { withTextOf } from '../../../runtime/request/prompt.ts';
import { apiTaskOf } from '../views/api-task.ts';
import type { ApiSettings } from './api-options.ts';
import { inferenceOptions } from './inference-options.ts';

const UNTOUCHED: ApiSettings = {
  provider: '',
  stream: false,
  async: false,
  direct: false,
  prompt: '',
  file: '',
  billTo: '',
  providerModelId: '',
  endpointUrl: '',
  temperature: '',
  max_tokens: '',
  tools: '',
  responseFormat: '',
  own: {},
};

const messagesOf = (task: string): readonly unknown[] => {
  const sample = (samplesByTask as Readonly<Record<string, { kind: string; messages?: readonly unknown[] }>>)[task];
  return sample?.messages ?? [];
};
const seeing = messagesOf('image-text-to-text');
const chat = ['conversational'];

test.each<[what: string, task: string, tags: string[], set: Partial<ApiSettings>, options: unknown]>([
  ['nothing', 'text-generation', chat, {}, {}],
  [
    'a text for a chat',
    'text-generation',
    chat,
    { prompt: 'Hi' },
    { messages: withTextOf(messagesOf('text-generation'), 'Hi') },
  ],
  ['a text for a model that completes one', 'text-generation', [], { prompt: 'Once' }, { inputs: 'Once' }],
  ['a text for a picture', 'text-to-image', [], { prompt: 'A tide' }, { inputs: { text: 'A tide' } }],
  ['a question', 'question-answering', [], { prompt: 'Who?' }, { inputs: { question: 'Who?' } }],
  ['a file', 'automatic-speech-recognition', [], { file: 'own.mp3' }, { inputs: { file: 'own.mp3' } }],
  [
    'a text where none is asked',
    'automatic-speech-recognition',
    [],
    { prompt: 'Hi', file: 'own.mp3' },
    { inputs: { file: 'own.mp3' } },
  ],
  [
    'a picture for a chat',
    'image-text-to-text',
    chat,
    { file: 'own.png' },
    { messages: withFileOf(seeing, 'own.png') },
  ],
  [
    'a picture and a text for a chat',
    'image-text-to-text',
    chat,
    { file: 'own.png', prompt: 'What?' },
    { messages: withTextOf(withFileOf(seeing, 'own.png') as unknown[], 'What?') },
  ],
  ['numbers of a chat', 'text-generation', chat, { temperature: '0.2', max_tokens: ' ' }, { temperature: 0.2 }],
  ['numbers where none are taken', 'text-to-image', [], { temperature: '0.2' }, {}],
])('%s', async (_, task, tags, set, options) => {
  const asked = await apiTaskOf(parseModel({ id: 'org/name', pipeline_tag: task, tags }));
  if (!asked) throw new Error(`no call is made for ${task}`);
  expect(inferenceOptions({ ...UNTOUCHED, ...set }, asked)).toEqual(options);
});

const served = (provider: string, task: string) => ({ provider, status: 'live', providerId: 'vendor/model', task });
const VIDEO = {
  pipeline_tag: 'image-to-video',
  inferenceProviderMapping: [served('fal-ai', 'text-to-video'), served('wavespeed', 'image-to-video')],
};
const CHAT = { pipeline_tag: 'text-generation', inferenceProviderMapping: [served('together', 'conversational')] };
const said = { messages: withTextOf(messagesOf('text-generation'), 'Hi') };

test.each<[what: string, record: object, set: Partial<ApiSettings>, options: unknown]>([
  ['the automatic provider', VIDEO, { prompt: 'Hi' }, { inputs: { text: 'Hi' } }],
  [
    'one that serves it alike',
    VIDEO,
    { provider: 'fal-ai', prompt: 'Hi' },
    { provider: 'fal-ai', inputs: { text: 'Hi' } },
  ],
  [
    'one that serves it for another task',
    VIDEO,
    { provider: 'wavespeed', prompt: 'Hi', file: 'own.png' },
    { provider: 'wavespeed', inputs: { prompt: 'Hi', file: 'own.png' } },
  ],
  ['a chat without the tag', CHAT, { prompt: 'Hi', temperature: '1' }, { ...said, temperature: 1 }],
  [
    'an endpoint, which goes by the task of the record',
    CHAT,
    { endpointUrl: 'https://own.example', prompt: 'Hi', temperature: '1' },
    { endpointUrl: 'https://own.example', inputs: 'Hi' },
  ],
])('%s is given what it takes', async (_, record, set, options) => {
  const asked = await apiTaskOf(parseModel({ id: 'org/name', tags: [], ...record }));
  if (!asked) throw new Error('no call is made');
  expect(inferenceOptions({ ...UNTOUCHED, ...set }, asked)).toEqual(options);
});

test('providers that serve the model are offered first, whatever the task that they serve it for', async () => {
  const asked = await apiTaskOf(parseModel({ id: 'org/name', ...VIDEO }));
  const offered = asked?.providers.map(({ id, model }) => [id, model]);
  expect(offered?.slice(0, 2)).toEqual([
    ['fal-ai', 'vendor/model'],
    ['wavespeed', 'vendor/model'],
  ]);
  expect(new Set(offered?.map(([id]) => id)).size).toBe(offered?.length);
});
