import { spawn, spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ROOT } from '../../generators/cli/command.ts';

// Each test starts a program; a machine that is busy with other tests may take its time.
vi.setConfig({ testTimeout: 120_000 });

const record = {
  id: 'org/m-GGUF',
  tags: ['gguf', 'conversational'],
  gguf: { context_length: 4096 },
  siblings: [{ rfilename: 'm-Q4_K_M.gguf' }, { rfilename: 'm-Q8_0.gguf' }],
};
const big = { ...record, gguf: { context_length: 4096, total: 8e9 } };

const sized = {
  ...record,
  siblings: [
    { rfilename: 'm-Q4_K_M.gguf', size: 4_920_739_232 },
    { rfilename: 'm-Q8_0.gguf', size: 8_540_775_840 },
  ],
};
const derived = { ...big, cardData: { base_model: 'org/base' } };

/** What the command prints for a record with options. */
const ask = (given: object, ...args: string[]) =>
  spawnSync(process.execPath, [join(ROOT, 'package/bin/main.ts'), '-', ...args], {
    input: JSON.stringify(given),
    encoding: 'utf8',
  });

it.each<[object, string[], string, string]>([
  [record, ['--quant', 'q8_0'], 'Q8_0', 'Executed on a tiny random model with'],
  [big, ['--memory', '12'], 'Q8_0', 'Q8_0 is the best that fits into 12 GiB.'],
  [big, ['--memory', '7'], 'Q4_K_M', 'Q4_K_M is the best that fits into 7 GiB.'],
  [big, ['--chip', 'rtx 4090'], 'Q8_0', 'Q8_0 is the best that fits into 24 GiB.'],
  [big, ['--chip', 'Apple M4', '--memory', '16'], 'Q8_0', 'Q8_0 is the best that fits into 16 GiB.'],
  [big, ['--chip', 'M2', '--memory', '8'], 'Q4_K_M', 'of 8 GiB, Apple M2 has about 5.3 GiB for models'],
  [record, ['--memory', '7'], 'Q4_K_M', 'does not say how big the model is'],
])('an app is run at the quantization that %j with %j chooses: %s', (given, options, quantization, said) => {
  const { status, stdout, stderr } = ask(given, '--app', 'ollama', '--only', '2', ...options);
  expect({ status, stdout }).toEqual({ status: 0, stdout: `ollama run hf.co/org/m-GGUF:${quantization}\n` });
  expect(stderr).toContain(said);
});

it.each([
  ['--language', 'sh', /\(sh\)/, /\((?:js|python)\)/],
  ['--client', 'openai', /\((?:js|python)\)/, /\(sh\)|Open in the app/],
])('of an app only what %s %s asks for is printed', (option, value, said, left) => {
  const { status, stdout } = ask(record, '--app', 'llama.cpp', option, value);
  expect(status).toBe(0);
  expect(stdout).toMatch(said);
  expect(stdout).not.toMatch(left);
});

it('of a model without GGUF files a label of them chooses nothing, and that is said', () => {
  const plain = { id: 'org/m', library_name: 'transformers', pipeline_tag: 'text-generation', tags: ['transformers'] };
  const { status, stderr } = ask({ ...plain, siblings: [{ rfilename: 'model.safetensors' }] }, '--quant', 'Q4_K_M');
  expect(status).toBe(0);
  expect(stderr).toContain('The model has no GGUF file at Q4_K_M.');
});

it.each<[string, object]>([
  ['a LoRA', { library_name: 'diffusers', tags: ['lora'], siblings: [{ rfilename: 'style.safetensors', size: 2e8 }] }],
  ['a picture model', { pipeline_tag: 'text-to-image', siblings: [{ rfilename: 'm-Q4_0.gguf', size: 6e9 }] }],
])('of %s it is not said whether it fits: another model takes memory too', (_, given) => {
  const { status, stderr } = ask({ id: 'org/m', ...given }, '--only', '1', '--memory', '12');
  expect(status).toBe(0);
  expect(stderr).toContain(
    'how much memory it takes is not known: its weights are loaded with those of another model.',
  );
  expect(stderr).not.toMatch(/fits|too big/);
});

it.each<[string, object, string[]]>([
  [
    'weights in 16 bits',
    { parameters: { BF16: 8_030_261_248 } },
    ['BF16: about 16.0 GiB, too big', '8-bit: about 8.5 GiB, fits', '8-bit is the best that fits into 12 GiB.'],
  ],
  ['an unknown type', { parameters: { X9: 8 } }, ['the record does not say how big the model is.']],
])('%s of safetensors files are told at what they are loaded as', (_, safetensors, said) => {
  const given = { id: 'org/m', library_name: 'transformers', pipeline_tag: 'text-generation', safetensors };
  const { status, stderr } = ask(given, '--only', '2', '--memory', '12');
  expect(status).toBe(0);
  for (const line of said) expect(stderr).toContain(line);
});

