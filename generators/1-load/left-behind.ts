import { posix } from 'node:path';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { likely } from '../diagnostics/suggest.ts';
import type { Project } from './project.ts';
import type { Source } from './source.ts';
import { walk } from './walk.ts';

/** What stands in a path of `besides` for the name of an entry, which has no @. */
const NAME = '<id>';

/** Where files are called after the entries of a source. */
interface Place {
  readonly path: string;
  /** At the path, or below it where it ends in a slash; a group for the name, where it has one. */
  readonly pattern: RegExp;
  /** At which part of the path the name stands. */
  readonly depth: number;
  readonly source: Source;
}

/** A file that is where a name belongs. */
interface Placed extends Place {
  /** The path to where the name ends. */
  readonly upTo: string;
  readonly name: string | undefined;
}

/** What stands before the first part of a path that is not the same for all. */
const folderOf = (path: string): string => posix.dirname(path.split(/[*<]/)[0] + (/[*<]/.test(path) ? '.' : ''));

function placesOf(source: Source): Place[] {
  return (source.besides ?? []).map((path) => {
    const parts = path.split('/').filter(Boolean);
    const named = parts.findIndex((part) => part.includes(NAME));
    const text = parts.join('/').replaceAll('.', '\\.').replaceAll('*', '[^/]+').replace(NAME, '([^/@]+)');
    const pattern = new RegExp(`^${text}${path.endsWith('/') ? '/' : '$'}`);
    return { path, pattern, depth: named < 0 ? parts.length - 1 : named, source };
  });
}

/** The places that a file is in, those together where the same part of its path is a name, from the first part on. */
function placedIn(file: string, places: readonly Place[]): Placed[][] {
  const found = places.flatMap((place) => {
    const match = place.pattern.exec(file);
    const upTo = file.split('/', place.depth + 1).join('/');
    return match ? [{ ...place, upTo, name: match[1] }] : [];
  });
  const groups = [...Map.groupBy(found, ({ depth }) => depth)];
  return groups.sort(([a], [b]) => a - b).map(([, placed]) => placed);
}

/** The paths that the entries of a source have, also of those that are broken or called wrongly. */
function pathsOf(project: Project, source: Source): ReadonlySet<string> {
  const ids = project.parsed(source).flatMap(({ value }) => {
    const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
    return typeof id === 'string' ? (source.pathOf?.(id) ?? []) : [];
  });
  return new Set([...project.parsed(source).map(({ file }) => file), ...project.unread(source), ...ids]);
}

function problemAt(
  file: string,
  placed: readonly Placed[],
  known: ReadonlyMap<Source, ReadonlySet<string>>,
): Diagnostic {
  // Of two kinds of entry after which it can be called, the one whose path says more.
  const [{ name = '', source, upTo }] = placed.toSorted((a, b) => b.path.length - a.path.length) as [Placed];
  const entry = source.pathOf?.(name) ?? '';
  const stem = (path: string): string => posix.basename(path, '.json');
  const near = likely(stem(entry), [...(known.get(source) ?? [])].map(stem));
  const instead = near === undefined ? '' : ` Is "${near}" meant?`;
  return diagnostic('left-behind', { file, line: 1, column: 1 }, { entry, path: upTo, instead });
}

/**
 * A problem for each file and folder that is called after an entry that there is not: what an entry leaves behind that was
 * removed or has another name. Where is said by the sources (`besides`); of a folder the first file is the place.
 */
export function leftBehind(project: Project, sources: readonly Source[]): Diagnostic[] {
  const places = sources.flatMap(placesOf);
  const known = new Map(sources.map((source) => [source, pathsOf(project, source)] as const));
  const isKnown = ({ name, source }: Placed): boolean =>
    name === undefined || (known.get(source)?.has(source.pathOf?.(name) ?? '') ?? false);
  const folders = new Set(places.map(({ path }) => folderOf(path)));
  const files = new Set([...folders].flatMap((folder) => walk(project.root, folder)));
  const told = new Map<string, Diagnostic>();
  for (const file of files) {
    const unknown = placedIn(file, places).find((placed) => !placed.some(isKnown));
    const upTo = unknown?.[0]?.upTo;
    if (unknown && upTo !== undefined && !told.has(upTo)) told.set(upTo, problemAt(file, unknown, known));
  }
  return [...told.values()];
}
