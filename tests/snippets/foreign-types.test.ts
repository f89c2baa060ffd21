import { describe, expect, test } from 'vitest';
import transformers from '../../catalogue/libraries/transformers.json' with { type: 'json' };
import { registry } from '../../out/modules/libraries/registry.ts';
import { librariesOf } from '../../runtime/libraries.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { printed, tags } from './printed.ts';

const { ownType, program } = transformers.lookups;
const ANSWERS = { pipeline_tag: 'text-generation', ...tags('conversational') };
const INFO = { transformersInfo: { auto_model: 'AutoModelForCausalLM', processor: 'AutoTokenizer' } };
const typed = (model_type: string, more: object = {}): object => ({
  id: 'org/m',
  ...ANSWERS,
  ...INFO,
  config: { model_type, ...more },
});

/** The names of what Transformers prints for a record. */
function variants(record: object): string[] {
  const entry = Object.values(registry).find(({ id }) => id === 'transformers');
  return (entry?.snippets(parseModel({ library_name: 'transformers', ...record })) ?? []).map(({ variant }) => variant);
}

describe('a type of models that Transformers does not have', () => {
  test.each([
    ...Object.keys(program.values).filter((type) => type !== 'llava'),
    'parler',
    'constructor',
  ])('%s gets a message, and no code beside it', (type) => {
    expect(variants(typed(type))).toEqual(['foreign-type']);
    expect(printed('transformers', typed(type))).toContain(type);
  });

  test('is not said never to come, where no program is known that has it', () => {
    expect(printed('transformers', typed('llama9'))).toContain('A newer release or another program may have it.');
  });

  test('keeps its code where the repository brings its own, or nothing names the type', () => {
    expect(variants(typed('own', { auto_map: { AutoModelForCausalLM: 'modeling_own.Own' } }))).toContain(
      'pipeline-chat-text',
    );
    expect(variants({ ...typed('own'), ...tags('custom_code', 'conversational') })).toContain('pipeline-chat-text');
    expect(variants({ id: 'org/m', ...ANSWERS })).toContain('pipeline-chat-text');
  });
});

test.each(['llama', 'gpt-sw3', 'qwen3', 'mimi_decoder'])('%s is a type of Transformers, and keeps its code', (type) => {
  expect(Object.keys(ownType.values)).toContain(type);
  expect(variants(typed(type))).toEqual(expect.arrayContaining(['pipeline-chat-text', 'stream-chat-text']));
});

test.each([
  ['llava', 'LlavaLlamaForCausalLM', true],
  ['llava', 'LlavaQwenForCausalLM', true],
  ['llava', 'LlavaForConditionalGeneration', false],
  ['llama', 'LlavaLlamaForCausalLM', false],
])('of the type %s the class %s is of another program: %s', (type, architecture, isForeign) => {
  expect(variants(typed(type, { architectures: [architecture] })).includes('foreign-type')).toBe(isForeign);
});

test('another program is named for types that Transformers does not have', () => {
  expect(Object.keys(program.values).filter((type) => Object.hasOwn(ownType.values, type))).toEqual(['llava']);
});

test.each<[string, object, string]>([
  ['parler_tts', { id: 'org/voice', config: { model_type: 'parler_tts' } }, 'ParlerTTSForConditionalGeneration'],
  ['parler_tts', { id: 'org/voice', ...tags('parler_tts') }, 'ParlerTTSForConditionalGeneration'],
  ['melotts', { id: 'myshell-ai/MeloTTS-Korean' }, 'TTS(language="KR"'],
  ['melotts', { id: 'myshell-ai/MeloTTS-English-v3' }, 'TTS(language="EN_NEWEST"'],
])('%s takes the place of Transformers for %j', (library, record, text) => {
  const found = librariesOf({ library_name: 'transformers', pipeline_tag: 'text-to-speech', ...record });
  expect(found).toContain(library);
  expect(found).not.toContain('transformers');
  expect(printed(library, record)).toContain(text);
});
