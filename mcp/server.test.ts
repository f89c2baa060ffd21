import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveHttp } from './http.ts';
import { dateOfToday } from './setting.ts';

/** A hub that has two models, one of them gated, and never answers for a third. */
const MODELS: Readonly<Record<string, object>> = {
  'org/chat': {
    id: 'org/chat',
    pipeline_tag: 'text-generation',
    library_name: 'transformers',
    tags: ['conversational'],
  },
  'org/m-GGUF': {
    id: 'org/m-GGUF',
    tags: ['gguf', 'conversational'],
    gguf: { context_length: 4096, total: 8e9 },
    siblings: [{ rfilename: 'm-Q4_K_M.gguf' }, { rfilename: 'm-Q8_0.gguf' }],
  },
};

let hub: Server;
let hubAddress = '';
let http: Awaited<ReturnType<typeof serveHttp>>;
const clients: Record<string, Client> = {};
const asked: string[] = [];

beforeAll(async () => {
  hub = createServer((request, response) => {
    const id = String(request.url).split('?')[0]?.slice('/api/models/'.length) ?? '';
    asked.push(id);
    if (id === 'org/silent') return;
    const record = MODELS[id];
    response.writeHead(record ? 200 : id === 'org/gated' ? 403 : 404).end(record && JSON.stringify(record));
  });
  await new Promise<void>((done) => hub.listen(0, '127.0.0.1', done));
  hubAddress = `http://127.0.0.1:${(hub.address() as AddressInfo).port}`;
  http = await serveHttp({ hub: hubAddress, timeout: 5, today: dateOfToday }, 0);
  const client = { name: 'test', version: '1' };
  clients.stdio = new Client(client);
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const args = [main, '--hub', hubAddress, '--timeout', '5'];
  await clients.stdio.connect(new StdioClientTransport({ command: process.execPath, args }));
  clients.http = new Client(client);
  await clients.http.connect(new StreamableHTTPClientTransport(new URL(http.address)));
});

afterAll(async () => {
  for (const client of Object.values(clients)) await client.close();
  http.server.close();
  hub.closeAllConnections();
  hub.close();
});

interface Told {
  snippets?: { code: string; proof?: string; setup?: object }[];
  apps?: { app: string; steps: { code: string }[] }[];
  hits?: { kind: string; id: string }[];
  sentences?: string[];
  sources?: object[];
  quantization?: string;
  reasons?: { kind: string; text: string }[];
}

async function told(name: string, args: Record<string, unknown>, over = 'http'): Promise<Told> {
  const client = clients[over];
  if (!client) throw new Error(`no client over ${over}`);
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: args });
  expect(isError ?? false).toBe(false);
  expect(content).toEqual([{ type: 'text', text: JSON.stringify(structuredContent, null, 2) }]);
  return structuredContent as Told;
}

describe.each(['stdio', 'http'])('over %s', (over) => {
  it('tells its tools with schemas of what they take and answer', async () => {
    const { tools } = (await clients[over]?.listTools()) ?? { tools: [] };
    expect(tools.map(({ name }) => name).sort()).toEqual([
      'call_model',
      'explain_quantization',
      'find',
      'load_model',
      'run_locally',
    ]);
    for (const tool of tools) {
      expect(tool.outputSchema).toMatchObject({ type: 'object', properties: { reasons: {} } });
      expect(tool.annotations).toMatchObject({ readOnlyHint: true });
      expect(tool.inputSchema).toMatchObject({ additionalProperties: false });
      expect(Object.values(tool.inputSchema.properties ?? {}).every((one) => 'description' in (one as object))).toBe(
        true,
      );
    }
  });

  it('hands out code of a model of the catalogue with its proof, without asking the hub', async () => {
    asked.length = 0;
    const { snippets = [], sources } = await told('load_model', { model: 'openai/gpt-oss-20b' }, over);
    const code = snippets.find(
      ({ code: text }) =>
        text.includes('from_pretrained("openai/gpt-oss-20b"') || text.includes('model="openai/gpt-oss-20b"'),
    );
    expect(code?.proof).toContain('transformers');
    expect(sources).not.toEqual([]);
    expect(asked).toEqual([]);
  });

  it('tells the models and libraries of the catalogue as resources', async () => {
    const { contents = [] } =
      (await clients[over]?.readResource({ uri: 'snippetry://models/openai/gpt-oss-20b' })) ?? {};
    expect(JSON.parse(String((contents[0] as { text?: string }).text))).toEqual(
      await told('load_model', { model: 'openai/gpt-oss-20b' }, over),
    );
    const library = async (id: string): Promise<string> =>
      JSON.stringify((await clients[over]?.readResource({ uri: `snippetry://libraries/${id}` }))?.contents);
    expect(await library('transformers')).toContain('\\"label\\": \\"Transformers\\"');
    expect(await library('Transformers')).toContain('Near: transformers, ');
  });
});

