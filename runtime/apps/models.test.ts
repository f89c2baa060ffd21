import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parseModel } from '../model/parse.ts';
import { gguf, printedFor, textOf } from './test-kit/records.ts';

/** Which apps take a model by what its repository holds, and what they are told of it. */

const seeds = fileURLToPath(new URL('../../seeds/', import.meta.url));
const records = readdirSync(seeds).flatMap((file): [string, Record<string, unknown>][] =>
  file.endsWith('.json') ? [[file, JSON.parse(readFileSync(seeds + file, 'utf8'))]] : [],
);
const text = (tags: string[], more: object = {}) => ({
  id: 'org/m',
  tags: ['transformers', 'conversational', ...tags],
  pipeline_tag: 'text-generation',
  ...more,
});
const files = (...paths: string[]) => ({ siblings: paths.map((rfilename) => ({ rfilename })) });
const takenBy = async (record: object): Promise<string[]> => Object.keys(await printedFor(record));

describe('a model that brings code of its own', () => {
  const own = records.filter(([, record]) => parseModel(record).trustRemoteCode);
  const FLAG = '--trust-remote-code';

  test('is started with the flag that lets it run, and a notice, by each program that has one', async () => {
    const started: string[] = [];
    for (const [file, record] of own)
      for (const app of Object.values(await printedFor(record, { only: ['vllm', 'sglang', 'tgi', 'mlx-lm'] }))) {
        started.push(app.app);
        const { code = '' } = app.steps.find(({ title }) => title.startsWith('Start the server')) ?? {};
        expect([file, code]).toEqual([file, expect.stringContaining(FLAG)]);
        expect(app.notices.filter(({ kind }) => kind === 'remote-code')).toHaveLength(1);
      }
    expect(new Set(started)).toEqual(new Set(['vllm', 'sglang']));
  });

  test.each(['tgi', 'mlx-lm', 'pi', 'openclaw'])('is started so by %s too', async (app) => {
    const record = text(['safetensors', 'text-generation-inference', 'mlx', 'custom_code'], {
      config: { chat_template_jinja: '{% if tools %}' },
    });
    const printed = (await printedFor(record))[app];
    expect(textOf(printed)).toContain(FLAG);
    expect(printed?.notices.map(({ kind }) => kind)).toContain('remote-code');
  });

  test.each(['llama.cpp', 'ollama'])('runs none of it in %s', async (app) => {
    const printed = (await printedFor(gguf({ tags: ['gguf', 'conversational', 'custom_code'] })))[app];
    expect(printed?.notices.map(({ kind }) => kind)).not.toContain('remote-code');
  });

  test('and no other is', async () => {
    const printed = await printedFor(text(['safetensors', 'text-generation-inference']));
    for (const app of Object.values(printed)) expect(textOf(app)).not.toContain(FLAG);
  });
});

describe('what a repository holds', () => {
  test.each<[string, object, string[], string[]]>([
    ['an adapter by its library', text(['safetensors'], { library_name: 'peft' }), [], ['vllm', 'sglang', 'mlx-lm']],
    [
      'an adapter by its configuration',
      text(['safetensors', 'text-generation-inference', 'mlx'], {
        config: { peft: { base_model_name_or_path: 'org/base' } },
      }),
      ['tgi'],
      ['vllm', 'sglang', 'mlx-lm', 'lmstudio'],
    ],
    ['ONNX files by tags', text(['onnx']), [], ['vllm', 'sglang']],
    ['OpenVINO by tags', text(['openvino']), [], ['vllm', 'sglang']],
    ['OpenVINO by files', text([], files('config.json', 'openvino_model.bin')), [], ['vllm', 'sglang']],
    ['no weights, by files', text([], files('config.json', 'tokenizer.json')), [], ['vllm', 'sglang']],
    ['what a training leaves alone', text([], files('config.json', 'training_args.bin')), [], ['vllm', 'sglang']],
    ['no weights, by the tags of the hub', text(['region:us']), [], ['vllm', 'sglang']],
    ['what nobody tells', text([]), ['vllm', 'sglang'], []],
    ['weights of PyTorch by tags', text(['onnx', 'pytorch', 'region:us']), ['vllm', 'sglang'], []],
    ['weights of PyTorch by files', text([], files('pytorch_model.bin')), ['vllm', 'sglang'], []],
    ['GGUF with the tags of another', text(['gguf', 'pytorch', 'mlx']), ['llama.cpp'], ['vllm', 'sglang', 'mlx-lm']],
    ['GGUF beside safetensors', text(['gguf', 'safetensors']), ['vllm', 'sglang'], []],
    [
      'weights of another library of MLX',
      text(['mlx', 'safetensors'], { library_name: 'cartesia_mlx' }),
      [],
      ['mlx-lm', 'lmstudio'],
    ],
    ['weights of MLX', text(['mlx', 'safetensors'], { library_name: 'mlx' }), ['mlx-lm', 'lmstudio'], []],
    [
      'weights of AutoRound',
      text(['safetensors'], { config: { quantization_config: { quant_method: 'auto-round' } } }),
      ['vllm', 'sglang'],
      [],
    ],
  ])('%s', async (_, record, taken, refused) => {
    const ids = await takenBy(record);
    expect(ids).toEqual(expect.arrayContaining(taken));
    expect(ids.filter((id) => refused.includes(id))).toEqual([]);
  });

  test.each([
    ['QWenLMHeadModel', ['sglang']],
    ['MolmoForCausalLM', ['vllm']],
    ['Florence2ForConditionalGeneration', []],
    ['MllamaForConditionalGeneration', ['vllm', 'sglang']],
  ])('the architecture %s is taken by %j', async (architecture, taken) => {
    const ids = await takenBy(text(['safetensors'], { config: { architectures: [architecture] } }));
    expect(ids.filter((id) => ['vllm', 'sglang'].includes(id)).sort()).toEqual([...taken].sort());
  });

  test('a GGUF model of an encoder and a decoder is for none', async () =>
    expect(
      await takenBy(gguf({ pipeline_tag: 'translation', gguf: { architecture: 't5', context_length: 512 } })),
    ).toEqual([]));
});

