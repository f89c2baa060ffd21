import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';
import { readRegular } from '../1-load/walk.ts';
import { clientModule } from '../4-emit/client.ts';
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

/**
 * Prints calls, in a process of its own: modules that were imported before stay as they were.
 * @param clients The ids of those whose calls are printed; of all where it is absent.
 */
export async function print(root: string, extensions: string, clients?: readonly string[]): Promise<string> {
  const script = [join(root, SCRIPT), extensions, ...(clients ? [JSON.stringify(clients)] : [])];
  // Where this process keeps what it compiled, by default: most modules of the other are the same from run to run.
  const kept = process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'node-compile-cache');
  const options = { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, NODE_COMPILE_CACHE: kept } };
  return (await promisify(execFile)(process.execPath, script, options)).stdout;
}

/** A call by its path below out/snippets. */
type Call = readonly [path: string, code: string];

/** The calls of each client, by its id, as they are printed: its id, the path and the code of each, parted by NUL. */
export function readCalls(text: string): Map<string, Call[]> {
  const calls = new Map<string, Call[]>();
  const parts = text === '' ? [] : text.split('\0');
  for (let at = 0; at + 2 < parts.length; at += 3) {
    const [client = '', path = '', code = ''] = parts.slice(at, at + 3);
    const own = calls.get(client) ?? [];
    calls.set(client, own);
    own.push([path, code]);
  }
  return calls;
}

/** Calls as they are printed. */
export interface PrintedCalls {
  /** By the ids of their clients. */
  readonly calls: ReadonlyMap<string, readonly Call[]>;
  /** What they were printed with, and from. */
  readonly extensions: string;
  readonly sources: ReadonlyMap<string, string>;
  /** Keeps them for later runs, where they are not what an earlier one has kept. */
  save(): void;
}

/** The clients of whose calls alone something is another since calls were printed; nothing where that cannot be told. */
function editedClients(
  { calls, sources: before }: PrintedCalls,
  sources: PrintedCalls['sources'],
): string[] | undefined {
  if (before.size !== sources.size) return undefined;
  const clients = new Map([...calls.keys()].map((id) => [`out/modules/${clientModule(id)}`, id]));
  const edited = [...sources].flatMap(([path, text]) => (before.get(path) === text ? [] : [clients.get(path)]));
  return edited.every((id) => id !== undefined) ? edited : undefined;
}

/**
 * The API snippets that are committed. They are made by the runtime from the modules as they stand under out/modules, or were
 * by an earlier run, from the same sources.
 * @param extensions The extensions of files, by language.
 * @param sources As `sourcesOfCalls` finds them; without any, the project has no runtime of its own, and no calls.
 * @param last What was printed last: where the modules of some clients alone are others since, their calls alone are printed.
 */
export async function apiSnippets(
  root: string,
  extensions: ReadonlyMap<string, string>,
  sources = sourcesOfCalls(root),
  last?: PrintedCalls,
): Promise<PrintedCalls> {
  const asked = JSON.stringify([...extensions]);
  const kept = openKeptText(join(root, KEPT, 'calls'));
  const from = (): string => [asked, ...[...sources].flat()].join('\0');
  const printed = (calls: PrintedCalls['calls'], isKept = false): PrintedCalls => {
    const texts = (): string[] => [...calls].flatMap(([id, own]) => own.flatMap((call) => [id, ...call]));
    let isSaved = isKept;
    const save = (): void => {
      if (!isSaved) kept.set(from(), texts().join('\0'));
      isSaved = true;
    };
    return { calls, extensions: asked, sources, save };
  };
  if (sources.size === 0) return printed(new Map(), true);
  const edited = last?.extensions === asked ? editedClients(last, sources) : undefined;
  if (last && edited?.length === 0) return last;
  if (last && edited) {
    const anew = readCalls(await print(root, asked, edited));
    return printed(new Map([...last.calls].map(([id, own]) => [id, edited.includes(id) ? (anew.get(id) ?? []) : own])));
  }
  const known = kept.get(from());
  return printed(readCalls(known ?? (await print(root, asked))), known !== undefined);
}
