/**
 * The mock hub: answers on ports 443 and 80 as every host that the snippets name, for as long as a command runs, and ends with
 * that command's status: node hub.ts <settings.json> <command …>. It serves what lies in a folder of repositories, and media
 * by the extension of the address. What it does not have is answered as the hub does (404 with X-Error-Code).
 */
import { spawn } from 'node:child_process';
import { appendFileSync, createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { join } from 'node:path';
import { COMMIT, filesOf, infoOf, type RepositoryFile, treeOf } from './hub-files.ts';

/** What the hub serves, as JSON in a file. */
export interface HubSettings {
  readonly repositories: string;
  readonly media: string;
  readonly record: string;
  readonly log: string;
  readonly key: string;
  readonly certificate: string;
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

const extensionOf = (path: string): string => /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';

/** What is answered: a file, or JSON with a status. */
type Reply = { readonly file: RepositoryFile } | { readonly json: unknown; readonly missing?: string };

const missing = (code: string): Reply => ({ json: { error: code }, missing: code });

function send(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
  if ('file' in reply) {
    sendFile(request, response, reply.file);
    return;
  }
  const fault = reply.missing ? { 'x-error-code': reply.missing, 'x-error-message': reply.missing } : {};
  response.writeHead(reply.missing ? 404 : 200, { 'content-type': 'application/json', ...fault });
  response.end(JSON.stringify(reply.json));
}

function sendFile(request: IncomingMessage, response: ServerResponse, { path, file, size, oid }: RepositoryFile): void {
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  const start = range ? Number(range[1]) : 0;
  const end = range?.[2] ? Math.min(Number(range[2]), size - 1) : size - 1;
  response.writeHead(range ? 206 : 200, {
    'content-type': TYPES[extensionOf(path)] ?? 'application/octet-stream',
    'content-length': Math.max(0, end - start + 1),
    'accept-ranges': 'bytes',
    'access-control-allow-origin': '*',
    etag: `"${oid}"`,
    'x-repo-commit': COMMIT,
    ...(range ? { 'content-range': `bytes ${start}-${end}/${size}` } : {}),
  });
  if (request.method === 'HEAD' || size === 0) response.end();
  else createReadStream(file, { start, end }).pipe(response);
}

/** A sample by the extension of the address. */
function mediaReply(settings: HubSettings, path: string): Reply {
  const name = `sample.${extensionOf(path)}`;
  const file = filesOf(settings.media, '.')?.find((one) => one.path === name);
  return file ? { file } : missing('EntryNotFound');
}

const MODEL =
  /^\/api\/models\/([^/]+\/[^/]+?|[^/]+?)(?:\/(tree|revision|refs|commits|paths-info|discussions|xet-read-token)(?:\/([^/]+)\/?(.*))?)?$/;

/** The hub's API for models (https://huggingface.co/docs/hub/api). */
function apiReply(settings: HubSettings, url: URL, path: string): Reply {
  const [, id = '', kind = '', , folder = ''] = MODEL.exec(path) ?? [];
  const files = filesOf(settings.repositories, id);
  if (!files) return missing('RepoNotFound');
  const recursive = /^(true|1)$/i.test(url.searchParams.get('recursive') ?? '');
  if (kind === 'tree') return { json: treeOf(files, folder, recursive) };
  if (kind === 'refs') {
    const main = { name: 'main', ref: 'refs/heads/main', targetCommit: COMMIT };
    return { json: { branches: [main], tags: [], converts: [] } };
  }
  if (kind !== '' && kind !== 'revision') return missing('EntryNotFound');
  return { json: infoOf(id, files, JSON.parse(readFileSync(settings.record, 'utf8'))) };
}

function replyTo(settings: HubSettings, url: URL): Reply {
  const path = decodeURIComponent(url.pathname);
  const other = filesOf(settings.repositories, url.hostname)?.find((one) => `/${one.path}` === path);
  if (other) return { file: other };
  // Asked for to see whether the hub can be reached.
  if (path === '/') return { json: {} };
  if (path.startsWith('/api/models/')) return apiReply(settings, url, path);
  const [, id = '', name = ''] = /^\/((?:[^/]+\/)?[^/]+)\/(?:resolve|raw)\/[^/]+\/(.+)$/.exec(path) ?? [];
  const files = id === '' ? undefined : filesOf(settings.repositories, id);
  const file = files?.find((one) => one.path === name);
  if (file) return { file };
  if (files) return missing('EntryNotFound');
  return path.startsWith('/api/') || name.endsWith('.json') ? missing('RepoNotFound') : mediaReply(settings, path);
}

function answer(settings: HubSettings, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
  response.on('finish', () =>
    appendFileSync(settings.log, `${response.statusCode} ${request.method} ${url.host}${url.pathname}\n`),
  );
  send(request, response, replyTo(settings, url));
}

const [settingsFile = '', program = '', ...args] = process.argv.slice(2);
const settings = JSON.parse(readFileSync(settingsFile, 'utf8')) as HubSettings;
if (!existsSync(join(settings.media, 'sample.png'))) throw new Error(`there are no media in ${settings.media}`);
const listener = (request: IncomingMessage, response: ServerResponse): void => answer(settings, request, response);
const secure = createSecureServer(
  { key: readFileSync(settings.key), cert: readFileSync(settings.certificate) },
  listener,
);
const plain = createServer(listener);
await new Promise<void>((resolve) => secure.listen(443, '127.0.0.1', () => plain.listen(80, '127.0.0.1', resolve)));
const child = spawn(program, args, { stdio: 'inherit' });
child.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(127);
});
child.on('close', (code, signal) => process.exit(signal ? 128 : (code ?? 1)));
