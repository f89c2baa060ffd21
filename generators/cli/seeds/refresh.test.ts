import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Seed } from '../../../out/types/seed.ts';
import { slugOf } from '../../../runtime/slug.ts';
import { type Listening, listen } from '../../../tests/servers/test-kit/http.ts';
import { ROOT } from '../command.ts';
import { ask, MOST_BYTES, recordUrl } from './ask.ts';
import { differences } from './compare.ts';
import { type Refreshed, refresh } from './refresh.ts';

type Answer = (response: ServerResponse) => void;

const json =
  (value: unknown, status = 200): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
const text =
  (body: string): Answer =>
  (response) =>
    response.end(body);

let root: string;
let hub: Listening;
let said: string[];
let asked: string[];
const answers = new Map<string, Answer>();

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'seeds-test-'));
  cpSync(join(ROOT, 'schemas'), join(root, 'schemas'), { recursive: true });
  mkdirSync(join(root, 'seeds'));
  [said, asked] = [[], []];
  answers.clear();
  hub = await listen((request, response) => {
    const id = decodeURIComponent((request.url ?? '').replace('/api/models/', ''));
    asked.push(id);
    const answer = answers.get(id);
    if (answer) answer(response);
    else json({ error: 'Repository not found' }, 404)(response);
  });
});
afterEach(async () => {
  hub.server.closeAllConnections();
  await hub.close();
  rmSync(root, { recursive: true, force: true });
});

const fileOf = (id: string): string => join(root, `seeds/${slugOf(id)}.json`);
const readSeed = (id: string): Seed => JSON.parse(readFileSync(fileOf(id), 'utf8')) as Seed;

function put(...seeds: Seed[]): Seed[] {
  for (const seed of seeds) writeFileSync(fileOf(seed.id), JSON.stringify(seed));
  return seeds;
}

const run = (seeds: readonly Seed[], write = true): Promise<Refreshed> =>
  refresh({ root, hub: hub.origin, seeds, today: '2026-01-02', write, say: (line) => said.push(line) });

const SEED: Seed = {
  id: 'org/chat',
  why: 'It is the first.',
  rendered: [],
  precisions: ['8bit'],
  tags: ['old', 'kept'],
  library_name: 'ltx',
  cardData: { language: 'en' },
  confirmed: [{ fields: ['tags'], at: 'https://example.com/list', record: 'index' }],
};
const RECORD = {
  _id: '1',
  id: 'org/chat',
  likes: 5,
  tags: ['kept', 'new'],
  library_name: 'diffusers',
  gated: 'auto',
  config: { architectures: ['A', 'B'], vocab: 3 },
  siblings: [{ rfilename: 'a.bin', size: 3, blobId: '0' }],
};

test('the fields that are read are taken, with the address and the day; what we say of the record stays', async () => {
  answers.set('org/chat', json(RECORD));
  expect(await run(put(SEED))).toEqual({ changed: 1, same: 0, failed: 0, left: 0 });
  const seed = readSeed('org/chat');
  const [confirmation, ...others] = seed.confirmed ?? [];
  expect(others).toEqual([]);
  expect(confirmation).toMatchObject({ at: recordUrl(hub.origin, 'org/chat'), on: '2026-01-02', record: 'answer' });
  expect(confirmation?.fields).toContain('cardData');
  const { confirmed: _, $schema: __, ...rest } = seed;
  expect(rest).toEqual({
    id: 'org/chat',
    why: 'It is the first.',
    rendered: [],
    precisions: ['8bit'],
    tags: ['kept', 'new'],
    library_name: 'diffusers',
    gated: 'auto',
    config: { architectures: ['A'] },
    siblings: [{ rfilename: 'a.bin', size: 3 }],
  });
  expect(said).toEqual([
    [
      'org/chat',
      '  cardData: {"language":"en"} → absent',
      '  config: absent → {"architectures":["A"]}',
      '  gated: absent → "auto"',
      '  library_name: "ltx" → "diffusers"',
      '  siblings: absent → [{"rfilename":"a.bin","size":3}]',
      '  tags: + new; - old',
    ].join('\n'),
  ]);
});

test('what the hub answers as before is not written again, a dry run writes nothing', async () => {
  answers.set('org/chat', json(RECORD));
  const before = readFileSync(fileOf(put(SEED)[0]?.id ?? ''), 'utf8');
  expect((await run([SEED], false)).changed).toBe(1);
  expect(readFileSync(fileOf('org/chat'), 'utf8')).toBe(before);
  await run([SEED]);
  const written = readSeed('org/chat');
  expect(
    await refresh({ root, hub: hub.origin, seeds: [written], today: '2026-03-04', write: true, say: () => {} }),
  ).toEqual({
    changed: 0,
    same: 1,
    failed: 0,
    left: 0,
  });
  expect(readSeed('org/chat')).toEqual(written);
});

