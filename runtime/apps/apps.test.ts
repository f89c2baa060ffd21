import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apps } from '../../out/modules/apps/index.ts';
import { isPrecision } from '../memory/precisions.ts';
import { shells } from '../shells.ts';
import { fill, loadedIn } from './fill.ts';
import { gguf, printedFor, textOf } from './test-kit/records.ts';

const plain = (tags: string[], more: object = {}) => ({ id: 'org/m', tags, pipeline_tag: 'text-generation', ...more });

describe('which apps take a model', () => {
  test.each<[string, object, string[], string[]]>([
    ['a GGUF model', gguf(), ['llama.cpp', 'ollama', 'jan', 'pi', 'hermes-agent', 'openclaw'], ['vllm', 'mlx-lm']],
    [
      'GGUF that a list of the hub names',
      { id: 'org/m-GGUF', pipeline_tag: 'text-generation', tags: ['gguf', 'conversational'] },
      ['llama.cpp', 'ollama', 'jan', 'lmstudio', 'unsloth', 'node-llama-cpp', 'docker-model-runner'],
      ['pi', 'vllm', 'localai', 'llama-cpp-python'],
    ],
    ['GGUF of embeddings', gguf({ pipeline_tag: 'feature-extraction' }), ['llama.cpp'], ['ollama', 'jan', 'pi']],
    [
      'GGUF of embeddings by its name',
      gguf({ id: 'org/Qwen3-Embedding-GGUF' }),
      ['llama.cpp'],
      ['ollama', 'jan', 'pi'],
    ],
    [
      'GGUF that speaks, and has a template',
      gguf({ pipeline_tag: 'text-to-speech' }),
      [],
      ['llama.cpp', 'ollama', 'jan'],
    ],
    ['GGUF files of another kind of model', gguf({ gguf: {} }), [], ['llama.cpp', 'ollama', 'jan', 'pi']],
    ['a model of transformers', plain(['transformers']), ['vllm', 'sglang'], ['llama.cpp', 'mlx-lm', 'tgi']],
    ['a model whose library is vLLM', { id: 'org/m', library_name: 'vllm' }, ['vllm'], ['sglang', 'tgi']],
    ['a tag of vLLM', plain(['safetensors', 'vllm']), ['vllm'], ['sglang']],
    [
      'speech that vLLM is named for',
      { id: 'o/m', library_name: 'vllm', pipeline_tag: 'text-to-speech' },
      [],
      ['vllm'],
    ],
    ['a model of MLX', plain(['mlx']), ['mlx-lm', 'lmstudio'], ['vllm', 'llama.cpp']],
    ['GGUF files made of a model of MLX', gguf({ tags: ['gguf', 'mlx', 'conversational'] }), ['llama.cpp'], ['mlx-lm']],
    ['images of MLX', { id: 'org/m', tags: ['mlx'], pipeline_tag: 'image-to-image' }, [], ['mlx-lm', 'lmstudio']],
    // NVIDIA gives what its Model Optimizer quantized the name of that as the library, and no tag of another.
    [
      "NVIDIA's own quantization",
      { ...plain(['Model Optimizer', 'safetensors', 'ModelOpt']), library_name: 'Model Optimizer' },
      ['vllm', 'sglang'],
      ['tgi', 'llama.cpp'],
    ],
    [
      'a head that only drafts, of NVIDIA',
      { ...plain(['safetensors', 'ModelOpt'], { id: 'nvidia/m-Eagle3' }), library_name: 'Model Optimizer' },
      [],
      ['vllm', 'sglang'],
    ],
    ['a tag of TGI', plain(['transformers', 'text-generation-inference']), ['tgi', 'vllm'], []],
    ['no record', {}, [], ['llama.cpp', 'vllm', 'ollama', 'tgi']],
  ])('%s', async (_, record, taken, refused) => {
    const ids = Object.keys(await printedFor(record));
    expect(ids).toEqual(expect.arrayContaining(taken));
    expect(ids.filter((id) => refused.includes(id))).toEqual([]);
  });
  test.each([
    [{ quantization: null, file: 5, shell: {}, prompt: [] }],
    [{ only: 'ollama' }],
    [{ only: 5 }],
  ])('%j, which are no options, choose nothing', async (options: object) =>
    expect(await printedFor(gguf(), options)).toEqual(await printedFor(gguf())));
  test('only those that are asked for', async () =>
    expect(Object.keys(await printedFor(gguf(), { only: ['ollama', 'vllm'] }))).toEqual(['ollama']));
});

