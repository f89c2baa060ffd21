import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Enough for the text of a large repository. */
const MOST_BYTES = 1024 * 1024 * 1024;
const GENERATOR = 'generators/cli/main.ts';
const GENERATE_MS = 120_000;

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';

/** The line of an output that says what went wrong: that of an exception, else the last one. */
export const reasonIn = (text: string): string => /^\w*Error\b.*$/m.exec(text)?.[0] ?? lastLine(text);

function run(command: string, args: readonly string[], cwd: string): Buffer {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, maxBuffer: MOST_BYTES });
  if (error) throw new Error(`${command} cannot be run: ${error.message}`);
  if (status !== 0) throw new Error(lastLine(stderr.toString()));
  return stdout;
}

/** The commit that a revision names. Throws an error in words when there is none. */
export function commitOf(root: string, revision: string): string {
  try {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
    return run('git', args, root).toString().trim();
  } catch (error) {
    const reason = (error as Error).message;
    throw new Error(`git knows no revision "${revision}" here${reason === '' ? '' : `: ${reason}`}`);
  }
}

/** Unpacks a commit into a new temporary folder, without touching the work tree. */
export function unpackCommit(root: string, commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'snippetry-diff-'));
  try {
    const archive = `${folder}.tar`;
    try {
      writeFileSync(archive, run('git', ['archive', '--format=tar', commit], root));
      run('tar', ['-xf', archive, '-C', folder], folder);
    } finally {
      rmSync(archive, { force: true });
    }
    return folder;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Runs the generator that stands in a folder, for its modules; committed snippets stay as they are.
 * @param dependencies The node_modules to use when the folder has none.
 * @returns Why there are no modules; undefined when all went well. `stale` tells that the committed snippets differ.
 */
export function generateModules(folder: string, dependencies: string): { reason?: string; stale: boolean } {
  if (!existsSync(join(folder, GENERATOR))) return { reason: 'it has no generator', stale: false };
  if (!existsSync(join(folder, 'node_modules'))) symlinkSync(dependencies, join(folder, 'node_modules'));
  const { status, stderr, error } = spawnSync(process.execPath, [GENERATOR, 'generate', '--check'], {
    cwd: folder,
    timeout: GENERATE_MS,
    maxBuffer: MOST_BYTES,
    encoding: 'utf8',
  });
  if (error) return { reason: `its generator cannot be run: ${error.message}`, stale: false };
  const stale = / differs?: run /.test(stderr);
  if (status === 0 || stale) return { stale };
  return { reason: `its generator failed: ${reasonIn(stderr)}`, stale: false };
}
