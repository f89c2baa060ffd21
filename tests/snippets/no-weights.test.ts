import { expect, test } from 'vitest';
import { registry } from '../../out/modules/libraries/registry.ts';
import { appsOf } from '../../runtime/apps/index.ts';
import { librariesOf } from '../../runtime/libraries.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { files, printed, tags } from './printed.ts';
import { seedRecords } from './seeds.ts';

/** Tags of the hub that name formats of weights. */
const FORMATS = ['safetensors', 'pytorch', 'tf', 'jax', 'onnx', 'openvino', 'gguf', 'rust'];

/** What is left of a record of Transformers when its weights are replaced: adapters and what brings code of its own are others. */
function replaced(record: Readonly<Record<string, unknown>>, tag: string, file: string): object | undefined {
  const model = parseModel(record);
  if (model.trustRemoteCode || model.peftAdapter || model.tokenizerAlone) return undefined;
  const kept = model.tags.filter((one) => !FORMATS.includes(one));
  return { ...record, tags: [...kept, tag, 'region:us'], ...files('config.json', 'tokenizer.json', file) };
}

const variants = (record: object): string[] =>
  registry.transformers.snippets(parseModel(record)).map(({ variant }) => variant);

test.each([
  ['TensorFlow', 'tf', 'tf_model.h5'],
  ['Flax', 'jax', 'flax_model.msgpack'],
  ['ONNX', 'onnx', 'model.onnx'],
  ['OpenVINO', 'openvino', 'openvino_model.bin'],
  ['no runtime', 'license:mit', 'README.md'],
])('weights for %s alone get a message, and no code that loads them', (_, tag, file) => {
  const records = seedRecords('transformers').flatMap((record) => replaced(record, tag, file) ?? []);
  expect(records.length).toBeGreaterThan(100);
  const loading = records.filter((record) => /from_pretrained|pipeline\(/.test(printed('transformers', record)));
  expect(loading).toEqual([]);
});

test.each([
  ["Meta's", 'consolidated.00.pth'],
  ["Mistral's", 'consolidated.safetensors'],
  ["HQQ's", 'qmodel.pt'],
  ["GGML's", 'llama-2-7b-chat.ggmlv3.q4_0.bin'],
  ["one's own", 'best_model.pt'],
])('weights under %s name alone get a message, and no code that loads them', (_, file) => {
  const records = seedRecords('transformers').flatMap((record) => replaced(record, 'license:mit', file) ?? []);
  const loading = records.filter((record) => /from_pretrained|pipeline\(/.test(printed('transformers', record)));
  expect(loading).toEqual([]);
});

test('a model in a folder gets a message that names the folder, the last of several checkpoints', () => {
  const names = ['checkpoint-900', 'checkpoint-1000'].flatMap((one) => [
    `${one}/config.json`,
    `${one}/model.safetensors`,
  ]);
  const record = { pipeline_tag: 'text-generation', ...tags('safetensors'), ...files('README.md', ...names) };
  expect(variants({ library_name: 'transformers', ...record })).toEqual(['model-in-folder']);
  expect(printed('transformers', record)).toContain('in the folder checkpoint-1000');
});

const LLAMA = { id: 'org/m', library_name: 'transformers', pipeline_tag: 'text-generation' };
test.each([
  ['consolidated.safetensors', true],
  ['pytorch_model-00001-of-00002.bin', true],
  ['consolidated.00.pth', false],
  ['qmodel.pt', false],
  ['m.ggmlv3.q4_0.bin', false],
  ['model/model.safetensors', false],
])('vLLM and SGLang are shown for %s: %s', async (file, expected) => {
  const record = { ...LLAMA, ...tags('transformers', 'llama'), ...files('config.json', file) };
  const shown = (await appsOf(parseModel(record))).map(({ app }) => app);
  expect(['sglang', 'vllm'].filter((app) => shown.includes(app))).toHaveLength(expected ? 2 : 0);
  expect(librariesOf({ ...record, library_name: 'vllm' }).includes('vllm')).toBe(expected);
});

test.each([
  ['safetensors', ...['config.json', 'model.safetensors']],
  ['pytorch', ...['config.json', 'pytorch_model.bin']],
  ['license:mit', ...['config.json', 'model-Q4_K_M.gguf']],
])('the tag %s with %s and %s is none that lacks weights', (tag, ...names) => {
  const record = { id: 'org/m', pipeline_tag: 'text-generation', ...tags(tag, 'region:us'), ...files(...names) };
  expect(variants({ library_name: 'transformers', ...record })).not.toContain('no-weights');
});

test('code of a repository does not load what is for another runtime', () => {
  const own = tags('custom_code', 'onnx', 'region:us');
  const record = { library_name: 'transformers', pipeline_tag: 'text-generation', ...own };
  expect(variants(record)).toEqual(['no-weights']);
  expect(variants({ ...record, ...tags('custom_code', 'region:us') })).toContain('pipeline-plain');
});

test('what is loaded by a class of timm installs it', () => {
  const record = { id: 'timm/resnet50.a1_in1k', pipeline_tag: 'image-classification', ...tags('timm', 'transformers') };
  expect(printed('transformers', record)).toMatch(/^pip install .* timm\b/);
});

test('a tag that only holds the letters of a format names none', () => {
  const record = { pipeline_tag: 'text-generation', ...tags('onnx', 'dataset:org/tf-idf', 'region:us') };
  expect(printed('transformers', record)).toContain('for another runtime');
});
