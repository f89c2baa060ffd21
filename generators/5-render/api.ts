import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What prints the calls; it stands where the project has a runtime of its own. */
const SCRIPT = 'generators/5-render/api-calls.ts';

/**
 * The API snippets that are committed, by their paths below out/snippets. They are made by the runtime from the modules as
 * they stand under out/modules, in a process of its own, because modules that were imported before stay as they were.
 * @param extensions The extensions of files, by language.
 */
export function apiSnippets(root: string, extensions: ReadonlyMap<string, string>): [path: string, code: string][] {
  if (!existsSync(join(root, SCRIPT))) return [];
  const text = execFileSync(process.execPath, [join(root, SCRIPT), JSON.stringify([...extensions])], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(text);
}
