import { describe, expect, test } from 'vitest';
import { snippetOf, snippetsOf } from '../inference/test-kit/node.ts';

const PARTS = [
  { type: 'text', text: 'What is it?' },
  { type: 'input_audio', input_audio: { data: 'own.mp3', format: 'mp3' } },
];
const HEARD = [{ role: 'user', content: PARTS }];
const HEARS = { provider: 'openai', messages: HEARD };
const bodyOf = (options: object) => snippetOf('audio-text-to-text', 'js-fetch', options)?.request?.body;

describe('the file that a message names', () => {
  test('is read where its name stands, and its name is not sent', () => {
    expect(bodyOf(HEARS)).toEqual({
      kind: 'json',
      json: {
        model: 'org/name',
        messages: [{ role: 'user', content: [PARTS[0], { type: 'input_audio', input_audio: { format: 'mp3' } }] }],
      },
      file: {
        name: 'own.mp3',
        type: 'audio/mpeg',
        prefix: '',
        paths: [['messages', 0, 'content', 1, 'input_audio', 'data']],
      },
    });
  });

  test('may be the same in several messages, and is then read once', () => {
    const twice = { ...HEARS, messages: [...HEARD, ...HEARD] };
    expect(bodyOf(twice)).toMatchObject({ file: { paths: [expect.any(Array), expect.any(Array)] } });
    const code = snippetOf('audio-text-to-text', 'python-openai', twice)?.code ?? '';
    expect(code.match(/open\(/g)).toHaveLength(1);
    expect(code).toContain('messages[1]["content"][1]["input_audio"]["data"] = content');
  });

  test('is that of the sample, or one given in its place, whose extension is its format', () => {
    const { file, request } = snippetOf('audio-text-to-text', 'python-openai', { provider: 'together' }) ?? {};
    expect(file).toEqual({ name: 'sample1.wav', isSample: true });
    expect(request?.body).toMatchObject({ file: { name: 'sample1.wav', type: 'audio/wav' } });
    expect(bodyOf({ provider: 'openai', inputs: 'own.mp3' })).toMatchObject({
      file: { name: 'own.mp3' },
      json: { messages: [{ content: [{}, { input_audio: { format: 'mp3' } }] }] },
    });
  });

  test('is none where the content stands there', () => {
    const content = [{ type: 'input_audio', input_audio: { data: 'UklGRg==', format: 'wav' } }];
    const body = bodyOf({ ...HEARS, messages: [{ role: 'user', content }] });
    expect(body).toMatchObject({ json: { messages: [{ content }] } });
    expect(body).not.toHaveProperty('file');
  });

  test.each<[string, object, string]>([
    [
      'is one of several',
      {
        ...HEARS,
        messages: [...HEARD, { role: 'user', content: [{ type: 'input_audio', input_audio: { data: 'b.wav' } }] }],
      },
      'bad-messages',
    ],
    [
      'has a name with what cannot be seen',
      {
        ...HEARS,
        messages: [{ role: 'user', content: [{ type: 'input_audio', input_audio: { data: 'a\u202e.wav' } }] }],
      },
      'bad-name',
    ],
  ])('gives a reason where it %s', (_, options, kind) => {
    expect(snippetsOf('audio-text-to-text', options)).toMatchObject({ snippets: [], reasonKind: kind });
  });
});

describe('parts that not every provider takes', () => {
  test.each([
    [
      'audio-text-to-text',
      { provider: 'groq' },
      'Groq documents no messages with input_audio: name a provider that does.',
    ],
    ['video-text-to-text', { provider: 'scaleway' }, /^Scaleway documents no messages with video_url/],
    ['video-text-to-text', {}, /^The automatic provider documents/],
  ])('%s %o: a reason', (task, options, reason) => {
    const result = snippetsOf(task, options);
    expect(result.snippets).toEqual([]);
    expect(result.reason).toMatch(reason);
  });

  test('are sent to a server of one’s own, which knows what it takes', () => {
    const { snippets } = snippetsOf('video-text-to-text', { endpointUrl: 'http://localhost:8080' });
    expect(snippets.length).toBeGreaterThan(5);
    for (const { code } of snippets) expect(code).toContain('video_url');
  });
});
