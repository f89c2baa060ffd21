import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchRecord, knownPage, readGiven } from './find-model.ts';

const HUB = 'https://hub.test';
const { signal } = new AbortController();
const NEITHER = 'This is neither a model id (org/name), nor an address at the hub, nor a JSON record.';

describe('what a reader gives', () => {
  test.each([
    ['org/name', 'org/name'],
    ['name', 'name'],
    [' org/name ', 'org/name'],
    [`${HUB}/org/name/tree/main?x=1#y`, 'org/name'],
    ['https://elsewhere.test/models/org/na.me-2', 'org/na.me-2'],
    ['org/name?a?b#c\n?', 'org/name'],
    ['hub.test/org/name', 'org/name'],
    ['hub.test/name', 'name'],
    ['short.test/org/name', 'org/name'],
    ['short.test/org/name:Q4_K_M', 'org/name'],
    [`${HUB}/api/models/org/name`, 'org/name'],
    ['org.v2/name', 'org.v2/name'],
    [`${HUB}/org/name/`, 'org/name'],
  ])('%j is an id', (text, id) => {
    expect(readGiven(text, HUB)).toEqual({ kind: 'id', id });
  });

  test.each([
    [`${HUB}/datasets/org/name`, 'data set'],
    ['hub.test/datasets/name', 'data set'],
    [`${HUB}/spaces/org/name?x`, 'space'],
  ])('%j is not the address of a model', (text, what) => {
    const why = `This is the address of a ${what}, not of a model.`;
    expect(readGiven(text, HUB)).toEqual({ kind: 'malformed', why });
  });

  test.each([
    '..',
    '../..',
    '.',
    './name',
    'org/..',
    'org/.',
    `${HUB}/../..`,
    'org/.git',
    'a b',
    '',
    '%2e%2e/%2e%2e',
  ])('%j is none, so that no other address of the hub is asked', (text) => {
    expect(readGiven(text, HUB)).toEqual({ kind: 'malformed', why: NEITHER });
  });

  test.each([
    ['lists', '['.repeat(1_000_000)],
    ['objects', `{"id":"org/name","x":${'{"a":'.repeat(1_000_000)}`],
    ['objects that end', `{"id":"org/name","x":${'{"a":'.repeat(200)}1${'}'.repeat(201)}`],
  ])('%s nested too deep are refused in words', (_, text) => {
    const why = 'This is no valid JSON: it is nested deeper than 128 levels';
    expect(readGiven(text, HUB)).toEqual({ kind: 'malformed', why });
  });
});

describe('what the hub answers', () => {
  afterEach(() => vi.unstubAllGlobals());
  const ask = (body: string): ReturnType<typeof fetchRecord> => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
    return fetchRecord('org/name', HUB, signal);
  };

  test.each([
    ['nesting too deep', `{"id":${'['.repeat(200)}${']'.repeat(200)}}`],
    ['null', 'null'],
    ['a list', '[{"id":"org/name"}]'],
    ['no id', '{}'],
    ['no JSON', '<html>'],
  ])('%s is no record', async (_, body) => {
    expect(await ask(body)).toEqual({ kind: 'refused', status: 200 });
  });

  test('a record is one, and who serves the model is asked for besides', async () => {
    const record = { id: 'org/name', gated: 'auto' };
    const mapping = { id: 'org/name', inferenceProviderMapping: { groq: { status: 'live', providerId: 'x' } } };
    const answers = new Map<string, object>([
      [`${HUB}/api/models/org/name?blobs=true`, record],
      [`${HUB}/api/models/org/name?expand[]=inferenceProviderMapping`, mapping],
    ]);
    vi.stubGlobal('fetch', (address: string) => Promise.resolve(new Response(JSON.stringify(answers.get(address)))));
    expect(await fetchRecord('org/name', HUB, signal)).toEqual({ kind: 'record', record: { ...record, ...mapping } });
  });

  test('a record is one also where who serves it is not told', async () => {
    const record = { id: 'org/name' };
    expect(await ask(JSON.stringify(record))).toEqual({ kind: 'record', record });
  });

  test.each([
    [200, '/base/models/org/name/'],
    [404, undefined],
  ])('this site knows a model when its page answers %s', async (status, page) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status })));
    expect(await knownPage('org/name', '/base/', signal)).toBe(page);
  });
});
