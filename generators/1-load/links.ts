import { readlinkSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { type Memo, noMemo } from '../memo.ts';
import { firstNoFolder, scan, statOf } from './walk.ts';

/** Folders that people write and the generator reads. */
export const SOURCES = ['catalogue', 'languages', 'schemas', 'seeds', 'shells', 'templates', 'tests/providers'];

const whatIs = (path: string, stats: Stats | undefined): string =>
  stats?.isSymbolicLink() ? `a symbolic link to ${readlinkSync(path)}` : 'neither a file nor a folder';

/** What is neither a file nor a folder below a folder, or on the way to it. */
function othersIn(root: string, folder: string, memo: Memo): string[] {
  const inTheWay = firstNoFolder(root, folder);
  if (inTheWay === undefined) return scan(root, folder, memo).others;
  const stats = statOf(join(root, inTheWay));
  return stats === undefined || stats.isFile() ? [] : [inTheWay];
}

/**
 * A problem for everything in some folders of a project, the folders themselves included, that is neither a file nor a
 * folder: what is read and written would stand, or would be lost, elsewhere.
 */
export function linkProblems(root: string, folders: readonly string[], memo: Memo = noMemo): Diagnostic[] {
  // What stands on the way to two of the folders is told once.
  const others = new Set(
    folders.flatMap((folder) => memo(`links ${folder}`, [memo.stateOf(folder)], () => othersIn(root, folder, memo))),
  );
  return [...others].map((file) => {
    const what = whatIs(join(root, file), statOf(join(root, file)));
    return diagnostic('symbolic-link', { file, line: 1, column: 1 }, { what });
  });
}
