import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Fault } from '../../tests/servers/faults.ts';
import { type Seen, type StorageServer, startStorageServer } from '../../tests/servers/storage-server.ts';
import { createStorage, memoryStore } from './index.ts';

const PART = 10_000;
const CHUNK = 3000;
const bytes = randomBytes(PART * 5 + 7);
const sha256 = createHash('sha256').update(bytes).digest('hex');

let server: StorageServer;
afterEach(() => server?.close());

async function begin(fault: (seen: Seen) => Fault | undefined = () => undefined, tries = 3) {
  server = await startStorageServer({ fault, declareHash: true });
  return createStorage({
    restUrl: `${server.origin}/rest`,
    limits: { singleBytes: 0, partBytes: PART },
    parallelParts: 2,
    backoff: { baseMs: 1, capMs: 1 },
    tries,
    resume: memoryStore(),
  });
}

/** A stream of so many bytes that says how far it was read and whether it was let go of. */
function counted(size: number) {
  const state = { read: 0, cancelled: false };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (state.read >= size) return controller.close();
        controller.enqueue(bytes.subarray(state.read, Math.min(size, state.read + CHUNK)));
        state.read += CHUNK;
      },
      cancel() {
        state.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, state };
}

describe('a stream of unknown length', () => {
  test.each<[string, () => ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>]>([
    ['of the web', () => counted(bytes.length).stream],
    ['of Node', () => Readable.from([bytes.subarray(0, 12_345), bytes.subarray(12_345)])],
    ['of a Blob', () => new Blob([bytes]).stream()],
  ])('%s travels in parts', async (_, open) => {
    const storage = await begin();
    const seen: { loaded: number; total: number; percent: number }[] = [];
    const url = await storage.upload(open(), { fileName: 'a.bin', onProgress: (progress) => seen.push(progress) });
    expect(server.files.get(url)).toMatchObject({ name: 'a.bin', size: bytes.length, sha256 });
    const parts = server.log.filter(({ phase }) => phase === 'part').map(({ part }) => part);
    expect(parts.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(seen.at(-1)).toEqual({ loaded: bytes.length, total: bytes.length, percent: 100 });
    expect(new Set(seen.slice(0, -1).map(({ total, percent }) => `${total} ${percent}`))).toEqual(
      new Set(['Infinity 0']),
    );
  });

  test('a short one is a small file', async () => {
    server = await startStorageServer();
    const url = await createStorage({ restUrl: `${server.origin}/rest` }).upload(counted(100).stream);
    expect(server.files.get(url)?.size).toBe(100);
    expect(server.log.map(({ phase }) => phase)).toEqual(['initiate', 'put']);
  });

  test('a part is sent again from memory', async () => {
    const storage = await begin(({ part, count }) =>
      part === 2 && count === 1 ? { type: 'status', status: 500 } : undefined,
    );
    const url = await storage.upload(counted(bytes.length).stream);
    expect(server.files.get(url)?.sha256).toBe(sha256);
  });

  test('is read no further than what is being sent', async () => {
    const storage = await begin(({ phase }) => (phase === 'part' ? { type: 'hang' } : undefined));
    const controller = new AbortController();
    const { stream, state } = counted(bytes.length);
    const outcome = storage.upload(stream, { signal: controller.signal });
    outcome.catch(() => {});
    const parts = () => server.log.filter(({ phase }) => phase === 'part').length;
    await vi.waitFor(() => expect(parts()).toBe(2), { interval: 1, timeout: 60_000 });
    // Two parts on their way, and the chunk that shows that the second is not the last.
    expect(state.read).toBeLessThanOrEqual(2 * PART + 2 * CHUNK);
    controller.abort('enough');
    await expect(outcome).rejects.toMatchObject({ code: 'aborted', cause: 'enough' });
    expect(state.cancelled).toBe(true);
  });

  test.each<[string, (seen: Seen) => Fault | undefined, object, string]>([
    ['a part that fails', ({ part }) => (part === 1 ? { type: 'status', status: 500 } : undefined), {}, 'part-failed'],
    [
      'a start that fails',
      ({ phase }) => (phase === 'initiate-multipart' ? { type: 'status', status: 422 } : undefined),
      {},
      'initiate-failed',
    ],
    ['too many bytes', () => undefined, { maxBytes: PART * 3 }, 'too-large'],
    ['a type that is not accepted', () => undefined, { accept: ['image/*'] }, 'type-refused'],
  ])('%s ends it', async (_, fault, options, code) => {
    const storage = await begin(fault, 1);
    const { stream, state } = counted(bytes.length);
    await expect(storage.upload(stream, options)).rejects.toMatchObject({ code });
    expect(state.cancelled || state.read === 0).toBe(true);
  });

  test('a stream that fails is reported as unreadable', async () => {
    const storage = await begin();
    const stream = Readable.from(
      (async function* () {
        yield bytes.subarray(0, 25_000);
        throw new Error('the disk is gone');
      })(),
    );
    await expect(storage.upload(stream)).rejects.toMatchObject({ code: 'unreadable', retryable: false });
    await vi.waitFor(() => expect(server.inFlight()).toBe(0), { interval: 1, timeout: 60_000 });
  });

  test('one that waits for its next byte does not keep a failure waiting', async () => {
    const storage = await begin(({ part }) => (part === 1 ? { type: 'status', status: 500 } : undefined), 1);
    let pulls = 0;
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (pulls++ < 2) controller.enqueue(bytes.subarray(0, PART));
        else return new Promise(() => {});
      },
    });
    const ended = storage.upload(stream).catch((error) => error.code);
    // The first part waits for the byte after the second, so there are two.
    expect(await ended).toBe('part-failed');
  });
});
