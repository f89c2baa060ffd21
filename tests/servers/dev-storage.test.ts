import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createStorage } from '../../runtime/storage/index.ts';

test('the storage for development takes a file from a local page, and stops with Ctrl-C', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'dev-storage.ts'), '--port', '0']);
  const [line] = await once(child.stdout, 'data');
  const restUrl = /http:\/\/127\.0\.0\.1:\d+\/rest/.exec(String(line))?.[0] ?? '';
  const url = await createStorage({ restUrl }).upload(new File(['hello'], 'a.txt', { type: 'text/plain' }));
  const answer = await fetch(url, { headers: { origin: 'http://localhost:4321' } });
  expect([await answer.text(), answer.headers.get('content-type')]).toEqual(['hello', 'text/plain']);
  expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:4321');
  const foreign = await fetch(url, { headers: { origin: 'https://evil.test' } });
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  await foreign.text();
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
