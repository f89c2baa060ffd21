import { Connection } from './connection.ts';
import type { RealtimeConnection, RealtimeOptions } from './types.ts';

/**
 * A live call: messages out, results in, over a secure websocket that is opened with a temporary token, kept up with
 * bounded retries, and described by an explicit state machine (see the README beside this file).
 *
 * Nothing happens before the first `send` or `open`.
 *
 * @throws RangeError when `maxBuffering` is not between 1 and 60; TypeError when the address is not secure or an option is
 *   not what it must be
 */
export function connectRealtime<Result = unknown>(options: RealtimeOptions<Result>): RealtimeConnection {
  return new Connection(options);
}

export { CODECS, type Codec } from './codec.ts';
export { RealtimeError, type RealtimeErrorKind } from './errors.ts';
export { type MachineEvent, STATES, type State, TRANSITIONS, type Transition } from './machine.ts';
export { decodeMessagePack, encodeMessagePack } from './msgpack/index.ts';
export type * from './types.ts';