const deep = `{"id":"org/chat","config":${'['.repeat(500)}${']'.repeat(500)}}`;

describe('an answer that is no record leaves the seed as it is, and is told with its place and a hint', () => {
  test.each<[what: string, answer: Answer, fault: RegExp]>([
    ['no such model', json({ error: 'x' }, 404), /shows no such model \(404\)/],
    ['a private one', json({ error: 'x' }, 401), /shows no such model \(401\)/],
    [
      'a new name',
      (response) => response.writeHead(307, { location: '/api/models/org/other' }).end(),
      /sends elsewhere \(\/api\/models\/org\/other\)/,
    ],
    ['too many requests', json({}, 429), /fewer requests/],
    ['a fault of the hub', json({}, 500), /answers with 500/],
    ['no JSON', text('<!doctype html>'), /is no record: http:.*:1:1: malformed-json/],
    ['half of it', text('{"id":"org/chat","tags":['), /is no record/],
    ['nothing', text(''), /is no record/],
    ['a list', json([RECORD]), /is no object/],
    ['null', json(null), /is no object/],
    ['another model', json({ ...RECORD, id: 'org/other' }), /is of "org\/other"/],
    ['no id', json({ tags: [] }), /is of null/],
    ['an escape sequence', json({ ...RECORD, tags: ['a\u001b[2J'] }), /tags\.0 holds a character that nobody sees/],
    ['an override of direction', json({ ...RECORD, cardData: { license: 'mit\u202e' } }), /cardData\.license holds/],
    ['a deep one', text(deep), /is no record: .*too-deep/],
    ['a huge one', text(`{"id":"org/chat","x":"${'a'.repeat(MOST_BYTES)}"}`), /more than 8 MiB/],
    ['a broken connection', (response) => response.destroy(), /no answer/],
  ])('%s', async (_, answer, fault) => {
    answers.set('org/chat', answer);
    const before = readFileSync(fileOf(put(SEED)[0]?.id ?? ''), 'utf8');
    expect(await run([SEED])).toEqual({ changed: 0, same: 0, failed: 1, left: 0 });
    expect(readFileSync(fileOf('org/chat'), 'utf8')).toBe(before);
    expect(said.join('\n')).toMatch(fault);
    expect(said.join('\n')).toMatch(/^seeds\/org-chat\.json: org\/chat: [\s\S]*\n {4}hint: \S/);
  });

  test('no answer at all', async () => {
    answers.set('org/chat', () => {});
    expect(await ask(hub.origin, 'org/chat', 20)).toMatchObject({
      fault: expect.stringMatching(/^no answer/),
      unreachable: true,
    });
  });
});

test('what was fetched before the network failed is written, and the rest is not asked for', async () => {
  const seeds = put(...['a', 'b', 'c', 'd', 'e', 'f'].map((name): Seed => ({ ...SEED, id: `org/${name}` })));
  for (const { id } of seeds.slice(0, 2)) answers.set(id, json({ ...RECORD, id }));
  for (const { id } of seeds.slice(2)) answers.set(id, (response) => response.destroy());
  expect(await run(seeds)).toEqual({ changed: 2, same: 0, failed: 3, left: 1 });
  expect(asked).toEqual(['org/a', 'org/b', 'org/c', 'org/d', 'org/e']);
  expect(seeds.map(({ id }) => readSeed(id).library_name)).toEqual([
    'diffusers',
    'diffusers',
    'ltx',
    'ltx',
    'ltx',
    'ltx',
  ]);
  expect(readdirSync(join(root, 'seeds'))).toHaveLength(6);
});

test('nothing is written through a link', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'seeds-elsewhere-'));
  rmSync(join(root, 'seeds'), { recursive: true });
  symlinkSync(elsewhere, join(root, 'seeds'));
  answers.set('org/chat', json(RECORD));
  await expect(run([SEED])).rejects.toThrow(/seeds/);
  expect(existsSync(join(elsewhere, 'org-chat.json'))).toBe(false);
  rmSync(elsewhere, { recursive: true });
});

test.each<[unknown, unknown, string[]]>([
  [{ a: 1 }, { a: 1 }, []],
  [{ a: { b: 1 } }, { a: { b: 2 } }, ['a.b: 1 → 2']],
  [{ a: ['x', 'y'] }, { a: ['y', 'x'] }, ['a: in another order']],
  [{ a: [] }, { a: Array.from({ length: 10 }, (_, index) => index) }, ['a: + 0, 1, 2, 3, 4, 5, 6, 7 and 2 more']],
  [{ a: [{ rfilename: 'x' }] }, { a: [] }, ['a: - x']],
])('%j and %j differ', (before, after, lines) => expect(differences(before, after)).toEqual(lines));
