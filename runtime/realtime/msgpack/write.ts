import { MAX_DEPTH } from './limits.ts';
import { writeShort } from './utf8.ts';

const FIRST_SIZE = 512;
// Up to this length a loop over the characters is faster than the platform's encoder, which has a cost for each call.
const SHORT_TEXT = 40;
// More bytes than this are worth a place of their own until the end.
const LARGE = 8_192;
const UTF8 = new TextEncoder();

/**
 * Writes nil, booleans, numbers, text, bytes, lists and maps with text keys. As in JSON, what has a `toJSON` is asked how it
 * wants to be written, and what is undefined is left out of maps.
 *
 * @throws TypeError for what has no MessagePack form; RangeError for cycles and absurd depth
 */
export function encodeMessagePack(value: unknown): Uint8Array<ArrayBuffer> {
  const writer = new Writer();
  writer.value(value, 0);
  return writer.finish();
}

class Writer {
  #bytes = new Uint8Array(FIRST_SIZE);
  #view = new DataView(this.#bytes.buffer);
  #length = 0;
  /** What comes before `#start` of the buffer, with the large bytes in between, which are copied only once. */
  readonly #parts: Uint8Array[] = [];
  #start = 0;

  finish(): Uint8Array<ArrayBuffer> {
    if (this.#parts.length === 0) return this.#bytes.slice(0, this.#length);
    const last = this.#bytes.subarray(this.#start, this.#length);
    const whole = new Uint8Array(this.#parts.reduce((size, part) => size + part.length, last.length));
    let at = 0;
    for (const part of [...this.#parts, last]) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  }

  value(value: unknown, depth: number): void {
    if (depth > MAX_DEPTH) throw new RangeError('The value is nested too deeply, or in itself');
    if (typeof value === 'string') this.#text(value);
    else if (typeof value === 'number') this.#number(value);
    else if (typeof value === 'boolean') this.#byte(value ? 0xc3 : 0xc2);
    else if (value === null || value === undefined) this.#byte(0xc0);
    else if (typeof value !== 'object') throw new TypeError(`A ${typeof value} has no MessagePack form`);
    else this.#object(value, depth);
  }

  #object(value: object, depth: number): void {
    if (Array.isArray(value)) {
      this.#header(value.length, 0x90, 15, 0, 0xdc);
      for (let index = 0; index < value.length; index++) this.value(value[index], depth + 1);
    } else if (value instanceof ArrayBuffer) {
      this.#binary(new Uint8Array(value));
    } else if (ArrayBuffer.isView(value)) {
      this.#binary(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
    } else if ('toJSON' in value && typeof value.toJSON === 'function') {
      this.value(value.toJSON(), depth + 1);
    } else {
      this.#map(value as Record<string, unknown>, depth);
    }
  }

  #map(map: Record<string, unknown>, depth: number): void {
    const keys = Object.keys(map);
    let count = 0;
    for (const key of keys) if (map[key] !== undefined) count++;
    this.#header(count, 0x80, 15, 0, 0xde);
    for (const key of keys) {
      const item = map[key];
      if (item === undefined) continue;
      this.#text(key);
      this.value(item, depth + 1);
    }
  }

  #byte(value: number): void {
    this.#reserve(1);
    this.#bytes[this.#length++] = value;
  }

  #number(value: number): void {
    this.#reserve(9);
    const whole = Number.isInteger(value) && value >= -0x80000000 && value <= 0xffffffff && !Object.is(value, -0);
    if (!whole) {
      this.#bytes[this.#length] = 0xcb;
      this.#view.setFloat64(this.#length + 1, value);
      this.#length += 9;
    } else if (value >= -0x20 && value <= 0x7f) {
      this.#bytes[this.#length++] = value & 0xff;
    } else if (value >= 0) {
      this.#unsigned(value, 0xcc);
    } else {
      this.#negative(value);
    }
  }

  /** A number in the shortest of three forms, whose marks follow one another. */
  #unsigned(value: number, mark: number): void {
    const [bytes, view, at] = [this.#bytes, this.#view, this.#length];
    if (value <= 0xff) {
      bytes[at] = mark;
      bytes[at + 1] = value;
      this.#length = at + 2;
    } else if (value <= 0xffff) {
      bytes[at] = mark + 1;
      view.setUint16(at + 1, value);
      this.#length = at + 3;
    } else {
      bytes[at] = mark + 2;
      view.setUint32(at + 1, value);
      this.#length = at + 5;
    }
  }

  #negative(value: number): void {
    const [bytes, view, at] = [this.#bytes, this.#view, this.#length];
    if (value >= -0x80) {
      bytes[at] = 0xd0;
      view.setInt8(at + 1, value);
      this.#length = at + 2;
    } else if (value >= -0x8000) {
      bytes[at] = 0xd1;
      view.setInt16(at + 1, value);
      this.#length = at + 3;
    } else {
      bytes[at] = 0xd2;
      view.setInt32(at + 1, value);
      this.#length = at + 5;
    }
  }

  /** A length: within the first byte, or after a mark in 1, 2 or 4 bytes; without a mark for 1, in 2 or 4. */
  #header(length: number, fix: number, fixMax: number, mark8: number, mark16: number): void {
    this.#reserve(5);
    if (length <= fixMax) this.#bytes[this.#length++] = fix | length;
    else if (length <= 0xff && mark8 > 0) this.#unsigned(length, mark8);
    else if (length <= 0xffff) {
      this.#bytes[this.#length] = mark16;
      this.#view.setUint16(this.#length + 1, length);
      this.#length += 3;
    } else {
      this.#bytes[this.#length] = mark16 + 1;
      this.#view.setUint32(this.#length + 1, length);
      this.#length += 5;
    }
  }

  #binary(bytes: Uint8Array): void {
    this.#header(bytes.length, 0, -1, 0xc4, 0xc5);
    this.#append(bytes);
  }

  #append(bytes: Uint8Array): void {
    if (bytes.length > LARGE) {
      this.#parts.push(this.#bytes.subarray(this.#start, this.#length), bytes);
      this.#start = this.#length;
      return;
    }
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  #text(text: string): void {
    if (text.length <= SHORT_TEXT && this.#shortText(text)) return;
    const bytes = UTF8.encode(text);
    this.#header(bytes.length, 0xa0, 31, 0xd9, 0xda);
    this.#append(bytes);
  }

  /** @returns false, having written nothing that counts, when it is not well formed */
  #shortText(text: string): boolean {
    const room = text.length * 3;
    this.#reserve(5 + room);
    // Where it begins when it is ASCII, as most short text is.
    const guess = this.#length + (text.length <= 31 ? 1 : 2);
    const end = writeShort(text, this.#bytes, guess);
    if (end < 0) return false;
    const size = end - guess;
    // Moved before the header is written, which would reach into it.
    if (text.length <= 31 && size > 31) this.#bytes.copyWithin(guess + 1, guess, end);
    this.#header(size, 0xa0, 31, 0xd9, 0xda);
    this.#length += size;
    return true;
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + more));
    grown.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = grown;
    this.#view = new DataView(grown.buffer);
  }
}
