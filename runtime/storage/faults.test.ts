import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Fault } from '../../tests/servers/faults.ts';
import { closeServers, PIECE, start } from '../../tests/servers/test-kit/upload.ts';
import { SURVIVED_FAULTS } from '../../tests/servers/upload-faults.ts';
import type { Notice } from './index.ts';

afterAll(closeServers);

describe.concurrent('a fault that passes does not fail the upload', () => {
  test.each(SURVIVED_FAULTS)('$kind, $name', async ({ kind, fault, resent, integrity, stallMs }) => {
    let struck = 0;
    const { server, bytes, storage, file } = await start(
      kind,
      {
        fault: (seen) => {
          const found = fault(seen, { piece: PIECE });
          if (found) struck++;
          return found;
        },
      },
      { integrity, stallMs, settleMs: stallMs, parallelParts: 2 },
    );
    const percents: number[] = [];
    const url = await storage.upload(file, { onProgress: ({ percent }) => percents.push(percent) });

    expect(struck).toBe(1);
    const stored = server.files.get(url);
    expect(stored?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(stored?.size).toBe(bytes.length);
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
    expect(percents.filter((percent) => percent === 100)).toEqual([100]);
    expect(server.received() - bytes.length).toBeLessThanOrEqual(resent({ piece: PIECE, file: bytes.length }));
  });

  test.each(['single', 'parts'] as const)('%s: Retry-After is waited for', async (kind) => {
    const controller = new AbortController();
    const waits: number[] = [];
    const onNotice = (notice: Notice) => {
      if (notice.type !== 'retry') return;
      waits.push(notice.waitMs);
      controller.abort();
    };
    const busy: Fault = { type: 'status', status: 429, headers: { 'retry-after': '7' } };
    const { storage, file } = await start(
      kind,
      { fault: ({ phase, part }) => (/^(put|part)$/.test(phase) && part < 2 ? busy : undefined) },
      { onNotice },
    );
    await expect(storage.upload(file, { signal: controller.signal })).rejects.toMatchObject({ code: 'aborted' });
    // With the jitter of the first pause on top.
    expect(waits).toEqual([7_005]);
  });
});

test.concurrent('bytes of a try that failed no longer count as loaded', async () => {
  const { server, storage, file } = await start(
    'parts',
    {
      fault: ({ phase, part }) =>
        phase === 'part' && part === 1 ? { type: 'status', status: 503, headers: { 'retry-after': '30' } } : undefined,
    },
    { parallelParts: 2 },
  );
  const controller = new AbortController();
  const loaded: number[] = [];
  const outcome = storage.upload(file, {
    signal: controller.signal,
    onProgress: (progress) => loaded.push(progress.loaded),
  });
  outcome.catch(() => {});
  await vi.waitFor(() => expect(loaded.at(-1)).toBe(file.size - PIECE), { interval: 5, timeout: 60_000 });
  controller.abort();
  await expect(outcome).rejects.toMatchObject({ code: 'aborted' });
  expect(loaded.at(-1)).toBe(file.size - PIECE);
  expect(server.log.filter(({ phase, part }) => phase === 'part' && part === 1)).toHaveLength(1);
});
