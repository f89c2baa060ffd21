import { readFileSync, statSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { hub as ownHub } from '../../out/modules/hub.ts';
import { decoded } from '../../runtime/decoded.ts';
import { withoutTrailingSlashes } from '../../runtime/http/address.ts';
import { cacheShapeOf } from '../../runtime/memory/cache.ts';
import { MISSING_ID, parseModel } from '../../runtime/model/parse.ts';
import { parseJson } from '../../runtime/nesting.ts';
import { BinError, UsageError } from './errors.ts';

/** No record of a hub comes near this size. */
const MOST_BYTES = 32 * 1024 * 1024;
/** What records of a hub are about. */
export interface Kind {
  /** Its part of the address of a record. */
  readonly api: 'models' | 'datasets';
  /** What stands before the id in the address of a page. */
  readonly page: '' | 'datasets/';
  readonly label: string;
}

export const MODELS: Kind = { api: 'models', page: '', label: 'model' };
export const DATASETS: Kind = { api: 'datasets', page: 'datasets/', label: 'data set' };

/** The address of the page of a model or data set at a hub. */
export const pageOf = (hub: string, { page }: Kind, id: string): string =>
  `${hub}/${page}${id.split('/').map(encodeURIComponent).join('/')}`;

/** A repository id: a name, or an owner and a name. */
const MODEL_ID = /^[\w][\w.-]*(\/[\w][\w.-]*)?$/;
const OFFLINE = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ENETUNREACH', 'EHOSTUNREACH', 'ENETDOWN']);

export interface RecordOptions {
  /** Address of a hub instead of the catalogue's. */
  hub?: string | undefined;
  /** Seconds that the hub may take for everything. */
  timeout: number;
  /** A provider whose own id of the model is wanted too. */
  provider?: string | undefined;
  /** Whether the sizes of its files are wanted too. */
  sizes?: boolean;
  /** What the record is of (models). */
  kind?: Kind;
}

type Record_ = Record<string, unknown>;

function parseRecord(source: string, from: string, { label }: Kind): Record_ {
  let value: unknown;
  try {
    value = parseJson(source);
  } catch (error) {
    throw new BinError(`${from} is not JSON: ${(error as Error).message}`, 'no-record');
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record_;
  const what = value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`;
  throw new BinError(`${from} is ${what}; a ${label} record is a JSON object.`, 'no-record');
}

/** The id in what a person types: an id, or the address of any page of the model (data set) at the hub. */
export function idOf(source: string, hub: string, { api, page, label }: Kind): string {
  let id = source;
  if (/^https?:\/\//i.test(source)) {
    if (!URL.canParse(source)) throw new UsageError(`"${source}" is not an address.`);
    const { host, pathname } = new URL(source);
    if (host !== new URL(hub).host) throw new UsageError(`"${source}" is not a page of ${hub}.`);
    const [before] = [`/api/${api}/`, `/${page}`].filter((start) => pathname.startsWith(start));
    if (before === undefined) throw new UsageError(`"${source}" is not a page of a ${label}.`);
    const parts = pathname.slice(before.length).split('/').filter(Boolean);
    id = parts.slice(0, 2).map(decoded).join('/');
  }
  if (MODEL_ID.test(id)) return id;
  throw new UsageError(`"${source}" is no ${label} id such as org/name.`, 'There is no file of that name either.');
}

async function bodyOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new BinError('the answer of the hub is too large for a record.', 'no-record');
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function refusal(status: number, id: string, hub: string, retryAfter: string | null, { page, label }: Kind): BinError {
  const token = ownHub.tokenVariable;
  const known = process.env[token] !== undefined;
  // Hubs answer 401 for a name that does not exist, so that private names cannot be guessed.
  if (status === 404 || (status === 401 && !known))
    return new BinError(
      `${hub} has no public ${label} "${id}". Check the spelling${known ? '' : `; for a private ${label} set ${token}`}.`,
      'not-found',
    );
  if (status === 401) return new BinError(`${hub} does not accept the token in ${token}.`, 'token-refused');
  if (status === 403)
    return new BinError(
      `"${id}" is gated: accept its terms at ${hub}/${page}${id}, then set ${token} to a token of that account.`,
      'gated',
    );
  if (status === 429)
    return new BinError(`${hub} asks to slow down${retryAfter ? `: try again in ${retryAfter} s` : ''}.`, 'slow-down');
  return new BinError(`${hub} answered with status ${status}; try again later.`, 'hub-failed');
}

/** Why a request failed, in words. */
function failure(error: unknown, hub: string, timeout: number): BinError {
  if (error instanceof BinError) return error;
  const { name, message, cause } = error as Error & {
    cause?: { code?: string; message?: string; errors?: { code?: string }[] };
  };
  if (name === 'TimeoutError')
    return new BinError(`${hub} did not answer within ${timeout} s.`, 'timeout', '--timeout gives it longer.');
  const code = cause?.code ?? cause?.errors?.[0]?.code ?? '';
  const instead = 'A record in a file works without the hub: snippetry record.json';
  if (OFFLINE.has(code))
    return new BinError(`${hub} cannot be reached (${code}): offline, or HTTPS_PROXY is needed.`, 'offline', instead);
  return new BinError(`${hub} cannot be read: ${code || cause?.message || message}.`, 'hub-failed', instead);
}

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/** The token goes only where nobody can read it on the way. */
function headersFor(address: URL): Record<string, string> {
  const token = process.env[ownHub.tokenVariable]?.trim();
  const safe = address.protocol === 'https:' || isLoopback(address.hostname);
  return { accept: 'application/json', ...(token && safe ? { authorization: `Bearer ${token}` } : {}) };
}

async function fetchText(address: URL, id: string, hub: string, timeout: number, kind: Kind): Promise<string> {
  try {
    const response = await fetch(address, {
      headers: headersFor(address),
      signal: AbortSignal.timeout(timeout * 1000),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw refusal(response.status, id, hub, response.headers.get('retry-after'), kind);
    }
    return await bodyOf(response);
  } catch (error) {
    throw failure(error, hub, timeout);
  }
}

const fetchJson = async (address: URL, id: string, hub: string, timeout: number, kind: Kind): Promise<Record_> =>
  parseRecord(await fetchText(address, id, hub, timeout, kind), `the answer of ${hub}`, kind);

async function fetchRecord(id: string, hub: string, options: RecordOptions): Promise<Record_> {
  const { timeout, provider, sizes, kind = MODELS } = options;
  const address = new URL(`${hub}/api/${kind.api}/${id}`);
  const whole = sizes ? new URL('?blobs=true', address) : address;
  const record = await fetchJson(whole, id, hub, timeout, kind);
  if (typeof record.id !== 'string')
    throw new BinError(`the answer of ${hub} is no ${kind.label} record: it has no id.`, 'no-record');
  if (provider === undefined || provider === ownHub.automatic) return record;
  address.searchParams.set('expand[]', 'inferenceProviderMapping');
  const { inferenceProviderMapping } = await fetchJson(address, id, hub, timeout, kind);
  return { ...record, inferenceProviderMapping };
}

/** @throws UsageError where what was given as a hub is no address. */
export function hubOf(given: string | undefined): string {
  const hub = withoutTrailingSlashes(given ?? ownHub.url);
  if (!URL.canParse(hub) || !/^https?:/.test(hub)) throw new UsageError(`--hub takes an address, not "${hub}".`);
  return hub;
}

/** Asks the hub for the record of a model or data set. Reads no file, whatever the id is. */
export async function recordFromHub(source: string, options: RecordOptions): Promise<Record_> {
  const hub = hubOf(options.hub);
  return fetchRecord(idOf(source, hub, options.kind ?? MODELS), hub, options);
}

/** Reads the record of a model or data set from a file, which may be a pipe, or from standard input (-). Asks no hub. */
export async function readRecordFile(file: string, kind = MODELS): Promise<Record_> {
  if (file === '-') return parseRecord(await text(process.stdin), 'standard input', kind);
  let source: string;
  try {
    source = readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new BinError(`there is no file ${file}.`, 'no-record');
    throw new BinError(`${file} cannot be read: ${code === 'EISDIR' ? 'it is a folder' : code}.`, 'no-record');
  }
  return parseRecord(source, file, kind);
}

/** Reads the record of a model or data set from a file, standard input, or the hub. */
export async function readRecord(source: string, options: RecordOptions): Promise<Record_> {
  const { kind = MODELS } = options;
  const found = statSync(source, { throwIfNoEntry: false });
  // A folder may have the name of a model, as in a mirror of a hub.
  const isFolder = found?.isDirectory() === true;
  if (source === '-' || source.endsWith('.json') || (found && !isFolder)) return readRecordFile(source, kind);
  if (isFolder && !MODEL_ID.test(source))
    throw new UsageError(`"${source}" is a folder, and no ${kind.label} id such as org/name.`);
  return recordFromHub(source, options);
}

/** Numbers that Python writes, and JSON does not have: https://docs.python.org/3/library/json.html#infinite-and-nan-number-values */
const NO_JSON = /-?\b(?:Infinity|NaN)\b/g;

/**
 * The configuration that says what layers a model has: that of the record where it does, else config.json of the model, or of
 * the model that it was made from, as the hub has it; nothing where neither can be read.
 */
export async function readConfig(record: Record_, { hub: asked, timeout }: RecordOptions): Promise<unknown> {
  if (cacheShapeOf(record.config)) return record.config;
  const { id, baseModel } = parseModel(record);
  const hub = withoutTrailingSlashes(asked ?? ownHub.url);
  for (const name of [id, baseModel]) {
    if (name === undefined || !MODEL_ID.test(name)) continue;
    const address = new URL(`${hub}/${name}/resolve/main/config.json`);
    const config = await fetchText(address, name, hub, timeout, MODELS)
      .then((source) => parseRecord(source.replaceAll(NO_JSON, 'null'), String(address), MODELS))
      .catch(() => {});
    if (cacheShapeOf(config)) return config;
  }
  return undefined;
}

/** What a person should know of a record that is not whole. */
export const describeRecord = (record: Record_): string[] =>
  parseModel(record).id === MISSING_ID
    ? ['the record has no id that can be printed: the snippets say fill-in-model-id in its place']
    : [];