describe('agents are told no longer context than the model was trained for', () => {
  const trained = (context_length: number) => gguf({ gguf: { context_length, chat_template: '{% if tools %}' } });

  test.each([
    ['pi', 32768, ['-c 32768', '"contextWindow": 32768']],
    ['openclaw', 32768, ['-c 32768']],
    ['pi', 131072, ['-c 65536', '"contextWindow": 65536']],
    ['hermes-agent', 64000, ['-c 64000']],
  ])('%s of %i tokens', async (app, length, said) => {
    const code = textOf((await printedFor(trained(length)))[app]).replaceAll(/ \\\n +/g, ' ');
    for (const words of said) expect(code).toContain(words);
  });
});

describe('a model of Mistral, which vLLM reads in its own format', () => {
  const mistral = (more: object) => text(['mistral-common', 'safetensors'], more);
  const quantized = (quant_method: string) => ({ config: { quantization_config: { quant_method } } });
  test.each<[string, boolean, object]>([
    ['no list of files', true, {}],
    ['the one file', true, files('config.json', 'params.json', 'consolidated.safetensors', 'model.safetensors')],
    ['parts of it', true, files('params.json', 'consolidated-00001-of-00002.safetensors')],
    ['those of Transformers alone', false, files('config.json', 'tekken.json', 'model-00001-of-00002.safetensors')],
    ['8 bits by Mistral, and no list of files', true, quantized('fp8')],
    ['4 bits by a tool that writes files of Transformers', false, quantized('awq')],
  ])('with %s is told so: %s', async (_, told, more) => {
    const code = textOf((await printedFor(mistral(more), { only: ['vllm'] })).vllm);
    expect(code).toContain('--tool-call-parser mistral');
    for (const flag of ['--tokenizer-mode', '--config-format', '--load-format'])
      expect([flag, code.includes(`${flag} mistral`)]).toEqual([flag, told]);
  });
});

describe('a model that takes any kind of data', () => {
  const any = (id: string, type: string, ...tags: string[]) => ({
    id,
    pipeline_tag: 'any-to-any',
    tags: ['transformers', 'safetensors', type, ...tags],
  });
  test.each<[object, string[]]>([
    [any('google/gemma-4-E2B-it', 'gemma4'), ['sglang', 'vllm']],
    [any('Qwen/Qwen3-Omni-30B-A3B-Instruct', 'qwen3_omni_moe'), ['sglang', 'vllm']],
    [any('Qwen/Qwen2.5-Omni-7B', 'qwen2_5_omni'), ['vllm']],
    [any('google/gemma-4-E2B', 'gemma4'), []],
    [any('org/draws-it', 'bagel'), []],
  ])('%j is asked in messages by %j', async (record, servers) => {
    const printed = await printedFor(record, { only: ['vllm', 'sglang', 'tgi', 'mlx-lm'] });
    expect(Object.keys(printed).sort()).toEqual(servers);
    for (const app of Object.values(printed)) expect(textOf(app)).toContain('/v1/chat/completions');
  });
});

describe('a model that answers questions about pictures, and carries no tag of chats', () => {
  const seen = { pipeline_tag: 'image-text-to-text' };
  test.each(['vllm', 'sglang'])('is asked in messages by %s', async (app) => {
    expect(textOf((await printedFor({ ...text([]), ...seen, tags: ['transformers'] }))[app])).toContain(
      '/v1/chat/completions',
    );
  });
  test.each([
    ['llama.cpp', 'llama cli -hf'],
    ['node-llama-cpp', 'node-llama-cpp chat'],
  ])('is chatted with in the terminal by %s', async (app, command) => {
    const record = gguf({ ...seen, tags: ['gguf', 'endpoints_compatible'] });
    expect(textOf((await printedFor(record))[app])).toContain(command);
  });
});
