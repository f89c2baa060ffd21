import { existsSync, mkdirSync, readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import setup, { memoryFolder } from './memory-folder.ts';

const SHARED_MEMORY = '/dev/shm';

/** No process has such a number. */
const ENDED = join(SHARED_MEMORY, 'snippetry-tests-99999999');
const OWN = join(SHARED_MEMORY, `snippetry-tests-${process.pid}`);

describe('the folder of temporary folders', () => {
  test('is that which somebody has chosen', () => {
    vi.stubEnv('TMPDIR', '/tmp');
    expect(memoryFolder()).toBeUndefined();
  });

  test('is not in memory where little is free', () => {
    vi.stubEnv('TMPDIR', undefined);
    vi.spyOn(process, 'availableMemory').mockReturnValue(1e9);
    expect(memoryFolder()).toBeUndefined();
  });

  test.skipIf(
    !existsSync(SHARED_MEMORY) || !/ \/dev\/shm (?!.*noexec)/.test(readFileSync('/proc/self/mounts', 'utf8')),
  )('is in memory where much is free, of the machine and of the folder', () => {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    vi.stubEnv('TMPDIR', undefined);
    vi.spyOn(process, 'availableMemory').mockReturnValue(64e9);
    expect(memoryFolder()).toBe(bavail * bsize < 6e9 ? undefined : OWN);
  });

  test.skipIf(!existsSync(SHARED_MEMORY) || statfsSync(SHARED_MEMORY).bavail === 0)(
    'is made and removed, with that of a run that was killed, not with that of one that goes on',
    () => {
      const running = `${SHARED_MEMORY}/snippetry-tests-${process.ppid}`;
      const isTheirs = existsSync(running);
      for (const folder of [ENDED, running]) mkdirSync(folder, { recursive: true });
      const end = setup({ config: { env: { TMPDIR: OWN } } });
      expect([ENDED, running, OWN].map(existsSync)).toEqual([false, true, true]);
      end?.();
      expect(existsSync(OWN)).toBe(false);
      if (!isTheirs) setup({ config: { env: { TMPDIR: running } } })?.();
    },
  );

  test('is nothing to make where none was chosen', () => {
    expect(setup({ config: { env: {} } })).toBeUndefined();
  });
});
