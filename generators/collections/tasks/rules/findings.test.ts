import { describe, expect, test } from 'vitest';
import { taskProblems } from './findings.ts';

type Entry = Record<string, unknown>;

const sound: Entry = {
  id: 'tagging',
  label: 'Tagging',
  modality: 'nlp',
  hasPage: true,
  isPlaceholder: false,
  summary: 'Marks words of a text with a class.',
  about: {},
  models: [{ id: 'some-lab/tagger-1.5', description: 'A small tagger.' }],
  datasets: [{ id: 'old_name_without_owner', description: 'Ten thousand sentences.' }],
  widgetModels: ['some-lab/tagger-1.5'],
  demo: {
    inputs: [
      { type: 'img', filename: 'page.svg', alt: 'A page with three words.' },
      { type: 'audio', filename: 'bell.wav', alt: 'A bell that rings twice.' },
      {
        type: 'tabular',
        table: [
          ['a', 'b'],
          ['1', ''],
        ],
      },
    ],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'noun', score: 1 },
          { label: 'verb', score: 0 },
        ],
      },
      {
        type: 'text-with-tokens',
        content: 'Ada met Bo.',
        tokens: [
          { type: 'PER', start: 0, end: 3, text: 'Ada' },
          { type: 'PER', start: 8, end: 10 },
        ],
      },
    ],
  },
};
const canonical: Entry = { id: 'writing', modality: 'nlp', hasPage: true, isPlaceholder: true };
const pageless: Entry = { id: 'grouping', modality: 'nlp', hasPage: false, isPlaceholder: true };
const alias: Entry = { id: 'drafting', modality: 'nlp', hasPage: true, isPlaceholder: true, canonicalId: 'writing' };

const problemsOf = (entry: Entry, libraryTasks: string[] = ['tagging']) =>
  taskProblems(
    [entry, canonical, pageless, alias].map((one) => ({ file: `catalogue/tasks/${one.id}.json`, entry: one })),
    {
      modalities: ['nlp', 'cv', 'audio'],
      mediaFiles: ['page.svg', 'bell.wav'],
      libraries: [{ file: 'catalogue/libraries/taglib.json', entry: { id: 'taglib', tasks: libraryTasks } }],
    },
  );

const withOutput = (item: unknown): Entry => ({ ...sound, demo: { inputs: [], outputs: [item] } });
const tokens = (...list: unknown[]): Entry =>
  withOutput({ type: 'text-with-tokens', content: 'Ada met Bo.', tokens: list });

