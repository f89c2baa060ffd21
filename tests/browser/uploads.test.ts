import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Fault } from '../servers/faults.ts';
import { type RealtimeServer, startRealtimeServer } from '../servers/realtime-server.ts';
import { startSourceServer } from '../servers/source-server.ts';
import { type Seen, type StorageServer, startStorageServer } from '../servers/storage-server.ts';
import type { Listening } from '../servers/test-kit/http.ts';
import { CHROMIUM, CHROMIUM_FLAGS } from './chromium.ts';

// Real sockets on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

const MIB = 1_048_576;

// Runs in a page or a worker, as text, since the test runner rewrites imports. The same bytes can be made again after a reload, since they are counted, not random.
const HELPERS = `
  import { connectRealtime } from '/runtime/realtime/index.ts';
  import { createStorage, webStore } from '/runtime/storage/index.ts';
  export function makeBlob(size) {
    const words = new Uint32Array(Math.ceil(size / 4)).map((_, index) => Math.imul(index, 2654435761));
    return new Blob([words.buffer.slice(0, size)], { type: 'audio/flac' });
  }
  export async function sha256(blob) {
    const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
  export async function upload(size, options = {}, blob = makeBlob(size)) {
    const percents = [];
    const { abortAt, ...rest } = options;
    const controller = new AbortController();
    const resume = rest.remember ? webStore(localStorage) : undefined;
    const storage = createStorage({ backoff: { baseMs: 20 }, ...rest, resume });
    try {
      const url = await storage.upload(blob, {
        signal: controller.signal,
        onProgress: ({ percent }) => {
          percents.push(percent);
          if (percent >= abortAt) controller.abort();
        },
      });
      return { url, percents, sha256: await sha256(blob) };
    } catch (error) {
      return { name: error.name, code: error.code, percents };
    }
  }
  export async function talk({ url, tokenUrl, encoding }) {
    const [results, errors, states] = [[], [], []];
    const waiting = [];
    const look = () => waiting.filter(({ done }) => done()).forEach(({ resolve }) => resolve());
    const until = (done) => new Promise((resolve) => look(waiting.push({ done, resolve })));
    const connection = connectRealtime({
      url,
      encoding,
      token: async ({ signal }) => (await fetch(tokenUrl, { signal })).json(),
      onResult: (result) => look(results.push(result)),
      onError: ({ message, status }) => errors.push([message, status]),
      onStateChange: ({ to }) => look(states.push(to)),
      backoff: { baseMs: 50, capMs: 100 },
    });
    connection.send({ text: 'ä😀', n: 1.5 });
    await until(() => results.length === 1 && states.at(-1) === 'connecting');
    connection.send('after the drop');
    await until(() => results.length === 2);
    connection.close();
    const late = connection.send('late');
    return { results, errors, states, late };
  }
`;
const PAGE = `<!doctype html><meta charset="utf-8"><title>test</title><input type="file">
  <script type="module">import * as helpers from '/helpers.js'; globalThis.helpers = helpers;</script>`;
const WORKER = `
  import { upload } from '/helpers.js';
  onmessage = async ({ data }) => postMessage(await upload(...data));
`;

declare global {
  var helpers: {
    upload(size: number, options: object, file?: File): Promise<Outcome>;
    talk(options: object): Promise<Record<'results' | 'errors' | 'states' | 'late', unknown[]>>;
  };
}

interface Outcome {
  url: string;
  percents: number[];
  sha256: string;
  code?: string;
  name?: string;
}

