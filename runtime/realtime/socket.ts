import type { Frame } from './codec.ts';
import type { Clock } from './types.ts';

export interface SocketHandlers {
  onOpen(): void;
  onFrame(frame: string | ArrayBuffer): void;
  /** The socket has failed without a code. */
  onError(): void;
  onClose(code: number, reason: string): void;
}

/** A socket that reports its end once and nothing after `drop`. */
export interface LiveSocket {
  isOpen(): boolean;
  /** What it has taken and not yet given to the network. */
  bufferedBytes(): number;
  send(frame: Frame): void;
  drop(): void;
}

const OPEN = 1;
const NORMAL_CLOSE = 1000;

/** Opens a socket; one that does not open within `timeoutMs` counts as failed. */
export function openSocket(
  create: () => WebSocket,
  handlers: SocketHandlers,
  { timeoutMs, clock }: { timeoutMs: number; clock: Clock },
): LiveSocket {
  const socket = create();
  socket.binaryType = 'arraybuffer';
  let live = true;
  const timer = clock.setTimeout(() => end(handlers.onError), timeoutMs);
  const stop = () => {
    live = false;
    clock.clearTimeout(timer as never);
  };
  // An error is followed by a close event that tells of the same failure; only the first one counts.
  const end = (report: () => void) => {
    if (!live) return;
    stop();
    socket.close();
    report();
  };
  socket.onopen = () => {
    clock.clearTimeout(timer as never);
    if (live) handlers.onOpen();
  };
  socket.onmessage = ({ data }) => {
    if (live) handlers.onFrame(data);
  };
  // The handlers stay: some implementations throw when an error finds nobody listening.
  socket.onerror = () => end(handlers.onError);
  socket.onclose = ({ code, reason }) => end(() => handlers.onClose(code, reason));
  return {
    isOpen: () => live && socket.readyState === OPEN,
    bufferedBytes: () => socket.bufferedAmount ?? 0,
    send: (frame) => socket.send(frame),
    drop() {
      if (!live) return;
      stop();
      socket.close(NORMAL_CLOSE);
    },
  };
}

const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The address with the token and the other parameters in its query.
 *
 * @throws TypeError when it is no address, or the token would travel in the open
 */
export function socketUrl(base: string, params: Readonly<Record<string, string | undefined>>): string {
  const url = URL.parse(base);
  // Not the platform's own error, which carries the address and whatever secret stands in it.
  if (!url) throw new TypeError('The address of a live call cannot be read; it begins with wss:');
  const local = url.protocol === 'ws:' && LOOPBACK_HOSTS.has(url.hostname);
  if (url.protocol !== 'wss:' && !local) throw new TypeError('A live call needs a secure address (wss:)');
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  // A websocket address may have no fragment.
  url.hash = '';
  return url.href;
}