// broken entry -> code, pointer, a piece of the sentence, a piece of the hint
const broken: [string, Entry, string, string, string, string][] = [
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
    'unknown item type',
    withOutput({ type: 'image' }),
    'task-item-type',
    '/demo/outputs/0/type',
    '"image"',
    'did you mean "img"?',
  ],
  [
    'short row',
    withOutput({ type: 'tabular', table: [['a', 'b'], ['1']] }),
    'task-table-rows',
    '/demo/outputs/0/table/1',
    'Row 2 of the table has 1 cells',
    'add 1 cells',
  ],
  [
    'long row',
    withOutput({ type: 'tabular', table: [['a'], ['1', '2', '3']] }),
    'task-table-rows',
    '/demo/outputs/0/table/1',
    'heading has 1',
    'remove 2 cells',
  ],
  [
    'score in percent',
    withOutput({ type: 'chart', data: [{ label: 'x', score: 97 }] }),
    'task-chart-score',
    '/demo/outputs/0/data/0/score',
    'is 97',
    'write 0.97',
  ],
  [
    'score below zero',
    withOutput({ type: 'chart', data: [{ label: 'x', score: -0.1 }] }),
    'task-chart-score',
    '/demo/outputs/0/data/0/score',
    '-0.1',
    'from 0 to 1',
  ],
  [
    'score as text',
    withOutput({ type: 'chart', data: [{ label: 'x', score: '0.5' }] }),
    'task-chart-score',
    '/demo/outputs/0/data/0/score',
    '"0.5"',
    'from 0 to 1',
  ],
  [
    'bar twice',
    withOutput({
      type: 'chart',
      data: [
        { label: 'x', score: 0 },
        { label: 'x', score: 1 },
      ],
    }),
    'task-chart-label',
    '/demo/outputs/0/data/1/label',
    '"x"',
    'its own label',
  ],
  [
    'token beyond the content',
    tokens({ type: 'PER', start: 8, end: 12, text: 'Bo' }),
    'task-token-range',
    '/demo/outputs/0/tokens/0',
    '11 characters',
    '"start": 8, "end": 10',
  ],
  [
    'token backwards',
    tokens({ type: 'PER', start: 3, end: 3 }),
    'task-token-range',
    '/demo/outputs/0/tokens/0',
    'from 3 to 3',
    'from 0',
  ],
  [
    'tokens overlap',
    tokens({ type: 'PER', start: 0, end: 7 }, { type: 'PER', start: 4, end: 10 }),
    'task-token-overlap',
    '/demo/outputs/0/tokens/1/start',
    'begins at 4',
    'in order',
  ],
  [
    'token text differs',
    tokens({ type: 'PER', start: 0, end: 3, text: 'Bo' }),
    'task-token-text',
    '/demo/outputs/0/tokens/0/text',
    'is "Ada"',
    '"start": 8, "end": 10',
  ],
  [
    'missing media file',
    withOutput({ type: 'img', filename: 'pages.svg', alt: 'A page with words.' }),
    'task-media-missing',
    '/demo/outputs/0/filename',
    'site/public/media',
    'did you mean "page.svg"?',
  ],
  [
    'sound shown as a picture',
    withOutput({ type: 'img', filename: 'bell.wav', alt: 'A bell that rings.' }),
    'task-media-kind',
    '/demo/outputs/0/filename',
    'type "audio"',
    '"type": "audio"',
  ],
  [
    'no alternative text',
    withOutput({ type: 'img', filename: 'page.svg' }),
    'task-alt-missing',
    '/demo/outputs/0',
    'is shown',
    'add "alt"',
  ],
  [
    'empty alternative text',
    withOutput({ type: 'audio', filename: 'bell.wav', alt: '   ' }),
    'task-alt-missing',
    '/demo/outputs/0/alt',
    'is heard',
    'cannot hear',
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
    expect(problemsOf({ ...alias, id: 'speaking', canonicalId: 'grouping' }, [])).toEqual([]));
});

describe('each broken kind', () => {
  test.each(broken)('%s', (_name, entry, code, pointer, sentence, hint) => {
    const problems = problemsOf(entry, []);
    expect(problems.map((problem) => [problem.code, problem.pointer])).toEqual([[code, pointer]]);
    expect(problems[0]?.file).toBe(`catalogue/tasks/${entry.id}.json`);
    expect(problems[0]?.sentence).toContain(sentence);
    expect(problems[0]?.hint).toContain(hint);
  });
});

test('libraries in a task entry are refused, and unknown ones named', () => {
  const found = problemsOf({ ...sound, libraries: ['taglib', 'taglab'] });
  expect(found.map(({ code, pointer }) => [code, pointer])).toEqual([
    ['task-libraries-stated', '/libraries'],
    ['task-unknown-library', '/libraries/1'],
  ]);
  expect(found[1]?.hint).toBe('did you mean "taglib"?');
});

test('a library that names an unknown task is reported in its own file', () => {
  const found = problemsOf(sound, ['tagging', 'taging']);
  expect(found.map(({ file, pointer, code }) => [file, pointer, code])).toEqual([
    ['catalogue/libraries/taglib.json', '/tasks/1', 'task-unknown'],
  ]);
  expect(found[0]?.hint).toBe('did you mean "tagging"?');
});

test.each([
  null,
  'text',
  [],
  { demo: { inputs: 'x', outputs: [null] } },
  { models: [null], sampleInput: 3, canonicalId: 4 },
])('a malformed entry (%j) is read to its end', (entry) =>
  expect(() => taskProblems([{ file: 'catalogue/tasks/x.json', entry }])).not.toThrow());
