import { createHash, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type StorageServer, startStorageServer } from '../../tests/servers/storage-server.ts';
import { createStorage, type StorageOptions, type UploadOptions } from './index.ts';

// Real sockets on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

let server: StorageServer;
beforeEach(async () => {
  server = await startStorageServer({ declareHash: true });
});
afterEach(() => server.close());

const storageOf = (options: Partial<StorageOptions> = {}) =>
  createStorage({ restUrl: `${server.origin}/rest`, ...options });
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const phases = () => server.log.map(({ phase, part }) => (part ? `${phase} ${part}` : phase));
const MIB = 1024 * 1024;

describe('the calls of one upload', () => {
  test('a small file: start, then the raw bytes', async () => {
    const bytes = randomBytes(1000);
    const file = new File([bytes], 'cat.png', { type: 'image/png' });
    const url = await storageOf({ storageType: 'cdn & more' }).upload(file);

    const [start, put] = server.log;
    expect(phases()).toEqual(['initiate', 'put']);
    expect(start?.query).toBe('?storage_type=cdn%20%26%20more');
    expect(start?.body).toEqual({ content_type: 'image/png', file_name: 'cat.png' });
    expect(put).toMatchObject({ contentType: 'image/png', contentLength: '1000', bytes: 1000 });
    expect(server.files.get(url)).toEqual({
      name: 'cat.png',
      contentType: 'image/png',
      size: 1000,
      sha256: sha256(bytes),
    });
    expect(new Uint8Array(await (await fetch(url)).arrayBuffer())).toEqual(new Uint8Array(bytes));
  });

  test('an empty file', async () => {
    const seen: unknown[] = [];
    const url = await storageOf().upload(new Blob([]), { onProgress: (progress) => seen.push(progress) });
    expect(server.files.get(url)?.size).toBe(0);
    expect(seen).toEqual([{ loaded: 0, total: 0, percent: 100 }]);
  });

  test('94,371,840 bytes still travel in one piece', async () => {
    const bytes = new Uint8Array(94_371_840);
    const url = await storageOf().upload(new Blob([bytes]));
    expect(phases()).toEqual(['initiate', 'put']);
    expect(server.files.get(url)?.sha256).toBe(sha256(bytes));
  });

  test('one byte more travels in parts of 10,485,760 bytes, listed in order', async () => {
    const bytes = randomBytes(94_371_841);
    const url = await storageOf().upload(new Blob([bytes]));
    const parts = server.log.filter(({ phase }) => phase === 'part').sort((x, y) => x.part - y.part);
    expect(parts.map(({ part, bytes: size }) => [part, size])).toEqual([
      ...Array.from({ length: 9 }, (_, index) => [index + 1, 10_485_760]),
      [10, 1],
    ]);
    expect(parts.every(({ query }) => /^\?expires=soon&signature=/.test(query))).toBe(true);
    expect([phases()[0], phases().at(-2), phases().at(-1)]).toEqual(['initiate-multipart', 'file', 'complete']);
    const { parts: listed } = server.log.at(-1)?.body as { parts: { partNumber: number; etag: string }[] };
    expect(listed.map(({ partNumber }) => partNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(Object.keys(listed[0] as object)).toEqual(['partNumber', 'etag']);
    expect(server.files.get(url)?.sha256).toBe(sha256(bytes));
  });

  test('the key goes to the control calls only', async () => {
    const storage = storageOf({ credentials: async () => 'secret', limits: { singleBytes: 10, partBytes: 10 } });
    await storage.upload(new Blob(['more than ten bytes']));
    const authorized = server.log.map(({ phase, authorized }) => [phase, authorized]);
    expect(authorized).toEqual([
      ['initiate-multipart', true],
      ['part', false],
      ['part', false],
      ['file', false],
      ['complete', false],
    ]);
  });

  test('the same file can be uploaded twice', async () => {
    const [storage, file] = [storageOf(), new Blob(['x'])];
    const [first, second] = [await storage.upload(file), await storage.upload(file)];
    expect(first).not.toBe(second);
    expect(server.files.size).toBe(2);
  });

  test('no more parts at once than allowed', async () => {
    let most = 0;
    const limits = { singleBytes: 0, partBytes: 1000 };
    let flying = 0;
    const counted: StorageOptions['fetch'] = async (url, init) => {
      const isPart = /\/\d+\?/.test(url);
      if (isPart) most = Math.max(most, ++flying);
      try {
        return await fetch(url, init);
      } finally {
        if (isPart) flying--;
      }
    };
    await storageOf({ limits, parallelParts: 3, fetch: counted }).upload(new Blob([randomBytes(20_000)]));
    expect(most).toBe(3);
  });
});

describe('names and types', () => {
  const at = () => 1_700_000_000_000;
  test.each<[string, Blob, UploadOptions, { content_type: string; file_name: string }]>([
    [
      'nothing known',
      new Blob(['x']),
      {},
      { content_type: 'application/octet-stream', file_name: '1700000000000.bin' },
    ],
    [
      'a type',
      new Blob(['x'], { type: 'image/svg+xml' }),
      {},
      { content_type: 'image/svg+xml', file_name: '1700000000000.svg' },
    ],
    [
      'a name and a type of its own',
      new File(['x'], 'ä b.flac', { type: 'audio/flac' }),
      {},
      { content_type: 'audio/flac', file_name: 'ä b.flac' },
    ],
    [
      'the caller knows better',
      new File(['x'], 'a.bin'),
      { fileName: 'b.wav', contentType: 'audio/wav' },
      { content_type: 'audio/wav', file_name: 'b.wav' },
    ],
    [
      'an empty name',
      new File(['x'], '', { type: 'text/plain' }),
      { fileName: '' },
      { content_type: 'text/plain', file_name: '1700000000000.txt' },
    ],
  ])('%s', async (_, file, options, body) => {
    await storageOf({ now: at }).upload(file, options);
    expect(server.log[0]?.body).toEqual(body);
    expect(server.log[1]?.contentType).toBe(body.content_type);
  });
});

describe('checks before anything is sent', () => {
  const png = new File(['12345'], 'cat.PNG', { type: 'image/png' });
  test.each<[string, unknown, UploadOptions, string | undefined]>([
    ['small enough', png, { maxBytes: 5 }, undefined],
    ['too large', png, { maxBytes: 4 }, 'too-large'],
    ['type listed', png, { accept: ['audio/*', 'image/png'] }, undefined],
    ['any image', png, { accept: ['image/*'] }, undefined],
    ['ending listed', png, { accept: ['.png'] }, undefined],
    ['anything', png, { accept: ['*/*'] }, undefined],
    ['another type', png, { accept: ['audio/*', '.jpg', 'image/p'] }, 'type-refused'],
    ['no blob', 'text', {}, 'not-a-blob'],
    ['null', null, {}, 'not-a-blob'],
  ])('%s', async (_, file, options, code) => {
    const outcome = storageOf().upload(file as Blob, options);
    if (!code) return void (await expect(outcome).resolves.toContain('/files/'));
    await expect(outcome).rejects.toMatchObject({ name: 'UploadError', code, retryable: false });
    expect(server.log).toEqual([]);
  });
});

describe('several files', () => {
  test('addresses in order, one progress for all', async () => {
    const files = Array.from({ length: 12 }, (_, index) => new File([randomBytes(MIB)], `${index}.bin`));
    const percents: number[] = [];
    const urls = await storageOf().uploadFiles(files, { onProgress: ({ percent }) => percents.push(percent) });
    expect(urls.map((url) => url.split('/').at(-1))).toEqual(files.map(({ name }) => name));
    expect(percents).toEqual([...new Set(percents)].sort((x, y) => x - y));
    expect(percents.at(-1)).toBe(100);
  });

  test('the bound of five is reached and kept', async () => {
    let [flying, most] = [0, 0];
    let open = () => {};
    const five = new Promise<void>((resolve) => {
      open = resolve;
    });
    const held: StorageOptions['fetch'] = async (url, init) => {
      most = Math.max(most, ++flying);
      // The next one would begin at once, so a turn of the event loop is long enough to see it.
      if (flying === 5) setImmediate(open);
      await five;
      return fetch(url, init).finally(() => flying--);
    };
    await storageOf({ fetch: held }).uploadFiles(Array.from({ length: 12 }, () => new Blob(['x'])));
    expect(most).toBe(5);
  });

  test('one refused file keeps all of them back', async () => {
    const files = [...Array(20).fill(new Blob(['ok'])), new Blob(['too long'])];
    const outcome = storageOf().uploadFiles(files, { maxBytes: 3 });
    await expect(outcome).rejects.toMatchObject({ code: 'too-large' });
    expect(server.log).toEqual([]);
  });

  test('an input object', async () => {
    const [image, audio] = [new File(['i'], 'i.png'), new File(['a'], 'a.flac')];
    const input = { prompt: 'a cat', images: [image, image], nested: { audio }, when: new Date(0) };
    const output = (await storageOf().transformInput(input)) as Record<string, never>;
    expect(server.files.size).toBe(2);
    expect(output).toEqual({
      prompt: 'a cat',
      images: [expect.stringContaining('/i.png'), expect.stringContaining('/i.png')],
      nested: { audio: expect.stringContaining('/a.flac') },
      when: input.when,
    });
  });
});

test('progress counts bytes, never falls, and reaches 100 % once, at the end', async () => {
  const seen: { loaded: number; percent: number }[] = [];
  const size = 3 * MIB;
  await storageOf({ limits: { singleBytes: 0, partBytes: MIB } }).upload(new Blob([randomBytes(size)]), {
    onProgress: ({ loaded, percent }) => {
      seen.push({ loaded, percent });
      if (percent === 100) expect(server.log.at(-1)?.phase).toBe('complete');
    },
  });
  const loaded = seen.map((progress) => progress.loaded);
  // More steps than parts: bytes are counted as they leave, not part by part.
  expect(loaded.length).toBeGreaterThan(10);
  expect(loaded).toEqual([...new Set(loaded)].sort((x, y) => x - y));
  expect(seen.at(-1)).toEqual({ loaded: size, percent: 100 });
  expect(seen.filter(({ percent }) => percent >= 100)).toHaveLength(1);
});

test.each(['retry', 'credentials'])('middleware named %s is a duplicate', (name) => {
  const middleware = [{ name, handle: (request: never, next: (request: never) => Promise<Response>) => next(request) }];
  expect(() => storageOf({ credentials: 'k', middleware })).toThrow('Duplicate middleware name');
});
