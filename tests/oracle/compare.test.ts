import { expect, test } from 'vitest';
import type { Recorded } from '../recorder/recorder.ts';
import { conversationDifferences } from './compare.ts';

const CALL: Recorded = {
  method: 'POST',
  origin: 'https://api.example.com',
  target: '/v1/images?a=%7Eb',
  headers: { authorization: 'Bearer key', 'content-type': 'application/json', 'user-agent': 'one' },
  body: Buffer.from('{"model":"acme/demo","input":{"prompt":"p"}}'),
};
const POLL: Recorded = { ...CALL, method: 'GET', target: '/v1/jobs/1', body: Buffer.alloc(0) };

const form = (boundary: string, type: string): Recorded => ({
  ...CALL,
  headers: { ...CALL.headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
  body: Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.wav"\r\nContent-Type: ${type}\r\n\r\nx\r\n--${boundary}--\r\n`,
  ),
});

/** Where the package's conversation differs from CALL and POLL. */
const places = (theirs: readonly Recorded[], ours: readonly Recorded[] = [CALL, POLL]): string[] =>
  conversationDifferences(ours, theirs, (name) => name === 'user-agent').map(({ place }) => place);

test('the same call in other words is no difference', () => {
  const headers = { ...CALL.headers, 'content-type': 'application/json; charset=utf-8', 'user-agent': 'two' };
  const body = Buffer.from('{ "input": {"prompt": "p"}, "model": "acme/demo" }');
  expect(places([{ ...CALL, target: '/v1/images?a=~b', headers, body }, POLL, POLL])).toEqual([]);
  expect(places([form('a', 'audio/wav')], [form('b', 'audio/wav')])).toEqual([]);
});

test.each<[what: string, theirs: Recorded[], places: string[]]>([
  ['another path', [{ ...CALL, target: '/v2/images?a=~b' }, POLL], ['address']],
  ['another host', [{ ...CALL, origin: 'https://example.com' }, POLL], ['address']],
  ['another method', [{ ...CALL, method: 'PUT' }, POLL], ['method']],
  ['no key', [{ ...CALL, headers: { 'content-type': 'application/json' } }, POLL], ['header authorization']],
  ['a header more', [{ ...CALL, headers: { ...CALL.headers, prefer: 'wait' } }, POLL], ['header prefer']],
  ['another model', [{ ...CALL, body: Buffer.from('{"model":"x","input":{"prompt":"p"}}') }, POLL], ['body.model']],
  [
    'a field more',
    [{ ...CALL, body: Buffer.from('{"model":"acme/demo","input":{"prompt":"p","n":1}}') }, POLL],
    ['body.input.n'],
  ],
  ['a field less', [{ ...CALL, body: Buffer.from('{"model":"acme/demo","input":{}}') }, POLL], ['body.input.prompt']],
  ['no poll', [CALL], ['poll']],
  ['a poll elsewhere', [CALL, { ...POLL, target: '/v1/jobs/2' }], ['poll', 'poll']],
  ['a poll without the key', [CALL, { ...POLL, headers: {} }], ['poll', 'poll']],
  ['a second call', [CALL, CALL, POLL], ['calls']],
  ['nothing', [], ['call']],
])('%s is a difference', (_, theirs, wanted) => {
  expect(places(theirs)).toEqual(wanted);
});

test('another type of a file in a form is a difference', () => {
  expect(places([form('a', 'audio/mpeg')], [form('b', 'audio/wav')])).toEqual(['form.file']);
});
