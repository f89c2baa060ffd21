/**
 * MessagePack, as in the specification of github.com/msgpack/msgpack/blob/master/spec.md. Written: nil, booleans,
 * numbers, text, bytes, lists and maps with text keys. Read: all of it; extension types come as `{ type, data }`,
 * but for timestamps, which come as dates.
 */
const MAX_DEPTH = 500;

/** @throws TypeError for what has no MessagePack form; RangeError for cycles and absurd depth */
export function encodeMessagePack(value: unknown): Uint8Array<ArrayBuffer> {
  const out = writer();
  write(out, value, 0);
  return out.finish();
}

/** @throws RangeError when the bytes end early or go on after the value */
export function decodeMessagePack(bytes: Uint8Array): unknown {
  const input: Input = { bytes, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), at: 0 };
  const value = read(input, 0);
  if (input.at !== bytes.length) throw new RangeError('Bytes follow after the value');
  return value;
}

interface Writer {
  byte(value: number): Writer;
  number(bytes: 1 | 2 | 4 | 8, set: (view: DataView, at: number) => void): Writer;
  bytes(value: Uint8Array): Writer;
  finish(): Uint8Array<ArrayBuffer>;
}

function writer(): Writer {
  let buffer = new Uint8Array(256);
  let length = 0;
  const reserve = (more: number) => {
    if (length + more <= buffer.length) return;
    const grown = new Uint8Array(Math.max(buffer.length * 2, length + more));
    grown.set(buffer);
    buffer = grown;
  };
  const out: Writer = {
    byte(value) {
      reserve(1);
      buffer[length++] = value;
      return out;
    },
    number(size, set) {
      reserve(size);
      set(new DataView(buffer.buffer), length);
      length += size;
      return out;
    },
    bytes(value) {
      reserve(value.length);
      buffer.set(value, length);
      length += value.length;
      return out;
    },
    finish: () => buffer.slice(0, length),
  };
  return out;
}

