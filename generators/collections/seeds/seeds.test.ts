import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Seed } from '../../../out/types/seed.ts';
import { makeProject } from '../../../tests/test-kit/project.ts';
import { parseJsonText } from '../../1-load/json-file.ts';
import { loadSchemas } from '../../1-load/schema.ts';
import { analyse } from '../../pipeline.ts';
import { confirmedRecord, recordOf, says } from './confirmed.ts';
import { partOf, partsRead } from './reading.ts';
import { quotations } from './rules/quotations.ts';
import { seedText } from './text.ts';

const AT = 'https://example.com/org/chat';
const schemas = loadSchemas('schemas');
const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const files = readdirSync('seeds').filter((name) => name.endsWith('.json'));
const seeds = files.map((name) => read<Seed>(`seeds/${name}`));

function problemsOf(seed: object): string[] {
  const { json } = parseJsonText('seeds/org-chat.json', JSON.stringify({ id: 'org/chat', tags: ['chat'], ...seed }));
  if (!json) return ['no JSON'];
  const found = schemas.check('seed', json);
  const rules = found.length > 0 ? [] : quotations([json as never], undefined as never);
  return [...found, ...rules].map(({ code, sentence }) => `${code}: ${sentence}`);
}

const record = { fields: ['tags'], at: AT, record: 'index' };
const words = { fields: ['tags'], at: AT, words: 'tags: - chat' };

test.each<[what: string, seed: object, codes: string[]]>([
  ['a record that was copied', { confirmed: [record] }, []],
  ['words that say the field', { confirmed: [words] }, []],
  [
    'words in another spelling',
    { tags: ['license:apache-2.0'], confirmed: [{ ...words, words: 'License: Apache 2.0' }] },
    [],
  ],
  ['words that do not say it', { confirmed: [{ ...words, words: 'tags: - talk' }] }, ['unsaid-field']],
  ['words for what is not there', { confirmed: [{ ...words, fields: ['library_name'] }] }, ['quoted-absence']],
  ['a record for what is not there', { confirmed: [{ ...record, fields: ['library_name'] }] }, []],
  ['neither words nor a record', { confirmed: [{ fields: ['tags'], at: AT }] }, ['words-or-record']],
  ['both', { confirmed: [{ ...record, words: 'tags: chat' }] }, ['words-or-record']],
  ['no address', { confirmed: [{ ...record, at: 'a friend' }] }, ['bad-url']],
  ['a field that the hub has not', { confirmed: [{ ...record, fields: ['stars'] }] }, ['wrong-value']],
  ['a field of its own', { stars: 5 }, ['unknown-key']],
  ['a reason that is no sentence', { why: 'because' }, ['schema']],
  ['an empty list', { confirmed: [] }, ['schema']],
])('%s', (_, seed, codes) => {
  expect(problemsOf(seed).map((problem) => problem.split(':')[0])).toEqual(codes);
});

test('a seed is rendered for libraries that its page shows', async () => {
  using project = makeProject();
  project.change('seeds/org-chat.json', (seed) => Object.assign(seed, { rendered: ['demo.py', 'demo.js'] }));
  const { problems } = await analyse(project.root);
  expect(problems.map(({ code, hint }) => [code, hint])).toEqual([['untold-library', 'did you mean "demo.py"?']]);
});

describe('what is read of a record', () => {
  const parts = partsRead({
    required: [],
    properties: {
      tags: { 'x-from': 'tags' },
      prompt: { 'x-from': ['widgetData.0.text', 'cardData.instance_prompt'] },
      files: { 'x-from': 'siblings.*.rfilename' },
    },
  } as never);

  test.each<[what: string, record: unknown, kept: unknown]>([
    ['fields that are not read', { tags: ['a'], likes: 3 }, { tags: ['a'] }],
    ['parts of a list', { siblings: [{ rfilename: 'a', blobId: 'x' }] }, { siblings: [{ rfilename: 'a' }] }],
    ['items that are not read', { widgetData: [{ text: 'a' }, { text: 'b' }] }, { widgetData: [{ text: 'a' }] }],
    ['null', { tags: null, cardData: { instance_prompt: null } }, undefined],
    ['an object of which nothing is read', { cardData: { model_creator: 'x' } }, undefined],
    ['a value of another type', { siblings: 'none', tags: 7 }, { siblings: 'none', tags: 7 }],
    ['keys of the prototype', JSON.parse('{"__proto__": {"tags": ["a"]}}'), undefined],
  ])('%s', (_, value, kept) => expect(partOf(value, parts)).toEqual(kept));
});

test('the facts of a page are the confirmed fields alone', () => {
  const seed: Seed = {
    id: 'org/chat',
    tags: ['chat'],
    library_name: 'demo.py',
    confirmed: [{ fields: ['tags', 'pipeline_tag'], at: AT, record: 'index' }],
  };
  expect(recordOf(seed)).toEqual({ id: 'org/chat', tags: ['chat'], library_name: 'demo.py' });
  expect(confirmedRecord(seed)).toEqual({ id: 'org/chat', tags: ['chat'] });
});

test('letters and figures of a text are looked for', () => {
  expect(says('Text Generation · License: apache-2.0', 'text-generation')).toBe(true);
  expect(says('Text Generation', 'text2text-generation')).toBe(false);
});

test('the text of a seed is its value, with short lists in one line', () => {
  for (const seed of seeds) expect(JSON.parse(seedText(seed))).toEqual(seed);
  expect(seedText({ id: 'a/b', siblings: [{ rfilename: 'x' }] })).toBe(
    '{\n  "id": "a/b",\n  "siblings": [\n    { "rfilename": "x" }\n  ]\n}\n',
  );
});

test('enough seeds are records of the hub, each of the others with the reason why it is here', () => {
  const confirmed = seeds.filter((seed) => seed.confirmed !== undefined);
  expect(confirmed.length).toBeGreaterThanOrEqual(300);
  const reasoned = confirmed.filter(({ why }) => why !== undefined);
  expect(reasoned.length).toBeGreaterThanOrEqual(200);
  for (const { id, why, confirmed: where } of seeds)
    expect([id, why === undefined || where !== undefined]).toEqual([id, true]);
});
