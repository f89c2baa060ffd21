import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startStorageServer } from '../../tests/servers/storage-server.ts';
import { createStorage } from './index.ts';
import { openFile } from './node.ts';

// Real sockets on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'snippetry-node-'));
});
afterEach(() => rm(directory, { recursive: true }));

test('a file brings its name and the type of its extension', async () => {
  const path = join(directory, 'cat.svg');
  await writeFile(path, '<svg/>');
  const file = await openFile(path);
  expect([file.name, file.type, file.size]).toEqual(['cat.svg', 'image/svg+xml', 6]);
  expect((await openFile(path, { type: 'text/plain' })).type).toBe('text/plain');
});

test('a file that changes before it is read is reported as unreadable', async () => {
  const path = join(directory, 'log.txt');
  await writeFile(path, 'one');
  const file = await openFile(path);
  await appendFile(path, 'two');
  const server = await startStorageServer();
  const storage = createStorage({ restUrl: `${server.origin}/rest` });
  await expect(storage.upload(file)).rejects.toMatchObject({ code: 'unreadable', retryable: false });
  expect(server.files.size).toBe(0);
  await server.close();
});
