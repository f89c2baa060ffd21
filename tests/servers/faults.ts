import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** What a server does wrong on purpose. */
export type Fault =
  /** Answers this instead; `early` answers before the body has been read. */
  | { type: 'status'; status: number; headers?: Record<string, string>; body?: string; early?: boolean }
  /** Breaks the connection after so many bytes of the body. */
  | { type: 'reset'; afterBytes: number }
  /** Does the work, then breaks the connection instead of answering. */
  | { type: 'lose-answer' }
  /** Reads nothing for a while, and never answers. */
  | { type: 'hang' }
  /** Reads so many bytes, then pauses, and so on. */
  | { type: 'trickle'; bytes: number; pauseMs: number }
  /** Answers with this ETag instead of the right one; with none when empty. */
  | { type: 'etag'; value: string }
  /** Stores the bytes with one bit turned. */
  | { type: 'corrupt' };

const HANG_UNREAD_MS = 300;

/** Cuts a connection so that the client sees a reset, not an orderly end. */
export function cut(message: IncomingMessage): void {
  (message.socket as Socket).resetAndDestroy();
}

/**
 * Reads a request's body chunk by chunk, under a fault.
 *
 * @returns false when the connection was cut on the way
 */
export async function readBody(
  request: IncomingMessage,
  fault: Fault | undefined,
  onChunk: (chunk: Buffer) => void | Promise<void>,
): Promise<boolean> {
  let seen = 0;
  let sincePause = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      seen += chunk.length;
      await onChunk(chunk);
      if (fault?.type === 'reset' && seen >= fault.afterBytes) {
        cut(request);
        return false;
      }
      sincePause += chunk.length;
      if (fault?.type === 'trickle' && sincePause >= fault.bytes) {
        sincePause = 0;
        await wait(fault.pauseMs);
      }
    }
    return request.complete;
  } catch {
    return false;
  }
}

/** Applies a fault that replaces the whole answer. @returns whether the request has been dealt with */
export async function answerFault(
  fault: Fault | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  onChunk: (chunk: Buffer) => void = () => {},
): Promise<boolean> {
  if (fault?.type === 'hang') {
    // Node does not notice that a client has gone while its bytes wait unread, so they are thrown away in the end.
    const timer = setTimeout(() => request.resume(), HANG_UNREAD_MS);
    response.once('close', () => clearTimeout(timer));
    return true;
  }
  if (fault?.type === 'reset' && fault.afterBytes === 0) {
    cut(request);
    return true;
  }
  if (fault?.type !== 'status') return false;
  if (!fault.early) await readBody(request, undefined, onChunk);
  // An early answer leaves the body unread, so the connection cannot be used again.
  response.writeHead(fault.status, { ...fault.headers, ...(fault.early ? { connection: 'close' } : {}) });
  response.end(fault.body ?? '');
  return true;
}
