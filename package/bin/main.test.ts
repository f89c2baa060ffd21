import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ROOT } from '../../generators/cli/command.ts';
import { inferenceSnippets } from '../../runtime/inference/index.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { answersOf } from './test-kit/hub.ts';
import { proxyServer } from './test-kit/proxy.ts';

// Each test starts a program; a machine that is busy with other tests may take its time.
vi.setConfig({ testTimeout: 60_000 });

const BIN = join(ROOT, 'package/bin/main.ts');
const seed = (slug: string): string => readFileSync(join(ROOT, `seeds/${slug}.json`), 'utf8');
const CHAT = JSON.parse(seed('qwen-qwen3-0-6b')) as { id: string };
const answers = answersOf(CHAT);
const snippetFiles = (folder: string): string[] => {
  const path = join(ROOT, 'out/snippets', folder);
  return readdirSync(path)
    .sort()
    .map((name) => readFileSync(join(path, name), 'utf8'));
};

const requests: IncomingMessage[] = [];
let hub: Server;
let address: string;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bin-test-'));
  hub = createServer((request, response) => {
    requests.push(request);
    const answer = answers[request.url ?? ''];
    if (answer) answer(request, response);
    else response.writeHead(401).end('{"error":"Repository not found"}');
  });
  await new Promise<void>((done) => hub.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(hub.address() as AddressInfo).port}`;
});
afterAll(() => {
  hub.closeAllConnections();
  hub.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  requests.length = 0;
});

interface Result {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the program without blocking, so that the hub in this process can answer. */
function run(
  args: string[],
  { env = {}, input = '' }: { env?: Record<string, string>; input?: string } = {},
): Promise<Result> {
  const clean = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/proxy|^HF_|DISPLAY|^SSH_/i.test(name)),
  );
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [BIN, ...args], { cwd: folder, env: { ...clean, ...env } });
    const result: Result = { status: null, stdout: '', stderr: '' };
    child.stdout.on('data', (chunk) => {
      result.stdout += chunk;
    });
    child.stderr.on('data', (chunk) => {
      result.stderr += chunk;
    });
    child.on('error', fail);
    child.on('close', (status) => done({ ...result, status }));
    child.stdin.end(input);
  });
}
const ask = (...args: string[]): Promise<Result> => run([...args, '--hub', address]);

describe('a model of the hub', () => {
  it('prints the code of the rendered files, then that of the API', async () => {
    const { stdout, status } = await ask('Qwen/Qwen3-0.6B');
    expect(status).toBe(0);
    const api = inferenceSnippets(parseModel(CHAT)).snippets.map(({ code }) => code);
    const library = snippetFiles('transformers/qwen-qwen3-0-6b');
    expect(api.length).toBeGreaterThan(3);
    const sections = stdout.split(/^── .*\n/m).slice(1);
    const withUv = library.map((code) => code.replace(/^pip (.*)$/m, 'pip $1\n# uv: uv pip $1'));
    const code = sections.map((text) =>
      text.replace(/^( {3}needs: .*\n)+/, '').replace(/\n {3}Executed on .*\n$/m, ''),
    );
    expect(code.map((text) => text.trimEnd())).toEqual([...withUv, ...api].map((text) => text.trimEnd()));
    expect(stdout).toMatch(/^# uv: uv pip install -U transformers/m);
  });

  it.each([
    ['the address of its page', () => `${address}/Qwen/Qwen3-0.6B/tree/main`],
    ['the address of its record', () => `${address}/api/models/Qwen/Qwen3-0.6B`],
    ['a name that it had before', () => 'old/name'],
  ])('is found by %s', async (_, source) => {
    const { stdout, status } = await ask(source(), '--library', 'transformers', '--only', '2');
    expect({ status, stdout }).toEqual({ status: 0, stdout: snippetFiles('transformers/qwen-qwen3-0-6b')[1] });
  });

  it('asks a provider by the name that it has there', async () => {
    const { stdout, status } = await ask('Qwen/Qwen3-0.6B', '--provider', 'together', '--client', 'curl', '--json');
    expect(status).toBe(0);
    const { library, inference, ...rest } = JSON.parse(stdout);
    const schema = JSON.parse(readFileSync('schemas/render-output.schema.json', 'utf8'));
    expect(new Ajv2020({ strict: false }).validate(schema, { library, inference, ...rest })).toBe(true);
    expect(rest).toEqual({ formatVersion: 1, id: 'Qwen/Qwen3-0.6B', apps: [] });
    expect(library).toEqual([]);
    expect(inference).toHaveLength(1);
    expect(requests.map(({ url }) => url)).toContain(
      '/api/models/Qwen/Qwen3-0.6B?expand%5B%5D=inferenceProviderMapping',
    );
    const expected = inferenceSnippets(parseModel(CHAT), {
      provider: 'together',
      client: 'curl',
      providerModelId: 'their/name',
    });
    expect(inference[0].code).toBe(expected.snippets[0]?.code);
  });

  it.each([
    ['its library', ['--library', 'transformers', '--only', '2'], '"content": "Say \\"hi\\" $(id)"}'],
    ['the API', ['--client', 'openai', '--language', 'python'], '"content": "Say \\"hi\\" $(id)"'],
    ['a server', ['--app', 'vllm', '--only', '4'], '"content": "Say \\"hi\\" $(id)"'],
  ])('asks %s what was typed', async (_, options, expected) => {
    const { stdout, status } = await ask('Qwen/Qwen3-0.6B', ...options, '--prompt', 'Say "hi" $(id)');
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining(expected) });
  });

  it('leaves a prompt out where the task is asked no text, and says so', async () => {
    const record = join(folder, 'speech.json');
    writeFileSync(record, JSON.stringify({ id: 'org/name', pipeline_tag: 'automatic-speech-recognition' }));
    const { stdout, stderr, status } = await run([record, '--client', 'huggingface_hub', '--prompt', 'high tide']);
    expect({ status, said: stdout.includes('high tide') }).toEqual({ status: 0, said: false });
    expect(stderr).toContain(
      'note: The prompt is left out of the calls: automatic-speech-recognition is asked no text.',
    );
  });

  it('says what a snippet needs, and saves the sample file that it reads', async () => {
    const record = join(folder, 'picture.json');
    writeFileSync(record, JSON.stringify({ id: 'org/name', pipeline_tag: 'image-classification' }));
    const args = [record, '--provider', 'hf-inference', '--client', 'requests', '--samples'];
    const { stdout, stderr, status } = await run(args);
    expect({ status, needs: stdout.includes('needs') }).toEqual({ status: 0, needs: false });
    expect(stderr).toContain('needs: pip install -U requests\nneeds: export HF_TOKEN=your-key');
    expect(stderr).toContain('needs: cat.jpg in this folder (a sample: --samples)\nsaved cat.jpg');
    expect(readFileSync(join(folder, 'cat.jpg')).equals(readFileSync('site/public/samples/cat.jpg'))).toBe(true);
    expect((await run(args)).stderr).toContain('cat.jpg is there already');
  });

  it('filters by language and streams on request', async () => {
    const { stdout } = await ask('Qwen/Qwen3-0.6B', '--language', 'js', '--stream', '--json');
    const { inference } = JSON.parse(stdout);
    const expected = inferenceSnippets(parseModel(CHAT), { language: 'js', streaming: true }).snippets;
    expect(inference.map(({ code }: { code: string }) => code)).toEqual(expected.map(({ code }) => code));
  });

  it('says that weights are gated', async () => {
    const { stderr, status } = await ask('a/gated', '--library', 'transformers');
    expect(status).toBe(0);
    expect(stderr).toContain('The weights are gated: accept the terms at');
  });

  it('sends the token of the environment to a hub on this machine', async () => {
    await run(['Qwen/Qwen3-0.6B', '--hub', address], { env: { HF_TOKEN: 'hf_secret' } });
    expect(requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer hf_secret']);
    requests.length = 0;
    await ask('Qwen/Qwen3-0.6B');
    expect(requests.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });
});

describe('what cannot be printed', () => {
  it.each([
    ['a/unknown', 1, 'has no public model "a/unknown". Check the spelling; for a private model set HF_TOKEN.'],
    ['a/terms', 1, '"a/terms" is gated: accept its terms at'],
    ['a/busy', 1, 'asks to slow down: try again in 7 s.'],
    ['a/broken', 1, 'answered with status 502'],
    ['a/page', 1, 'is not JSON:'],
    ['a/list', 1, 'is a list; a model record is a JSON object.'],
    ['a/idless', 1, 'is no model record: it has no id.'],
    ['a/cut', 1, 'cannot be read:'],
    ['missing.json', 1, 'there is no file missing.json.'],
    ['no such/model', 2, 'is no model id such as org/name. There is no file of that name either.'],
    ['a/../b', 2, 'is no model id such as org/name. There is no file of that name either.'],
    ['https://example.org/a/b', 2, 'is not a page of'],
    ['deep.json', 1, 'deep.json is not JSON: it is nested deeper than 128 levels'],
  ])('%s', async (source, status, message) => {
    writeFileSync(join(folder, 'deep.json'), '['.repeat(1_000_000));
    const result = await ask(source);
    expect(result).toMatchObject({ status, stdout: '' });
    expect(result.stderr).toContain(message);
    expect(result.stderr).not.toMatch(/^\s+at /m);
  });

  it.each([
    [['--library', 'transformer'], 2, 'there is no library "transformer". Near:'],
    [['--provider', 'fal'], 2, 'there is no provider "fal". Near: fal-ai.'],
    [['--app', 'ollam'], 2, 'there is no app "ollam". Near: ollama.'],
    [['--app', 'ollama'], 1, 'Ollama does not take this model.'],
    [['--language', 'pyton'], 2, 'Near: python.'],
    [['--language', 'pyton', '--stream'], 2, 'Near: python.'],
    [['--language', 'go', '--library', 'transformers'], 1, 'none in "go".'],
    [['--client', 'wget'], 2, 'there is no client "wget".'],
    [['--timeout', 'soon'], 2, '--timeout takes a number above 0, not "soon".'],
    [['--temperature', 'warm'], 2, '--temperature takes a number, not "warm".'],
    [['--only', '99'], 1, '--only 99: there are'],
    [['--copy'], 1, '--copy needs exactly one snippet, and'],
    [['--nonsense'], 2, "Unknown option '--nonsense'"],
    [['and', 'another'], 2, 'snippetry takes one model, not 3.'],
  ])('Qwen/Qwen3-0.6B %j', async (args, status, message) => {
    const result = await ask('Qwen/Qwen3-0.6B', ...args);
    expect(result).toMatchObject({ status, stdout: '' });
    expect(result.stderr).toContain(message);
  });

  it('does not wait longer than it was told', async () => {
    const { status, stderr } = await ask('a/silent', '--timeout', '0.3');
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: `${address} did not answer within 0.3 s. --timeout gives it longer.\n`,
    });
  });

  it('says so when it is offline, and how to go on', async () => {
    const { status, stderr } = await run(['gpt2', '--hub', 'http://127.0.0.1:9']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/cannot be (reached|read).*snippetry record\.json/);
  });
});

describe('a record', () => {
  it('comes from a file or standard input without any request', async () => {
    writeFileSync(join(folder, 'record.json'), JSON.stringify(CHAT));
    const args = ['--library', 'transformers', '--language', 'python', '--only', '1'];
    const file = await ask('record.json', ...args);
    const input = await run(['-', ...args], { input: JSON.stringify(CHAT) });
    expect(file.stdout).toBe(snippetFiles('transformers/qwen-qwen3-0-6b')[1]);
    expect(input.stdout).toBe(file.stdout);
    expect(requests).toEqual([]);
  });
});

describe('proxies', () => {
  let proxy: Server;
  let proxyAddress: string;
  const seen: string[] = [];
  beforeAll(async () => {
    proxy = proxyServer(seen, JSON.stringify(CHAT), () => (hub.address() as AddressInfo).port);
    await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
    proxyAddress = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    proxy.closeAllConnections();
    proxy.close();
  });

  it.each([
    ['HTTP_PROXY', ['http://hub.invalid'], {}, true],
    ['http_proxy', ['http://hub.invalid'], {}, true],
    ['HTTP_PROXY', [], { NO_PROXY: '127.0.0.1' }, false],
  ])('%s %j %j', async (name, [target], more, used) => {
    seen.length = 0;
    const { status, stderr } = await run(['Qwen/Qwen3-0.6B', '--library', 'transformers', '--hub', target ?? address], {
      env: { [name]: proxyAddress, ...more } as Record<string, string>,
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(seen.length > 0).toBe(used);
  });
});

describe('copying', () => {
  it('uses a clipboard program with exactly the bytes of the file', async () => {
    const taken = join(folder, 'clipboard');
    writeFileSync(join(folder, 'xclip'), `#!/bin/sh\ncat > '${taken}'\n`, { mode: 0o755 });
    const { stderr } = await run(
      ['Qwen/Qwen3-0.6B', '--hub', address, '--library', 'transformers', '--only', '2', '--copy'],
      {
        env: { DISPLAY: ':0', PATH: `${folder}:${process.env.PATH}` },
      },
    );
    expect(stderr).toMatch(/^note: Executed on .*\ncopied with xclip\n$/);
    expect(readFileSync(taken, 'utf8')).toBe(snippetFiles('transformers/qwen-qwen3-0-6b')[1]);
  });

  it('says so where there is nothing to copy with', async () => {
    const { status, stderr } = await ask('Qwen/Qwen3-0.6B', '--library', 'transformers', '--only', '2', '--copy');
    expect(status).toBe(1);
    expect(stderr).toContain('nothing to copy with');
  });
});
