import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { commitOf, generateModules, unpackCommit } from './revision.ts';
import { layoutOf, readSide } from './side.ts';
import type { Side } from './types.ts';

/** How sides are read. */
export interface ReadOptions {
  /** The project: where revisions are looked up, and the head when none is named. */
  root: string;
  /** Whether generators run, so that modules are those of the sources. */
  generate: boolean;
  /** Told what a person should know and the difference does not say. */
  warn(message: string): void;
}

/** Reads a side whose modules are made of its sources, unless that is not wanted; what comes of it may be doubted. */
function readMade(name: string, folder: string, { generate, root, warn }: ReadOptions): Side {
  if (!generate)
    return readSide(name, folder, existsSync(join(folder, 'out/modules')) ? undefined : 'there is no modules folder');
  const { reason, stale } = generateModules(folder, join(root, 'node_modules'));
  if (stale) warn(`out/snippets of ${name} is not what its sources give: run npm run generate there.`);
  const side = readSide(name, folder, reason);
  if (stale)
    return { ...side, doubt: `The snippets of ${name} are not what its sources give: run \`npm run generate\` there.` };
  return reason === undefined ? side : { ...side, doubt: `What the sources of ${name} give is not known: ${reason}` };
}

function readRevision(name: string, options: ReadOptions): Side {
  const folder = unpackCommit(options.root, commitOf(options.root, name));
  try {
    if (!layoutOf(folder)) return emptySide(name, 'it has no out/snippets');
    return readMade(name, folder, options);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const emptySide = (name: string, reason: string): Side => ({
  name,
  snippets: new Map(),
  seeds: new Map(),
  catalogue: undefined,
  verified: undefined,
  modules: reason,
  besides: reason,
  published: reason,
});

/**
 * Reads what an argument of the command names: a folder (a project or an output folder, taken as it stands), else a git
 * revision.
 */
export function readNamed(name: string, options: ReadOptions): Side {
  const folder = resolve(name);
  if (name !== '' && layoutOf(folder)) return readSide(name, folder);
  return readRevision(name, options);
}

/** The work tree of the project as it is now. */
export const readWorkTree = (options: ReadOptions): Side => readMade('the work tree', options.root, options);
