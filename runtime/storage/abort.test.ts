import { execFile } from 'node:child_process';
import { getEventListeners } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Fault } from '../../tests/servers/faults.ts';
import { type Phase, type Seen, type StorageServer, startStorageServer } from '../../tests/servers/storage-server.ts';
import { createStorage, type Notice, type StorageOptions } from './index.ts';

// Real sockets on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

const KIB = 1024;
const HANG: Fault = { type: 'hang' };
const TRICKLE: Fault = { type: 'trickle', bytes: 16 * KIB, pauseMs: 50 };
const WAIT: Fault = { type: 'status', status: 503, headers: { 'retry-after': '30' } };

let server: StorageServer;
afterEach(() => server?.close());

/** Lets the event loop turn until something is so; the test's own limit ends it. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await turn();
}

const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

async function begin(fault: (seen: Seen) => Fault | undefined, options: Partial<StorageOptions> = {}) {
  server = await startStorageServer({ fault });
  const limits = { singleBytes: 300 * KIB, partBytes: 200 * KIB };
  return createStorage({ restUrl: `${server.origin}/rest`, limits, ...options });
}

const single = new Blob([new Uint8Array(300 * KIB)]);
const inParts = new Blob([new Uint8Array(2000 * KIB)]);
const plain: Partial<StorageOptions> = { fetch: (url, init) => fetch(url, init) };

describe('an abort ends the upload, its sockets and its timers', () => {
  test.each<[string, Blob, Phase, Fault, Partial<StorageOptions>?]>([
    ['while the address is awaited', single, 'initiate', HANG],
    ['while waiting to ask again', single, 'initiate', WAIT],
    ['while bytes move', single, 'put', TRICKLE],
    ['while bytes move, without byte counts', single, 'put', TRICKLE, plain],
    ['while bytes are stuck', single, 'put', HANG],
    ['while waiting to send again', single, 'put', WAIT],
    ['while several parts move', inParts, 'part', TRICKLE],
    ['while several parts move, without byte counts', inParts, 'part', TRICKLE, plain],
    ['while parts wait to be sent again', inParts, 'part', WAIT],
    ['while the end is awaited', inParts, 'complete', HANG],
  ])('%s', async (_, file, phase, fault, options) => {
    let waits = 0;
    const onNotice = ({ type }: Notice) => {
      if (type === 'retry') waits++;
    };
    const storage = await begin((seen) => (seen.phase === phase ? fault : undefined), { onNotice, ...options });
    const before = timers();
    const controller = new AbortController();
    const progress: number[] = [];
    const outcome = storage.upload(file, {
      signal: controller.signal,
      onProgress: ({ loaded }) => progress.push(loaded),
    });
    outcome.catch(() => {});
    const reached = (seen: Seen) => seen.phase === phase && (fault !== TRICKLE || seen.bytes > 0);
    await until(() => (fault === WAIT ? waits > 0 : server.log.some(reached)));
    const reason = new Error('enough');
    controller.abort(reason);
    await expect(outcome).rejects.toMatchObject({
      ...{ name: 'AbortError', code: 'aborted', retryable: false, cause: reason },
    });

    const reports = progress.length;
    expect(getEventListeners(controller.signal, 'abort')).toHaveLength(0);
    // What was on the wire arrives and the server's own pauses run out; what comes later would be the upload's.
    await until(() => server.inFlight() === 0 && timers() <= before);
    const requests = server.log.length;
    for (let turns = 0; turns < 20; turns++) await turn();
    expect([server.log.length, progress.length, server.inFlight()]).toEqual([requests, reports, 0]);
  });

  test('before the start nothing is sent', async () => {
    const storage = await begin(() => undefined);
    const signal = AbortSignal.abort('no');
    await expect(storage.upload(single, { signal })).rejects.toMatchObject({ code: 'aborted', cause: 'no' });
    await expect(storage.uploadFiles([single], { signal })).rejects.toMatchObject({ code: 'aborted', cause: 'no' });
    expect(server.log).toEqual([]);
  });
});

test('one failed file stops the others of its batch', async () => {
  const storage = await begin((seen) => {
    if (seen.phase === 'initiate' && seen.count === 2) return { type: 'status', status: 401 };
    return seen.phase === 'put' ? HANG : undefined;
  });
  await expect(storage.uploadFiles([single, single, single])).rejects.toMatchObject({ status: 401 });
  await until(() => server.inFlight() === 0);
});

test('a signal that outlives its uploads gathers no listeners', async () => {
  const storage = await begin(() => undefined);
  const { signal } = new AbortController();
  await storage.uploadFiles([single, inParts, single], { signal });
  await storage.transformInput({ single }, { signal });
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
});

test('a process that aborts its upload ends by itself', async () => {
  await begin((seen) => (seen.phase === 'part' ? HANG : undefined));
  const program = `
    import { createStorage } from ${JSON.stringify(new URL('./index.ts', import.meta.url).href)};
    const limits = { singleBytes: 0, partBytes: 5_000_000 };
    const storage = createStorage({ restUrl: '${server.origin}/rest', limits });
    const controller = new AbortController();
    const options = { signal: controller.signal, onProgress: () => controller.abort() };
    await storage.upload(new Blob([new Uint8Array(20_000_000)]), options).catch((error) => console.log(error.code));
  `;
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { timeout: 25_000 });
  expect((await run).stdout).toBe('aborted\n');
});