/** Everything that a record of transformers can be offered with. */
const SERVERS = ['vllm', 'sglang', 'tgi'];
const served = (tags: string[], more: object = {}) =>
  plain(['transformers', 'safetensors', 'text-generation-inference', ...tags], more);
const GGUF_APPS = ['llama.cpp', 'ollama', 'jan', 'lmstudio', 'unsloth', 'localai', 'llama-cpp-python', 'lemonade'];
const read = (architecture: string, more: object = {}) =>
  gguf({ tags: ['gguf'], gguf: { architecture, context_length: 512 }, ...more });

describe('apps that could not run it are not offered', () => {
  test.each<[string, object, string[], string[]]>([
    ['weights for MLX with a tag of bits', served(['mlx', '4-bit']), ['mlx-lm', 'lmstudio'], SERVERS],
    [
      'weights for MLX whose configuration names bits',
      served(['mlx'], { config: { quantization_config: { bits: 8, group_size: 64 } } }),
      ['mlx-lm'],
      SERVERS,
    ],
    ['weights for MLX that were not quantized', served(['mlx'], { id: 'org/m-bf16' }), [...SERVERS, 'mlx-lm'], []],
    ['bitsandbytes by tag', served(['4-bit', 'bitsandbytes']), ['sglang'], ['vllm', 'tgi']],
    ['bitsandbytes that it was trained with', served(['bitsandbytes']), SERVERS, []],
    ['EXL3 that names vLLM', plain(['vllm', 'exl3', '3-bit'], { library_name: 'vllm' }), [], SERVERS],
    ['EXL2', served(['exl2', '4-bit']), ['tgi'], ['vllm', 'sglang']],
    [
      'a draft that names SGLang',
      plain(['sglang', 'draft-model'], { library_name: 'sglang' }),
      [],
      [...SERVERS, 'llama.cpp'],
    ],
    ['a draft by its architecture', served([], { config: { architectures: ['LlamaForCausalLMEagle3'] } }), [], SERVERS],
    ['a draft for MLX', plain(['mlx', 'draft-model', 'conversational']), [], ['mlx-lm', 'lmstudio']],
    ['a draft in GGUF', gguf({ tags: ['gguf', 'draft-model', 'conversational'] }), [], GGUF_APPS],
    ['an encoder in GGUF', read('bert', { pipeline_tag: undefined }), ['llama.cpp'], GGUF_APPS.slice(1)],
    ['the text encoder of a picture model', read('t5encoder', { pipeline_tag: undefined }), [], GGUF_APPS],
    ['a LoRA in GGUF', { ...plain(['gguf', 'lora']), id: 'org/m-LoRA-GGUF' }, [], GGUF_APPS],
    ['speech in GGUF', read('qwen3', { pipeline_tag: 'text-to-speech' }), [], GGUF_APPS],
    ['answers about sounds', gguf({ pipeline_tag: 'audio-text-to-text' }), ['llama.cpp'], ['llama-cpp-python']],
    ['a tag of TGI without a task', served([], { pipeline_tag: undefined }), [], ['tgi']],
    ['a tag of TGI on pictures', served([], { pipeline_tag: 'unconditional-image-generation' }), [], SERVERS],
    ['a tag of TGI on a ranking', served(['text-generation'], { pipeline_tag: 'text-ranking' }), [], SERVERS],
    ['a tag of TGI on Keras', plain(['keras-hub', 'text-generation-inference']), [], SERVERS],
    ['a translation that TGI serves', served([], { pipeline_tag: 'translation' }), ['tgi'], []],
  ])('%s', async (_, record, taken, refused) => {
    const ids = Object.keys(await printedFor(record));
    expect(ids).toEqual(expect.arrayContaining(taken));
    expect(ids.filter((id) => refused.includes(id))).toEqual([]);
  });
});

test('a model that ranks is served and asked for a ranking', async () => {
  const record = read('modern-bert', { pipeline_tag: 'text-ranking' });
  const printed = await printedFor(record);
  expect(Object.keys(printed)).toEqual(['llama.cpp']);
  const code = textOf(printed['llama.cpp']);
  expect(code).toMatch(/llama serve -hf org\/m-GGUF:Q4_K_M --reranking/);
  expect(code).toContain('http://127.0.0.1:8080/v1/rerank');
  expect(code).toMatch(/"query": "[^"]+\?",\n +"documents": \[/);
  expect(code).not.toMatch(/llama (cli|completion)|chat|--embeddings/);
});

