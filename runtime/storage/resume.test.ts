import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Fault } from '../../tests/servers/faults.ts';
import { type Seen, type StorageServer, startStorageServer } from '../../tests/servers/storage-server.ts';
import { createStorage, memoryStore, type Notice, type ResumeStore, webStore } from './index.ts';
import { fileStore } from './node.ts';
import { contentKey, parsePart, parseRecord } from './resume.ts';

// Real sockets on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

const PART = 100_000;
const PARTS = 8;
const bytes = randomBytes(PART * PARTS - 5);
const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');

let server: StorageServer;
let fault: (seen: Seen) => Fault | undefined;
let directory: string;
beforeEach(async () => {
  fault = () => undefined;
  server = await startStorageServer({ fault: (seen) => fault(seen) });
  directory = await mkdtemp(join(tmpdir(), 'snippetry-resume-'));
});
afterEach(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

/** A storage as a freshly loaded page would make it: nothing is shared but the store. */
function freshStorage(resume: ResumeStore, notices: Notice[] = []) {
  return createStorage({
    restUrl: `${server.origin}/rest`,
    limits: { singleBytes: 0, partBytes: PART },
    parallelParts: 1,
    backoff: { baseMs: 1, capMs: 1 },
    resume,
    onNotice: (notice) => notices.push(notice),
  });
}

/** Leaves an upload behind that has got as far as `parts` parts. */
async function interruptAfter(parts: number, resume: ResumeStore, file: Blob) {
  const controller = new AbortController();
  fault = ({ phase, part }) => {
    if (phase !== 'part' || part <= parts) return undefined;
    controller.abort();
    return { type: 'hang' };
  };
  await freshStorage(resume)
    .upload(file, { signal: controller.signal })
    .catch(() => {});
  fault = () => undefined;
  server.log.length = 0;
}

const sentParts = () => server.log.filter(({ phase }) => phase === 'part').map(({ part }) => part);

function fakeLocalStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

describe.each<[string, () => ResumeStore]>([
  ['memory', memoryStore],
  ['localStorage', () => webStore(fakeLocalStorage())],
  ['files', () => fileStore(join(directory, 'records'))],
])('remembered in %s', (_, create) => {
  test('only what is missing is sent after a reload', async () => {
    const resume = create();
    await interruptAfter(5, resume, new File([bytes], 'before.bin'));
    const loaded: number[] = [];
    // The reader picks the file again: another name, another date, the same bytes.
    const url = await freshStorage(resume).upload(new File([bytes], 'after.bin', { lastModified: 1 }), {
      onProgress: (progress) => loaded.push(progress.loaded),
    });
    expect(sentParts()).toEqual([6, 7, 8]);
    expect(server.log.some(({ phase }) => phase === 'initiate-multipart')).toBe(false);
    expect(server.files.get(url)?.sha256).toBe(sha256(bytes));
    expect(loaded.slice(0, 5)).toEqual([1, 2, 3, 4, 5].map((parts) => parts * PART));
    expect(loaded.at(-1)).toBe(bytes.length);
  });

  test('a finished upload is forgotten, so that the same file can be uploaded again', async () => {
    const [resume, file] = [create(), new Blob([bytes])];
    const first = await freshStorage(resume).upload(file);
    server.log.length = 0;
    const second = await freshStorage(resume).upload(file);
    expect(second).not.toBe(first);
    expect(sentParts()).toHaveLength(PARTS);
    // Nothing of the first one was tried, and failed, on the way.
    expect([server.log[0]?.phase, server.log.length]).toEqual(['initiate-multipart', PARTS + 3]);
  });
});

test('parts whose bytes have changed are sent again, even when the key is the same', async () => {
  const resume = memoryStore();
  const before = new Uint8Array(4_000_000);
  const partBytes = 1_000_000;
  const options = { restUrl: `${server.origin}/rest`, resume, parallelParts: 1, limits: { singleBytes: 0, partBytes } };
  const controller = new AbortController();
  fault = ({ phase, part }) => {
    if (phase !== 'part' || part < 4) return undefined;
    controller.abort();
    return { type: 'hang' };
  };
  await createStorage(options)
    .upload(new Blob([before]), { signal: controller.signal })
    .catch(() => {});
  fault = () => undefined;
  server.log.length = 0;
  // Between two of the key's samples.
  const after = before.slice();
  after[1_150_000] = 1;
  const destination = ['same'];
  expect(await contentKey(new Blob([after]), destination)).toBe(await contentKey(new Blob([before]), destination));

  const url = await createStorage(options).upload(new Blob([after]));
  expect(sentParts()).toEqual([2, 4]);
  expect(server.files.get(url)?.sha256).toBe(sha256(after));
});

test('an address that has expired meanwhile costs a fresh start, not the upload', async () => {
  const [resume, notices] = [memoryStore(), [] as Notice[]];
  await interruptAfter(5, resume, new Blob([bytes]));
  fault = ({ phase, part, count }) =>
    phase === 'part' && part === 6 && count === 1 ? { type: 'status', status: 403 } : undefined;
  const url = await freshStorage(resume, notices).upload(new Blob([bytes]));
  expect(server.files.get(url)?.sha256).toBe(sha256(bytes));
  expect(notices.map(({ type }) => type)).toEqual([...Array(5).fill('resumed'), 'restart']);
  expect(sentParts()).toEqual([6, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test('a refused completion is forgotten', async () => {
  const resume = memoryStore();
  fault = ({ phase }) => (phase === 'complete' ? { type: 'status', status: 400 } : undefined);
  await expect(freshStorage(resume).upload(new Blob([bytes]))).rejects.toMatchObject({ code: 'complete-failed' });
  fault = () => undefined;
  server.log.length = 0;
  await freshStorage(resume).upload(new Blob([bytes]));
  expect(sentParts()).toHaveLength(PARTS);
});

test('two uploads of the same content at once do not share a record', async () => {
  const storage = freshStorage(memoryStore());
  const [one, two] = await storage.uploadFiles([new Blob([bytes]), new Blob([bytes])]);
  expect(one).not.toBe(two);
  expect([one, two].map((url) => server.files.get(url as string)?.sha256)).toEqual([sha256(bytes), sha256(bytes)]);
});

test('a store that fails does not fail the upload', async () => {
  const notices: Notice[] = [];
  const full = async () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const url = await freshStorage({ get: full, set: full, delete: full }, notices).upload(new Blob([bytes]));
  expect(server.files.get(url)?.sha256).toBe(sha256(bytes));
  expect(new Set(notices.map(({ type }) => type))).toEqual(new Set(['store-failed']));
});

test('a store on disk is readable by its owner only', async () => {
  const records = join(directory, 'private');
  await fileStore(records).set('../../escape', 'value');
  const names = await readdir(records);
  expect(names).toHaveLength(1);
  expect((await stat(join(records, names[0] as string))).mode & 0o777).toBe(0o600);
  expect(await fileStore(records).get('../../escape')).toBe('value');
});

describe('records are read as if a stranger had written them', () => {
  const good = {
    ...{ version: 2, id: 's', size: 20, partBytes: 10, expires: 1000 },
    ...{ uploadUrl: 'https://a/u', fileUrl: 'https://a/f' },
  };
  test.each<[string, unknown, boolean]>([
    ['a record', good, true],
    ['nothing', null, false],
    ['text', 'x', false],
    ['another version', { ...good, version: 1 }, false],
    ['another size', { ...good, size: 21 }, false],
    ['another part size', { ...good, partBytes: 5 }, false],
    ['no address', { ...good, uploadUrl: 'javascript:alert(1)' }, false],
    ['of before', { ...good, expires: 999 }, false],
    ['without an end', { ...good, expires: undefined }, false],
  ])('an upload: %s', (_, value, accepted) => {
    const expected = { size: 20, partBytes: 10, now: 999 };
    expect(parseRecord(JSON.stringify(value), expected) !== undefined).toBe(accepted);
  });

  test.each<[string, string, boolean]>([
    ['a record', '{"id":"s","etag":"e","fingerprint":"h"}', true],
    ['of another session', '{"id":"t","etag":"e","fingerprint":"h"}', false],
    ['without ETag', '{"id":"s","etag":"","fingerprint":"h"}', false],
    ['without fingerprint', '{"id":"s","etag":"e"}', false],
    ['half of one', '{"id":"s","et', false],
    ['null', 'null', false],
  ])('a part: %s', (_, text, accepted) => {
    expect(parsePart(text, 's') !== undefined).toBe(accepted);
  });
});
