import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentFor } from './environment.ts';
import { answer, type Served } from './hub-server.ts';
import { execute } from './process.ts';
import type { Tools } from './tools.ts';

/** A change of what the mock hub answers, which a published client has to notice. */
interface Fault {
  readonly name: string;
  /** Headers as they are sent; a header that is undefined is left out. */
  headers?(
    sent: Record<string, string | number>,
    request: IncomingMessage,
  ): Record<string, string | number | undefined>;
  /** The status as it is sent. */
  status?(sent: number): number;
  /** What was asked for, as the hub is made to read it. */
  request?(request: IncomingMessage): void;
  /** A body of JSON as it is sent. */
  body?(sent: string): string;
}

const FAULTS: readonly Fault[] = [
  { name: 'no commit', headers: (sent) => ({ ...sent, 'x-repo-commit': undefined }) },
  { name: 'no ETag', headers: (sent) => ({ ...sent, etag: undefined }) },
  {
    name: 'a length that is too great, for HEAD',
    headers: (sent, { method }) =>
      method === 'HEAD' ? { ...sent, 'content-length': Number(sent['content-length'] ?? 0) + 5 } : sent,
  },
  { name: 'no code of an error', headers: (sent) => ({ ...sent, 'x-error-code': undefined }) },
  { name: 'what is missing with 200', status: (sent) => (sent === 404 ? 200 : sent) },
  {
    name: 'ranges that are not heeded',
    request: (request) => {
      delete request.headers.range;
    },
  },
  {
    name: 'a tree that goes no deeper',
    request: (request) => {
      request.url = request.url?.replace(/recursive=\w+/i, 'recursive=false');
    },
  },
  { name: 'a record without files', body: (sent) => sent.replace(/"siblings":\[[^\]]*\]/, '"siblings":[]') },
  { name: 'a record without its task', body: (sent) => sent.replace('"pipeline_tag"', '"pipeline_label"') },
  { name: 'sizes that are one off', body: (sent) => sent.replaceAll(/"size":(\d+)/g, '"size":1$1') },
];

/** Lets an answer be changed by a fault while it is sent. */
function plant(fault: Fault, request: IncomingMessage, response: ServerResponse): void {
  fault.request?.(request);
  const { headers, status, body } = fault;
  const [writeHead, end] = [response.writeHead.bind(response), response.end.bind(response)];
  let kept: [number, Record<string, string | number>] | undefined;
  response.writeHead = ((code: number, sent: Record<string, string | number> = {}) => {
    const changed = Object.entries(headers?.(sent, request) ?? sent).filter(([, value]) => value !== undefined);
    kept = [status?.(code) ?? code, Object.fromEntries(changed) as Record<string, string | number>];
    // A body of JSON is sent whole with its end, and has no length before.
    if (!body || sent['content-type'] !== 'application/json' || 'content-length' in sent) writeHead(...kept);
    return response;
  }) as typeof response.writeHead;
  response.end = ((text?: string) => {
    if (kept && !response.headersSent) writeHead(...kept);
    return end(text !== undefined && body ? body(text) : text);
  }) as typeof response.end;
}

/** A repository that both clients are asked about, as the hub serves it. */
function makeServed(folder: string): Served {
  const model = join(folder, 'repositories/owner/name');
  mkdirSync(join(model, 'onnx'), { recursive: true });
  mkdirSync(join(folder, 'media'));
  writeFileSync(join(model, 'config.json'), '{"model_type": "tiny"}');
  writeFileSync(join(model, 'onnx/model.onnx'), '0123456789');
  const record = join(folder, 'record.json');
  writeFileSync(record, JSON.stringify({ id: 'owner/name', pipeline_tag: 'fill-mask', tags: [] }));
  return { repositories: join(folder, 'repositories'), media: join(folder, 'media'), record, log: join(folder, 'log') };
}

/** A published client: how it is started, and where. */
interface Client {
  readonly name: string;
  readonly command: (folder: string) => readonly string[];
  readonly cwd: string;
}

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

async function makeClients(tools: Tools): Promise<Client[]> {
  const python = await environmentFor('pip install -U huggingface_hub\n', {}, tools);
  const node = await environmentFor('npm install @huggingface/hub\n', {}, tools);
  for (const { failure } of [python, node]) if (failure) throw new Error(failure);
  const program = join(python.folder, 'venv/bin/python');
  return [
    {
      name: 'huggingface_hub',
      command: (folder) => [program, here('hub_client.py'), folder],
      cwd: join(python.folder, 'work'),
    },
    { name: '@huggingface/hub', command: () => [tools.node, here('hub-client.mjs')], cwd: join(node.folder, 'work') },
  ];
}

/** What a client finds to be otherwise than the published hub has it, by the name of the check. */
async function ask(client: Client, fault: Fault | undefined): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'snippetry-'));
  const served = makeServed(folder);
  const server: Server = createServer((request, response) => {
    if (fault) plant(fault, request, response);
    answer(served, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const environment = { PATH: '/usr/bin:/bin', HOME: folder, HF_ENDPOINT: endpoint, HF_HUB_DISABLE_XET: '1' };
  const { status, stdout, stderr } = await execute(client.command(join(folder, 'cache')), client.cwd, environment, 120);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
  const line = stdout.trim().split('\n').at(-1) ?? '';
  if (status !== 0 || !line.startsWith('{')) return { client: stderr.slice(-300) || `ended with ${status}` };
  return JSON.parse(line) as Record<string, string>;
}

/**
 * Asks the mock hub with the published clients as it is, which must find nothing, and with each fault, which one of them must
 * notice. Prints a line for each and the counts; returns whether all is so.
 */
export async function checkHub(tools: Tools): Promise<boolean> {
  const clients = await makeClients(tools);
  let passed = 0;
  let failed = 0;
  const tell = (good: boolean, line: string): void => {
    if (good) passed += 1;
    else failed += 1;
    process.stdout.write(`${good ? 'passed' : 'FAILED'}: ${line}\n`);
  };
  for (const client of clients) {
    const found = Object.entries(await ask(client, undefined)).map(([name, text]) => `${name}: ${text}`);
    tell(found.length === 0, `${client.name} finds the hub as it is${found.length > 0 ? `: ${found.join('; ')}` : ''}`);
  }
  for (const fault of FAULTS) {
    const noticed: string[] = [];
    for (const client of clients) {
      const names = Object.keys(await ask(client, fault));
      if (names.length > 0) noticed.push(`${client.name} (${names.join(', ')})`);
    }
    tell(
      noticed.length > 0,
      `${fault.name}: ${noticed.length > 0 ? `noticed by ${noticed.join(', ')}` : 'not noticed'}`,
    );
  }
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0;
}
