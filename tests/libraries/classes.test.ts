import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  adoptedTypes,
  MODULAR,
  namedIn,
  namedInDocument,
  namedInTemplate,
  olderReleases,
  readNames,
  unknownNames,
} from './classes.ts';
import { allSignatures } from './signatures.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What the table of signatures leaves out: the class of all pipelines, and one that is called by those of its tasks. */
const UNCALLED = ['DiffusionPipeline', 'VersatileDiffusionPipeline'];

test('a pipeline that a condition, a lookup or a template names is one of the published package', () => {
  const [table] = allSignatures(root).filter(({ id }) => id === 'diffusers');
  const names = new Set([...Object.keys(table?.classes ?? {}), ...UNCALLED, ...Object.values(MODULAR)]);
  // Pieces also stand for classes that are no pipelines: verify --libraries --classes compares them.
  const named = namedIn(root, ['catalogue', 'templates'], 'pipelineClass').filter(({ test }) => test === 'equals');
  expect(named.length).toBeGreaterThan(100);
  expect(unknownNames(named, names, 'Diffusers')).toEqual([]);
});

test('what a document asks of a field is found in conditions and lookups, however deep', () => {
  const document = {
    lookups: { rate: { from: 'kind', values: { Cat: '1' } } },
    when: {
      any: [
        { field: 'kind', equals: ['Dog', 'Cow'] },
        { not: { field: 'kind', startsWith: 'Bi' } },
        { field: 'other', equals: 'Hen' },
      ],
    },
  };
  const found = namedInDocument('a.json', document, 'kind');
  expect(found.map(({ word, test }) => `${test} ${word}`)).toEqual([
    'equals Cat',
    'equals Dog',
    'equals Cow',
    'startsWith Bi',
  ]);
});

test('what a template asks of a field is found, each word of it', () => {
  const text = '{{#if (all (equals kind "Dog" "Cow") (contains kind "at") (equals other "Hen"))}}';
  const found = namedInTemplate('a.hbs', text, 'kind');
  expect(found.map(({ word, test }) => `${test} ${word}`)).toEqual(['equals Dog', 'equals Cow', 'contains at']);
});

test('a name or a piece of one that nothing has is told, one that stands for a modular pipeline by that', () => {
  const named = (['Dog', 'Dogs', 'WanAnimate2Pipeline'] as const).map((word) => ({
    file: 'a.json',
    word,
    test: 'equals' as const,
  }));
  const names = new Set(['Dog', 'WanAnimate2ModularPipeline']);
  expect(unknownNames(named, names, 'pets 1')).toEqual(['a.json: nothing of pets 1 equals "Dogs"']);
  expect(unknownNames([{ file: 'a.json', word: 'og', test: 'contains' }], names, 'pets 1')).toEqual([]);
  expect(unknownNames(named.slice(2), new Set(['Dog']), 'pets 1')).toHaveLength(1);
});

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'snippetry-'));
  mkdirSync(join(folder, 'pets'));
  mkdirSync(join(folder, 'templates/libraries/pets'), { recursive: true });
  writeFileSync(join(folder, 'templates/libraries/pets/none.py.hbs'), '# Pets 1.2 has no dog.\n');
  writeFileSync(join(folder, 'pets/dog.py'), 'class DogConfig(Config):\n    model_type = "dog"\n\nclass Dog: pass\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the classes and types of a package are read from its sources', () => {
  const { classes, types } = readNames(folder, 'pets');
  expect([...classes]).toEqual(['DogConfig', 'Dog']);
  expect([...types]).toEqual(['dog']);
});

test('a type that is said to be of another program is told once the package has it', () => {
  expect(adoptedTypes(['dog', 'hen'], new Set(['dog', 'cat']), 'pets 1')).toEqual([
    'lookup program of transformers has "dog", which is a type of pets 1',
  ]);
});

test('a template that speaks of an older release is told', () => {
  expect(olderReleases(folder, 'pets', { title: 'pets 1.2.9', version: '1.2.9' })).toEqual([]);
  expect(olderReleases(folder, 'pets', { title: 'pets 1.3.0', version: '1.3.0' })).toHaveLength(1);
});
