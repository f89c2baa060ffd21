import { randomBytes } from 'node:crypto';
import { createStorage, type StorageOptions } from '../../../runtime/storage/index.ts';
import { type StorageServer, type StorageServerOptions, startStorageServer } from '../storage-server.ts';

export const PIECE = 256 * 1024;
const LIMITS = { single: { singleBytes: 8 * PIECE, partBytes: PIECE }, parts: { singleBytes: 0, partBytes: PIECE } };
const SIZES = { single: PIECE, parts: 4 * PIECE + 11 };
export const QUICK = { baseMs: 20, capMs: 40, random: () => 0.5 };

// Faults wait for real timers, so tests run side by side, each with a server of its own.
const servers: StorageServer[] = [];

/** Closes every server of start: for the end of a test file. */
export const closeServers = (): Promise<unknown> => Promise.all(servers.splice(0).map((server) => server.close()));

/** A storage with a server of its own, and a file of a few pieces. */
export async function start(
  kind: 'single' | 'parts',
  serverOptions: StorageServerOptions,
  options: Partial<StorageOptions>,
) {
  const server = await startStorageServer({ declareHash: true, ...serverOptions });
  servers.push(server);
  const bytes = randomBytes(SIZES[kind]);
  const storage = createStorage({
    restUrl: `${server.origin}/rest`,
    limits: LIMITS[kind],
    backoff: QUICK,
    timeoutMs: 60_000,
    ...options,
  });
  return { server, bytes, storage, file: new Blob([bytes], { type: 'audio/flac' }) };
}