describe.skipIf(!existsSync(CHROMIUM))('in Chromium', () => {
  let [browser, source, page] = [] as unknown as [Browser, Listening, Page];
  let storage: StorageServer;
  let live: RealtimeServer | undefined;
  let fault: (seen: Seen) => Fault | undefined;
  beforeAll(async () => {
    source = await startSourceServer(PAGE, { '/helpers.js': HELPERS, '/worker.js': WORKER });
    // A file name with an umlaut reaches the page only in a locale that has umlauts.
    const env = { ...process.env, LC_ALL: 'C.UTF-8' } as Record<string, string>;
    browser = await chromium.launch({ executablePath: CHROMIUM, headless: true, args: CHROMIUM_FLAGS, env });
    page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto(source.origin);
  });
  afterAll(async () => {
    await browser?.close();
    await source.close();
  });
  beforeEach(async () => {
    fault = () => undefined;
    storage = await startStorageServer({ declareHash: true, fault: (seen) => fault(seen) });
  });
  afterEach(async () => {
    await storage.close();
    await live?.close();
  });

  const upload = (size: number, options: object = {}): Promise<Outcome> =>
    page.evaluate(([bytes, given]) => globalThis.helpers.upload(bytes, given), [
      size,
      { restUrl: `${storage.origin}/rest`, ...options },
    ] as const);
  const expectWhole = ({ url, percents, sha256 }: Outcome) => {
    expect(storage.files.get(url)?.sha256).toBe(sha256);
    expect(percents).toEqual([...new Set(percents)].sort((a, b) => a - b));
    expect(percents.at(-1)).toBe(100);
  };
  const sentParts = () => storage.log.filter(({ phase }) => phase === 'part').map(({ part }) => part);

  test('a file in one piece, with byte progress, across origins', async () => {
    fault = ({ phase }) => (phase === 'put' ? { type: 'trickle', bytes: MIB, pauseMs: 30 } : undefined);
    const outcome = await upload(10 * MIB);
    expectWhole(outcome);
    // How often a browser tells depends on how busy it is; that it tells before the end does not.
    expect(outcome.percents.some((percent) => percent > 0 && percent < 100)).toBe(true);
    expect(storage.log.map(({ phase }) => phase)).toEqual(['initiate', 'put']);
    expect(storage.log[1]?.contentType).toBe('audio/flac');
  });

  test('a file just over 90 MiB, in parts', async () => {
    expectWhole(await upload(94_371_841));
    expect(sentParts().sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('a file that the reader picks', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'snippetry-pick-'));
    const path = join(directory, 'cät.svg');
    await writeFile(path, '<svg/>');
    await page.setInputFiles('input', path);
    const { url } = await page.evaluate(
      (restUrl) => globalThis.helpers.upload(0, { restUrl }, document.querySelector('input')?.files?.[0]),
      `${storage.origin}/rest`,
    );
    await rm(directory, { recursive: true });
    expect(storage.files.get(url)).toEqual({
      name: 'cät.svg',
      contentType: 'image/svg+xml',
      size: 6,
      sha256: createHash('sha256').update('<svg/>').digest('hex'),
    });
  });

  const PARTS = { limits: { singleBytes: 0, partBytes: MIB }, parallelParts: 1 };
  const FAULTS: Record<number, Fault> = {
    1: { type: 'status', status: 500 },
    2: { type: 'status', status: 429, headers: { 'retry-after': '1' } },
    3: { type: 'reset', afterBytes: MIB / 2 },
    4: { type: 'lose-answer' },
    5: { type: 'corrupt' },
  };
  test('survives 500, 429, a reset, a lost answer and wrong bytes, one part after the other', async () => {
    fault = ({ part, count }) => (count === 1 ? FAULTS[part] : undefined);
    const outcome = await upload(6 * MIB, PARTS);
    expectWhole(outcome);
    expect(sentParts()).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
  });

  test('a transfer that is stuck is ended and tried again', async () => {
    fault = ({ phase, count }) => (phase === 'put' && count === 1 ? { type: 'hang' } : undefined);
    expectWhole(await upload(8 * MIB, { stallMs: 500, settleMs: 500 }));
  });

  test('an abort closes the connections', async () => {
    fault = ({ phase, part }) =>
      phase === 'part' && part > 1 ? { type: 'trickle', bytes: 65_536, pauseMs: 20 } : undefined;
    const outcome = await upload(8 * MIB, { ...PARTS, parallelParts: 3, abortAt: 30 });
    expect(outcome).toMatchObject({ name: 'AbortError', code: 'aborted' });
    expect(Math.max(...outcome.percents)).toBeLessThan(100);
    await vi.waitFor(() => expect(storage.inFlight()).toBe(0), { interval: 10, timeout: 60_000 });
  });

  test('goes on after a reload of the page', async () => {
    fault = ({ phase, part }) => (phase === 'part' && part === 4 ? { type: 'hang' } : undefined);
    void upload(6 * MIB, { ...PARTS, remember: true }).catch(() => {});
    await vi.waitFor(() => expect(sentParts()).toContain(4), { interval: 10, timeout: 60_000 });
    await page.reload();
    fault = () => undefined;
    storage.log.length = 0;
    const outcome = await upload(6 * MIB, { ...PARTS, remember: true });
    expectWhole(outcome);
    expect(sentParts()).toEqual([4, 5, 6]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('from a worker', async () => {
    const outcome = await page.evaluate(
      (message) =>
        new Promise<Outcome>((resolve, reject) => {
          const worker = new Worker('/worker.js', { type: 'module' });
          worker.onmessage = ({ data }) => resolve(data);
          worker.onerror = ({ message: text }) => reject(new Error(text));
          worker.postMessage(message);
        }),
      [4 * MIB, { restUrl: `${storage.origin}/rest`, ...PARTS }] as const,
    );
    expectWhole(outcome);
    expect(outcome.percents.length).toBeGreaterThan(4);
  });

  test.each(['json', 'binary'] as const)('a live call, %s: echo, drop, return, close', async (encoding) => {
    live = await startRealtimeServer();
    const { liveUrl: url, tokenUrl } = live;
    const running = page.evaluate((options) => globalThis.helpers.talk(options), { url, tokenUrl, encoding });
    const server = live;
    await vi.waitFor(() => expect(server.received).toHaveLength(1), { interval: 5, timeout: 60_000 });
    server.sockets[0]?.close(4001, 'restart');
    const { results, errors, states, late } = await running;
    expect(results).toEqual([{ text: 'ä😀', n: 1.5 }, 'after the drop']);
    expect(errors).toEqual([['Error closing the connection: restart', 4001]]);
    expect(states.slice(-3)).toEqual(['connecting', 'active', 'idle']);
    await vi.waitFor(() => expect(server.sockets[1]?.readyState).toBe(3), { interval: 10, timeout: 60_000 });
    expect([late, server.received.length]).toEqual(['dropped', 2]);
  });
});
