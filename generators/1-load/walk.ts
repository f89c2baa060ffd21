import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Every file below a folder, as paths with forward slashes relative to `root`, sorted. Hidden files are left out. */
export function walk(root: string, folder: string): string[] {
  const absolute = join(root, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .flatMap((name) => {
      const path = posix.join(folder, name);
      return statSync(join(root, path)).isDirectory() ? walk(root, path) : [path];
    });
}
