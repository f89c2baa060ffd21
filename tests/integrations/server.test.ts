import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inferenceSnippets } from '../../runtime/inference/index.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { noticesOf } from '../../runtime/notices.ts';
import { committedSnippets, makeProject, removeProject, seedText } from './project.ts';

const SEED = 'qwen-qwen3-0-6b';
let folder: string;
let hub: Server;
let server: ChildProcess;
let address: string;

beforeAll(async () => {
  folder = makeProject();
  hub = createServer(({ url }, response) => {
    if (url === '/api/models/Qwen/Qwen3-0.6B') response.end(seedText(SEED));
    else if (url === '/api/models/a/page') response.end('<html>');
    else response.writeHead(url === '/api/models/a/down' ? 503 : 401).end();
  });
  await new Promise<void>((done) => hub.listen(0, '127.0.0.1', done));
  const env = { ...process.env, PORT: '0', HUB: `http://127.0.0.1:${(hub.address() as AddressInfo).port}` };
  server = spawn(process.execPath, ['server.js'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  if (!server.stdout) throw new Error('the server has no output');
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  address = new URL(line.toString()).origin;
});
afterAll(() => {
  server?.kill();
  hub?.close();
  removeProject(folder);
});

const get = async (path: string): Promise<{ status: number; body: Record<string, never> }> => {
  const response = await fetch(address + path);
  expect(response.headers.get('content-type')).toBe('application/json');
  return { status: response.status, body: (await response.json()) as Record<string, never> };
};
const codes = (list: readonly { code: string }[]): string[] => list.map(({ code }) => code);

describe('the server of the documentation', () => {
  it('answers with the bytes of the rendered files and of the API snippets', async () => {
    const { status, body } = await get('/snippets/Qwen/Qwen3-0.6B');
    expect(status).toBe(200);
    const [first] = body.library as unknown as { id: string; snippets: { code: string }[]; notices: object[] }[];
    expect(first).toMatchObject({ id: 'transformers', label: 'Transformers', notices: [] });
    expect(codes(first?.snippets ?? [])).toEqual(committedSnippets(`transformers/${SEED}`));
    expect(body.notices).toEqual(noticesOf(parseModel(JSON.parse(seedText(SEED)))));
    expect(codes(body.inference as never)).toEqual(
      codes(inferenceSnippets(parseModel(JSON.parse(seedText(SEED)))).snippets),
    );
  });

  it('takes the provider and the language from the query', async () => {
    const { body } = await get('/snippets/Qwen/Qwen3-0.6B?provider=together&language=sh');
    const expected = inferenceSnippets(parseModel(JSON.parse(seedText(SEED))), {
      provider: 'together',
      language: 'sh',
    });
    expect(codes(body.inference as never)).toEqual(codes(expected.snippets));
    expect(expected.snippets).toHaveLength(1);
  });

  it('says why there is nothing', async () => {
    const { status, body } = await get('/snippets/Qwen/Qwen3-0.6B?provider=nobody');
    expect({ status, inference: body.inference }).toEqual({ status: 200, inference: [] });
    expect(body.reason).toContain('nobody');
  });

  it.each([
    ['/snippets/a/unknown', 404],
    ['/snippets/a/down', 502],
    ['/snippets/a/page', 504],
    ['/snippets/a', 400],
    ['/', 400],
  ])('%s gives %i and an error in words', async (path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.body.error).toBeTypeOf('string');
  });

  it.each(['//', '//:', '/%', '/snippets/%E0%A4%A/x', 'http://'])('goes on after it was asked for %s', async (path) => {
    const { port } = new URL(address);
    const asked = request({ host: '127.0.0.1', port, path }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    expect(answer.resume().statusCode).toBe(400);
    expect((await get('/')).status).toBe(400);
  });
});
