import type { Frame } from './codec.ts';
import type { Clock, QueuePolicy } from './types.ts';

// A websocket has no event for a buffer that has drained, so it is looked at again and again while something waits.
const DRAIN_CHECK_MS = 50;

/** Messages on their way out: what waits, and when the next one may leave. */
export interface Outbox {
  /** @returns whether the frame is kept */
  offer(frame: Frame): boolean;
  readonly size: number;
  /** Hands frames over one by one as the throttle and the socket allow, and comes back by itself for the rest. */
  flush(): void;
  clear(): void;
}

export interface OutboxOptions {
  policy: QueuePolicy;
  maxQueue: number;
  throttleMs: number;
  maxBufferedBytes: number;
  clock: Clock;
  /** Whether a frame would reach an open socket now. */
  isOpen: () => boolean;
  /** Bytes that the socket has taken and not yet given to the network. */
  bufferedBytes: () => number;
  deliver: (frame: Frame) => void;
}

export function createOutbox(options: OutboxOptions): Outbox {
  const { policy, maxQueue, throttleMs, maxBufferedBytes, clock, isOpen, bufferedBytes, deliver } = options;
  let waiting: Frame[] = [];
  let nextAt = Number.NEGATIVE_INFINITY;
  let timer: unknown;
  const stopTimer = () => {
    if (timer !== undefined) clock.clearTimeout(timer as never);
    timer = undefined;
  };
  /** Until the next frame may leave, in milliseconds. */
  const waitMs = () => {
    const throttled = Math.min(throttleMs, nextAt - clock.now());
    return Math.max(0, throttled, bufferedBytes() > maxBufferedBytes ? DRAIN_CHECK_MS : 0);
  };
  const outbox: Outbox = {
    offer(frame) {
      if (policy === 'drop' && !(isOpen() && waitMs() === 0)) return false;
      if (policy === 'all' && waiting.length >= maxQueue) return false;
      if (policy === 'latest') waiting = [];
      waiting.push(frame);
      return true;
    },
    get size() {
      return waiting.length;
    },
    flush() {
      while (waiting.length > 0 && isOpen()) {
        const pauseMs = waitMs();
        if (pauseMs > 0) {
          timer ??= clock.setTimeout(() => {
            timer = undefined;
            outbox.flush();
          }, pauseMs);
          return;
        }
        // Taken out before it is sent, so that nothing can ever leave twice.
        const frame = waiting.shift() as Frame;
        nextAt = clock.now() + throttleMs;
        deliver(frame);
      }
    },
    clear() {
      waiting = [];
      stopTimer();
    },
  };
  return outbox;
}
