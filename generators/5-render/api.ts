import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';
import { readRegular } from '../1-load/walk.ts';
import { KEPT, openKeptText } from '../kept.ts';
import { type Memo, noMemo } from '../memo.ts';

/** What prints the calls; it stands where the project has a runtime of its own. */
const SCRIPT = 'generators/5-render/api-calls.ts';

/** What a file imports from a file beside it and needs when it runs. */
const IMPORTS = /^(?:import|export) (?!type\b)[^']*'(\.[^']+)'/gm;

/** The files that the printed calls depend on, with their texts, by path: the script, and what it imports, by itself or through others. */
export function sourcesOfCalls(root: string, memo: Memo = noMemo): ReadonlyMap<string, string> {
  const sources = new Map<string, string>();
  const open = [SCRIPT];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (sources.has(path)) continue;
    const text = readRegular(join(root, path), memo);
    if (text === undefined) continue;
    sources.set(path, text);
    const imports = memo(`imports of ${path}`, [text], () => [...text.matchAll(IMPORTS)].map(([, to = '']) => to));
    for (const to of imports) open.push(posix.join(posix.dirname(path), to));
  }
  return sources;
}

/** Prints the calls, in a process of its own: modules that were imported before stay as they were. */
async function print(root: string, extensions: string): Promise<string> {
  const script = [join(root, SCRIPT), extensions];
  // Where this process keeps what it compiled, by default: most modules of the other are the same from run to run.
  const kept = process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'node-compile-cache');
  const options = { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, NODE_COMPILE_CACHE: kept } };
  return (await promisify(execFile)(process.execPath, script, options)).stdout;
}

/** Calls as they are printed, by their paths below out/snippets. */
export interface PrintedCalls {
  readonly files: readonly [path: string, code: string][];
  /** Keeps them for later runs, where they are not what an earlier one has kept. */
  save(): void;
}

/**
 * The API snippets that are committed. They are made by the runtime from the modules as they stand under out/modules, or were
 * by an earlier run, from the same sources.
 * @param extensions The extensions of files, by language.
 * @param sources As `sourcesOfCalls` finds them; without any, the project has no runtime of its own, and no calls.
 */
export async function apiSnippets(
  root: string,
  extensions: ReadonlyMap<string, string>,
  sources = sourcesOfCalls(root),
): Promise<PrintedCalls> {
  if (sources.size === 0) return { files: [], save: () => {} };
  const asked = JSON.stringify([...extensions]);
  const from = [asked, ...[...sources].flat()].join('\0');
  const kept = openKeptText(join(root, KEPT, 'calls'));
  const known = kept.get(from);
  const text = known ?? (await print(root, asked));
  const parts = text === '' ? [] : text.split('\0');
  return {
    files: Array.from({ length: parts.length / 2 }, (_, at) => [parts[2 * at] ?? '', parts[2 * at + 1] ?? '']),
    save: () => {
      if (known === undefined) kept.set(from, text);
    },
  };
}
