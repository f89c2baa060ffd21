import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { walk } from '../1-load/walk.ts';

/** What a write did. */
export interface Written {
  added: string[];
  changed: string[];
  removed: string[];
  unchanged: number;
}

function replaceFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, text);
  renameSync(temporary, path);
}

function removeEmptyFolders(root: string, folder: string, path: string): void {
  for (let parent = dirname(path); parent.startsWith(`${folder}/`); parent = dirname(parent)) {
    try {
      rmdirSync(join(root, parent));
    } catch {
      return;
    }
  }
}

/** Compares files with a folder without writing: which would be added, changed and removed. */
export function compareFolder(root: string, folder: string, files: ReadonlyMap<string, string>): Written {
  const written: Written = { added: [], changed: [], removed: [], unchanged: 0 };
  for (const [name, text] of files) {
    const path = join(root, folder, name);
    if (!existsSync(path)) written.added.push(name);
    else if (readFileSync(path, 'utf8') !== text) written.changed.push(name);
    else written.unchanged += 1;
  }
  written.removed = walk(root, folder)
    .map((path) => path.slice(folder.length + 1))
    .filter((name) => !files.has(name));
  return written;
}

/**
 * Makes a folder hold exactly these files. Files with the same text are left untouched, stale files are removed, and
 * each file is replaced whole.
 */
export function writeFolder(root: string, folder: string, files: ReadonlyMap<string, string>): Written {
  const written = compareFolder(root, folder, files);
  for (const name of [...written.added, ...written.changed])
    replaceFile(join(root, folder, name), files.get(name) ?? '');
  for (const name of written.removed) {
    rmSync(join(root, folder, name));
    removeEmptyFolders(root, folder, `${folder}/${name}`);
  }
  return written;
}
