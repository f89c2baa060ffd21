import type { Clock, QueuePolicy } from './types.ts';

export type Frame = string | Uint8Array<ArrayBuffer>;

/** Messages on their way out: what waits, and when the next one may leave. */
export interface Outbox {
  /** @returns whether the frame is kept */
  offer(frame: Frame): boolean;
  readonly size: number;
  /** Hands frames over one by one as the throttle allows, and comes back by itself for the rest. */
  flush(): void;
  clear(): void;
}

export interface OutboxOptions {
  policy: QueuePolicy;
  maxQueue: number;
  throttleMs: number;
  clock: Clock;
  /** Whether a frame would reach an open socket now. */
  isOpen: () => boolean;
  deliver: (frame: Frame) => void;
}

export function createOutbox({ policy, maxQueue, throttleMs, clock, isOpen, deliver }: OutboxOptions): Outbox {
  let waiting: Frame[] = [];
  let nextAt = Number.NEGATIVE_INFINITY;
  let timer: unknown;
  const stopTimer = () => {
    if (timer !== undefined) clock.clearTimeout(timer as never);
    timer = undefined;
  };
  const outbox: Outbox = {
    offer(frame) {
      if (policy === 'drop' && !(isOpen() && clock.now() >= nextAt)) return false;
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
        const waitMs = nextAt - clock.now();
        if (waitMs > 0) {
          timer ??= clock.setTimeout(() => {
            timer = undefined;
            outbox.flush();
          }, waitMs);
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
