/** The fragment of an address that holds a record begins with this. */
const KEY = '#record=';

/** Most that a fragment holds, in characters: every browser takes that much. */
const LONGEST = 200_000;

/** Most that is unpacked, in bytes: what a stranger's link holds may be made to grow. */
const MOST = 8_000_000;

const through = (bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): ReadableStream<Uint8Array> =>
  new Blob([bytes]).stream().pipeThrough<Uint8Array>(stream);

async function bytesOf(
  stream: ReadableStream<Uint8Array>,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const part of stream) {
    size += part.length;
    if (size > most) throw new RangeError('The record is too big.');
    parts.push(new Uint8Array(part));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** The fragment that holds a record, with its number sign; nothing when the record is too big for an address. */
export async function fragmentOf(record: object): Promise<string | undefined> {
  const bytes = new TextEncoder().encode(JSON.stringify(record));
  const packed = await bytesOf(through(bytes, new CompressionStream('deflate-raw')));
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  const fragment = KEY + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return fragment.length > LONGEST ? undefined : fragment;
}

/** The text of the record in a fragment; nothing when there is none, or when it was cut. Never rejects. */
export async function recordIn(fragment: string): Promise<string | undefined> {
  if (!fragment.startsWith(KEY)) return undefined;
  try {
    const text = atob(fragment.slice(KEY.length).replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(text, (character) => character.charCodeAt(0));
    return new TextDecoder().decode(await bytesOf(through(packed, new DecompressionStream('deflate-raw')), MOST));
  } catch {
    return undefined;
  }
}
