import { describe, expect, test } from 'vitest';
import { taskFindings } from './index.ts';
import { servedTaskFindings } from './served.ts';
import { alias, around, type Broken, expectProblem, pageless, problemsOf, sound, told } from './test-kit/rules.ts';

const broken: Broken[] = [
  [
    'unknown modality',
    { ...sound, modality: 'nlq' },
    'task-unknown-modality',
    '/modality',
    '"nlq"',
    'did you mean "nlp"?',
  ],
  [
    'unknown canonical task',
    { ...sound, canonicalId: 'writin' },
    'task-unknown-canonical',
    '/canonicalId',
    'no entry',
    'did you mean "writing"?',
  ],
  [
    'canonical task is an alias',
    { ...sound, canonicalId: 'drafting' },
    'task-canonical-alias',
    '/canonicalId',
    'alias of "writing"',
    '"canonicalId": "writing"',
  ],
  [
    'its own canonical task',
    { ...sound, canonicalId: 'tagging' },
    'task-canonical-itself',
    '/canonicalId',
    'its own',
    'leave canonicalId out',
  ],
  [
    'alias without a page to go to',
    { ...pageless, id: 'sorting', canonicalId: 'grouping' },
    'task-alias-page',
    '/canonicalId',
    '"grouping"',
    '"hasPage": true',
  ],
  [
    'placeholder that is written',
    { ...sound, isPlaceholder: true },
    'task-not-placeholder',
    '/isPlaceholder',
    'is written',
    '"isPlaceholder": false',
  ],
  [
    'no placeholder, not written',
    { ...pageless, id: 'sorting', isPlaceholder: false },
    'task-placeholder',
    '/isPlaceholder',
    'no about, no demo, no models',
    '"isPlaceholder": true',
  ],
  ['empty id', { ...sound, spaces: [{ id: '' }] }, 'task-hub-id', '/spaces/0/id', 'is empty', 'remove the item'],
  [
    'address for an id',
    { ...sound, models: [{ id: 'https://huggingface.co/datasets/a/b' }] },
    'task-hub-id',
    '/models/0/id',
    'an address',
    'write "a/b"',
  ],
  [
    'kind before an id',
    { ...sound, datasets: [{ id: 'datasets/squad' }] },
    'task-hub-id',
    '/datasets/0/id',
    '"datasets/"',
    'write "squad"',
  ],
  [
    'two slashes',
    { ...sound, models: [{ id: 'a/b/c' }] },
    'task-hub-id',
    '/models/0/id',
    'more than one slash',
    'owner/name',
  ],
  [
    'too long',
    { ...sound, models: [{ id: 'a'.repeat(97) }] },
    'task-hub-id',
    '/models/0/id',
    'longer than 96',
    'owner/name',
  ],
  ['two hyphens', { ...sound, models: [{ id: 'a/b--c' }] }, 'task-hub-id', '/models/0/id', 'in a row', 'owner/name'],
  [
    'hyphen at the end',
    { ...sound, models: [{ id: 'a/b-' }] },
    'task-hub-id',
    '/models/0/id',
    'cannot have',
    'owner/name',
  ],
  [
    'space in a widget model',
    { ...sound, widgetModels: ['a/b c'] },
    'task-hub-id',
    '/widgetModels/0',
    'cannot have',
    'owner/name',
  ],
  [
    'model twice',
    { ...sound, models: [{ id: 'a/b' }, { id: 'a/b' }] },
    'task-repeated-id',
    '/models/1/id',
    'twice',
    'remove one',
  ],
  [
    'sample columns differ',
    { ...sound, sampleInput: { kind: 'table', data: { a: [1], 'b/c': [1, 2] } } },
    'task-sample-columns',
    '/sampleInput/data/b~1c',
    '2 cells',
    '1 cells',
  ],
];

describe('a sound entry', () => {
  test('has no problem', () => expect(problemsOf(sound)).toEqual([]));
  test('may be an alias with a page whose canonical task has none', () =>
    expect(problemsOf({ ...alias, id: 'speaking', canonicalId: 'grouping' })).toEqual([]));
});

test.each(broken)('%s', (...row) => expectProblem(expect, row));

test('libraries in a task entry are refused, and unknown ones named', () => {
  const found = problemsOf({ ...sound, libraries: ['taglib', 'taglab'] });
  expect(found.map(({ code, pointer }) => [code, pointer])).toEqual([
    ['task-libraries-stated', '/libraries'],
    ['task-unknown-library', '/libraries/1'],
  ]);
  expect(found[1]?.hint).toBe('did you mean "taglib"?');
});

test('a library that names an unknown task is told which', () => {
  const found = servedTaskFindings({ id: 'taglib', tasks: ['tagging', 'taging'] }, new Set(['tagging'])).map(told);
  expect(found.map(({ pointer, code }) => [pointer, code])).toEqual([['/tasks/1', 'task-unknown']]);
  expect(found[0]?.hint).toBe('did you mean "tagging"?');
});

test.each([
  null,
  'text',
  [],
  { demo: { inputs: 'x', outputs: [null] } },
  { models: [null], sampleInput: 3, canonicalId: 4 },
])('a malformed entry (%j) is read to its end', (entry) => expect(() => taskFindings(entry, around({}))).not.toThrow());
