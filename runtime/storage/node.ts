/** The one file here that uses Node: files and resume records on disk. */
import { createHash, randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { contentTypeOf } from './file-name.ts';
import type { ResumeStore } from './resume.ts';

/**
 * A file on disk as a Blob: nothing is read before a slice of it is sent. It carries the file's own name, and the
 * content type of its extension unless one is given. A read fails when the file changes meanwhile.
 */
export async function openFile(path: string, options: { type?: string } = {}): Promise<Blob & { name: string }> {
  const name = basename(path);
  const blob = await openAsBlob(path, { type: options.type ?? contentTypeOf(name) });
  return Object.defineProperty(blob, 'name', { value: name }) as Blob & { name: string };
}

/** Remembers unfinished uploads in a folder, one file each, readable by its owner only. */
export function fileStore(directory: string): ResumeStore {
  const pathOf = (key: string) => join(directory, `${createHash('sha256').update(key).digest('hex')}.json`);
  return {
    async get(key) {
      return readFile(pathOf(key), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
    },
    async set(key, value) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      // A crash in the middle of a write must leave the old record or the new one.
      const temporary = `${pathOf(key)}.${randomUUID()}`;
      await writeFile(temporary, value, { mode: 0o600 });
      await rename(temporary, pathOf(key));
    },
    delete: (key) => rm(pathOf(key), { force: true }),
  };
}
