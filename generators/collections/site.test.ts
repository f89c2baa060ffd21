import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { slugOf } from '../../runtime/slug.ts';
import { makeProject } from '../../tests/test-kit/project.ts';
import type { Source } from '../1-load/source.ts';
import { createMemo } from '../memo.ts';
import { type Analysis, analyse, emitModules } from '../pipeline.ts';
import { clients } from './clients/source.ts';
import { libraries } from './libraries/source.ts';
import { providers } from './providers/source.ts';
import { seeds } from './seeds/source.ts';

const ROOT = join(import.meta.dirname, '../..');

describe('the modules of the site', () => {
  let analysis: Analysis;
  let modules: Map<string, string>;
  beforeAll(async () => {
    analysis = await analyse(ROOT);
    modules = emitModules(analysis);
  });

  it.each<[string, Source<{ id: string }>]>([
    ['libraries', libraries],
    ['models', seeds],
    ['providers', providers],
    ['clients', clients],
  ])('site/%s has one for each entry', (folder, source) => {
    const paths = analysis.project.entries(source).map(({ value }) => `site/${folder}/${slugOf(value.id)}.ts`);
    expect([...modules.keys()].filter((path) => path.startsWith(`site/${folder}/`)).sort()).toEqual(paths.sort());
  });

  it('name for each contract the providers that can be called for it', () => {
    const entries = analysis.project.entries(providers).map(({ value }) => value);
    const contracts = [...new Set(entries.flatMap(({ tasks }) => Object.keys(tasks)))];
    for (const contract of contracts) {
      const text = modules.get(`site/serving/${contract}.ts`) ?? '';
      const named = [...text.matchAll(/"id": "([^"]+)"/g)].map(([, id]) => id);
      const serving = entries.filter(({ tasks }) => tasks[contract] && tasks[contract].unusable === undefined);
      expect([contract, named]).toEqual([contract, serving.map(({ id }) => id)]);
    }
  });
});

it('makes anew only what shows an entry that was edited', async () => {
  using project = makeProject();
  const memo = createMemo();
  emitModules(await analyse(project.root, memo), memo);
  const made: string[] = [];
  const counted = <Result>(name: string, inputs: readonly unknown[], make: () => Result): Result =>
    memo(name, inputs, () => {
      if (name.startsWith('modules ')) made.push(name);
      return make();
    });
  const counting = Object.assign(counted, { stateOf: memo.stateOf });
  project.change('seeds/org-said.json', (seed) => {
    seed.tags = ['edited'];
  });
  emitModules(await analyse(project.root, counting), counting);
  expect(made).toEqual(['modules page of seeds/org-said.json']);
});
