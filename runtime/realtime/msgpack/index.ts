/**
 * MessagePack, as in the specification of github.com/msgpack/msgpack/blob/master/spec.md. It is written here because what
 * is shipped has no dependency, and stays for as long as `bench/msgpack.ts` shows it to be as fast as `@msgpack/msgpack` and
 * smaller.
 */
export { decodeMessagePack } from './read.ts';
export { encodeMessagePack } from './write.ts';
