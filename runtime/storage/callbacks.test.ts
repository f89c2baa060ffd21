import { createHash, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type StorageServer, startStorageServer } from '../../tests/servers/storage-server.ts';
import { createStorage, type ResumeStore, type StorageOptions, type UploadOptions } from './index.ts';

const KIND = {
  'one piece': { singleBytes: 1e6, partBytes: 1000 },
  parts: { singleBytes: 0, partBytes: 1000 },
} as const;
const bytes = randomBytes(2500);
const raise = () => {
  throw new Error('a mistake of the caller');
};
const throwing: ResumeStore = { get: raise, set: raise, delete: raise };

let server: StorageServer;
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server = await startStorageServer({
    fault: ({ phase, count }) => (count === 1 && phase !== 'file' ? { type: 'status', status: 503 } : undefined),
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  return server.close();
});

describe.each(['one piece', 'parts'] as const)('in %s', (kind) => {
  test.each<[string, Partial<StorageOptions>, UploadOptions]>([
    ['onProgress', {}, { onProgress: raise }],
    ['onNotice', { onNotice: raise }, {}],
    ['both', { onNotice: raise }, { onProgress: raise }],
    ['a resume store', { resume: throwing }, {}],
    ['all of them', { onNotice: raise, resume: throwing }, { onProgress: raise }],
  ])('%s that throws does not break an upload', async (_, options, upload) => {
    const backoff = { baseMs: 1, capMs: 1 };
    const storage = createStorage({ restUrl: `${server.origin}/rest`, limits: KIND[kind], backoff, ...options });
    const [url = ''] = await storage.uploadFiles([new Blob([bytes])], upload);
    expect(server.files.get(url)?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  });
});

describe('a mistake of the program is a TypeError at once', () => {
  test.each<[string, Partial<StorageOptions>]>([
    ['a password in restUrl', { restUrl: 'https://user:password@a.test/rest' }],
    ['no address', { restUrl: 'nowhere' }],
    ['no parts at once', { parallelParts: 0 }],
    ['parts of no size', { limits: { partBytes: 0 } }],
    ['half a try', { tries: 0.5 }],
    ['a time that is none', { stallMs: Number.NaN }],
    ['a time longer than timers take', { timeoutMs: 1e10 }],
  ])('%s', (_, options) => {
    expect(() => createStorage({ restUrl: server.origin, ...options })).toThrow(TypeError);
    expect(() => createStorage({ restUrl: server.origin, ...options })).not.toThrow(/user:|password@/);
  });

  test.each<[string, Partial<StorageOptions>, UploadOptions]>([
    ['a key outside Latin-1', { credentials: 'kéy–€' }, {}],
    ['a content type with a line break', {}, { contentType: 'text/plain\r\nx-evil: 1' }],
    ['a content type outside Latin-1', {}, { contentType: 'text/€' }],
  ])('%s, and nothing is sent', async (_, options, upload) => {
    const error = await createStorage({ restUrl: `${server.origin}/rest`, ...options })
      .upload(new Blob([bytes]), upload)
      .catch((rejection) => rejection);
    expect(error).toBeInstanceOf(TypeError);
    expect(String(error)).not.toMatch(/€|evil/);
    expect(server.log).toEqual([]);
  });
});
