import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../generators/cli/command.ts';
import { answersOf } from './test-kit/hub.ts';

const CHAT = JSON.parse(readFileSync(join(ROOT, 'seeds/qwen-qwen3-0-6b.json'), 'utf8')) as { id: string };
const answers = answersOf(CHAT);
let hub: Server;

beforeAll(async () => {
  hub = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    if (answer) answer(request, response);
    else response.writeHead(401).end();
  });
  await new Promise<void>((done) => hub.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  hub.closeAllConnections();
  hub.close();
});

/** Starts the command on a terminal of its own (script of util-linux), and types each text when what it waits for is shown. */
async function typed(
  steps: readonly (readonly [shown: string, text: string])[],
): Promise<{ seen: string; status: number }> {
  const address = `http://127.0.0.1:${(hub.address() as AddressInfo).port}`;
  const command = `'${process.execPath}' '${join(ROOT, 'package/bin/main.ts')}' --library transformers --hub ${address}`;
  const env = { PATH: process.env.PATH, TERM: 'xterm' };
  const child: ChildProcess = spawn('script', ['-qec', command, '/dev/null'], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const left = [...steps];
  let seen = '';
  let from = 0;
  child.stdout?.on('data', (chunk) => {
    seen += chunk;
    for (let step = left[0]; step && seen.slice(from).includes(step[0]); step = left[0]) {
      from = seen.length;
      left.shift();
      child.stdin?.write(step[1]);
    }
  });
  const status = await new Promise<number>((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => done(code ?? -1));
  });
  return { seen: stripVTControlCharacters(seen).replaceAll('\r', ''), status };
}

it('asks for a model and for its code, prints it, and says how to have it again', async () => {
  const { seen, status } = await typed([
    ['Model: ', 'qwen3 0.6'],
    ['› Qwen/Qwen3-0.6B', '\r'],
    ['Code: ', 'pipeline'],
    ['› transformers: Pipeline', '\r'],
  ]);
  expect(status).toBe(0);
  expect(seen).toContain('the same again: snippetry Qwen/Qwen3-0.6B --only 2\n');
  const code = readFileSync(join(ROOT, 'out/snippets/transformers/qwen-qwen3-0-6b/02-pipeline-chat-text.py'), 'utf8');
  expect(seen).toContain(code);
});

it('prints no code for a reader who leaves', async () => {
  const { seen, status } = await typed([['Model: ', '\u0003']]);
  expect({ status, code: seen.includes('import') }).toEqual({ status: 1, code: false });
  expect(seen).toContain('nothing was chosen.\n');
});
