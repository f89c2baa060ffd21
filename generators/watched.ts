import { posix, relative, sep } from 'node:path';
import type { StateOf } from './memo.ts';

const isIn = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** What is known of folders while somebody tells of every change in them. */
export interface Watched {
  readonly stateOf: StateOf;
  /** Something was changed, added or removed at a path, absolute, from now on; without one, anything may have been. */
  touch(path?: string): void;
}

/**
 * Folders below a root whose changes are all told.
 * @param folders Their paths below the root.
 */
export function watchedFolders(root: string, folders: readonly string[]): Watched {
  const states = new Map<string, object>();
  return {
    stateOf(folder) {
      const path = posix.normalize(folder);
      if (!folders.some((watched) => isIn(path, watched))) return undefined;
      const state = states.get(path) ?? {};
      states.set(path, state);
      return state;
    },
    touch(path) {
      const at = path === undefined ? undefined : relative(root, path).split(sep).join('/');
      for (const folder of states.keys())
        if (at === undefined || isIn(at, folder) || isIn(folder, at)) states.delete(folder);
    },
  };
}