it('refuses an argument that a tool does not have, by its name', async () => {
  const args = { model: 'openai/gpt-oss-20b', streaming: true };
  const answer = await clients.stdio?.callTool({ name: 'call_model', arguments: args }).catch(String);
  expect(JSON.stringify(answer)).toContain('streaming');
});

it('asks the hub for a model that the catalogue does not have', async () => {
  const { snippets = [] } = await told('load_model', { model: 'org/chat', library: 'transformers' });
  expect(snippets.some(({ code }) => code.includes('"org/chat"'))).toBe(true);
});

it('calls a model in the language, with the client, prompt and tools that are asked for, with its setup', async () => {
  const tool = { type: 'function', function: { name: 'tide', parameters: { type: 'object', properties: {} } } };
  const { snippets = [] } = await told('call_model', {
    model: 'openai/gpt-oss-20b',
    provider: 'groq',
    language: 'python',
    client: 'openai',
    prompt: 'When is high tide?',
    tools: [tool],
  });
  expect(snippets).toHaveLength(1);
  expect(snippets[0]?.code).toContain('When is high tide?');
  expect(snippets[0]?.code).toContain('"tide"');
  expect(snippets[0]).toMatchObject({
    setup: { key: {} },
    proof: expect.stringMatching(/^Calls of this client: Executed/),
  });
});

it('says that a call is asked no text, instead of taking it for the name of a file', async () => {
  const { snippets = [], reasons } = await told('call_model', {
    model: 'openai/whisper-small',
    prompt: 'When is high tide?',
  });
  expect(snippets.filter(({ code }) => code.includes('high tide'))).toEqual([]);
  expect(snippets.length).toBeGreaterThan(0);
  expect(reasons?.map(({ kind }) => kind)).toContain('no-prompt');
});

it('reads the answer as it is written where that is asked for', async () => {
  const { snippets = [] } = await told('call_model', { model: 'openai/gpt-oss-20b', client: 'openai', stream: true });
  expect(snippets.map(({ code }) => /stream(=T|: t)rue/.test(code))).toEqual([true, true]);
});

it.each([
  [{ memory: 12 }, 'Q8_0'],
  [{ memory: 7 }, 'Q4_K_M'],
  [{ chip: 'rtx 4090' }, 'Q8_0'],
  [{ quantization: 'Q4_K_M', memory: 80 }, 'Q4_K_M'],
])('runs a model at the quantization that %j chooses: %s', async (choice, quantization) => {
  const { apps = [], quantization: chosen } = await told('run_locally', {
    model: 'org/m-GGUF',
    app: 'ollama',
    ...choice,
  });
  expect(chosen).toBe(quantization);
  expect(apps[0]?.steps.some(({ code }) => code === `ollama run hf.co/org/m-GGUF:${quantization}\n`)).toBe(true);
});

it('says which program does not take a model', async () =>
  expect((await told('run_locally', { model: 'openai/whisper-small', app: 'ollama' })).reasons).toEqual([
    { kind: 'no-app', text: 'Ollama does not take this model.' },
  ]));

it.each([
  ['org/m-GGUF', 'Q2_K', 'Q4_K_M'],
  ['openai/gpt-oss-20b', 'Q4_K_M', undefined],
])('of %s it tells the quantization that commands name, not the one that was asked for: %s', async (model, quantization, named) => {
  const { quantization: said, apps = [] } = await told('run_locally', { model, quantization });
  expect(said).toBe(named);
  const code = apps.flatMap(({ steps }) => steps.map((step) => step.code)).join('');
  expect(code).not.toContain(quantization);
  if (named !== undefined) expect(code).toContain(named);
});

it.each([
  ['whisper', 'model'],
  ['olama', 'app'],
  ['speech to text', 'task'],
])('finds %s, first of all a %s', async (query, kind) =>
  expect((await told('find', { query })).hits?.[0]?.kind).toBe(kind));

it('says that nothing is found', async () =>
  expect(await told('find', { query: 'zzzzqqqq' })).toMatchObject({ hits: [], reasons: [{ kind: 'nothing-found' }] }));

it('explains a label', async () =>
  expect((await told('explain_quantization', { label: 'Q4_K_M' })).sentences).not.toEqual([]));

const DOCS = readFileSync(new URL('../docs/mcp.md', import.meta.url), 'utf8');
const TRANSCRIPT = [...DOCS.matchAll(/```json call\n(.*?)```\n+```json answer\n(.*?)```/gs)].map(
  ([, call = '', said = '']) => ({
    call: JSON.parse(call) as { name: string; arguments: Record<string, unknown> },
    said: JSON.parse(said) as object,
  }),
);

