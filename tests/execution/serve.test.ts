import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type Ended, execute } from './process.ts';
import { executeServer } from './serve.ts';

const root = mkdtempSync(join(tmpdir(), 'serve-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
mkdirSync(join(root, 'work'));

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/** Starts a script that may serve at the port in its first argument, and asks it. */
async function serve(script: (port: number) => string): Promise<Ended> {
  const port = await freePort();
  writeFileSync(join(root, 'work/snippet.sh'), script(port));
  const place = { folder: root, programs: [], repositories: '', media: '', record: '', hosts: [] };
  const tools = { node: process.execPath } as Parameters<typeof executeServer>[3];
  const environment = { PATH: `${dirname(process.execPath)}:/usr/bin:/bin` };
  const address = `http://127.0.0.1:${port}/v1/models`;
  return executeServer(['snippet.sh', ['bash', '-e']], address, place, tools, 20, (command, { folder }, _, seconds) =>
    execute(command, join(folder, 'work'), environment, seconds),
  );
}

const answering = (status: number) => (port: number) =>
  `echo ready
exec node -e "require('http').createServer((request, response) => {
  response.writeHead(${status}); response.end('answer to ' + request.url);
}).listen(${port}, '127.0.0.1')"
`;

it.each<[what: string, script: (port: number) => string, ended: Ended]>([
  [
    'that answers ran, and is stopped',
    answering(200),
    { status: 0, stdout: 'ready\n200 answer to /v1/models\n', stderr: '' },
  ],
  [
    'that answers with an error failed',
    answering(404),
    { status: 1, stdout: 'ready\n404 answer to /v1/models\n', stderr: 'ready\n404 answer to /v1/models\n' },
  ],
  [
    'that ends by itself failed',
    () => 'echo no model >&2; exit 2',
    { status: 1, stdout: '', stderr: expect.stringMatching(/^no model\n\nit did not answer at http/) },
  ],
])('a command %s', async (_, script, ended) => {
  expect(await serve(script)).toEqual(ended);
});
