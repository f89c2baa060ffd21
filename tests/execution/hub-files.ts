import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A file of a mock repository. */
export interface RepositoryFile {
  readonly path: string;
  readonly file: string;
  readonly size: number;
  readonly oid: string;
}

/** The commit that every mock repository has. */
export const COMMIT = '0123456789abcdef0123456789abcdef01234567';

const oidOf = (file: string): string => createHash('sha1').update(readFileSync(file)).digest('hex');

/** The files of a repository below its folder; nothing when there is no such repository. */
export function filesOf(repositories: string, id: string): RepositoryFile[] | undefined {
  const folder = join(repositories, id);
  if (!/^[\w.-]+(\/[\w.-]+)?$/.test(id) || id.includes('..') || !existsSync(folder)) return undefined;
  const items = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((item) => item.isFile());
  return items
    .map((item) => join(item.parentPath, item.name))
    .map((file) => ({ path: relative(folder, file), file, size: statSync(file).size, oid: oidOf(file) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The listing of a repository's tree, as `/api/models/{id}/tree/{revision}` answers it (hub API documentation). */
export function treeOf(files: readonly RepositoryFile[], folder: string, recursive: boolean): unknown[] {
  const prefix = folder === '' ? '' : `${folder}/`;
  const below = files.filter(({ path }) => path.startsWith(prefix));
  const direct = below.filter(({ path }) => recursive || !path.slice(prefix.length).includes('/'));
  const folders = new Set(
    below.flatMap(({ path }) => {
      const steps = path.slice(prefix.length).split('/').slice(0, -1);
      return (recursive ? steps.map((_, at) => steps.slice(0, at + 1)) : [steps.slice(0, 1)])
        .filter((part) => part.length > 0)
        .map((part) => prefix + part.join('/'));
    }),
  );
  return [
    ...[...folders].map((path) => ({ type: 'directory', oid: COMMIT, size: 0, path })),
    ...direct.map(({ path, size, oid }) => ({ type: 'file', oid, size, path })),
  ];
}

/** What `/api/…/paths-info/{revision}` answers to a list of paths, sent as a form or as JSON: the files and folders that there are. */
export function pathsOf(files: readonly RepositoryFile[], body: string): unknown[] {
  const asked = body.startsWith('{')
    ? (JSON.parse(body) as { paths: string | string[] }).paths
    : new URLSearchParams(body).getAll('paths');
  return [asked].flat().flatMap((path) => {
    const found = files.find((one) => one.path === path);
    if (found) return [{ type: 'file', oid: found.oid, size: found.size, path }];
    return files.some((one) => one.path.startsWith(`${path}/`))
      ? [{ type: 'directory', oid: COMMIT, size: 0, path }]
      : [];
  });
}

/** A model's record, as `/api/models/{id}` answers it: the seed's facts with the files that there really are. */
export function infoOf(
  id: string,
  files: readonly RepositoryFile[],
  record: Record<string, unknown>,
  commit: string,
): unknown {
  const facts = record.id === id ? record : { tags: [] };
  return {
    ...facts,
    id,
    modelId: id,
    sha: commit,
    private: false,
    gated: false,
    disabled: false,
    downloads: 0,
    likes: 0,
    tags: facts.tags ?? [],
    lastModified: '2026-01-01T00:00:00.000Z',
    createdAt: '2026-01-01T00:00:00.000Z',
    siblings: files.map(({ path }) => ({ rfilename: path })),
  };
}