test('a model of embeddings is served and asked for one', async () => {
  const { 'llama.cpp': app } = await printedFor(gguf({ pipeline_tag: 'feature-extraction' }));
  const code = textOf(app);
  expect(code).toMatch(/llama serve -hf org\/m-GGUF:Q4_K_M --embeddings/);
  expect(code).toContain('http://127.0.0.1:8080/v1/embeddings');
  expect(code).not.toMatch(/llama (cli|completion)|chat/);
});

describe('the quantization', () => {
  test.each<[string, object, object, string, string]>([
    ['the usual one', gguf(), {}, 'llama serve -hf org/m-GGUF:Q4_K_M', 'ollama run hf.co/org/m-GGUF:Q4_K_M'],
    ['the chosen one', gguf(), { quantization: 'Q8_0' }, '-hf org/m-GGUF:Q8_0 ', 'hf.co/org/m-GGUF:Q8_0\n'],
    ['in small letters', gguf(), { quantization: 'q8_0' }, '-hf org/m-GGUF:Q8_0 ', 'hf.co/org/m-GGUF:Q8_0\n'],
    ['of a chosen file', gguf(), { file: 'm-Q8_0.gguf' }, '-hf org/m-GGUF:Q8_0 ', 'hf.co/org/m-GGUF:Q8_0\n'],
    ['none that the name tells', gguf({}, ['model.gguf']), {}, '-hf org/m-GGUF -hff model.gguf', ':model.gguf\n'],
  ])('%s stands in every command', async (_, record, options, llama, ollama) => {
    const printed = await printedFor(record, options);
    expect(textOf(printed['llama.cpp'])).toContain(llama);
    expect(textOf(printed.ollama)).toContain(ollama);
  });
  test.each([
    [{ quantization: 'Q2_K' }, 'The model has no GGUF file at Q2_K.'],
    [{ quantization: 'great' }, '"great" is no quantization.'],
    [{ quantization: 'q4f16' }, 'q4f16 is a dtype of ONNX files, and commands of apps name GGUF files alone.'],
    [{ file: 'other.gguf' }, 'The model has no GGUF file "other.gguf".'],
    [{ file: 'mmproj-m-f16.gguf' }, 'The model has no GGUF file "mmproj-m-f16.gguf".'],
  ])('%o that the model lacks is said', async (options, text) => {
    const { 'llama.cpp': app } = await printedFor(gguf(), options);
    expect(app?.notices[0]).toEqual({ kind: 'warning', text });
    expect(textOf(app)).toContain('-hf org/m-GGUF:Q4_K_M');
  });
});

describe('weights of safetensors files', () => {
  const record = plain(['transformers', 'conversational', 'text-generation-inference'], {
    library_name: 'transformers',
    safetensors: { parameters: { BF16: 8e9 }, total: 8e9 },
  });

  test.each<[string, string | undefined, string, string[]]>([
    ['vllm', undefined, 'vllm serve org/m --port 8000\n', []],
    ['vllm', '8-bit', '--quantization fp8_per_tensor\n', []],
    ['sglang', '8-BIT', '--quantization fp8\n', []],
    ['tgi', '8-bit', '--quantize bitsandbytes\n', []],
    ['tgi', '4-bit', '--quantize bitsandbytes-nf4\n', []],
    [
      'vllm',
      '4-bit',
      'vllm serve org/m --port 8000\n',
      ['vLLM has no option for 4-bit: it loads the weights as the files hold them.'],
    ],
    ['vllm', '16-bit', 'vllm serve org/m --port 8000\n', ['Nothing tells that the model can be loaded as 16-bit.']],
  ])('%s loads them as %s', async (app, quantization, code, warned) => {
    const printed = (await printedFor(record, { ...(quantization && { quantization }) }))[app];
    expect(textOf(printed).replaceAll(/ \\\n +/g, ' ')).toContain(code);
    expect(printed?.notices.flatMap(({ kind, text }) => (kind === 'warning' ? [text] : []))).toEqual(warned);
  });
  test('are loaded as the catalogue names it alone', async () => {
    const entries = await Promise.all(apps.map(({ load }) => load()));
    const named = entries.flatMap(({ steps = [] }) => loadedIn(steps).flatMap((loadedAs) => Object.keys(loadedAs)));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((label) => !isPrecision(label))).toEqual([]);
  });
});

