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
