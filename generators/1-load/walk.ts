import { closeSync, constants, fstatSync, lstatSync, openSync, readdirSync, readFileSync, type Stats } from 'node:fs';
import { join, posix } from 'node:path';
import { type Memo, noMemo } from '../memo.ts';

/** What stands below a folder, as paths with forward slashes relative to the root, sorted. */
export interface Found {
  /** Regular files. */
  files: string[];
  /** What is neither file nor folder: symbolic links, to whatever, and pipes, sockets, devices. */
  others: string[];
}

/** What stands at a path itself, without following a link; undefined when nothing does. */
export const statOf = (path: string): Stats | undefined => lstatSync(path, { throwIfNoEntry: false });

/** The first part of a path below the root that is no folder, from the root on; undefined when each part is one. */
export function firstNoFolder(root: string, folder: string): string | undefined {
  const parts = posix.normalize(folder).split('/');
  const paths = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  return paths.find((path) => !statOf(join(root, path))?.isDirectory());
}

/** What stands below a folder that is one; folders in which nothing changed, as the memo knows, are not listed again. */
function foundBelow(root: string, folder: string, memo: Memo): Found {
  return memo(`found below ${folder}`, [memo.stateOf(folder)], () => {
    const found: Found = { files: [], others: [] };
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.name.startsWith('.')) continue;
      const inside = posix.join(folder, entry.name);
      if (!entry.isDirectory()) found[entry.isFile() ? 'files' : 'others'].push(inside);
      else {
        const { files, others } = foundBelow(root, inside, memo);
        for (const path of files) found.files.push(path);
        for (const path of others) found.others.push(path);
      }
    }
    return found;
  });
}

/**
 * Everything below a folder. No symbolic link is followed: a link is listed among the others, a folder that is one, or
 * stands behind one, has nothing below it. Hidden files are left out.
 */
export const scan = (root: string, folder: string, memo: Memo = noMemo): Found =>
  firstNoFolder(root, folder) === undefined ? foundBelow(root, folder, memo) : { files: [], others: [] };

/** Every regular file below a folder, as `scan` finds them. */
export const walk = (root: string, folder: string): string[] => scan(root, folder).files;

/** What opening tells where no regular file stands: nothing, a link, a socket or a device without a driver. */
const NO_FILE: ReadonlySet<unknown> = new Set(['ENOENT', 'ELOOP', 'ENXIO', 'ENODEV']);

/** Milliseconds for which an edit may leave no trace in the times of a file, which some systems count in steps. */
const UNTOLD = 50;

/**
 * The text of a regular file; undefined when something else, such as a symbolic link, or nothing stands there. A memo
 * keeps the text while the file stands there as it was read: the same inode, size and times.
 */
export function readRegular(path: string, memo: Memo = noMemo): string | undefined {
  if (memo === noMemo) return readNow(path);
  const stat = statOf(path);
  if (!stat?.isFile()) return undefined;
  const { ino, size, mtimeMs, ctimeMs } = stat;
  if (Date.now() - ctimeMs < UNTOLD) return readNow(path);
  return memo(`text ${path}`, [ino, size, mtimeMs, ctimeMs], () => readNow(path));
}

function readNow(path: string): string | undefined {
  let handle: number | undefined;
  try {
    // A pipe is opened without waiting for who writes into it.
    handle = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    return fstatSync(handle).isFile() ? readFileSync(handle, 'utf8') : undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && NO_FILE.has(error.code)) return undefined;
    throw error;
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

/**
 * The texts of every regular file below a folder whose name ends like this, by path, as `scan` finds them; the same map for
 * as long as the memo knows that nothing in the folder changed.
 */
export const textsBelow = (root: string, folder: string, end: string, memo: Memo): ReadonlyMap<string, string> =>
  memo(`texts ${folder} ${end}`, [memo.stateOf(folder)], () => {
    const read = (path: string): string =>
      memo(`read ${path}`, [memo.stateOf(path)], () => readRegular(join(root, path), memo) ?? '');
    const paths = scan(root, folder, memo).files.filter((path) => path.endsWith(end));
    return new Map(paths.map((path) => [path, read(path)]));
  });
