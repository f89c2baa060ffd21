import { decodeMessagePack, encodeMessagePack } from './msgpack/index.ts';

/** What a socket takes: text, or bytes. */
export type Frame = string | Uint8Array<ArrayBuffer>;

/** Turns values into frames and back. */
export interface Codec {
  /** @throws when the value has no such form */
  encode(value: unknown): Frame;
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

/** @throws whatever the codec throws; TypeError when it gives neither text nor bytes that a socket takes */
export function encodeFrame(codec: Codec, value: unknown): Frame {
  const frame: unknown = codec.encode(value);
  if (typeof frame === 'string') return frame;
  if (frame instanceof Uint8Array && frame.buffer instanceof ArrayBuffer) return frame as Uint8Array<ArrayBuffer>;
  throw new TypeError('The codec must encode to text or to a Uint8Array');
}
