import { decodeMessagePack, encodeMessagePack } from './msgpack.ts';

/** Turns values into frames and back. */
export interface Codec {
  /** @throws when the value has no such form */
  encode(value: unknown): string | Uint8Array<ArrayBuffer>;
  /** @throws when the frame cannot be read */
  decode(frame: string | ArrayBuffer): unknown;
}

const json: Codec = {
  encode(value) {
    const text = JSON.stringify(value);
    if (text === undefined) throw new TypeError('The value has no JSON form');
    return text;
  },
  decode: (frame) => JSON.parse(typeof frame === 'string' ? frame : new TextDecoder().decode(frame)),
};

const binary: Codec = {
  encode: encodeMessagePack,
  // Servers send results in binary and their complaints as text.
  decode: (frame) => (typeof frame === 'string' ? JSON.parse(frame) : decodeMessagePack(new Uint8Array(frame))),
};

export const CODECS = { json, binary } as const;
