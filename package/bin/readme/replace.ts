import { closeSync, fsyncSync, openSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

/**
 * Replaces the bytes of a file at once: whoever reads it sees the old ones or the new ones. Its permissions stay, and a link
 * stays one.
 */
export function replaceFile(path: string, bytes: Uint8Array): void {
  const file = realpathSync(path);
  const beside = `${file}.${process.pid}.tmp`;
  const handle = openSync(beside, 'wx', statSync(file).mode);
  try {
    try {
      writeFileSync(handle, bytes);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
