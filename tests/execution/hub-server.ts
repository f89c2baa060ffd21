/** What the mock hub answers: a folder of repositories, and media by the extension of the address. */
import { appendFileSync, createReadStream, existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { type Access, isRefused } from './hub-access.ts';
import { COMMIT, filesOf, infoOf, pathsOf, type RepositoryFile, treeOf } from './hub-files.ts';
import { registryReply } from './hub-registry.ts';

/** Where the files are that the hub serves, and where it writes what it was asked for. */
export interface Served {
  readonly repositories: string;
  readonly media: string;
  readonly record: string;
  readonly log: string;
}

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  wav: 'audio/wav',
  flac: 'audio/flac',
  mp4: 'video/mp4',
  json: 'application/json',
  csv: 'text/csv',
  pdf: 'application/pdf',
};

/** Pages of other hosts may read every answer, faults too. */
const ANYWHERE = { 'access-control-allow-origin': '*' };

const extensionOf = (path: string): string => /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';

/** What is answered: a file, JSON with a status, or where else it is. */
type Reply =
  | { readonly file: RepositoryFile }
  | { readonly json: unknown; readonly missing?: string; readonly status?: number }
  | { readonly elsewhere: string };

const missing = (code: string): Reply => ({ json: { error: code }, missing: code });

/** Who sends no key is not told that there is a private repository. */
const refused = ({ private: isPrivate }: Access): Reply => ({
  ...missing(isPrivate ? 'RepoNotFound' : 'GatedRepo'),
  status: 401,
});

const recordOf = ({ record }: Served): Access & Record<string, unknown> => JSON.parse(readFileSync(record, 'utf8'));

function send(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
  if ('file' in reply) {
    sendFile(request, response, reply.file);
    return;
  }
  if ('elsewhere' in reply) {
    response.writeHead(307, { location: reply.elsewhere });
    response.end();
    return;
  }
  const fault = reply.missing ? { 'x-error-code': reply.missing, 'x-error-message': reply.missing } : {};
  const text = JSON.stringify(reply.json);
  const length = { 'content-length': Buffer.byteLength(text) };
  response.writeHead(reply.status ?? (reply.missing ? 404 : 200), {
    'content-type': 'application/json',
    ...length,
    ...ANYWHERE,
    ...fault,
  });
  response.end(request.method === 'HEAD' ? undefined : text);
}

/** The commit that an address asks for, which is the one that is answered: any has the same files. */
const commitOf = (address: string): string => /(?<=\/)[0-9a-f]{40}(?=\/|$)/.exec(address)?.[0] ?? COMMIT;

function sendFile(request: IncomingMessage, response: ServerResponse, { path, file, size, oid }: RepositoryFile): void {
  const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '');
  // Without a first byte, the number is that of the last ones.
  const isSuffix = range?.[1] === '';
  const start = isSuffix ? Math.max(0, size - Number(range[2])) : Number(range?.[1] ?? 0);
  const end = range?.[2] && !isSuffix ? Math.min(Number(range[2]), size - 1) : size - 1;
  response.writeHead(range ? 206 : 200, {
    'content-type': TYPES[extensionOf(path)] ?? 'application/octet-stream',
    'content-length': Math.max(0, end - start + 1),
    'accept-ranges': 'bytes',
    ...ANYWHERE,
    etag: `"${oid}"`,
    'x-repo-commit': commitOf((request.url ?? '').split('?')[0] ?? ''),
    ...(range ? { 'content-range': `bytes ${start}-${end}/${size}` } : {}),
  });
  if (request.method === 'HEAD' || size === 0) response.end();
  else createReadStream(file, { start, end }).pipe(response);
}

/** A sample by the extension of the address. */
function mediaReply(settings: Served, path: string): Reply {
  const name = `sample.${extensionOf(path)}`;
  const file = filesOf(settings.media, '.')?.find((one) => one.path === name);
  return file ? { file } : missing('EntryNotFound');
}

const REPOSITORY =
  /^\/api\/(models|datasets|kernels)\/([^/]+\/[^/]+?|[^/]+?)(?:\/(tree|revision|refs|commits|paths-info|discussions|xet-read-token)(?:\/([^/]+)\/?(.*))?)?$/;

const reference = (kind: 'heads' | 'tags', name: string): unknown => ({
  name,
  ref: `refs/${kind}/${name}`,
  targetCommit: COMMIT,
});

