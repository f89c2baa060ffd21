import { parseJson } from '../../../runtime/nesting.ts';

/** What a reader gave: the id of a model, its record, or neither. */
export type Given =
  | { kind: 'id'; id: string }
  | { kind: 'record'; record: object }
  | { kind: 'malformed'; why: string };

/** What the hub answered about a model, or why there is no answer. */
export type Found =
  | { kind: 'record'; record: object }
  | { kind: 'not-found' }
  | { kind: 'refused'; status: number }
  | { kind: 'offline' };

// A name that begins with a dot could lead out of the folder of models.
const ID = /^\w[\w.-]*(?:\/\w[\w.-]*)?$/;

/** Reads an id (org/name), the address of a model's page at the hub, or a model record as JSON. Never throws. */
export function readGiven(text: string, hub: string): Given {
  const given = text.trim();
  if (given.startsWith('{') || given.startsWith('[')) return readRecord(given);
  const path = given.startsWith(`${hub}/`) ? given.slice(hub.length + 1) : given.replace(/^https?:\/\/[^/]+\//, '');
  const [place = ''] = path.split(/[?#]/, 1);
  const id = place
    .replace(/^models\//, '')
    .split('/')
    .slice(0, 2)
    .filter(Boolean)
    .join('/');
  if (ID.test(id)) return { kind: 'id', id };
  return {
    kind: 'malformed',
    why: 'This is neither a model id (org/name), nor an address at the hub, nor a JSON record.',
  };
}

const isRecord = (value: unknown): value is { id: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'id' in value;

function readRecord(text: string): Given {
  try {
    const record: unknown = parseJson(text);
    if (isRecord(record)) return { kind: 'record', record };
    return { kind: 'malformed', why: 'A model record is a JSON object with an “id”.' };
  } catch (error) {
    return { kind: 'malformed', why: `This is no valid JSON: ${error instanceof Error ? error.message : error}` };
  }
}

/** The address of the page that this site has for a model; nothing when it has none, or cannot be asked. */
export async function knownPage(id: string, base: string, signal: AbortSignal): Promise<string | undefined> {
  const address = `${base.replace(/\/$/, '')}/models/${id}/`;
  try {
    return (await fetch(address, { method: 'HEAD', signal })).ok ? address : undefined;
  } catch {
    return undefined;
  }
}

/** Who serves a model; the hub gives that apart, and a record without it is one all the same. */
async function withMapping(record: object, address: string, signal: AbortSignal): Promise<object> {
  try {
    const response = await fetch(`${address}?expand[]=inferenceProviderMapping`, { signal });
    const answer: unknown = response.ok ? parseJson(await response.text()) : undefined;
    if (!isRecord(answer) || !('inferenceProviderMapping' in answer)) return record;
    return { ...record, inferenceProviderMapping: answer.inferenceProviderMapping };
  } catch {
    return record;
  }
}

/**
 * Asks the hub's public API for the record of a model, and for who serves it. The answer is untrusted: runtime/model
 * parses it.
 */
export async function fetchRecord(id: string, hub: string, signal: AbortSignal): Promise<Found> {
  const address = `${hub}/api/models/${id.split('/').map(encodeURIComponent).join('/')}`;
  let response: Response;
  try {
    // With the sizes of its files.
    response = await fetch(`${address}?blobs=true`, { signal });
  } catch {
    return { kind: 'offline' };
  }
  // The hub answers 401 both for what does not exist and for what is private.
  if (response.status === 404 || response.status === 401) return { kind: 'not-found' };
  if (!response.ok) return { kind: 'refused', status: response.status };
  try {
    const record: unknown = parseJson(await response.text());
    if (!isRecord(record)) return { kind: 'refused', status: response.status };
    return { kind: 'record', record: await withMapping(record, address, signal) };
  } catch {
    return { kind: 'refused', status: response.status };
  }
}
