import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseJsonText } from '../../generators/1-load/json-file.ts';
import { loadSchemas } from '../../generators/1-load/schema.ts';
import { hub } from '../../out/modules/hub.ts';
import { slugOf } from '../../runtime/slug.ts';
import { abridged } from './abridge.ts';
import { exchangesOf, keptOf } from './exchanges.ts';
import type { Prepared } from './prepare.ts';
import type { Verdict } from './verify.ts';

const FORM = [
  '--b',
  'Content-Disposition: form-data; name="f"; filename="a.wav"',
  'Content-Type: audio/wav',
  '',
  'RIFF',
  '--b--',
  '',
];

test.each<[what: string, body: string | Buffer, type: string | undefined, shown: string]>([
  ['nothing', '', undefined, ''],
  ['JSON is laid out anew', '{"a":1}', 'application/json', '{\n  "a": 1\n}'],
  ['a long text of JSON', JSON.stringify('x'.repeat(200)), 'application/json', `"${'x'.repeat(80)}… (200 characters)"`],
  [
    'a long list',
    JSON.stringify([1, 2, 3, 4, 5, 6, 7]),
    'application/json',
    '[\n  1,\n  2,\n  3,\n  4,\n  5,\n  6,\n  "… (7 items)"\n]',
  ],
  ['text as it is', 'data: {}\n\n', 'text/event-stream', 'data: {}\n\n'],
  ['a long text', 'y'.repeat(1300), 'text/plain', `${'y'.repeat(1200)}… (1300 characters)`],
  ['bytes', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0]), 'image/png', '(5 bytes, image/png)'],
  ['bytes that are no UTF-8', Buffer.from([0xff, 0xfe]), undefined, '(2 bytes, no content type)'],
  ['a form', FORM.join('\r\n'), 'multipart/form-data; boundary=b', 'f: file a.wav (4 bytes, audio/wav)'],
])('%s', (_, body, type, shown) => expect(abridged(Buffer.from(body), type)).toBe(shown));

describe('what is kept of a run', () => {
  const prepared = {
    request: { headers: [{ name: 'Authorization', value: 'Bearer ', env: 'KEY' }] },
  } as unknown as Prepared;
  const headers = {
    authorization: 'Bearer secret',
    'user-agent': 'x/1',
    'content-type': 'multipart/form-data; boundary=12',
  };
  const call = (body: string) =>
    [
      { method: 'POST', origin: 'https://a.test', target: '/v1?key=secret', headers, body: Buffer.from(body) },
      { status: 200, headers: {}, pieces: [Buffer.from('"sec'), Buffer.from('ret"')] },
    ] as const;

  test('is without keys, wherever they stand, and without headers that nobody promised', () => {
    expect(keptOf(prepared, [call('{"key":"secret"}')], { KEY: 'secret' })).toEqual({
      calls: [
        {
          method: 'POST',
          url: 'https://a.test/v1?key=$KEY',
          headers: { authorization: 'Bearer $KEY', 'content-type': 'multipart/form-data; boundary=…' },
          body: '{\n  "key": "$KEY"\n}',
          status: 200,
          answer: '"$KEY"',
        },
      ],
    });
  });

  test('is the first calls and the last one', () => {
    const { calls, leftOut } = keptOf(prepared, '123456789'.split('').map(call), {});
    expect([calls.map(({ body }) => body), leftOut]).toEqual([['1', '2', '3', '4', '5', '9'], 3]);
  });

  test('is that of usual calls that passed', async () => {
    const verdict = (variant: string, state: string, exchange = true, client = 'js-fetch'): Verdict =>
      ({
        cell: {
          provider: 'auto',
          task: variant + state,
          client,
          variant,
          options: {},
          record: { id: 'a/b' },
        },
        state,
        code: 'x',
        ...(exchange ? { exchange: { calls: [] } } : {}),
      }) as unknown as Verdict;
    const all = [
      verdict('routed', 'passed'),
      verdict('routed', 'failed'),
      verdict('401', 'passed'),
      verdict('routed', 'skipped', false),
      // A client whose version nothing here can tell.
      verdict('routed', 'skipped', false, 'none-here'),
    ];
    const kept = await exchangesOf(all, '2026-01-02');
    expect([...kept].map(([client, own]) => [client, Object.keys(own)])).toEqual([['js-fetch', ['auto/routedpassed']]]);
  });
});

describe('what is recorded', () => {
  const folder = 'out/exchanges';
  const files = readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')] as const);
  const schemas = loadSchemas('schemas');

  test.each(files)('%s is as its schema says, under the name of its client, and holds no key', (name, text) => {
    const { json } = parseJsonText(`${folder}/${name}`, text);
    expect(json && schemas.check('exchanges', json)).toEqual([]);
    expect(name).toBe(`${slugOf(JSON.parse(text).client)}.json`);
    expect(text).not.toMatch(new RegExp(`${hub.tokenPrefix}dummy|key-for-`));
  });

  test('takes at most 8 kB for an exchange, and 3.3 MB in all', () => {
    const large = files.flatMap(([name, text]) =>
      Object.entries(JSON.parse(text).exchanges).flatMap(([key, exchange]) =>
        JSON.stringify(exchange).length > 8000 ? [`${name} ${key}`] : [],
      ),
    );
    expect(large).toEqual([]);
    expect(files.reduce((sum, [, text]) => sum + text.length, 0)).toBeLessThan(3_300_000);
  });
});
