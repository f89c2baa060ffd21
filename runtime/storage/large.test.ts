import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleClient, createSparseFile, hashFile, uploadInChild } from '../../bench/upload.ts';
import { type StorageServer, startStorageServer } from '../../tests/servers/storage-server.ts';

const MIB = 1_048_576;
let directory: string;
let server: StorageServer;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'snippetry-large-'));
  server = await startStorageServer();
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

test('200 MiB from disk arrive whole, and never stand in memory', async () => {
  const path = join(directory, 'sparse.flac');
  await createSparseFile(path, 200 * MIB);
  const { url, peakMib, startMib } = await uploadInChild(await bundleClient('here', directory), server.origin, path);
  expect(server.files.get(url)).toEqual({
    name: 'sparse.flac',
    contentType: 'audio/flac',
    size: 200 * MIB,
    sha256: await hashFile(path),
  });
  expect(server.log.filter(({ phase }) => phase === 'part')).toHaveLength(20);
  expect(peakMib - startMib).toBeLessThan(200);
});
