import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { registry } from '../../out/modules/libraries/registry.ts';
import { librariesOf, shownFor } from '../../runtime/libraries.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { printLibraries } from '../../runtime/printed.ts';
import { hasCode, type ShownLibrary } from '../../runtime/shown.ts';
import type { LibraryEntry } from '../../runtime/snippet.ts';

interface Row {
  /** The library that a reader is shown first: read from the record by a person, with the hub's documentation. */
  expected: string;
  /** The public repository and file that the record was found in, as the hub had returned it; fields that nothing reads are left out. */
  source: string;
  record: Record<string, unknown>;
}

/** Fields of a record, its tags among them. */
interface Tagged {
  readonly tags: readonly string[];
  readonly [field: string]: unknown;
}

const rows: Row[] = readFileSync(new URL('records.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const entries: Readonly<Record<string, LibraryEntry>> = registry;

const groups = (record: unknown): Promise<ShownLibrary[]> => shownFor(parseModel(record), (id) => entries[id]);

/** The ids of the libraries that a reader is shown, in order. */
const shown = async (record: unknown): Promise<string[]> => (await groups(record)).map(({ entry }) => entry.id);

describe('records of the hub', () => {
  test('are enough to say something', () => expect(rows.length).toBeGreaterThanOrEqual(150));

  test.each(
    rows.map(({ record, expected }) => [String(record.id), expected, record] as const),
  )('%s: %s', async (_, expected, record) => {
    expect((await shown(record))[0]).toBe(expected);
  });

  const holding = (...files: string[]) => ({ siblings: files.map((rfilename) => ({ rfilename })) });
  const bert = { architectures: ['BertForSequenceClassification'], model_type: 'bert' };

  test.each([
    ['ultralytics', 'yolov11'],
    ['sentence-transformers', 'SentenceTransformers'],
    ['sentence-transformers', 'sentence-transformer'],
    ['stable-baselines3', 'stable-baselines-3'],
    ['fastai', 'fast.ai'],
  ])('are shown %s where they call it %s', async (expected, library_name) => {
    expect((await shown({ id: 'org/name', library_name, tags: ['region:us'] }))[0]).toBe(expected);
  });

  test.each([
    ['flair', { tags: ['flair', 'pytorch'] }],
    ['transformers', { tags: ['flair', 'pytorch'], config: bert }],
    ['transformers', { tags: ['flair', 'safetensors', 'bert'], config: bert }],
    ['setfit', { tags: ['setfit'] }],
    ['setfit', { tags: ['setfit'], ...holding('model.safetensors', 'model_head.pkl'), config: bert }],
    ['transformers', { tags: ['setfit'], ...holding('pytorch_model.bin', 'training_args.bin'), config: bert }],
  ])('that say what another library trained are loaded by %s: %j', async (expected, fields) => {
    const record = { id: 'org/name', library_name: fields.tags[0], pipeline_tag: 'text-classification', ...fields };
    expect((await shown(record))[0]).toBe(expected);
  });

  test.each([
    ['malaiwah/Qwen3.8-27B-EXL3-K5K6-hydrated', ['exllamav3']],
    ['microsoft/VibeVoice-1.5B', ['vibevoice']],
    // Transformers raises on a configuration of MLX's, which names bits and no method.
    ['tbhrc/llama_3_2_3b_instruct_4bit', ['mlx']],
  ])('%s: %j and no other', async (id, expected) => {
    const found = rows.find(({ record }) => record.id === id);
    expect(await shown(found?.record)).toEqual(expected);
  });

  test.each([
    'mlx-audio',
    'mlx-whisper',
    'mlx_vlm',
  ])('of packages for MLX are loaded by MLX: %s', async (library_name) => {
    const record = { id: 'org/a', library_name, pipeline_tag: 'text-to-speech', tags: [library_name, 'safetensors'] };
    expect(await shown(record)).toEqual(['mlx']);
  });

  const onnx = holding('config.json', 'tokenizer.json', 'onnx/model.onnx');
  const features = { pipeline_tag: 'feature-extraction' };

  test.each<[string, Record<string, unknown>]>([
    ['transformers', { library_name: 'transformers', pipeline_tag: 'fill-mask', tags: ['onnx', 'bert'] }],
    ['sentence-transformers', { library_name: 'sentence-transformers', ...features, tags: ['onnx', 'bert'] }],
    ['no library', { ...features, tags: ['onnx', 'bert'] }],
    ['another that is tagged', { library_name: 'timm', ...features, tags: ['transformers.js', 'onnx'] }],
  ])('with ONNX files are loaded by Transformers.js too: %s', async (_, fields) => {
    expect(await shown({ id: 'org/name', ...onnx, ...fields })).toContain('transformers.js');
  });

  // @huggingface/transformers fetches config.json first, and its classes are those of Transformers.
  test.each<[string, Record<string, unknown>]>([
    ['no configuration', { library_name: 'transformers', ...holding('tokenizer.json', 'onnx/model.onnx') }],
    ['gliner', { library_name: 'gliner', tags: ['gliner', 'onnx'], pipeline_tag: 'token-classification' }],
    ['ultralytics', { library_name: 'ultralytics', tags: ['ultralytics', 'onnx'], pipeline_tag: 'object-detection' }],
    ['open_clip', { library_name: 'open_clip', tags: ['open_clip'], pipeline_tag: 'zero-shot-image-classification' }],
    ['rfdetr', { library_name: 'rfdetr', tags: ['rfdetr', 'onnx'], pipeline_tag: 'object-detection' }],
    ['PyLate', { library_name: 'PyLate', tags: ['PyLate', 'ColBERT', 'onnx'], ...features }],
    ['ColBERT', { tags: ['onnx', 'ColBERT'], ...features }],
    ['SPLADE', { library_name: 'sentence-transformers', tags: ['sparse-encoder', 'splade'], ...features }],
  ])('with ONNX files of other models are not loaded by Transformers.js: %s', async (_, fields) => {
    expect(await shown({ id: 'org/name', ...onnx, ...fields })).not.toContain('transformers.js');
  });

  const chat = { pipeline_tag: 'text-generation', tags: ['gguf', 'conversational'] };
  const also = (fields: Tagged, ...tags: string[]): Tagged => ({ ...fields, tags: [...fields.tags, ...tags] });
  const quantized = holding('README.md', 'a-Q4_K_M.gguf');

  test.each<[string, string[], Tagged]>([
    ['org/a-GGUF', ['llama-cpp-python'], also(chat, 'mlx')],
    ['org/a-GGUF', ['llama-cpp-python'], also(chat, 'mlx', 'safetensors')],
    ['org/a', ['llama-cpp-python'], { ...also(chat, 'mlx'), ...quantized }],
    ['org/a', ['mlx', 'llama-cpp-python'], also({ ...chat, library_name: 'mlx' }, 'mlx', 'safetensors')],
    ['org/a', ['llama-cpp-python'], also(chat, 'peft', 'base_model:quantized:org/b')],
    ['org/a', ['llama-cpp-python'], also(chat, 'adapter-transformers', 'base_model:adapter:org/b')],
    ['org/a-lora', ['huggingface_hub'], { ...quantized, tags: ['gguf', 'llama-cpp', 'gguf-my-lora', 'peft'] }],
    ['org/a-lora', ['huggingface_hub'], { ...quantized, tags: ['gguf', 'base_model:adapter:org/b'] }],
    ['org/a-rank', ['huggingface_hub'], { ...quantized, pipeline_tag: 'text-ranking', tags: ['gguf'] }],
    ['org/a-rank', ['huggingface_hub'], { ...quantized, tags: ['gguf', 'reranker', 'conversational'] }],
    ['org/a-class', ['huggingface_hub'], { pipeline_tag: 'text-classification', tags: ['gguf'] }],
  ])('of GGUF files: %s is loaded by %j: %j', async (id, expected, fields) => {
    expect(await shown({ id, ...fields })).toEqual(expected);
  });

  test('whose GGUF files are read are loaded by the length of their context', async () => {
    const record = { id: 'org/a', tags: ['gguf', 'lora'], ...quantized, gguf: { architecture: 'llama', total: 1e7 } };
    expect(await shown(record)).toEqual(['huggingface_hub']);
    const merged = { ...record, gguf: { ...record.gguf, context_length: 4096 } };
    expect(await shown(merged)).toEqual(['llama-cpp-python']);
  });

  test('of adapters of models that read pictures have no pipeline of texts', async () => {
    const adapter = { id: 'org/adapter', library_name: 'peft', tags: ['peft', 'transformers', 'conversational'] };
    const of = (base: string) => ({ ...adapter, pipeline_tag: 'text-generation', cardData: { base_model: base } });
    expect(await shown(of('Qwen/Qwen2.5-VL-7B-Instruct'))).toEqual(['peft']);
    expect(await shown(of('Qwen/Qwen2.5-7B-Instruct'))).toEqual(['peft', 'transformers']);
  });

  test('of GGUF files get what runs them, unless they hold pictures, films or sound', async () => {
    const others = new Set([
      'audio.cpp',
      'transcribe.cpp',
      'loom-py-rt',
      'ik_llama.cpp',
      'huggingface_hub',
      'diffusion-single-file',
      'diffusers',
      'nemo',
      'transformers',
      'peft',
    ]);
    const gguf = rows.filter(({ record }) => JSON.stringify(record.tags ?? []).includes('"gguf"'));
    expect(gguf.length).toBeGreaterThan(50);
    const left: unknown[] = [];
    for (const { record, expected } of gguf) {
      const libraries = await shown(record);
      if (!libraries.includes('llama-cpp-python') && !others.has(expected)) left.push(record.id);
    }
    expect(left).toEqual([]);
  });

  test('always get code', async () => {
    const nothing: unknown[] = [];
    for (const { record } of rows) if (!hasCode(await groups(record))) nothing.push(record.id);
    expect(nothing).toEqual([]);
  });
});

describe('records of lists, which have no tags', () => {
  const code = async (record: unknown): Promise<string> =>
    printLibraries(await groups(record))
      .map((snippet) => snippet.code)
      .join('');
  const text = { library_name: 'transformers', pipeline_tag: 'text-generation' };
  const ranking = { library_name: 'transformers', pipeline_tag: 'text-ranking' };
  const speech = { pipeline_tag: 'text-to-speech', tags: ['safetensors', 'inf5', 'text-to-speech', 'custom_code'] };
  const video = {
    ...{ library_name: 'wan2.2', pipeline_tag: 'image-to-video' },
    tags: ['wan2.2', 'lora', 'base_model:adapter:Wan-AI/Wan2.2-T2V-A14B'],
  };
  const films = { library_name: 'diffusers', pipeline_tag: 'image-to-video' };

  test.each<[string, Record<string, unknown>, string, string]>([
    ['Qwen/QwQ-32B-Preview', text, 'messages = [', 'Once upon a time'],
    ['Qwen/Qwen3-14B-AWQ', text, 'messages = [', 'Once upon a time'],
    ['meta-llama/Meta-Llama-3-8B', text, 'Once upon a time', 'messages = ['],
    ['google/gemma-4-31B-it', { ...text, pipeline_tag: 'image-text-to-text' }, 'messages = [', 'text="Describe'],
    ['stabilityai/stable-video-diffusion-img2vid-xt', films, 'decode_chunk_size', 'prompt='],
    ['black-forest-labs/FLUX.1-Fill-dev', { library_name: 'diffusers' }, 'mask_image=', 'import DiffusionPipeline'],
    ['Qwen/Qwen3-Reranker-0.6B', ranking, 'convert_tokens_to_ids(["no", "yes"])', 'print(model)'],
    ['Alibaba-NLP/gte-reranker-modernbert-base', ranking, 'AutoModelForSequenceClassification', 'print(model)'],
    ['Qwen/Qwen3-VL-Reranker-2B', ranking, 'CrossEncoder', 'print(model)'],
    ['ai4bharat/IndicF5', speech, 'trust_remote_code=True', 'pipeline('],
    ['jauganaut1/tetsuo-ai-wan-video-lora', video, '"Wan-AI/Wan2.2-T2V-A14B-Diffusers",', 'image='],
  ])('%s', async (id, fields, shown, left) => {
    const printed = await code({ id, ...fields });
    expect(printed).toContain(shown);
    expect(printed).not.toContain(left);
  });

  test('a base model is one, not a text that lists several', async () => {
    const record = {
      id: 'nphSi/Z-Image-Lora',
      ...{ library_name: 'diffusers', pipeline_tag: 'text-to-image' },
      tags: ['diffusers', 'text-to-image', 'lora', 'base_model:adapter:Tongyi-MAI/Z-Image'],
      cardData: { base_model: 'Tongyi-MAI/Z-Image, Tongyi-MAI/Z-Image-Turbo' },
    };
    expect(await code(record)).toContain('"Tongyi-MAI/Z-Image",');
  });
});

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const ODD: readonly unknown[] = [
  null,
  undefined,
  0,
  -1,
  Number.NaN,
  '',
  ' ',
  '\u0000',
  '__proto__',
  'constructor',
  '\ud800',
  [],
  {},
  [null],
  [[['x']]],
  { length: 3 },
  true,
];

/** A copy in which each value is, once in a while, something else. */
function mutated(value: unknown, random: () => number): unknown {
  if (random() < 0.15) return ODD[Math.floor(random() * ODD.length)];
  if (Array.isArray(value)) return value.map((item) => mutated(item, random));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mutated(item, random)]));
}

test('10,000 mutated records are read, and told the libraries of, without an error', () => {
  const random = randomFrom(13);
  for (let count = 0; count < 10_000; count += 1) {
    const row = rows[count % rows.length];
    const record = mutated(row?.record, random);
    const libraries = librariesOf(record);
    expect(libraries.every((id) => Object.hasOwn(entries, id))).toBe(true);
    expect(new Set(libraries).size).toBe(libraries.length);
  }
});
