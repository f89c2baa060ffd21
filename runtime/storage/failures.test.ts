import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import type { Fault } from '../../tests/servers/faults.ts';
import type { Phase, Seen } from '../../tests/servers/storage-server.ts';
import { listen } from '../../tests/servers/test-kit/http.ts';
import { closeServers, QUICK, start } from '../../tests/servers/test-kit/upload.ts';
import { createStorage, UploadError } from './index.ts';

afterAll(closeServers);

const always =
  (phase: Phase, fault: Fault, part = 2) =>
  (seen: Seen) =>
    seen.phase === phase && (phase !== 'part' || seen.part === part) ? fault : undefined;
const status = (code: number, headers?: Record<string, string>): Fault => ({ type: 'status', status: code, headers });
const RESET: Fault = { type: 'reset', afterBytes: 0 };
const EXHAUSTED = 'Part upload failed, retries exhausted';

interface FailingRow {
  name: string;
  kind: 'single' | 'parts';
  fault: (seen: Seen) => Fault | undefined;
  expected: Partial<UploadError>;
  /** How often the failing request was sent. */
  sent: [Phase, number];
}

const FAILING: FailingRow[] = [
  {
    name: 'start refused',
    kind: 'single',
    fault: always('initiate', status(422)),
    expected: { code: 'initiate-failed', status: 422, kind: 'unprocessable', retryable: false },
    sent: ['initiate', 1],
  },
  {
    name: 'start: 500 for ever',
    kind: 'parts',
    fault: always('initiate-multipart', status(500)),
    expected: { code: 'initiate-failed', status: 500, kind: 'server', retryable: true, attempt: 3 },
    sent: ['initiate-multipart', 3],
  },
  {
    name: 'start: nonsense',
    kind: 'single',
    fault: always('initiate', { type: 'status', status: 200, body: '{"upload_url":"javascript:alert(1)"}' }),
    expected: { code: 'bad-answer', retryable: false },
    sent: ['initiate', 1],
  },
  {
    name: 'start: too long a wait',
    kind: 'single',
    fault: always('initiate', status(429, { 'retry-after': '3600' })),
    expected: { code: 'initiate-failed', status: 429, retryable: true, retryAfterMs: 3_600_000 },
    sent: ['initiate', 1],
  },
  {
    name: 'file: 500 for ever',
    kind: 'single',
    fault: always('put', status(500)),
    expected: { code: 'upload-failed', message: 'File upload failed, retries exhausted', status: 500, attempt: 3 },
    sent: ['put', 3],
  },
  {
    name: 'file refused',
    kind: 'single',
    fault: always('put', status(413)),
    expected: { code: 'upload-failed', status: 413, attempt: 1, retryable: false },
    sent: ['put', 1],
  },
  {
    name: 'file: fresh addresses refused too',
    kind: 'single',
    fault: always('put', status(403)),
    expected: { code: 'upload-failed', status: 403, kind: 'forbidden', retryable: false },
    sent: ['put', 2],
  },
  ...[500, 400, 429].map(
    (code): FailingRow => ({
      name: `part: ${code} for ever`,
      kind: 'parts',
      fault: always('part', status(code)),
      expected: {
        code: 'part-failed',
        message: EXHAUSTED,
        status: code,
        part: 2,
        attempt: 3,
        retryable: code !== 400,
      },
      sent: ['part', 3],
    }),
  ),
  {
    name: 'part: reset for ever',
    kind: 'parts',
    fault: always('part', RESET),
    expected: {
      code: 'part-failed',
      message: EXHAUSTED,
      status: undefined,
      kind: 'connection',
      part: 2,
      retryable: true,
    },
    sent: ['part', 3],
  },
  {
    name: 'part: stored wrongly for ever',
    kind: 'parts',
    fault: always('part', { type: 'corrupt' }),
    expected: { code: 'part-failed', message: EXHAUSTED, part: 2, retryable: true },
    sent: ['part', 3],
  },
  {
    name: 'part: too long a wait',
    kind: 'parts',
    fault: always('part', status(503, { 'retry-after': '3600' })),
    expected: { code: 'part-failed', part: 2, attempt: 1, retryAfterMs: 3_600_000 },
    sent: ['part', 1],
  },
  {
    name: 'part: fresh addresses refused too',
    kind: 'parts',
    fault: always('part', status(403)),
    expected: { code: 'part-failed', message: EXHAUSTED, status: 403, part: 2, retryable: false },
    sent: ['part', 4],
  },
  {
    name: 'part: no ETag',
    kind: 'parts',
    fault: always('part', { type: 'etag', value: '' }),
    expected: { code: 'etag-missing', part: 2, retryable: false },
    sent: ['part', 1],
  },
  {
    name: 'part: wrong ETag, unchecked, found at the end',
    kind: 'parts',
    fault: always('part', { type: 'etag', value: `"${'0'.repeat(32)}"` }),
    expected: { code: 'complete-failed', status: 400, retryable: false },
    sent: ['complete', 1],
  },
  {
    name: 'end refused',
    kind: 'parts',
    fault: always('complete', status(409)),
    expected: { code: 'complete-failed', status: 409, kind: 'conflict', retryable: false },
    sent: ['complete', 1],
  },
  {
    name: 'end: address expired',
    kind: 'parts',
    fault: always('complete', status(403)),
    expected: { code: 'complete-failed', status: 403, kind: 'forbidden', retryable: false },
    sent: ['complete', 1],
  },
  {
    name: 'end: 500 for ever',
    kind: 'parts',
    fault: always('complete', status(500)),
    expected: { code: 'complete-failed', status: 500, kind: 'server', retryable: true, attempt: 3 },
    sent: ['complete', 3],
  },
];

