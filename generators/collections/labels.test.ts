import { expect, it } from 'vitest';
import { makeProject } from '../../tests/test-kit/project.ts';
import { parseJsonText } from '../1-load/json-file.ts';
import { analyse } from '../pipeline.ts';
import { sharedLabels } from './labels.ts';

it('tells each entry that is called like one before it', () => {
  const files = ['Demo', 'Other', 'DEMO', 'demo'].map(
    (label, at) => parseJsonText(`${at}.json`, JSON.stringify({ label })).json as never,
  );
  expect(sharedLabels(files, 'label').map(({ file, sentence }) => [file, sentence])).toEqual([
    ['2.json', '"DEMO" is what 0.json is called already.'],
    ['3.json', '"demo" is what 0.json is called already.'],
  ]);
});

it.each([
  ['libraries', 'demo-py', 'prettyLabel'],
  ['apps', 'jan', 'label'],
  ['providers', 'groq', 'label'],
])('is asked of %s', async (folder, slug, key) => {
  using project = makeProject();
  const entry = JSON.parse(project.read(`catalogue/${folder}/${slug}.json`));
  project.write(`catalogue/${folder}/zz.json`, JSON.stringify({ ...entry, id: 'zz', [key]: entry[key].toUpperCase() }));
  const { problems } = await analyse(project.root);
  expect(problems.filter(({ code }) => code === 'shared-label').map(({ file }) => file)).toEqual([
    `catalogue/${folder}/zz.json`,
  ]);
});
