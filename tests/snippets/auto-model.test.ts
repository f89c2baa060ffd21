import { expect, test } from 'vitest';
import { entry } from '../../out/modules/libraries/transformers.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { seedRecords } from './seeds.ts';

/** The classes by which the hub names what reads pictures and writes: the second one of newer records. */
const [BEFORE, NOW] = ['AutoModelForImageTextToText', 'AutoModelForMultimodalLM'];

const pictured = seedRecords('transformers').filter(
  (record) => (record as { transformersInfo?: { auto_model?: string } }).transformersInfo?.auto_model === BEFORE,
);

test('there are records that name the class', () => expect(pictured.length).toBeGreaterThan(5));

test.each(
  pictured.map((record) => [String(record.id), record] as const),
)('%s has the same code when the hub names the newer class', (_, record) => {
  const newer = { ...record, transformersInfo: { ...(record.transformersInfo as object), auto_model: NOW } };
  const [own, others] = [record, newer].map((one) => entry.snippets(parseModel(one)));
  expect(others?.map(({ variant }) => variant)).toEqual(own?.map(({ variant }) => variant));
  // The class itself may be printed, which Transformers has.
  expect(others?.map(({ code }) => code.replaceAll(NOW, BEFORE))).toEqual(own?.map(({ code }) => code));
});

test.each<[string, object, boolean]>([
  ['mistral3', {}, false],
  ['mistral4', {}, false],
  ['qwen3_vl', {}, false],
  ['qwen3_vl', { config: { architectures: ['Qwen3VLForConditionalGeneration'], model_type: 'qwen3_vl' } }, false],
  ['llava', { config: { architectures: ['LlavaLlamaForCausalLM'] } }, true],
  ['qwen3_5_moe', {}, true],
  ['gemma3', {}, true],
  ['llama', {}, true],
])('where the hub names no class, %s with %j is loaded by that of texts: %s', (type, more, isLoaded) => {
  const record = {
    id: 'org/m',
    pipeline_tag: 'text-generation',
    tags: ['safetensors', type, 'conversational'],
    ...more,
  };
  const code = entry.snippets(parseModel(record)).map((snippet) => snippet.code);
  expect(code.join('')).toContain('"text-generation"');
  expect(code.some((text) => text.includes('AutoModelForCausalLM'))).toBe(isLoaded);
});

test.each<[string, string[] | undefined, boolean]>([
  ['Qwen3.5-27B', undefined, true],
  ['SmolDocling-256M-preview', undefined, true],
  ['paligemma-3b-pt-224', undefined, false],
  ['Qwen3.5-2B-Base', undefined, false],
  ['Qwen3.5-27B', ['qwen3_5', 'image-text-to-text'], false],
])('of a record without tags the name tells that %s with %j is asked in messages: %s', (name, tags, isAsked) => {
  const record = { id: `org/${name}`, library_name: 'transformers', pipeline_tag: 'image-text-to-text', tags };
  const [, pipeline] = entry.snippets(parseModel(record));
  expect(pipeline?.code.includes('"role": "user"')).toBe(isAsked);
});

test.each(['hunyuan_vl', 'mistral4', 'step3p7'])('%s reads pictures, where no task is named', (type) => {
  const [, pipeline] = entry.snippets(parseModel({ id: 'org/m', tags: ['transformers', type, 'conversational'] }));
  expect(pipeline?.code).toContain('"image-text-to-text"');
});