it('has a transcript in the docs', () => expect(TRANSCRIPT.length).toBe(DOCS.split('```json call').length - 1));

it.each(TRANSCRIPT)('answers $call as the docs say', async ({ call, said }) =>
  expect(await told(call.name, call.arguments)).toMatchObject(said));

it.each([
  ['load_model', { model: 'org/none' }, 'not-found'],
  ['load_model', { model: 'org/gated' }, 'gated'],
  ['load_model', { model: 'not an id' }, 'wrong-argument'],
  ['load_model', { model: '../../etc/passwd' }, 'wrong-argument'],
  ['load_model', { model: fileURLToPath(import.meta.url) }, 'wrong-argument'],
  ['load_model', { model: 'package.json' }, 'not-found'],
  ['load_model', { model: 'https://example.com/org/chat' }, 'wrong-argument'],
  ['load_model', { model: 'org/chat', library: 'transformer' }, 'wrong-argument'],
  ['load_model', { model: 'org/m-GGUF', quantization: 'Q2_K' }, 'no-quantization'],
  ['call_model', { model: 'org/chat', provider: 'grok' }, 'wrong-argument'],
  ['call_model', { model: 'org/chat', language: 'cobol' }, 'wrong-argument'],
  ['load_model', { model: 'org/chat', task: 'text-generaton' }, 'wrong-argument'],
  ['call_model', { model: 'openai/whisper-small', provider: 'hf-inference', stream: true, tools: [] }, 'no-effect'],
  ['run_locally', { model: 'org/chat', app: 'olama' }, 'wrong-argument'],
  ['run_locally', { model: 'org/chat', app: 'toString' }, 'wrong-argument'],
  ['run_locally', { model: 'org/chat', app: '__proto__' }, 'wrong-argument'],
  ['run_locally', { model: 'org/m-GGUF', quantization: 'Q2_K' }, 'no-quantization'],
  ['run_locally', { model: 'org/m-GGUF', quantization: 'q4f16' }, 'no-quantization'],
  ['run_locally', { model: 'openai/gpt-oss-20b', quantization: 'Q4_K_M' }, 'no-quantization'],
  ['run_locally', { model: 'org/m-GGUF', chip: 'rtx 409' }, 'wrong-argument'],
  ['explain_quantization', { label: 'Q9_Z' }, 'no-label'],
])('%s says of %j why there is none: %s', async (tool, args, kind) =>
  expect((await told(tool, args)).reasons?.map((reason) => reason.kind)).toContain(kind));

it.each([
  ['not an id', '"not an id" is no model id such as org/name.'],
  ['../../etc/passwd', '"../../etc/passwd" is no model id such as org/name.'],
])('speaks of no file and no option of a command: %s', async (model, text) =>
  expect((await told('load_model', { model })).reasons).toEqual([{ kind: 'wrong-argument', text }]));

it('gives up on a hub that does not answer', async () => {
  const { server, address } = await serveHttp({ hub: hubAddress, timeout: 0.2, today: dateOfToday }, 0);
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(address)));
  const { structuredContent } = await client.callTool({ name: 'load_model', arguments: { model: 'org/silent' } });
  expect(structuredContent).toMatchObject({
    reasons: [{ kind: 'timeout', text: `${hubAddress} did not answer within 0.2 s.` }],
  });
  await client.close();
  server.close();
});

it('answers whatever it is given: never an error of its own, never a character that steers a terminal', async () => {
  const hostile = fc.oneof(
    fc.string({ minLength: 1, maxLength: 60, unit: 'binary' }),
    fc.constantFrom('../..', '%00', 'a'.repeat(400), '\u001b[2J', 'org/chat\n', '__proto__'),
  );
  const { tools } = (await clients.stdio?.listTools()) ?? { tools: [] };
  await fc.assert(
    fc.asyncProperty(
      hostile,
      hostile,
      fc.constantFrom('model', 'library', 'provider', 'app', 'quantization', 'prompt', 'label'),
      async (text, other, field) => {
        const given = { model: 'org/chat', label: text, task: other, query: text, [field]: text };
        for (const { name, inputSchema } of tools) {
          const own = Object.entries(given).filter(([key]) => key in (inputSchema.properties ?? {}));
          const answer = await told(name, Object.fromEntries(own));
          expect((answer.reasons ?? []).map((reason) => reason.text).join('')).not.toMatch(/[^\P{Cc}\n\t]/u);
        }
      },
    ),
    { numRuns: 40 },
  );
});