/** The tags of a repository: the lines of a file that its recipe wrote, `.tags/<folder of the repository>`. */
function tagsOf(settings: Served, folder: string, id: string): string[] {
  const file = join(settings.repositories, '.tags', relative(settings.repositories, folder), id);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}

/** Where the repositories of a kind are: those of data sets in a folder of their own. */
const folderOf = ({ repositories }: Served, kind: string): string =>
  kind === 'datasets' ? join(repositories, 'datasets') : repositories;

/**
 * The hub's API for models, data sets and kernels (https://huggingface.co/docs/hub/api); a kernel has a branch for its first
 * version.
 */
function apiReply(settings: Served, url: URL, path: string, body: string): Reply {
  const [, type = '', id = '', kind = '', , folder = ''] = REPOSITORY.exec(path) ?? [];
  const files = filesOf(folderOf(settings, type), id);
  if (!files) return missing('RepoNotFound');
  const recursive = /^(true|1)$/i.test(url.searchParams.get('recursive') ?? '');
  if (kind === 'tree') return { json: treeOf(files, folder, recursive) };
  if (kind === 'paths-info') return { json: pathsOf(files, body) };
  if (kind === 'refs') {
    const names = path.startsWith('/api/kernels/') ? ['main', 'v1'] : ['main'];
    const tags = tagsOf(settings, folderOf(settings, type), id);
    return {
      json: {
        branches: names.map((name) => reference('heads', name)),
        tags: tags.map((name) => reference('tags', name)),
        converts: [],
      },
    };
  }
  if (kind !== '' && kind !== 'revision') return missing('EntryNotFound');
  return { json: infoOf(id, files, recordOf(settings), commitOf(path)) };
}

/** Where the hub keeps what is great: it sends there who asks it for a blob, and Ollama insists on it. */
const STORE = 'cdn-lfs.hf.co';

/** What is asked of the hub as a registry of containers. */
function containerReply(settings: Served, { hostname }: URL, path: string): Reply {
  const isHub = hostname === 'hf.co' || hostname === 'huggingface.co';
  if (isHub && path.includes('/blobs/')) return { elsewhere: `https://${STORE}${path}` };
  const [, id = '', rest = ''] = /^\/v2\/([^/]+\/[^/]+)\/(.+)$/.exec(path) ?? [];
  const files = filesOf(settings.repositories, id);
  return (files && registryReply(files, rest)) ?? missing('RepoNotFound');
}

function replyTo(settings: Served, url: URL, body: string): Reply {
  const path = decodeURIComponent(url.pathname);
  const other = filesOf(settings.repositories, url.hostname)?.find((one) => `/${one.path}` === path);
  if (other) return { file: other };
  // Asked for to see whether the hub can be reached.
  if (path === '/') return { json: {} };
  if (REPOSITORY.test(path)) return apiReply(settings, url, path, body);
  if (path.startsWith('/v2/')) return containerReply(settings, url, path);
  const [, kind = '', id = '', name = ''] =
    /^\/(datasets\/|kernels\/)?((?:[^/]+\/)?[^/]+)\/(?:resolve|raw)\/[^/]+\/(.+)$/.exec(path) ?? [];
  const files = id === '' ? undefined : filesOf(folderOf(settings, kind.slice(0, -1)), id);
  const file = files?.find((one) => one.path === name);
  if (file) return { file };
  if (files) return missing('EntryNotFound');
  return path.startsWith('/api/') || name.endsWith('.json') ? missing('RepoNotFound') : mediaReply(settings, path);
}

/** The hub takes no more than a list of paths. */
const MOST = 1_000_000;

/** Answers a request; what the hub does not have is answered as the hub does (404 with X-Error-Code). */
export function answer(settings: Served, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
  response.on('finish', () =>
    appendFileSync(settings.log, `${response.statusCode} ${request.method} ${url.host}${url.pathname}\n`),
  );
  let body = '';
  request.setEncoding('utf8').on('data', (text: string) => {
    if (body.length < MOST) body += text;
  });
  request.on('end', () => {
    const record = recordOf(settings);
    const isClosed = isRefused(record, decodeURIComponent(url.pathname), request);
    send(request, response, isClosed ? refused(record) : replyTo(settings, url, body));
  });
}
