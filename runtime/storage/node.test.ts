import { createHash, randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Fault } from '../../tests/servers/faults.ts';
import { type Seen, startStorageServer } from '../../tests/servers/storage-server.ts';
import { createStorage } from './index.ts';
import { nodeTransport, openFile } from './node.ts';

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

describe("Node's own http", () => {
  const bytes = randomBytes(700_000);
  const moved = (seen: Seen): Fault | undefined =>
    seen.phase === 'part' && !seen.query.includes('moved')
      ? { type: 'status', status: 307, headers: { location: `${seen.query}&moved=1` } }
      : undefined;
  const first = (fault: Fault) => (seen: Seen) =>
    seen.phase === 'part' && seen.part === 2 && seen.count === 1 ? fault : undefined;

  test.each<[string, (seen: Seen) => Fault | undefined]>([
    ['as it is', () => undefined],
    ['moved', moved],
    ['refused before it is read', first({ type: 'status', status: 503, early: true })],
    ['cut off halfway', first({ type: 'reset', afterBytes: 50_000 })],
    ['without an answer', first({ type: 'lose-answer' })],
    ['stored wrongly', first({ type: 'corrupt' })],
  ])('a part, %s', async (_, fault) => {
    const server = await startStorageServer({ declareHash: true, fault });
    const limits = { singleBytes: 0, partBytes: 300_000 };
    const backoff = { baseMs: 1, capMs: 1 };
    const storage = createStorage({ restUrl: `${server.origin}/rest`, limits, backoff, transport: nodeTransport() });
    const url = await storage.upload(new Blob([bytes], { type: 'audio/flac' }));
    expect(server.files.get(url)?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    await server.close();
  });

  test('an abort closes the connection', async () => {
    const controller = new AbortController();
    const server = await startStorageServer({
      fault: ({ phase }) => {
        if (phase !== 'put') return undefined;
        controller.abort('enough');
        return { type: 'hang' };
      },
    });
    const storage = createStorage({ restUrl: `${server.origin}/rest`, transport: nodeTransport() });
    const outcome = storage.upload(new Blob([bytes]), { signal: controller.signal });
    await expect(outcome).rejects.toMatchObject({ code: 'aborted', cause: 'enough' });
    await vi.waitFor(() => expect(server.inFlight()).toBe(0), { interval: 5, timeout: 60_000 });
    await server.close();
  });
});
