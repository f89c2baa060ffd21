import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { reasonIn } from './revision.ts';
import type { Besides } from './types.ts';

/** What prints what is not committed; it stands where the project has a runtime of its own. */
export const BESIDES = 'generators/5-render/besides.ts';

/** Every step and call of a project is a few tens of megabytes. */
const LONGEST = 256 * 1024 * 1024;

function parse(stdout: string): Besides {
  const { files, ...others } = JSON.parse(stdout);
  return { ...others, files: new Map(files) };
}

/** Has the modules of a project print what is not committed, in a process of its own; or says why they cannot. */
export function printedBesides(project: string): Besides | string {
  const program = join(project, BESIDES);
  if (!existsSync(program)) return 'it has nothing that prints them';
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8', maxBuffer: LONGEST });
  return status === 0 ? parse(stdout) : `they could not be printed: ${reasonIn(stderr)}`;
}

/** The same beside other work; rejects where they cannot be printed. */
export async function printBesides(project: string): Promise<Besides> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(project, BESIDES)], { maxBuffer: LONGEST });
  return parse(stdout);
}
