import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** What prints the calls; it stands where the project has a runtime of its own. */
const SCRIPT = 'generators/5-render/api-calls.ts';

/** What a file imports from a file beside it and needs when it runs. */
const IMPORTS = /^(?:import|export) (?!type\b)[^']*'(\.[^']+)'/gm;

/** The paths below out/modules that the printed calls can depend on: what the script imports, by itself or through others. */
export function modulesOfCalls(root: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [join(root, SCRIPT)];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file) || !existsSync(file)) continue;
    seen.add(file);
    const folder = dirname(file);
    for (const [, to = ''] of readFileSync(file, 'utf8').matchAll(IMPORTS)) open.push(join(folder, to));
  }
  const modules = join(root, 'out/modules/');
  return new Set([...seen].flatMap((file) => (file.startsWith(modules) ? file.slice(modules.length) : [])));
}

/**
 * The API snippets that are committed, by their paths below out/snippets. They are made by the runtime from the modules as
 * they stand under out/modules, in a process of its own, because modules that were imported before stay as they were.
 * @param extensions The extensions of files, by language.
 */
export async function apiSnippets(
  root: string,
  extensions: ReadonlyMap<string, string>,
): Promise<[path: string, code: string][]> {
  if (!existsSync(join(root, SCRIPT))) return [];
  const script = [join(root, SCRIPT), JSON.stringify([...extensions])];
  // Where this process keeps what it compiled, by default: most modules of the other are the same from run to run.
  const kept = process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'node-compile-cache');
  const options = { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, NODE_COMPILE_CACHE: kept } };
  const { stdout } = await promisify(execFile)(process.execPath, script, options);
  const parts = stdout === '' ? [] : stdout.split('\0');
  return Array.from({ length: parts.length / 2 }, (_, at) => [parts[2 * at] ?? '', parts[2 * at + 1] ?? '']);
}
