import {
  closeSync,
  constants,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { firstNoFolder, readRegular, scan, statOf } from '../1-load/walk.ts';
import { type Memo, noMemo } from '../memo.ts';

/** What a write did. */
export interface Written {
  added: string[];
  changed: string[];
  removed: string[];
  unchanged: number;
}

/** The names of all that a write changed. */
export const touched = ({ added, changed, removed }: Written): string[] => [...added, ...changed, ...removed];

const { O_CREAT, O_EXCL, O_NOFOLLOW, O_WRONLY } = constants;

/** Throws for a path that leaves the root by its text: absolute, with `..`, or with another kind of slash. */
function refuseOutside(path: string): void {
  if (
    path === '' ||
    posix.isAbsolute(path) ||
    /[\\\0]/.test(path) ||
    path.split('/').some((part) => /^\.{0,2}$/.test(part))
  )
    throw new Error(`"${path}" is no path inside the project`);
}

/** Throws when a folder is not where its path says: a link stands, or was just put, in the way. */
function refuseElsewhere(root: string, folder: string): void {
  const real = relative(realpathSync(root), realpathSync(join(root, folder)))
    .split(sep)
    .join('/');
  if (real !== posix.normalize(folder)) throw new Error(`${folder} leads to ${real}, which is not inside the project`);
}

/** Removes a file, or a link and not what it points to; nothing to do when nothing is there. */
function remove(path: string): void {
  if (statOf(path)) unlinkSync(path);
}

/** Writes a file that is not there yet, through nothing that is a link; throws when anything stands there. */
function writeNew(path: string, content: string): void {
  const handle = openSync(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o666);
  try {
    writeFileSync(handle, content);
  } finally {
    closeSync(handle);
  }
}

/**
 * Makes a folder below the root real: what stands in its way, such as a symbolic link, is removed itself, and what it
 * points to is left alone. For folders of generated files only.
 */
export function makeGeneratedFolder(root: string, folder: string): void {
  refuseOutside(folder);
  for (let path = firstNoFolder(root, folder); path !== undefined; path = firstNoFolder(root, folder)) {
    remove(join(root, path));
    mkdirSync(join(root, path));
  }
  refuseElsewhere(root, folder);
}

/** Removes a generated folder with all that it holds, following no link, and makes it anew. */
export function emptyGeneratedFolder(root: string, folder: string): void {
  makeGeneratedFolder(root, folder);
  rmSync(join(root, folder), { recursive: true });
  makeGeneratedFolder(root, folder);
}

/**
 * Writes a source file that is not there yet, with the folders that it needs.
 * @throws When something stands there already, or when a parent folder is a symbolic link or no folder.
 */
export function createSource(root: string, path: string, content: string): void {
  refuseOutside(path);
  const folder = dirname(path);
  for (let missing = firstNoFolder(root, folder); missing !== undefined; missing = firstNoFolder(root, folder)) {
    if (statOf(join(root, missing)))
      throw new Error(`${missing} is no folder of its own; nothing was written through it`);
    mkdirSync(join(root, missing));
  }
  refuseElsewhere(root, folder);
  writeNew(join(root, path), content);
}

/**
 * Replaces a source file, whole or not at all.
 * @throws When a parent folder is a symbolic link, or no folder.
 */
export function replaceSource(root: string, path: string, content: string): void {
  refuseOutside(path);
  refuseElsewhere(root, dirname(path));
  const temporary = join(root, `${path}.${process.pid}.tmp`);
  remove(temporary);
  writeNew(temporary, content);
  renameSync(temporary, join(root, path));
}

function replaceFile(root: string, path: string, content: string): void {
  makeGeneratedFolder(root, dirname(path));
  const target = join(root, path);
  const temporary = `${target}.${process.pid}.tmp`;
  remove(temporary);
  writeNew(temporary, content);
  // A rename replaces a link that stands there, not what the link points to.
  if (statOf(target)?.isDirectory()) rmSync(target, { recursive: true });
  renameSync(temporary, target);
}

function removeFile(root: string, path: string): void {
  // Behind a link that was put in the way meanwhile, nothing is ours.
  if (firstNoFolder(root, dirname(path)) !== undefined) return;
  refuseElsewhere(root, dirname(path));
  remove(join(root, path));
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

/**
 * Compares files with a folder without writing: which would be added, changed and removed. A symbolic link in the
 * folder is a file that is changed or removed, whatever it points to.
 * @param memo Keeps what was read of files that have not been touched since.
 */
export function compareFolder(
  root: string,
  folder: string,
  files: ReadonlyMap<string, string>,
  memo: Memo = noMemo,
): Written {
  const { files: present, others } = scan(root, folder);
  const there = new Set([...present, ...others]);
  const written: Written = { added: [], changed: [], removed: [], unchanged: 0 };
  for (const [name, content] of files) {
    const path = `${folder}/${name}`;
    refuseOutside(path);
    if (!there.has(path)) written.added.push(name);
    else if (readRegular(join(root, path), memo) !== content) written.changed.push(name);
    else written.unchanged += 1;
  }
  written.removed = [...there]
    .map((path) => path.slice(folder.length + 1))
    .filter((name) => !files.has(name))
    .sort();
  return written;
}

/** What a folder was made to hold last, as the memo keeps it. */
const lastOf = (folder: string, memo: Memo): { files?: ReadonlyMap<string, string> } =>
  memo(`last ${folder}`, [], () => ({}));

/** Writes the files whose text is not the one that was written last; nothing is done where other files were, or it is not known. */
function writeEdited(
  root: string,
  folder: string,
  files: ReadonlyMap<string, string>,
  memo: Memo,
): Written | undefined {
  const last = lastOf(folder, memo);
  const before = last.files;
  if (before?.size !== files.size) return undefined;
  const edited: [name: string, content: string][] = [];
  for (const [name, content] of files) {
    const was = before.get(name);
    if (was === undefined) return undefined;
    if (was !== content) edited.push([name, content]);
  }
  for (const [name, content] of edited) replaceFile(root, `${folder}/${name}`, content);
  last.files = files;
  return { added: [], changed: edited.map(([name]) => name), removed: [], unchanged: files.size - edited.length };
}

/**
 * Makes a folder hold exactly these files. Files with the same text are left untouched, stale files are removed, and
 * each file is replaced whole. No symbolic link is followed, also none that is put there meanwhile: the link itself is
 * removed.
 * @param memo As for `compareFolder`.
 */
export function writeFolder(
  root: string,
  folder: string,
  files: ReadonlyMap<string, string>,
  memo: Memo = noMemo,
): Written {
  makeGeneratedFolder(root, folder);
  const written = compareFolder(root, folder, files, memo);
  // First what is stale: a link or a file may stand where a folder is needed.
  for (const name of written.removed) {
    removeFile(root, `${folder}/${name}`);
    removeEmptyFolders(root, folder, `${folder}/${name}`);
  }
  for (const name of [...written.added, ...written.changed])
    replaceFile(root, `${folder}/${name}`, files.get(name) ?? '');
  lastOf(folder, memo).files = files;
  return written;
}

/** What a write in two steps has done so far. */
export interface Writing {
  /** What is known to have been edited since the last write stands in the folder; the other files were not looked at. */
  readonly written: Written;
  /** Makes the folder hold exactly the files, as `writeFolder` does, and tells all that was done. */
  complete(): Written;
}

/** Begins to make a folder hold these files with what is known to be edited, because to look at all of them takes a while. */
export function beginWriting(
  root: string,
  folder: string,
  files: ReadonlyMap<string, string>,
  memo: Memo = noMemo,
): Writing {
  const edited = writeEdited(root, folder, files, memo);
  const written = edited ?? writeFolder(root, folder, files, memo);
  return {
    written,
    complete() {
      if (!edited) return written;
      const { added, changed, removed, unchanged } = writeFolder(root, folder, files, memo);
      const all = [...new Set([...edited.changed, ...changed])];
      return { added, changed: all, removed, unchanged: unchanged + changed.length - all.length };
    },
  };
}
