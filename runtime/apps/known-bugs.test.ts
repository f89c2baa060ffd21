import { describe, expect, test } from 'vitest';
import { gguf, printedFor, textOf } from './test-kit/records.ts';
import type { PrintedApp } from './types.ts';

/** Mistakes that snippets of this kind have been published with, by number. */
const mlx = { id: 'org/m', pipeline_tag: 'text-generation', tags: ['mlx', 'conversational'] };
const chat = { id: 'org/m', pipeline_tag: 'text-generation', tags: ['transformers', 'conversational'] };
const tgi = { id: 'org/m', pipeline_tag: 'text-generation', tags: ['transformers', 'text-generation-inference'] };
const quantized = (quant_method: string) => ({ ...chat, config: { quantization_config: { quant_method } } });

const stepsOf = async (record: object, app: string): Promise<PrintedApp['steps']> =>
  (await printedFor(record))[app]?.steps ?? [];
const codeOf = async (record: object, app: string, options?: object): Promise<string> =>
  textOf((await printedFor(record, options))[app]);

describe('a server and its request', () => {
  test('1: MLX LM is asked where it listens', async () => {
    const code = await codeOf(mlx, 'mlx-lm');
    expect(code).toContain('--port 8080');
    expect(code).toContain('http://127.0.0.1:8080/v1/chat/completions');
  });
  test.each([
    ['mlx-lm', mlx],
    ['vllm', chat],
    ['sglang', chat],
    ['tgi', tgi],
    ['llama.cpp', gguf()],
  ])('2: %s is started in one block and asked in another', async (app, record) => {
    const steps = await stepsOf(record, app);
    const asking = steps.filter(({ client }) => client !== undefined);
    expect(asking.map(({ client, language }) => `${client} ${language}`)[0]).toBe('curl sh');
    for (const { code } of asking) {
      expect(code).toMatch(/http:\/\/127\.0\.0\.1:\d+\/v1/);
      expect(code).not.toMatch(/serve|server |docker/);
    }
  });
  test('5: without a task, a chat is asked for with a message, and never with a sentence that says there is none', async () => {
    const { pipeline_tag: _, ...record } = gguf();
    const code = await codeOf(record, 'llama.cpp');
    expect(code).toMatch(/"messages": \[\s*\{\s*"role": "user",\s*"content": "[A-Z][^"]+\?"/);
    expect(code).not.toMatch(/no input example|undefined/i);
  });
  test('8: TGI has shared memory; a model that is no chat is given a text to go on with', async () => {
    const code = await codeOf(tgi, 'tgi');
    expect(code).toContain('--shm-size 1g');
    expect(code).toContain('/v1/completions');
  });
  test.each(['llama.cpp', 'pi', 'hermes-agent', 'openclaw'])('22: %s says the port of llama.cpp', async (app) =>
    expect(await codeOf(gguf(), app)).toMatch(/llama serve -hf org\/m-GGUF:Q4_K_M[\s\\]+--port 8080/));
});

describe('which models', () => {
  test('3: vLLM is not offered for GGUF', async () =>
    expect(Object.keys(await printedFor(gguf({ tags: ['gguf', 'transformers'] })))).not.toContain('vllm'));
  test.each(['vllm', 'sglang', 'tgi'])('3: %s is not offered for GGUF that a list of the hub names', async (app) => {
    const tags = ['transformers', 'text-generation-inference', 'conversational'];
    const offered = async (more: string[]): Promise<string[]> =>
      Object.keys(await printedFor({ id: 'org/m', pipeline_tag: 'text-generation', tags: [...tags, ...more] }));
    expect(await offered(['gguf'])).not.toContain(app);
    expect(await offered(['gguf', 'safetensors'])).toContain(app);
  });
  test.each([
    ['aqlm', false, false],
    ['marlin', false, false],
    ['fp8', true, true],
    ['mxfp4', true, true],
    ['compressed-tensors', true, true],
    ['bitsandbytes', false, true],
  ])('4: %s is taken by vLLM: %s, by SGLang: %s', async (method, vllm, sglang) => {
    const ids = Object.keys(await printedFor(quantized(method)));
    expect([ids.includes('vllm'), ids.includes('sglang')]).toEqual([vllm, sglang]);
  });
  test('18: Hermes is offered with a long context alone, and its server is given one', async () => {
    expect(await codeOf(gguf(), 'hermes-agent')).toContain('-c 65536');
    const short = gguf({ gguf: { context_length: 32768, chat_template: '{% if tools %}' } });
    expect(Object.keys(await printedFor(short))).not.toContain('hermes-agent');
  });
  test.each<[string, unknown, boolean]>([
    ['a template that asks for tools', '{% if tools %}x{% endif %}', true],
    ['one that only names them', 'You have no tools.', false],
    [
      'the second of a list',
      [
        { name: 'default', template: 'x' },
        { name: 'tool_use', template: '{% if tools %}' },
      ],
      true,
    ],
  ])('23: agents and %s', async (_, chat_template, offered) => {
    const config = { tokenizer_config: { chat_template } };
    const ids = Object.keys(await printedFor(gguf({ gguf: { context_length: 131072 }, config })));
    expect(ids.includes('pi')).toBe(offered);
  });
  test('26: Sanctum is gone', async () => expect(Object.keys(await printedFor(gguf()))).not.toContain('sanctum'));
});

describe('files and quantizations', () => {
  test.each([
    ['12', 'model.gguf', 'llama.cpp', '-hf org/m-GGUF -hff model.gguf'],
    ['12', 'model.gguf', 'ollama', 'hf.co/org/m-GGUF:model.gguf\n'],
    ['13', 'x-Q4_K_L.gguf', 'llama.cpp', '-hf org/m-GGUF:Q4_K_L '],
    ['13', 'x-Q6_K_L.gguf', 'ollama', 'hf.co/org/m-GGUF:Q6_K_L\n'],
    ['14', 'Qwen-Q4_K_M_IMAT.gguf', 'llama.cpp', '-hff Qwen-Q4_K_M_IMAT.gguf'],
    ['14', 'Qwen-Q4_K_M_IMAT.gguf', 'ollama', 'hf.co/org/m-GGUF:Qwen-Q4_K_M_IMAT.gguf\n'],
    ['15', 'm-Q8_0.gguf', 'lemonade', 'lemonade chat user.m-GGUF-Q8_0'],
    ['15', 'model.gguf', 'lemonade', 'lemonade pull org/m-GGUF\n'],
    ['29', 'sub dir/a b.gguf', 'llama.cpp', "-hff 'sub dir/a b.gguf'"],
    ['29', 'sub dir/a b.gguf', 'localai', "'huggingface://org/m-GGUF/sub dir/a b.gguf'"],
  ])('%s: %s in %s', async (_, file, app, expected) => {
    const code = await codeOf(gguf({}, [file]), app);
    expect(code).toContain(expected);
    expect(code).not.toContain('{{');
  });
  test('15: without a known name there is no chat with it', async () =>
    expect(await codeOf(gguf({}, ['model.gguf']), 'lemonade')).not.toContain('user.'));
  test('11: no file stands in a link as it is', async () => {
    const { jan, lmstudio } = await printedFor(gguf({ id: 'o/a b & c#1' }));
    expect(jan?.link).toBe('jan://models/huggingface/o/a%20b%20%26%20c%231');
    expect(lmstudio?.link).toBe(undefined);
  });
});

describe('commands of today', () => {
  test.each<[string, object, string, string[], string[]]>([
    ['6', gguf(), 'llama.cpp', [], ['docker model']],
    ['6', chat, 'vllm', [], ['docker model']],
    ['7', tgi, 'tgi', ['-v tgi-data:/data'], ['/root/.cache']],
    [
      '9',
      gguf(),
      'localai',
      ['-v localai-models:/models', 'localai/localai:latest run'],
      ['latest-cpu', '/build/models'],
    ],
    ['10', gguf(), 'localai', ['curl -fsSL https://localai.io/install.sh -o '], []],
    ['17', gguf(), 'pi', ['pi --model llama-cpp/org/m-GGUF:Q4_K_M'], []],
    ['17', gguf(), 'pi', ['"contextWindow": 65536'], []],
    ['19', gguf(), 'hermes-agent', ['hermes config set model.default org/m-GGUF:Q4_K_M'], ['hermes setup']],
    ['21', gguf(), 'openclaw', ['--custom-text-input'], ['--custom-image-input']],
    ['21', gguf({ pipeline_tag: 'image-text-to-text' }), 'openclaw', ['--custom-image-input'], ['--custom-text-input']],
    ['24', gguf(), 'pi', ['https://llama.app/install.sh'], ['brew']],
    ['25', gguf(), 'unsloth', ['unsloth studio run --model org/m-GGUF:Q4_K_M'], ['0.0.0.0']],
    ['27', chat, 'sglang', ['sglang serve --model-path org/m'], ['launch_server', '0.0.0.0']],
    ['28', gguf({ tags: [] }), 'llama.cpp', ['llama completion -hf org/m-GGUF:Q4_K_M'], ['llama cli', '-no-cnv']],
    ['32', gguf(), 'pi', ['@earendil-works/pi-coding-agent'], ['@mariozechner']],
  ])('%s', async (_, record, app, has, lacks) => {
    const code = (await codeOf(record, app)).replaceAll(/ \\\n +/g, ' ');
    for (const piece of has) expect(code).toContain(piece);
    for (const piece of lacks) expect(code).not.toContain(piece);
  });
  test.each([
    ['7: maintenance of', 'tgi', tgi, 'maintenance mode'],
    ['16: the Node of', 'pi', gguf(), 'Node 22.19'],
    ['17: a file that is there already of', 'pi', gguf(), 'added to, not replaced'],
    ['20: the Node of', 'openclaw', gguf(), 'Node 24.16'],
  ])('%s %s is said', async (_, app, record, text) => {
    const printed = await printedFor(record);
    expect(printed[app]?.notices.map((notice) => notice.text).join(' ')).toContain(text);
  });
});
