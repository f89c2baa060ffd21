import { MAX_DEPTH } from './limits.ts';
import { readShort } from './utf8.ts';

// Up to this length a loop over the bytes is faster than the platform's decoder, which has a cost for each call.
const SHORT_TEXT = 40;
// Short texts that were read before, each in the slot that its bytes give: the keys of records are the same few, and
// looking one up is faster than making it once more.
const KNOWN_TEXT = 24;
const KNOWN_SLOTS = 256;
const KNOWN: (string | undefined)[] = Array(KNOWN_SLOTS).fill(undefined);
const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * Reads all of MessagePack. Extension types come as `{ type, data }`, but for timestamps, which come as dates; 64-bit
 * integers that no number can hold exactly come as bigints. Bytes are views of what was handed in, not copies.
 *
 * @throws RangeError when the bytes end early, go on after the value, or are no MessagePack
 */
export function decodeMessagePack(bytes: Uint8Array): unknown {
  const reader = new Reader(bytes);
  const value = reader.value(0);
  reader.expectEnd();
  return value;
}

class Reader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  expectEnd(): void {
    if (this.#at !== this.#bytes.length) throw new RangeError('Bytes follow after the value');
  }

  value(depth: number): unknown {
    if (depth > MAX_DEPTH) throw new RangeError('The value is nested too deeply');
    const mark = this.#bytes[this.#at++];
    if (mark === undefined) throw new RangeError('The bytes end within a value');
    if (mark <= 0x7f) return mark;
    if (mark >= 0xe0) return mark - 0x100;
    if (mark <= 0x8f) return this.#map(mark & 15, depth);
    if (mark <= 0x9f) return this.#list(mark & 15, depth);
    if (mark <= 0xbf) return this.#text(mark & 31);
    if (mark >= 0xca && mark <= 0xd3) return this.#number(mark);
    return mark <= 0xc9 ? this.#simple(mark) : this.#sized(mark, depth);
  }

  #simple(mark: number): unknown {
    switch (mark) {
      case 0xc0:
        return null;
      case 0xc2:
        return false;
      case 0xc3:
        return true;
      case 0xc4:
      case 0xc5:
      case 0xc6:
        return this.#binary(this.#length(mark - 0xc4));
      case 0xc7:
      case 0xc8:
      case 0xc9:
        return this.#extension(this.#length(mark - 0xc7));
      default:
        throw new RangeError('A byte that begins no value');
    }
  }

  // A view throws a RangeError by itself where its bytes end.
  #number(mark: number): number | bigint {
    const at = this.#at;
    const view = this.#view;
    switch (mark) {
      case 0xca:
        this.#at = at + 4;
        return view.getFloat32(at);
      case 0xcb:
        this.#at = at + 8;
        return view.getFloat64(at);
      case 0xcf:
        this.#at = at + 8;
        return safe(view.getBigUint64(at));
      case 0xd0:
        this.#at = at + 1;
        return view.getInt8(at);
      case 0xd1:
        this.#at = at + 2;
        return view.getInt16(at);
      case 0xd2:
        this.#at = at + 4;
        return view.getInt32(at);
      case 0xd3:
        this.#at = at + 8;
        return safe(view.getBigInt64(at));
      default:
        return this.#length(mark - 0xcc);
    }
  }

  #sized(mark: number, depth: number): unknown {
    if (mark <= 0xd8) return this.#extension(1 << (mark - 0xd4));
    if (mark <= 0xdb) return this.#text(this.#length(mark - 0xd9));
    const length = this.#length(mark & 1 ? 2 : 1);
    return mark <= 0xdd ? this.#list(length, depth) : this.#map(length, depth);
  }

  /** An unsigned number of 1, 2 or 4 bytes: two to the power given. */
  #length(power: number): number {
    const at = this.#at;
    this.#at = at + (1 << power);
    if (power === 0) return this.#view.getUint8(at);
    return power === 1 ? this.#view.getUint16(at) : this.#view.getUint32(at);
  }

  /** @returns where the bytes begin that are passed over */
  #skip(count: number): number {
    const start = this.#at;
    if (start + count > this.#bytes.length) throw new RangeError('The bytes end within a value');
    this.#at = start + count;
    return start;
  }

  #list(length: number, depth: number): unknown[] {
    // Hostile bytes may state any length, but each item takes a byte.
    if (length > this.#bytes.length - this.#at) throw new RangeError('The bytes end within a list');
    const list: unknown[] = new Array(length);
    for (let index = 0; index < length; index++) list[index] = this.value(depth + 1);
    return list;
  }

  #map(length: number, depth: number): Record<string, unknown> {
    const map: Record<string, unknown> = {};
    for (let index = 0; index < length; index++) {
      const key = String(this.value(depth + 1));
      const value = this.value(depth + 1);
      if (key !== '__proto__') map[key] = value;
      // Defined, because assigning to it would change the prototype.
      else Object.defineProperty(map, key, { value, writable: true, enumerable: true, configurable: true });
    }
    return map;
  }

  #text(length: number): string {
    const start = this.#skip(length);
    const end = start + length;
    if (length <= KNOWN_TEXT) return this.#knownText(start, end);
    return this.#anyText(start, end);
  }

  #anyText(start: number, end: number): string {
    const short = end - start <= SHORT_TEXT ? readShort(this.#bytes, start, end) : undefined;
    return short ?? UTF8.decode(this.#bytes.subarray(start, end));
  }

  #knownText(start: number, end: number): string {
    const bytes = this.#bytes;
    let hash = end - start;
    for (let at = start; at < end; at++) {
      const byte = bytes[at] as number;
      if (byte > 0x7f) return this.#anyText(start, end);
      hash = (hash * 31 + byte) | 0;
    }
    const slot = hash & (KNOWN_SLOTS - 1);
    const known = KNOWN[slot];
    if (known !== undefined && isAt(known, bytes, start, end)) return known;
    const text = this.#anyText(start, end);
    KNOWN[slot] = text;
    return text;
  }

  #binary(length: number): Uint8Array {
    const start = this.#skip(length);
    // Not `subarray`, which gives a Buffer of Node where one was handed in.
    return new Uint8Array(this.#bytes.buffer, this.#bytes.byteOffset + start, length);
  }

  #extension(length: number): unknown {
    const type = this.#view.getInt8(this.#skip(1));
    const data = this.#binary(length);
    return (type === -1 && timestamp(data)) || { type, data };
  }
}

/** Whether the bytes are this text, both being ASCII. */
function isAt(text: string, bytes: Uint8Array, start: number, end: number): boolean {
  if (text.length !== end - start) return false;
  for (let at = start; at < end; at++) {
    if (text.charCodeAt(at - start) !== bytes[at]) return false;
  }
  return true;
}

/** The three forms of the timestamp extension: 32 bits of seconds; 30 of nanoseconds and 34 of seconds; 32 and 64. */
function timestamp(data: Uint8Array): Date | undefined {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  if (data.length === 4) return new Date(view.getUint32(0) * 1000);
  if (data.length === 8) {
    const both = view.getBigUint64(0);
    return new Date(Number(both & 0x3ffffffffn) * 1000 + Number(both >> 34n) / 1e6);
  }
  if (data.length === 12) return new Date(Number(view.getBigInt64(4)) * 1000 + view.getUint32(0) / 1e6);
  return undefined;
}

/** A 64-bit integer as a number where that is exact, else as a bigint. */
function safe(value: bigint): number | bigint {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}
