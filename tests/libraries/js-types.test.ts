import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pipelineTypes, printedForSeeds, refusedTypes, typeOf } from './js-types.ts';

const sources = {
  'models/registry.js': `
const MODEL_FOR_CATS_MAPPING_NAMES = new Map([
    ['tom', 'TomModel'],
    ['kit', 'KitModel'],
]);
const MODEL_FOR_DOGS_MAPPING_NAMES = new Map([['rex', 'RexModel']]);
export const CUSTOM_ARCHITECTURES_MAPPING = new Map([
    ['pup', MODEL_FOR_DOGS_MAPPING_NAMES],
]);
`,
  'models/auto/modeling_auto.js': `
export class AutoModel extends PretrainedMixin {
    static MODEL_CLASS_MAPPINGS = MODEL_CLASS_TYPE_MAPPING.map((x) => x[0]);
}
export class AutoCats extends PretrainedMixin {
    static MODEL_CLASS_MAPPINGS = [MODEL_MAPPINGS.MODEL_FOR_CATS_MAPPING_NAMES];
}
export class AutoDogs extends PretrainedMixin {
    static MODEL_CLASS_MAPPINGS = [MODEL_MAPPINGS.MODEL_FOR_DOGS_MAPPING_NAMES];
}
`,
  'pipelines/index.js': `
export const SUPPORTED_TASKS = Object.freeze({
    purring: {
        pipeline: PurringPipeline,
        model: AutoCats,
        type: 'audio',
    },
    'cat-and-dog': {
        pipeline: BothPipeline,
        model: [AutoCats, AutoDogs],
        type: 'image',
    },
    features: {
        pipeline: FeaturesPipeline,
        model: [AutoDogs, AutoModel],
        type: 'image',
    },
});
export const TASK_ALIASES = Object.freeze({
    purr: 'purring',
});
`,
};
const folder = mkdtempSync(join(tmpdir(), 'js-types-'));

beforeAll(() => {
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(join(folder, 'src', file, '..'), { recursive: true });
    writeFileSync(join(folder, 'src', file), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the types of a pipeline are those of the tables that its classes name, and their own', () => {
  const cats = new Set(['tom', 'kit']);
  expect(pipelineTypes(folder)).toEqual(
    new Map([
      ['purring', cats],
      ['cat-and-dog', new Set([...cats, 'rex', 'pup'])],
      ['features', undefined],
      ['purr', cats],
    ]),
  );
});

test('sources that no longer tell what a class loads are no proof', () => {
  const other = mkdtempSync(join(tmpdir(), 'js-types-'));
  cpSync(folder, other, { recursive: true });
  writeFileSync(join(other, 'src/models/auto/modeling_auto.js'), 'export const AutoCats = of(CATS);\n');
  expect(() => pipelineTypes(other)).toThrow('AutoCats');
  rmSync(other, { recursive: true });
});

test('a printed pipeline that loads no such type is told, and one that there is none of', () => {
  const of = (type: string, task: string): string[] =>
    refusedTypes([{ id: 'a/b', type, tags: [], code: `await pipeline("${task}", "a/b");` }], pipelineTypes(folder));
  expect(of('tom', 'purr')).toEqual([]);
  expect(of('cow', 'features')).toEqual([]);
  expect(of('rex', 'purring')).toEqual(['a/b: the pipeline "purring" loads no "rex"']);
  expect(of('rex', 'barking')).toEqual(['a/b: there is no pipeline "barking"']);
  const told = (type: string): string => `pipeline("purring", "a/b", { config: { model_type: "${type}" } });`;
  const refused = (code: string, configured = 'TomForCats'): string[] =>
    refusedTypes([{ id: 'a/b', type: configured, tags: [], code }], pipelineTypes(folder));
  expect(refused(told('tom'))).toEqual([]);
  expect(refused(told('rex'))).toEqual(['a/b: the pipeline "purring" loads no "rex"']);
  expect(refused(told('rex-2'), 'tom')).toEqual(['a/b: the pipeline "purring" loads no "rex-2"']);
});

test('the type is that of the configuration, or else a tag', () => {
  const types = pipelineTypes(folder);
  expect(typeOf({ type: 'cow', tags: ['tom'] }, types)).toBe('cow');
  expect(typeOf({ tags: ['onnx', 'rex'] }, types)).toBe('rex');
  expect(typeOf({ tags: ['onnx'] }, types)).toBeUndefined();
});

test('samples are printed with pipelines of Transformers.js', () => {
  const printed = printedForSeeds(fileURLToPath(new URL('../../', import.meta.url)));
  const withPipeline = printed.filter(({ code }) => code.includes('pipeline('));
  expect(withPipeline.length).toBeGreaterThan(10);
  // The task of each is read: where there are no pipelines, each is told.
  expect(withPipeline.filter((each) => refusedTypes([each], new Map()).length === 0)).toEqual([]);
});
