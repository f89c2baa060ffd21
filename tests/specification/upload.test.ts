import { describe, expect, test } from 'vitest';
import { createStorage, type StorageOptions } from '../../runtime/storage/index.ts';

interface Call {
  url: string;
  body: unknown;
}

/** A storage on a server that only counts: what it was asked, the sizes that it was sent, and how many at once. */
function counted(options: Partial<StorageOptions> = {}, status = 200) {
  const calls: Call[] = [];
  const puts: { url: string; size: number; type: string | undefined }[] = [];
  const busy = { now: 0, most: 0 };
  const storage = createStorage({
    restUrl: 'https://rest.test',
    backoff: { baseMs: 0, capMs: 0 },
    fetch: async (url, init) => {
      calls.push({ url, body: init?.body ? JSON.parse(String(init.body)) : undefined });
      return Response.json({ upload_url: 'https://store.test/up', file_url: 'https://store.test/file' });
    },
    transport: {
      reportsProgress: false,
      put: async ({ url, body, contentType }) => {
        puts.push({ url, size: body.size, type: contentType });
        busy.most = Math.max(busy.most, ++busy.now);
        await new Promise(setImmediate);
        busy.now -= 1;
        return { status, headers: new Headers({ etag: `"${puts.length}"` }), text: '' };
      },
    },
    ...options,
  });
  return { storage, calls, puts, busy };
}

/** A file of so many bytes; they are zero. */
const file = (size: number): Blob => new Blob([new Uint8Array(size)], { type: 'image/png' });

describe('an upload', () => {
  test('of 94,371,840 bytes is one request', async () => {
    const { storage, calls, puts } = counted();
    await expect(storage.upload(file(94_371_840), { fileName: 'a.png' })).resolves.toBe('https://store.test/file');
    expect(calls).toEqual([
      {
        url: expect.stringMatching(/^https:\/\/rest\.test\/storage\/upload\/initiate\?storage_type=/),
        body: { content_type: 'image/png', file_name: 'a.png' },
      },
    ]);
    expect(puts).toEqual([{ url: 'https://store.test/up', size: 94_371_840, type: 'image/png' }]);
  });

  test('of one byte more is parts of 10,485,760 bytes', async () => {
    const { storage, calls, puts } = counted();
    await storage.upload(file(94_371_841), { fileName: 'a.png' });
    expect(calls[0]?.url).toMatch(/^https:\/\/rest\.test\/storage\/upload\/initiate-multipart/);
    expect(puts.map(({ size }) => size).sort((a, b) => b - a)).toEqual([...Array(9).fill(10_485_760), 1]);
    const numbers = Array.from({ length: 10 }, (_, index) => index + 1);
    expect(puts.map(({ url }) => url).sort()).toEqual(numbers.map((n) => `https://store.test/up/${n}`).sort());
    const { url, body } = calls.at(-1) as Call;
    expect(url).toBe('https://store.test/up/complete');
    expect(body).toEqual({ parts: numbers.map((partNumber) => ({ partNumber, etag: expect.any(String) })) });
  });

  test('sends a part 3 times, and then says so', async () => {
    const { storage, puts } = counted({ limits: { singleBytes: 1, partBytes: 10 } }, 500);
    await expect(storage.upload(file(10))).rejects.toThrow('Part upload failed, retries exhausted');
    expect(puts).toHaveLength(3);
  });

  test('of several files has 5 on their way', async () => {
    const { storage, busy } = counted();
    await storage.uploadFiles(Array.from({ length: 20 }, () => file(10)));
    expect(busy.most).toBe(5);
  });

  test('of a file without a name makes one from the time and the content type', async () => {
    const { storage, calls } = counted({ now: () => Date.UTC(2026, 0, 2) });
    await storage.upload(file(10));
    expect(calls[0]?.body).toEqual({
      content_type: 'image/png',
      file_name: expect.stringMatching(new RegExp(`^[^/]*${Date.UTC(2026, 0, 2)}[^/]*\\.png$`)),
    });
  });

  test('of an input replaces each file in it by its address', async () => {
    const { storage, puts } = counted();
    const input = { prompt: 'x', images: [file(1), { deeper: file(2) }] };
    expect(await storage.transformInput(input)).toEqual({
      prompt: 'x',
      images: ['https://store.test/file', { deeper: 'https://store.test/file' }],
    });
    expect(puts.map(({ size }) => size)).toEqual([1, 2]);
  });
});
