import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { slugOf } from '../../runtime/slug.ts';
import { readRegular, walk } from '../1-load/walk.ts';
import { printedBesides } from './besides.ts';
import { readPublished } from './published/read.ts';
import type { Json, Side, Size } from './types.ts';

/** The content of a JSON file; undefined where it is none, or no regular file. */
export const readJson = (path: string): Json | undefined => {
  try {
    return JSON.parse(readRegular(path) ?? '') as Json;
  } catch {
    return undefined;
  }
};

/**
 * The files below a folder of a root: path inside the folder, and what `read` makes of the absolute path; what gives
 * nothing is left out, and no link below the root is followed.
 */
function readFiles<T>(root: string, folder: string, read: (path: string) => T | undefined): Map<string, T> {
  const found = new Map<string, T>();
  for (const path of walk(root, folder)) {
    const value = read(join(root, path));
    if (value !== undefined) found.set(path.slice(folder.length + 1), value);
  }
  return found;
}

const withoutExtension = <T>(files: ReadonlyMap<string, T>): Map<string, T> =>
  new Map([...files].map(([path, value]) => [path.replace(/\.json$/, ''), value]));

/** The entries of the catalogue, and the schemas: readers of the site fetch these, too. */
function readFacts(project: string): Map<string, Json> {
  const schemas = [...readFiles(project, 'schemas', readJson)].map(([path, value]): [string, Json] => [
    `schemas/${path.replace(/\.schema\.json$/, '')}`,
    value,
  ]);
  return new Map([...withoutExtension(readFiles(project, 'catalogue', readJson)), ...schemas]);
}

function readSeeds(project: string): Map<string, unknown> {
  const seeds = new Map<string, unknown>();
  for (const record of readFiles(project, 'seeds', readJson).values()) {
    const id = (record as { id?: unknown } | null)?.id;
    if (typeof id === 'string') seeds.set(slugOf(id), record);
  }
  return seeds;
}

const sizeOf = (path: string): Size => {
  const bytes = readFileSync(path);
  return { raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length };
};

/**
 * Where the parts of a side stand: a folder that holds out/snippets is a project, one that holds snippets is an output
 * folder, with the project around it. Undefined for any other folder.
 */
export function layoutOf(folder: string): { project: string; out: string } | undefined {
  if (!existsSync(folder)) return undefined;
  const absolute = realpathSync(folder);
  if (existsSync(join(absolute, 'out/snippets'))) return { project: absolute, out: join(absolute, 'out') };
  if (existsSync(join(absolute, 'snippets'))) return { project: dirname(absolute), out: absolute };
  return undefined;
}

/** What is recorded of libraries and clients, by the name of the file; undefined where nothing is. */
function readVerified(project: string, out: string): Json | undefined {
  const executed = readJson(join(project, out, 'executed.json'));
  const libraries = withoutExtension(readFiles(project, `${out}/verified`, readJson));
  const files = { ...Object.fromEntries(libraries), ...(executed === undefined ? {} : { executed }) };
  return Object.keys(files).length > 0 ? files : undefined;
}

/**
 * Reads a side from a folder.
 * @param modulesUnknown Why the modules there are not to be trusted; they are not read then.
 */
export function readSide(name: string, folder: string, modulesUnknown?: string): Side {
  const layout = layoutOf(folder);
  if (!layout) throw new Error(`${name} has neither out/snippets nor snippets`);
  const { project, out } = layout;
  const inside = relative(project, out).split(sep).join('/');
  const modules = join(out, 'modules');
  const unknown = modulesUnknown ?? (existsSync(modules) ? undefined : 'there is no modules folder');
  return {
    name,
    snippets: readFiles(project, `${inside}/snippets`, (path) => readFileSync(path, 'utf8')),
    seeds: readSeeds(project),
    catalogue: existsSync(join(project, 'catalogue')) ? readFacts(project) : undefined,
    verified: readVerified(project, inside),
    modules: unknown ?? readFiles(project, `${inside}/modules`, sizeOf),
    besides: unknown ?? printedBesides(project),
    published: unknown ?? readPublished(project),
  };
}
