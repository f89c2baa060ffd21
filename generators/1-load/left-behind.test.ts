import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeProject, type TestProject } from '../../tests/test-kit/project.ts';
import { ROOT } from '../cli/command.ts';
import { analyse, leftovers } from '../pipeline.ts';

const CASES: [what: string, left: string[], told: string[]][] = [
  ['a library', ['tests/models/gone.py', 'out/verified/gone.json'], ['tests/models/gone.py', 'out/verified/gone.json']],
  [
    'a library: its folder once',
    ['tests/models/gone/a.py', 'tests/models/gone/seeds/b.py'],
    ['tests/models/gone/a.py'],
  ],
  ['a library: its reasons', ['tests/models/demo-pi.json'], ['tests/models/demo-pi.json']],
  ['a library of data sets', ['tests/models/datasets-gone.py'], ['tests/models/datasets-gone.py']],
  ['a seed', ['tests/models/demo-py/seeds/org-gone.py'], ['tests/models/demo-py/seeds/org-gone.py']],
  [
    'its weights in 8 bits',
    ['tests/models/demo-py/seeds/org-gone@8bit.py'],
    ['tests/models/demo-py/seeds/org-gone@8bit.py'],
  ],
  [
    'an app',
    ['tests/apps/gone.json', 'out/verified/apps/gone.json'],
    ['tests/apps/gone.json', 'out/verified/apps/gone.json'],
  ],
  ['a provider', ['tests/providers/gone.json'], ['tests/providers/gone.json']],
  [
    'a client',
    ['out/exchanges/gone.json', 'tests/recorder/habits/gone.json'],
    ['tests/recorder/habits/gone.json', 'out/exchanges/gone.json'],
  ],
  [
    'nothing: these are of entries that there are, or of none',
    [
      'tests/models/demo-py.py',
      'tests/models/demo-py-precisions.py',
      'tests/models/demo-py/seeds/org-chat.py',
      'tests/models/demo-py/seeds/org-chat@8bit.py',
      'tests/models/shared/x.py',
      'tests/models/datasets.py',
      'tests/models/README.md',
      'tests/apps/run.ts',
      'tests/apps/jan.json',
      'out/verified/demo-py.json',
    ],
    [],
  ],
];

test.each(CASES)('what %s left behind is told with its place', async (_, left, told) => {
  using project = makeProject();
  for (const path of left) project.write(path, '{}');
  const { project: read } = await analyse(project.root);
  expect(
    leftovers(read)
      .map(({ file }) => file)
      .sort(),
  ).toEqual([...told].sort());
});

test('it is said which entry there is not, what to do, and which may be meant', async () => {
  using project = makeProject({ 'tests/models/demo-pi.py': '' });
  const [problem] = leftovers((await analyse(project.root)).project);
  expect([problem?.sentence, problem?.hint]).toEqual([
    'This belongs to catalogue/libraries/demo-pi.json, and there is no such entry.',
    'delete tests/models/demo-pi.py, write the entry, or give tests/models/demo-pi.py the name that the entry has now. Is "demo-py" meant?',
  ]);
});

test('of an entry whose name has the same words in another order it is asked whether it is meant', async () => {
  using project = makeProject({ 'tests/models/py-demo.py': '', 'tests/models/py-tiny.py': '' });
  const problems = leftovers((await analyse(project.root)).project);
  expect(problems.map(({ hint }) => hint.replace(/^.*now\./, ''))).toEqual([' Is "demo-py" meant?', '']);
});

const RUNS = {
  'org-chat/chat': {},
  'org-chat@8bit/chat': {},
  'org-gone/chat': {},
  'org-gone@4bit/chat': {},
  'org-chat/chats': {},
};
const PANDAS = 'catalogue/dataset-libraries/pandas.json';
const PACKAGE = { $schema: '../../schemas/package.schema.json', ecosystem: 'pypi', provides: ['x'] };

test.each<[what: string, change: (project: TestProject) => void, told: string[]]>([
  [
    'a run of a seed or a variant that there is no more',
    (project) => project.write('out/verified/demo-py.json', `${JSON.stringify({ runs: RUNS }, null, 2)}\n`),
    [
      'left-run out/verified/demo-py.json:5 This ran, and there is no sample "org-gone" any more.',
      'left-run out/verified/demo-py.json:6 This ran, and there is no sample "org-gone" any more.',
      'left-run out/verified/demo-py.json:7 This ran, and there is no variant "chats" any more.',
    ],
  ],
  [
    'a route for a task that the provider is not called for',
    (project) =>
      project.change('tests/providers/groq.json', ({ routes }) =>
        Object.assign((routes as { chat: object }).chat, { tasks: ['conversational', 'text-to-video'] }),
      ),
    [
      'unasked-route tests/providers/groq.json:35 The provider is not called for the task "text-to-video", which this route stands in for.',
    ],
  ],
  [
    'what is known of a package that nothing installs',
    (project) => {
      project.write('catalogue/packages/gone.json', JSON.stringify({ ...PACKAGE, id: 'gone' }));
      project.write('catalogue/packages/brought.json', JSON.stringify({ ...PACKAGE, id: 'brought' }));
      project.write('catalogue/packages/demo.json', JSON.stringify({ ...PACKAGE, id: 'demo', requires: ['brought'] }));
    },
    [
      'uninstalled-package catalogue/packages/gone.json:1 No install line names "gone", and no package of one brings it.',
    ],
  ],
  [
    'what Python a package runs with that nothing installs',
    (project) => {
      const packages = Object.fromEntries(
        ['demo', 'gone'].map((name) => [name, { version: '1.0', requires: '>=3.10', on: '2026-11-22' }]),
      );
      const pythons = { $schema: '../schemas/pythons.schema.json', sources: ['https://a.org'], supported: ['3.13'] };
      project.write('catalogue/pythons.json', JSON.stringify({ ...pythons, packages }, null, 2));
    },
    ['uninstalled-package catalogue/pythons.json:15 No install line names "gone", and no package of one brings it.'],
  ],
  [
    'a run of a data set that there is no more',
    (project) => {
      project.write(PANDAS, readFileSync(join(ROOT, PANDAS), 'utf8'));
      project.write('out/verified/datasets/pandas.json', JSON.stringify({ runs: { 'org-gone/csv': {} } }, null, 2));
    },
    ['left-run out/verified/datasets/pandas.json:3 This ran, and there is no sample "org-gone" any more.'],
  ],
])('%s is told with its place', async (_, change, told) => {
  using project = makeProject();
  change(project);
  const problems = leftovers((await analyse(project.root)).project);
  expect(problems.map(({ code, file, line, sentence }) => `${code} ${file}:${line} ${sentence}`)).toEqual(told);
});