function write(out: Writer, value: unknown, depth: number): Writer {
  if (depth > MAX_DEPTH) throw new RangeError('The value is nested too deeply, or in itself');
  if (value === null || value === undefined) return out.byte(0xc0);
  if (typeof value === 'boolean') return out.byte(value ? 0xc3 : 0xc2);
  if (typeof value === 'number') return writeNumber(out, value);
  if (typeof value === 'string') return writeText(out, value);
  if (value instanceof ArrayBuffer) return writeBytes(out, new Uint8Array(value));
  if (ArrayBuffer.isView(value)) {
    return writeBytes(out, new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
  }
  if (Array.isArray(value)) {
    writeLength(out, value.length, 0x90, 15, [undefined, 0xdc, 0xdd]);
    for (const item of value) write(out, item, depth + 1);
    return out;
  }
  if (typeof value === 'object') return writeMap(out, value, depth);
  throw new TypeError(`A ${typeof value} has no MessagePack form`);
}

function writeMap(out: Writer, value: object, depth: number): Writer {
  // As JSON does: what says how it wants to be written is asked, what is undefined is left out.
  const { toJSON } = value as { toJSON?: unknown };
  if (typeof toJSON === 'function') return write(out, toJSON.call(value), depth + 1);
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  writeLength(out, entries.length, 0x80, 15, [undefined, 0xde, 0xdf]);
  for (const [key, item] of entries) {
    writeText(out, key);
    write(out, item, depth + 1);
  }
  return out;
}

function writeNumber(out: Writer, value: number): Writer {
  const whole = Number.isInteger(value) && !Object.is(value, -0);
  if (whole && value >= -0x20 && value <= 0x7f) return out.byte(value & 0xff);
  if (whole && value > 0 && value <= 0xffffffff) {
    if (value <= 0xff) return out.byte(0xcc).byte(value);
    if (value <= 0xffff) return out.byte(0xcd).number(2, (view, at) => view.setUint16(at, value));
    return out.byte(0xce).number(4, (view, at) => view.setUint32(at, value));
  }
  if (whole && value < 0 && value >= -0x80000000) {
    if (value >= -0x80) return out.byte(0xd0).byte(value & 0xff);
    if (value >= -0x8000) return out.byte(0xd1).number(2, (view, at) => view.setInt16(at, value));
    return out.byte(0xd2).number(4, (view, at) => view.setInt32(at, value));
  }
  return out.byte(0xcb).number(8, (view, at) => view.setFloat64(at, value));
}

function writeText(out: Writer, text: string): Writer {
  const bytes = new TextEncoder().encode(text);
  return writeLength(out, bytes.length, 0xa0, 31, [0xd9, 0xda, 0xdb]).bytes(bytes);
}

function writeBytes(out: Writer, bytes: Uint8Array): Writer {
  return writeLength(out, bytes.length, 0, -1, [0xc4, 0xc5, 0xc6]).bytes(bytes);
}

/** A length in its shortest form: within the first byte, or after a mark in 1, 2 or 4 bytes. */
function writeLength(
  out: Writer,
  length: number,
  fix: number,
  fixMax: number,
  [mark8, mark16, mark32]: [number | undefined, number, number],
): Writer {
  if (length <= fixMax) return out.byte(fix | length);
  if (mark8 !== undefined && length <= 0xff) return out.byte(mark8).byte(length);
  if (length <= 0xffff) return out.byte(mark16).number(2, (view, at) => view.setUint16(at, length));
  return out.byte(mark32).number(4, (view, at) => view.setUint32(at, length));
}

interface Input {
  bytes: Uint8Array;
  view: DataView;
  at: number;
}

function read(input: Input, depth: number): unknown {
  if (depth > MAX_DEPTH) throw new RangeError('The value is nested too deeply');
  const mark = unsigned(input, 1);
  if (mark <= 0x7f) return mark;
  if (mark >= 0xe0) return mark - 0x100;
  if (mark <= 0x8f) return readMap(input, mark & 15, depth);
  if (mark <= 0x9f) return readList(input, mark & 15, depth);
  if (mark <= 0xbf) return readText(input, mark & 31);
  const reader = READERS.get(mark);
  if (!reader) throw new RangeError('A byte that begins no value');
  return reader(input, depth);
}

const READERS: ReadonlyMap<number, (input: Input, depth: number) => unknown> = new Map([
  [0xc0, () => null],
  [0xc2, () => false],
  [0xc3, () => true],
  [0xca, (input) => input.view.getFloat32(skip(input, 4))],
  [0xcb, (input) => input.view.getFloat64(skip(input, 8))],
  [0xcf, (input) => safe(input.view.getBigUint64(skip(input, 8)))],
  [0xd0, (input) => input.view.getInt8(skip(input, 1))],
  [0xd1, (input) => input.view.getInt16(skip(input, 2))],
  [0xd2, (input) => input.view.getInt32(skip(input, 4))],
  [0xd3, (input) => safe(input.view.getBigInt64(skip(input, 8)))],
  ...([1, 2, 4] as const).flatMap((size, index): [number, (input: Input, depth: number) => unknown][] => [
    [0xcc + index, (input) => unsigned(input, size)],
    [0xd9 + index, (input) => readText(input, unsigned(input, size))],
    [0xc4 + index, (input) => readBytes(input, unsigned(input, size))],
    [0xc7 + index, (input) => readExtension(input, unsigned(input, size))],
  ]),
  ...([2, 4] as const).flatMap((size, index): [number, (input: Input, depth: number) => unknown][] => [
    [0xdc + index, (input, depth) => readList(input, unsigned(input, size), depth)],
    [0xde + index, (input, depth) => readMap(input, unsigned(input, size), depth)],
  ]),
  ...[1, 2, 4, 8, 16].map((size, index): [number, (input: Input) => unknown] => [
    0xd4 + index,
    (input) => readExtension(input, size),
  ]),
]);

function skip(input: Input, count: number): number {
  const start = input.at;
  if (start + count > input.bytes.length) throw new RangeError('The bytes end within a value');
  input.at += count;
  return start;
}

function unsigned(input: Input, size: 1 | 2 | 4): number {
  const at = skip(input, size);
  if (size === 1) return input.view.getUint8(at);
  return size === 2 ? input.view.getUint16(at) : input.view.getUint32(at);
}

/** A 64-bit integer as a number where that is exact, else as a bigint. */
function safe(value: bigint): number | bigint {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

function readText(input: Input, length: number): string {
  const start = skip(input, length);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(input.bytes.subarray(start, start + length));
}

function readBytes(input: Input, length: number): Uint8Array {
  const start = skip(input, length);
  return input.bytes.slice(start, start + length);
}

function readList(input: Input, length: number, depth: number): unknown[] {
  const list: unknown[] = [];
  for (let index = 0; index < length; index++) list.push(read(input, depth + 1));
  return list;
}

function readMap(input: Input, length: number, depth: number): Record<string, unknown> {
  const map: Record<string, unknown> = {};
  for (let index = 0; index < length; index++) {
    const key = String(read(input, depth + 1));
    const value = read(input, depth + 1);
    // Defined, because assigning to a key named `__proto__` would change the prototype.
    Object.defineProperty(map, key, { value, writable: true, enumerable: true, configurable: true });
  }
  return map;
}

function readExtension(input: Input, length: number): unknown {
  const type = input.view.getInt8(skip(input, 1));
  const data = readBytes(input, length);
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  if (type !== -1) return { type, data };
  if (length === 4) return new Date(view.getUint32(0) * 1000);
  if (length === 8) {
    const both = view.getBigUint64(0);
    return new Date(Number(both & 0x3ffffffffn) * 1000 + Number(both >> 34n) / 1e6);
  }
  if (length === 12) return new Date(Number(view.getBigInt64(4)) * 1000 + view.getUint32(0) / 1e6);
  return { type, data };
}
