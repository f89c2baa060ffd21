import { createHash, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Fault } from '../../tests/servers/faults.ts';
import { type Phase, type Seen, type StorageServer, startStorageServer } from '../../tests/servers/storage-server.ts';
import { createStorage, memoryStore, type ResumeStore, type StorageOptions } from './index.ts';

const PART = 1000;
const bytes = randomBytes(PART * 4 - 5);
const file = new Blob([bytes]);
const WEEK_MS = 604_800_000;

let server: StorageServer;
let fault: (seen: Seen) => Fault | undefined;
beforeEach(async () => {
  fault = () => undefined;
  server = await startStorageServer({ fault: (seen) => fault(seen) });
});
afterEach(() => server.close());

/** Uploads as a freshly loaded page would: nothing is shared but the store. */
async function upload(resume: ResumeStore, options: Partial<StorageOptions> = {}): Promise<string> {
  server.log.length = 0;
  const storage = createStorage({
    restUrl: `${server.origin}/rest`,
    limits: { singleBytes: 0, partBytes: PART },
    parallelParts: 1,
    backoff: { baseMs: 1, capMs: 1 },
    resume,
    ...options,
  });
  return storage.upload(file).catch((error) => error.code);
}

const status = (code: number): Fault => ({ type: 'status', status: code });
const always = (phase: Phase, what: Fault, part = 0) => {
  fault = (seen) => (seen.phase === phase && seen.part === part ? what : undefined);
};
const parts = () => server.log.filter(({ phase }) => phase === 'part').map(({ part }) => part);
const sent = (phase: Phase) => server.log.filter((seen) => seen.phase === phase).length;
const expectWhole = (url: string) =>
  expect(server.files.get(url)?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));

test.each<[string, Partial<StorageOptions>, Partial<StorageOptions>, number[]]>([
  ['two accounts', { account: 'a' }, { account: 'b' }, [1, 2, 3, 4]],
  ['one account', { account: 'a' }, { account: 'a' }, [3, 4]],
  ['one account with a new key', { account: 'a', credentials: 'k' }, { account: 'a', credentials: 'l' }, [3, 4]],
  ['two keys', { credentials: 'k' }, { credentials: async () => 'l' }, [1, 2, 3, 4]],
  ['one key', { credentials: 'k' }, { credentials: async () => 'k' }, [3, 4]],
  ['a key and none', { credentials: 'k' }, {}, [1, 2, 3, 4]],
  ['a week later', {}, { now: () => Date.now() + WEEK_MS }, [1, 2, 3, 4]],
  ['almost a week later', {}, { now: () => Date.now() + WEEK_MS - 3_600_000 }, [3, 4]],
  ['later than the caller wants', { resumeMs: 1000 }, { now: () => Date.now() + 60_000 }, [1, 2, 3, 4]],
])('%s share a store', async (_, first, second, expected) => {
  const resume = memoryStore();
  always('part', status(500), 3);
  expect(await upload(resume, { tries: 1, ...first })).toBe('part-failed');
  fault = () => undefined;
  expectWhole(await upload(resume, second));
  expect(parts()).toEqual(expected);
});

test('what is written does not grow with what is written already', async () => {
  const [writes, store] = [[] as number[], memoryStore()];
  const resume: ResumeStore = {
    ...store,
    set(key, value) {
      writes.push(value.length);
      return store.set(key, value);
    },
  };
  await upload(resume, { limits: { singleBytes: 0, partBytes: 10 } });
  // One for each part, and two for the upload: its beginning, and its end.
  expect(writes).toHaveLength(Math.ceil(bytes.length / 10) + 2);
  expect(Math.max(...writes)).toBeLessThan(600);
});

test('a crash after the end, before the upload is forgotten, costs no byte', async () => {
  const resume = { ...memoryStore(), delete: async () => {} };
  const first = await upload(resume);
  const second = await upload(resume);
  expect(second).toBe(first);
  expect([parts(), sent('complete'), sent('initiate-multipart')]).toEqual([[], 0, 0]);
});

describe('an upload that nothing confirms', () => {
  const unconfirmed = async (resume: ResumeStore) => {
    fault = ({ phase }) => {
      if (phase === 'complete') return { type: 'reset', afterBytes: 0 };
      return phase === 'file' ? status(403) : undefined;
    };
    expect(await upload(resume)).toBe('unconfirmed');
    expect([parts(), sent('complete')]).toEqual([[1, 2, 3, 4], 1]);
    fault = () => undefined;
  };

  test('is asked for again, without its bytes', async () => {
    const resume = memoryStore();
    await unconfirmed(resume);
    expectWhole(await upload(resume));
    expect([parts(), sent('complete')]).toEqual([[], 1]);
  });

  test('begins anew where the server has forgotten it', async () => {
    const resume = memoryStore();
    await unconfirmed(resume);
    fault = ({ phase, count }) => (phase === 'complete' && count === 1 ? status(404) : undefined);
    expectWhole(await upload(resume));
    expect([parts(), sent('complete')]).toEqual([[1, 2, 3, 4], 2]);
  });

  test('is forgotten where the server refuses it', async () => {
    const resume = memoryStore();
    await unconfirmed(resume);
    always('complete', status(400));
    expect(await upload(resume)).toBe('complete-failed');
    fault = () => undefined;
    expectWhole(await upload(resume));
    expect(parts()).toEqual([1, 2, 3, 4]);
  });
});

test('an end that fails for now keeps its record', async () => {
  const resume = memoryStore();
  always('complete', status(500));
  expect(await upload(resume)).toBe('complete-failed');
  fault = () => undefined;
  expectWhole(await upload(resume));
  expect([parts(), sent('complete')]).toEqual([[], 1]);
});