it.each([
  [['--chip', 'rtx 409'], 'there is no chip "rtx 409". Near: '],
  [['--chip', 'Apple M4'], 'Apple M4 comes with 16, 24 or 32 GiB: say which with --memory.'],
])('%j is no choice', (options, said) => {
  const { status, stderr } = ask(big, '--app', 'ollama', ...options);
  expect(status).toBe(2);
  expect(stderr).toContain(said);
});

const layers = { num_hidden_layers: 32, num_attention_heads: 32, num_key_value_heads: 8, hidden_size: 4096 };
let hub: Server;
const asked: string[] = [];
beforeAll(async () => {
  hub = createServer((request, response) => {
    asked.push(String(request.url));
    if (request.url === '/org/base/resolve/main/config.json')
      // As Python writes it.
      response.end(JSON.stringify({ ...layers, time_step_limit: [0, 1e9] }).replace('1000000000', 'Infinity'));
    else if (request.url?.startsWith('/api/models/org/m-GGUF'))
      response.end(JSON.stringify(request.url.endsWith('?blobs=true') ? sized : record));
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => hub.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  hub.close();
});

/** What the command says with the hub of this test. */
async function saidBy(source: string, given: object | undefined, ...options: string[]): Promise<string> {
  const address = `http://127.0.0.1:${(hub.address() as AddressInfo).port}`;
  const all = [source, '--app', 'ollama', '--hub', address, ...options];
  const child = spawn(process.execPath, [join(ROOT, 'package/bin/main.ts'), ...all]);
  child.stdin.end(given && JSON.stringify(given));
  child.stdout.resume();
  return text(child.stderr);
}

/** What the command says for a model with a context. */
const saidWith = (given: object): Promise<string> => saidBy('-', given, '--memory', '12', '--context', '32000');

it('asks the hub for the sizes of files where memory is said, and only then', async () => {
  asked.length = 0;
  expect(await saidBy('org/m-GGUF', undefined, '--memory', '8')).toContain('Q4_K_M is the best that fits into 8 GiB.');
  expect(await saidBy('org/m-GGUF', undefined)).not.toContain('fits');
  expect(asked).toEqual(['/api/models/org/m-GGUF?blobs=true', '/api/models/org/m-GGUF']);
});

it.each<[string, object, string, string]>([
  ['the record', { ...big, config: layers }, 'a context of 32000 tokens takes about 3.9 GiB.', 'Q4_K_M'],
  ['the model that it was made from', derived, 'about 3.9 GiB.', 'Q4_K_M'],
  ['a model that is known', { ...big, id: 'org/Meta-Llama-3.1-8B-GGUF' }, 'about 3.9 GiB.', 'Q4_K_M'],
  [
    'a model whose own configuration names other layers',
    { ...big, id: 'org/Meta-Llama-3.1-8B-GGUF', config: { ...layers, layer_types: ['new'] } },
    'about 3.9 GiB.',
    'Q4_K_M',
  ],
  [
    'none that are described',
    { ...big, config: { ...layers, layer_types: Array(32).fill('new_attention') } },
    'only weights are counted: nothing tells the layers',
    'Q8_0',
  ],
  ['nothing', big, 'only weights are counted: nothing tells the layers', 'Q8_0'],
])('a context is counted with the layers of %s', async (_, given, context, best) => {
  const said = await saidWith(given);
  expect(said).toContain(context);
  expect(said).toContain(`${best} is the best that fits into 12 GiB.`);
});

it('asks the hub for the configuration of the model, then for that of its base model', async () => {
  asked.length = 0;
  await saidWith(derived);
  expect(asked).toEqual(['/org/m-GGUF/resolve/main/config.json', '/org/base/resolve/main/config.json']);
});

it('says of each step what was done with it, as text and as JSON', () => {
  expect(ask(record, '--app', 'ollama').stdout).toContain("Not run: the installer comes from its makers' site");
  const { apps, ...rest } = JSON.parse(ask(record, '--app', 'ollama', '--json').stdout);
  expect(rest).toMatchObject({ library: [], inference: [] });
  expect(apps).toMatchObject([{ app: 'ollama', kind: 'server' }]);
  expect(apps[0].steps.every(({ proof }: { proof?: string }) => proof !== undefined)).toBe(true);
});

it('says what the model lacks', () =>
  expect(ask(record, '--app', 'ollama', '--quant', 'Q2_K').stderr).toContain('The model has no GGUF file at Q2_K.'));

it('tells of a gated model with the steps of an app, and its token is among them', () => {
  const { stdout, stderr } = ask({ ...record, gated: 'auto' }, '--app', 'llama.cpp');
  expect(stderr).toContain('accept the terms at https://huggingface.co/org/m-GGUF');
  expect(stdout).toMatch(/^export HF_TOKEN=your-token$/m);
});
