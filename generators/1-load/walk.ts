import { closeSync, constants, fstatSync, lstatSync, openSync, readdirSync, readFileSync, type Stats } from 'node:fs';
import { join, posix } from 'node:path';

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

/**
 * Everything below a folder. No symbolic link is followed: a link is listed among the others, a folder that is one, or
 * stands behind one, has nothing below it. Hidden files are left out.
 */
export function scan(root: string, folder: string): Found {
  const found: Found = { files: [], others: [] };
  const visit = (path: string): void => {
    const entries = readdirSync(join(root, path), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.name.startsWith('.')) continue;
      const inside = posix.join(path, entry.name);
      if (entry.isDirectory()) visit(inside);
      else found[entry.isFile() ? 'files' : 'others'].push(inside);
    }
  };
  if (firstNoFolder(root, folder) === undefined) visit(folder);
  return found;
}

/** Every regular file below a folder, as `scan` finds them. */
export const walk = (root: string, folder: string): string[] => scan(root, folder).files;

/** The text of a regular file; undefined when something else, such as a symbolic link, or nothing stands there. */
export function readRegular(path: string): string | undefined {
  if (!statOf(path)?.isFile()) return undefined;
  const handle = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    return fstatSync(handle).isFile() ? readFileSync(handle, 'utf8') : undefined;
  } finally {
    closeSync(handle);
  }
}