describe('what is printed', () => {
  const records = [
    gguf(),
    gguf({}, ['model.gguf']),
    gguf({ tags: [] }),
    gguf({ pipeline_tag: 'image-text-to-text' }),
    plain(['transformers', 'conversational']),
    plain(['transformers', 'mistral-common']),
    plain(['mlx']),
    plain(['mlx', 'conversational']),
    plain(['transformers', 'text-generation-inference', 'conversational']),
  ];
  const cases = records.flatMap((record) => shells.map(({ id }) => ({ shell: id, record })));
  test.each(cases)('has steps or a link, and no slot, in $shell for $record.tags', async ({ record, shell }) => {
    const printed = Object.values(await printedFor(record, { shell }));
    expect(printed.length).toBeGreaterThan(0);
    for (const app of printed) {
      expect(app.link !== undefined || app.steps.length > 0).toBe(true);
      for (const { code } of app.steps) expect(code).toMatch(/[^\s]\n$/);
      expect(textOf(app)).not.toMatch(/\{[A-Za-z]+\}|\{\{|undefined|<secret>|\$volume/);
    }
  });
  test('is for the shell that was asked for', async () => {
    const { 'llama.cpp': app } = await printedFor(gguf(), { shell: 'powershell' });
    const [request] = app?.steps.filter(({ client }) => client === 'curl') ?? [];
    expect(request).toMatchObject({ shell: 'powershell', code: expect.stringContaining('curl.exe') });
  });
  test('asks a server as curl and as the client of OpenAI, at the port that it was started with', async () => {
    const { 'llama.cpp': app } = await printedFor(gguf(), { quantization: 'Q8_0' });
    const requests = app?.steps.filter(({ client }) => client !== undefined) ?? [];
    expect(requests.map(({ client, language }) => [client, language])).toEqual([
      ['curl', 'sh'],
      ['openai', 'python'],
      ['openai', 'js'],
    ]);
    const [, port] = /--port (\d+)/.exec(app?.steps.map(({ code }) => code).join('') ?? '') ?? [];
    for (const { code } of requests) expect(code).toContain(`http://127.0.0.1:${port}/v1`);
  });
});

describe('hostile values', () => {
  /** What is in a file's name may be anything; a record that a parser refuses has no file. */
  const names = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 });
  const nasty = fc.oneof(
    names,
    fc.constantFrom("a' b", '$(x)', '`x`', '{id}', '{{QUANT_TAG}}', 'a&b#c', '"; rm', '../x'),
  );

  test('arrive in a POSIX shell as they are', { timeout: 60_000 }, async () => {
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(nasty, async (piece) => {
        const { localai } = await printedFor(gguf({}, [`${piece}.gguf`]), { only: ['localai'] });
        const step = localai?.steps.find(({ code }) => code.startsWith('local-ai'));
        // A name with characters that a terminal would obey is no file of the model.
        if (!step) return;
        const script = `show() { printf '%s' "$2"; }\n${step.code.replace('local-ai', 'show')}`;
        const address = String(step.command?.words.at(-1));
        if (!/[\p{C}\p{Z}\ufffd]/u.test(address.replaceAll(' ', '')) && address.isWellFormed()) {
          compared += 1;
          expect(spawnSync('sh', ['-c', script]).stdout.toString()).toBe(address);
        }
      }),
      { numRuns: 100 },
    );
    expect(compared).toBeGreaterThan(20);
  });
  test('leave a link an address of its app, with nothing after the id', async () => {
    await fc.assert(
      fc.asyncProperty(nasty, async (piece) => {
        const id = `org/${piece}`;
        const { jan } = await printedFor(gguf({ id }));
        const link = jan?.link ?? '';
        expect(link).toMatch(/^jan:\/\/models\/huggingface\/[A-Za-z0-9\-_.!~*'()%/]+$/);
      }),
    );
  });
  test('are never slots themselves', () =>
    fc.assert(
      fc.property(nasty, nasty, (id, name) => {
        expect(fill('{id}|{name}', { id, name })).toBe(`${id}|${name}`);
      }),
    ));
});
