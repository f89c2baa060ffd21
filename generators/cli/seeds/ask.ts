import { parseJsonText } from '../../1-load/json-file.ts';
import { formatDiagnostic } from '../../diagnostics/diagnostic.ts';

/** Bytes that the record of a model may have: a hundred times what the largest known has. */
export const MOST_BYTES = 8 * 1024 * 1024;
const MOST_SECONDS = 30;

/** What came of asking the hub for a model. */
export type Asked =
  | { readonly record: Readonly<Record<string, unknown>> }
  /** Why there is no record, and what to do. `unreachable`: the hub itself did not answer. */
  | { readonly fault: string; readonly hint: string; readonly unreachable?: true };

/** Address of a model's record. */
export const recordUrl = (hub: string, id: string): string =>
  `${hub.replace(/\/+$/, '')}/api/models/${id.split('/').map(encodeURIComponent).join('/')}`;

/** Characters that no record needs and that a terminal, an editor or a reader could be deceived with. */
const HOSTILE = /(?![\n\r\t])[\p{Cc}\p{Co}\u202a-\u202e\u2066-\u2069]/u;

/** Where a value holds a text with such a character, as a path with dots. */
export function hostileAt(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return HOSTILE.test(value) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const place = path === '' ? key : `${path}.${key}`;
    const found = HOSTILE.test(key) ? path : hostileAt(inner, place);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The text of an answer; undefined when it is longer than a record can be. */
async function textOf(response: Response): Promise<string | undefined> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.byteLength;
    if (size > MOST_BYTES) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function statusFault({ status, headers }: Response): Asked | undefined {
  if (status >= 300 && status < 400)
    return {
      fault: `the hub sends elsewhere (${headers.get('location') ?? 'nowhere'})`,
      hint: 'the repository may have a new name: rename the seed.',
    };
  if (status === 401 || status === 403 || status === 404)
    return {
      fault: `the hub shows no such model (${status})`,
      hint: 'it may be gone or private: put another model in its place.',
    };
  if (status === 429)
    return { fault: 'the hub asks for fewer requests (429)', hint: 'try again later.', unreachable: true };
  if (status !== 200)
    return {
      fault: `the hub answers with ${status}`,
      hint: 'try again later.',
      unreachable: status >= 500 || undefined,
    };
  return undefined;
}

function read(id: string, url: string, text: string): Asked {
  const { json, problems } = parseJsonText(url, text);
  const [problem] = problems;
  if (!json || problem)
    return {
      fault: `the answer is no record: ${problem ? formatDiagnostic(problem).split('\n')[0] : url}`,
      hint: 'see what the address answers.',
    };
  if (!isObject(json.value)) return { fault: 'the answer is no object', hint: `see what ${url} answers.` };
  if (json.value.id !== id)
    return {
      fault: `the answer is of ${JSON.stringify(json.value.id ?? null).slice(0, 100)}`,
      hint: 'the repository may have a new name: rename the seed.',
    };
  const hostile = hostileAt(json.value);
  if (hostile !== undefined)
    return {
      fault: `${hostile || 'a key'} holds a character that nobody sees`,
      hint: 'the record was not taken: look at it before it is.',
    };
  return { record: json.value };
}

/** Asks a hub for the record of a model. Never throws; a redirect is not followed. */
export async function ask(hub: string, id: string, patience = MOST_SECONDS * 1000): Promise<Asked> {
  const url = recordUrl(hub, id);
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    const fault = statusFault(response);
    if (fault) {
      await response.body?.cancel();
      return fault;
    }
    const text = await textOf(response);
    if (text === undefined)
      return { fault: `the answer has more than ${MOST_BYTES / 1024 / 1024} MiB`, hint: 'the record was not taken.' };
    return read(id, url, text);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const why = cause instanceof Error ? cause.message || cause.name : String(cause);
    return { fault: `no answer: ${why}`, hint: `is there a network, and is ${hub} the hub?`, unreachable: true };
  }
}
