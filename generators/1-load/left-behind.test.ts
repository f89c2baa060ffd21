import { expect, test } from 'vitest';
import { makeProject } from '../../tests/test-kit/project.ts';
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
