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

/** What stands before the id in the addresses of a model, of its page and of its record. */
const OF_MODEL = /^(?:api\/)?models\//;

/** What an address of the hub leads to instead of a model, by how it begins. */
const OTHERS: Readonly<Record<string, string>> = { datasets: 'data set', spaces: 'space' };

/** The parts of an address behind its host, which may stand without a scheme; those of an id are all of it. */
function partsOf(given: string, hub: string): string[] {
  const isAddress = /^https?:\/\//.test(given);
  const [place = ''] = given.replace(/^https?:\/\//, '').split(/[?#]/, 1);
  const [first = '', ...rest] = place.split('/');
  const isHost = isAddress || first === new URL(hub).host || (first.includes('.') && rest.filter(Boolean).length > 1);
  const path = isHost ? rest.join('/') : place;
  return path.replace(OF_MODEL, '').split('/').filter(Boolean);
}

/** Reads an id (org/name), the address of a model's page at the hub, or a model record as JSON. Never throws. */
export function readGiven(text: string, hub: string): Given {
  const given = text.trim();
  if (given.startsWith('{') || given.startsWith('[')) return readRecord(given);
  const [owner = '', name] = partsOf(given, hub);
  const other = Object.hasOwn(OTHERS, owner) && name !== undefined ? OTHERS[owner] : undefined;
  if (other !== undefined) return { kind: 'malformed', why: `This is the address of a ${other}, not of a model.` };
  // Programs that load GGUF files name the quantization behind the id.
  const id = name === undefined ? owner : `${owner}/${name.replace(/:[\w.-]+$/, '')}`;
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
