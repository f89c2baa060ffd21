import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** The file system in memory that Linux has. */
const SHARED_MEMORY = '/dev/shm';

/** Bytes that have to be free in it and in the machine: tests take less than a tenth of that at a time. */
const ENOUGH = 6e9;

const NAME = 'snippetry-tests-';

/** Whether there is such memory for this user, enough of it, and programs may be started that are written there. */
function isFit(): boolean {
  try {
    accessSync(SHARED_MEMORY, constants.W_OK);
  } catch {
    return false;
  }
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  if (Math.min(bavail * bsize, process.availableMemory()) < ENOUGH) return false;
  const mounted = readFileSync('/proc/self/mounts', 'utf8').split('\n');
  return mounted.some((line) => line.split(' ')[1] === SHARED_MEMORY && !/\bnoexec\b/.test(line));
}

/**
 * A folder in memory for the temporary folders of tests, which make and remove some hundred thousand small files: on a disk
 * that takes several times as long. It is not made yet.
 * @returns undefined where somebody has chosen a folder, or where such memory is not there or not fit.
 */
export const memoryFolder = (): string | undefined =>
  process.env.TMPDIR === undefined && isFit() ? join(SHARED_MEMORY, `${NAME}${process.pid}`) : undefined;

/** Folders of runs that were killed before they could remove them. */
const leftBehind = (): string[] =>
  readdirSync(SHARED_MEMORY).filter((name) => name.startsWith(NAME) && !existsSync(`/proc/${name.slice(NAME.length)}`));

/** Makes the folder that tests are told of, and removes it when they have ended. */
export default function setup({ config }: { config: { env: Record<string, unknown> } }): (() => void) | undefined {
  const folder = config.env.TMPDIR;
  if (typeof folder !== 'string') return undefined;
  for (const name of leftBehind()) rmSync(join(SHARED_MEMORY, name), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return () => rmSync(folder, { recursive: true, force: true });
}
