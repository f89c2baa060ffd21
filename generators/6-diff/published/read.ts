import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { walk } from '../../1-load/walk.ts';
import { shortHash } from '../../hash.ts';
import { ExportReader } from './exports.ts';

/** What a package gives its users besides the snippets. */
export interface Published {
  /** The version that its package.json names. */
  readonly version: string;
  /** Sorted: snippetry/inference: inferenceSnippets, and snippetry/inference: InferenceOptions.streaming for members. */
  readonly exports: readonly string[];
  /** Hashes of the hand-written files that are shipped, by path. */
  readonly sources: ReadonlyMap<string, string>;
}

const ENTRY_POINTS = 'package/entry-points.json';
const SOURCES = ['runtime', 'package/bin'];
/** What stands beside the sources and is not shipped. */
const NOT_SHIPPED = /\.test\.ts$|\/test-kit\//;

/** The entry points with their modules; one with a star is an entry point for each module of the folder. */
function entryPoints(project: string): [string, string][] {
  const points = JSON.parse(readFileSync(join(project, ENTRY_POINTS), 'utf8')) as Record<string, string>;
  return Object.entries(points).flatMap(([point, path]): [string, string][] => {
    if (!path.includes('*')) return [[point, `${path}.ts`]];
    const modules = walk(project, posix.dirname(path)).filter((file) => posix.dirname(file) === posix.dirname(path));
    return modules.map((file) => [point.replace('*', posix.basename(file, '.ts')), file]);
  });
}

function exportsOf(project: string): string[] {
  const reader = new ExportReader();
  return entryPoints(project)
    .flatMap(([point, path]) => {
      const from = `snippetry${point.slice(1)}`;
      return [...reader.of(join(project, path))].flatMap(([name, members]) => [
        `${from}: ${name}`,
        ...members.map((member) => `${from}: ${name}.${member}`),
      ]);
    })
    .sort();
}

/** Reads what the package of a project gives its users; or says why that is not known. */
export function readPublished(project: string): Published | string {
  if (!existsSync(join(project, ENTRY_POINTS))) return 'it has no package/entry-points.json';
  const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { version: string };
  const files = SOURCES.flatMap((folder) => walk(project, folder)).filter((path) => !NOT_SHIPPED.test(path));
  const sources = files.map((path): [string, string] => [path, shortHash(readFileSync(join(project, path), 'utf8'))]);
  return { version, exports: exportsOf(project), sources: new Map(sources) };
}
