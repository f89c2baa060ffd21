import { createHash, type Hash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { answerFault, cut, type Fault, readBody } from './faults.ts';
import { allowLoopbackPages, type Listening, listen, sendJson } from './test-kit/http.ts';

export type Phase = 'initiate' | 'initiate-multipart' | 'put' | 'part' | 'complete' | 'file';

/** A request as the test sees it. It says whether a key came along, never which. */
export interface Seen {
  phase: Phase;
  /** The part's number; 0 where there is none. */
  part: number;
  /** How many of this phase and part there have been, this one included. */
  count: number;
  query: string;
  contentType: string | undefined;
  contentLength: string | undefined;
  authorized: boolean;
  /** Bytes of the body that arrived. */
  bytes: number;
  body?: unknown;
}

export interface StoredFile {
  name: string;
  contentType: string;
  size: number;
  /** Of the whole file, in hex. */
  sha256: string;
}

export interface StorageServerOptions {
  port?: number;
  /** Where the bytes are kept; a temporary folder that goes with the server unless given. */
  directory?: string;
  fault?: (seen: Seen) => Fault | undefined;
  /** Names the SHA-256 of what was stored in the answer to each PUT. */
  declareHash?: boolean;
  /** Gives files of one name one address, so that a newer one takes the place of an older one, as in S3. */
  keyByName?: boolean;
  /** Leaves the ETag out of answers to HEAD and GET. */
  hideEtag?: boolean;
  /** Answers a part with its ETag in a JSON body instead of the header. */
  etagInBody?: boolean;
}

export interface StorageServer extends Listening {
  log: Seen[];
  /** Complete files by address. */
  files: Map<string, StoredFile>;
  /** Bytes that arrived in PUTs, those of failed tries included. */
  received(): number;
}

interface Piece {
  path: string;
  size: number;
  etag: string;
}

interface Upload {
  id: string;
  signature: string;
  name: string;
  contentType: string;
  multipart: boolean;
  pieces: Map<number, Piece>;
  fileUrl: string;
}

/** What stands behind a file's address. */
interface Content {
  pieces: Piece[];
  etag: string;
}

interface State {
  options: StorageServerOptions;
  directory: string;
  uploads: Map<string, Upload>;
  contents: Map<string, Content>;
  files: Map<string, StoredFile>;
  origin: string;
}

/** A storage on loopback with the four calls of an upload, which keeps the bytes and can misbehave. */
export async function startStorageServer(options: StorageServerOptions = {}): Promise<StorageServer> {
  const directory = options.directory ?? (await mkdtemp(join(tmpdir(), 'snippetry-storage-')));
  const state: State = { options, directory, uploads: new Map(), contents: new Map(), files: new Map(), origin: '' };
  const log: Seen[] = [];
  const listening = await listen((request, response) => {
    if (allowLoopbackPages(request, response)) return;
    serve(state, log, request, response).catch(() => cut(request));
  }, options.port);
  state.origin = listening.origin;
  return {
    ...listening,
    log,
    files: state.files,
    received: () => log.reduce((sum, { phase, bytes }) => sum + (phase === 'put' || phase === 'part' ? bytes : 0), 0),
    async close() {
      await listening.close();
      if (!options.directory) await rm(directory, { recursive: true, force: true });
    },
  };
}

async function serve(state: State, log: Seen[], request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', state.origin);
  const route = routeOf(request.method ?? '', url.pathname);
  if (!route) return sendJson(response, 404, { detail: 'No such route' });
  const { phase, id, part } = route;
  const seen: Seen = {
    phase,
    part,
    count: log.filter((entry) => entry.phase === phase && entry.part === part).length + 1,
    query: url.search,
    contentType: request.headers['content-type'],
    contentLength: request.headers['content-length'],
    authorized: request.headers.authorization !== undefined,
    bytes: 0,
  };
  log.push(seen);
  const fault = state.options.fault?.(seen);
  const count = (chunk: Buffer) => {
    seen.bytes += chunk.length;
  };
  if (await answerFault(fault, request, response, count)) return;
  const call = { state, seen, fault, request, response, count };
  if (phase === 'initiate' || phase === 'initiate-multipart') return initiate(call);
  if (phase === 'file') return sendFile(call, url.href);
  const upload = state.uploads.get(id);
  if (!upload || url.searchParams.get('signature') !== upload.signature) {
    return sendJson(response, upload ? 403 : 404, { detail: 'The address is not valid' });
  }
  return phase === 'complete' ? complete(call, upload) : receive(call, upload);
}

interface Call {
  state: State;
  seen: Seen;
  fault: Fault | undefined;
  request: IncomingMessage;
  response: ServerResponse;
  count: (chunk: Buffer) => void;
}

function routeOf(method: string, path: string): { phase: Phase; id: string; part: number } | undefined {
  const start = /^\/rest\/storage\/upload\/(initiate|initiate-multipart)$/.exec(path);
  if (start && method === 'POST') return { phase: start[1] as Phase, id: '', part: 0 };
  if (path.startsWith('/files/') && (method === 'GET' || method === 'HEAD')) return { phase: 'file', id: '', part: 0 };
  const [, id = '', tail] = /^\/upload\/([\w-]+)(?:\/(\d+|complete))?$/.exec(path) ?? [];
  if (!id) return undefined;
  if (method === 'POST' && tail === 'complete') return { phase: 'complete', id, part: 0 };
  if (method === 'PUT' && tail !== 'complete') return { phase: tail ? 'part' : 'put', id, part: Number(tail ?? 0) };
  return undefined;
}

async function readJson({ request, fault, seen, count }: Call): Promise<Record<string, unknown> | undefined> {
  const chunks: Buffer[] = [];
  const whole = await readBody(request, fault, (chunk) => {
    count(chunk);
    chunks.push(chunk);
  });
  if (!whole) return undefined;
  const value = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  seen.body = value;
  return value;
}

async function initiate(call: Call): Promise<void> {
  const { state, seen, response } = call;
  const body = await readJson(call);
  if (!body) return;
  if (typeof body.content_type !== 'string' || typeof body.file_name !== 'string') {
    return sendJson(response, 422, { detail: 'content_type and file_name are required' });
  }
  const [id, signature] = [randomUUID(), randomUUID()];
  const folder = state.options.keyByName ? 'named' : id;
  const fileUrl = `${state.origin}/files/${folder}/${encodeURIComponent(body.file_name)}`;
  const multipart = seen.phase === 'initiate-multipart';
  const { file_name: name, content_type: contentType } = body;
  state.uploads.set(id, { id, signature, name, contentType, multipart, pieces: new Map(), fileUrl });
  await mkdir(join(state.directory, id));
  const uploadUrl = `${state.origin}/upload/${id}?expires=soon&signature=${signature}`;
  if (call.fault?.type === 'lose-answer') return cut(call.request);
  sendJson(response, 200, { upload_url: uploadUrl, file_url: fileUrl });
}

/** Takes the bytes of a file or a part to disk and answers with their MD5 as the ETag, as S3 does. */
async function receive(call: Call, upload: Upload): Promise<void> {
  const { state, seen, fault, request, response } = call;
  if (upload.multipart !== seen.part > 0) return sendJson(response, 400, { detail: 'Wrong kind of upload' });
  const path = join(state.directory, upload.id, `${seen.part}-${seen.count}`);
  const hashes: Record<'md5' | 'sha256', Hash> = { md5: createHash('md5'), sha256: createHash('sha256') };
  const file = await open(path, 'w');
  let whole: boolean;
  try {
    whole = await readBody(request, fault, async (chunk) => {
      if (fault?.type === 'corrupt' && seen.bytes === 0) chunk[0] = (chunk[0] as number) ^ 1;
      call.count(chunk);
      hashes.md5.update(chunk);
      hashes.sha256.update(chunk);
      await file.write(chunk);
    });
  } finally {
    await file.close();
  }
  if (!whole) return;
  const etag = `"${hashes.md5.digest('hex')}"`;
  const sha256 = hashes.sha256.digest();
  upload.pieces.set(seen.part, { path, size: seen.bytes, etag });
  if (!upload.multipart) finish(state, upload, sha256.toString('hex'), etag);
  if (fault?.type === 'lose-answer') return cut(request);
  const shown = fault?.type === 'etag' ? fault.value : etag;
  const inBody = state.options.etagInBody === true && seen.part > 0;
  if (shown && !inBody) response.setHeader('etag', shown);
  if (state.options.declareHash) response.setHeader('x-amz-checksum-sha256', sha256.toString('base64'));
  response.writeHead(200, inBody ? { 'content-type': 'application/json' } : {});
  response.end(inBody ? JSON.stringify({ partNumber: seen.part, etag: shown }) : '');
}

/** Accepts only the parts that are there, with their ETags, in order, without a gap. */
async function complete(call: Call, upload: Upload): Promise<void> {
  const { state, response } = call;
  const body = await readJson(call);
  if (!body) return;
  const parts = body.parts as { partNumber: number; etag: string }[];
  const right = parts.every(
    (part, index) => part.partNumber === index + 1 && upload.pieces.get(part.partNumber)?.etag === part.etag,
  );
  if (!right || parts.length !== upload.pieces.size) return sendJson(response, 400, { detail: 'InvalidPart' });
  const hash = createHash('sha256');
  const etags = createHash('md5');
  for (const { partNumber } of parts) {
    const piece = upload.pieces.get(partNumber) as Piece;
    etags.update(Buffer.from(piece.etag.replaceAll('"', ''), 'hex'));
    for await (const chunk of createReadStream(piece.path)) hash.update(chunk);
  }
  // As S3 does: the MD5 of the parts' MD5s, and their number.
  finish(state, upload, hash.digest('hex'), `"${etags.digest('hex')}-${parts.length}"`);
  state.uploads.delete(upload.id);
  if (call.fault?.type === 'lose-answer') return cut(call.request);
  sendJson(response, 200, { file_url: upload.fileUrl });
}

function finish(state: State, upload: Upload, sha256: string, etag: string): void {
  const pieces = [...upload.pieces.entries()].sort(([a], [b]) => a - b).map(([, piece]) => piece);
  const size = pieces.reduce((sum, piece) => sum + piece.size, 0);
  state.contents.set(upload.fileUrl, { pieces, etag });
  state.files.set(upload.fileUrl, { name: upload.name, contentType: upload.contentType, size, sha256 });
}

async function sendFile({ state, request, response }: Call, url: string): Promise<void> {
  const file = state.files.get(url);
  const content = state.contents.get(url);
  if (!file || !content) return sendJson(response, 404, { detail: 'No such file' });
  // A stored page must not run as a page of this origin.
  response.writeHead(200, {
    'content-type': file.contentType,
    'content-length': String(file.size),
    'x-content-type-options': 'nosniff',
    'content-security-policy': 'sandbox',
    ...(state.options.hideEtag ? {} : { etag: content.etag }),
  });
  if (request.method === 'HEAD') return void response.end();
  for (const { path } of content.pieces) await pipeline(createReadStream(path), response, { end: false });
  response.end();
}
