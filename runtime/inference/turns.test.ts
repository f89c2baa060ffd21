import { expect, test } from 'vitest';
import type { Json } from '../request/types.ts';
import { turnsOf } from './turns.ts';

const words = (role: string, text: string) => ({ role, text, parts: [] });
const user = (...content: Json[]): Json => [{ role: 'user', content }];
const text: Json = { type: 'text', text: 'a' };

test.each<[string, Json, unknown]>([
  [
    'words of every speaker',
    ['user', 'system', 'developer', 'assistant'].map((role) => ({ role, content: role })),
    ['user', 'system', 'developer', 'assistant'].map((role) => words(role, role)),
  ],
  ['no words', [{ role: 'user', content: '' }], [words('user', '')]],
  [
    'a text, a picture and a recording that is a file',
    user(
      text,
      { type: 'image_url', image_url: { url: 'https://a.b/c' } },
      { type: 'input_audio', input_audio: { format: 'wav' } },
    ),
    [
      {
        role: 'user',
        text: '',
        parts: [
          { kind: 'text', value: 'a' },
          { kind: 'image', value: 'https://a.b/c' },
          { kind: 'audio', value: 'wav' },
        ],
      },
    ],
  ],
  ['another speaker', [{ role: 'tool', content: 'a' }], undefined],
  ['a speaker with a name', [{ role: 'user', name: 'ada', content: 'a' }], undefined],
  ['no content', [{ role: 'assistant', content: null }], undefined],
  ['parts of the system', [{ role: 'system', content: [text] }], undefined],
  ['no parts', user(), undefined],
  ['a video', user(text, { type: 'video_url', video_url: { url: 'https://a.b/c' } }), undefined],
  [
    'a picture with more than an address',
    user({ type: 'image_url', image_url: { url: 'a', detail: 'low' } }),
    undefined,
  ],
  [
    'a recording that is no file',
    user({ type: 'input_audio', input_audio: { data: 'aa==', format: 'wav' } }),
    undefined,
  ],
  ['a text without words', user({ type: 'text', text: '' }), undefined],
  ['what only looks like a text', user({ type: 'other', text: 'a' }), undefined],
  [
    'one message of several',
    [
      { role: 'user', content: 'a' },
      { role: 'tool', content: 'b' },
    ],
    undefined,
  ],
])('%s', (_, messages, turns) => {
  expect(turnsOf(messages)).toEqual(turns);
});
