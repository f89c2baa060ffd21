import { describe, expect, test } from 'vitest';
import transformers from '../../catalogue/libraries/transformers.json' with { type: 'json' };
import { registry } from '../../out/modules/libraries/registry.ts';
import { librariesOf } from '../../runtime/libraries.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { printed, tags } from './printed.ts';

const { program } = transformers.lookups;
/** Types that Transformers has too, and with other classes. */
const SHARED = ['llava', 'llava_next', 'llava_onevision'];
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
    ...Object.keys(program.values).filter((type) => !SHARED.includes(type)),
  ])('%s gets a message, and no code beside it', (type) => {
    expect(variants(typed(type))).toEqual(['foreign-type']);
    expect(printed('transformers', typed(type))).toContain(type);
  });

  test('keeps its code where no program is known that has it: a newer release may, and says which it wants', () => {
    expect(variants(typed('llama9'))).toContain('pipeline-chat-text');
    expect(variants(typed('constructor'))).toContain('pipeline-chat-text');
  });

  test('keeps its code where the repository brings its own, or nothing names the type', () => {
    expect(variants(typed('multi_modality', { auto_map: { AutoModelForCausalLM: 'modeling_own.Own' } }))).toContain(
      'pipeline-chat-text',
    );
    expect(variants({ ...typed('multi_modality'), ...tags('custom_code', 'conversational') })).toContain(
      'pipeline-chat-text',
    );
    expect(variants({ id: 'org/m', ...ANSWERS })).toContain('pipeline-chat-text');
  });
});

test.each(['llama', 'gpt-sw3', 'qwen3', 'mimi_decoder'])('%s is a type of Transformers, and keeps its code', (type) => {
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

test.each<[string, object, string]>([
  ['parler_tts', { id: 'org/voice', config: { model_type: 'parler_tts' } }, 'ParlerTTSForConditionalGeneration'],
  ['parler_tts', { id: 'org/voice', ...tags('parler_tts') }, 'ParlerTTSForConditionalGeneration'],
  ['melotts', { id: 'myshell-ai/MeloTTS-Korean' }, 'TTS(language="KR"'],
  ['melotts', { id: 'myshell-ai/MeloTTS-English-v3' }, 'TTS(language="EN_NEWEST"'],
  ['neutts', { id: 'neuphonic/neutts-air', ...tags('safetensors', 'qwen2') }, 'NeuTTS('],
  ['neutts', { id: 'neuphonic/neutts-nano-german', ...tags('safetensors', 'llama') }, 'So klingt'],
  ['neutts', { id: 'neuphonic/neutts-2e-q8-gguf', ...tags('gguf') }, 'NeuTTS2E('],
])('%s takes the place of Transformers for %j', (library, record, text) => {
  const found = librariesOf({ library_name: 'transformers', pipeline_tag: 'text-to-speech', ...record });
  expect(found).toContain(library);
  expect(found).not.toContain('transformers');
  expect(printed(library, record)).toContain(text);
});