describe.concurrent('a fault that stays ends in a typed error', () => {
  test.each(FAILING)('$kind, $name', async ({ kind, fault, expected, sent: [phase, times] }) => {
    const { server, storage, file } = await start(kind, { fault }, { parallelParts: 1 });
    const error = await storage.upload(file).then(
      () => expect.unreachable('the upload should have failed'),
      (rejection) => rejection as UploadError,
    );
    expect(error).toBeInstanceOf(UploadError);
    expect(error).toMatchObject(expected);
    const part = phase === 'part' ? 2 : 0;
    expect(server.log.filter((seen) => seen.phase === phase && seen.part === part)).toHaveLength(times);
    // What stood at the file's address is asked once, before the end; afterwards the answers decide.
    expect(server.log.filter((seen) => seen.phase === 'file')).toHaveLength(phase === 'complete' ? 1 : 0);
    // The secret of a signed address stands in its query.
    expect(`${error.message} ${String((error.cause as Error | undefined)?.message)}`).not.toContain('signature');
  });

  test.each<[string, (seen: Seen) => Fault | undefined]>([
    ['500 three times', always('complete', status(500))],
    // The older file's own end was the first request.
    ['503, then 400', ({ phase, count }) => (phase === 'complete' ? status(count === 2 ? 503 : 400) : undefined)],
    [
      '200 with an error document',
      always('complete', { type: 'status', status: 200, body: '<Error><Code>InvalidPart</Code></Error>' }),
    ],
  ])('an older file of the same size and name does not hide it: %s', async (_, fault) => {
    let failing = false;
    const rules = { keyByName: true, fault: (seen: Seen) => (failing ? fault(seen) : undefined) };
    const { server, storage, bytes } = await start('parts', rules, {});
    const older = await storage.upload(new File([randomBytes(bytes.length)], 'a.bin'));
    const before = server.files.get(older);
    failing = true;
    await expect(storage.upload(new File([bytes], 'a.bin'))).rejects.toMatchObject({ code: 'complete-failed' });
    expect(server.files.get(older)).toEqual(before);
  });

  test('connection refused', async () => {
    const gone = await listen(() => {});
    await gone.close();
    const storage = createStorage({ restUrl: `${gone.origin}/rest`, backoff: QUICK });
    await expect(storage.upload(new Blob(['x']))).rejects.toMatchObject({
      code: 'initiate-failed',
      kind: 'connection',
      status: undefined,
      retryable: true,
      attempt: 3,
    });
  });

  test('a file that can no longer be read', async () => {
    const { storage } = await start('single', {}, {});
    const broken = new Blob(['some bytes']);
    const unreadable = async () => {
      throw new DOMException('The file has changed', 'NotReadableError');
    };
    broken.slice = () => Object.assign(new Blob(), { arrayBuffer: unreadable });
    await expect(storage.upload(broken)).rejects.toMatchObject({ code: 'unreadable', retryable: false });
  });
});
