import type { Clock } from './types.ts';

/** Watches an open socket for silence, and speaks up in a rhythm: a half-open socket reports nothing by itself. */
export interface Lifeline {
  /** From now on, until `stop`. */
  start(): void;
  /** Something came from the server. */
  heard(): void;
  stop(): void;
}

export function createLifeline(options: {
  clock: Clock;
  /** Without a limit, silence is no failure. */
  idleMs: number | undefined;
  onIdle: () => void;
  pingMs: number | undefined;
  onPing: () => void;
}): Lifeline {
  const { clock, idleMs, onIdle, pingMs, onPing } = options;
  let heardAt = 0;
  let idleTimer: unknown;
  let pingTimer: unknown;
  const watch = (limitMs: number) => {
    const leftMs = heardAt + limitMs - clock.now();
    if (leftMs <= 0) onIdle();
    else idleTimer = clock.setTimeout(() => watch(limitMs), Math.min(leftMs, limitMs));
  };
  const beat = (everyMs: number) => {
    pingTimer = clock.setTimeout(() => {
      beat(everyMs);
      onPing();
    }, everyMs);
  };
  return {
    start() {
      heardAt = clock.now();
      if (idleMs !== undefined) watch(idleMs);
      if (pingMs !== undefined) beat(pingMs);
    },
    heard() {
      heardAt = clock.now();
    },
    stop() {
      for (const timer of [idleTimer, pingTimer]) if (timer !== undefined) clock.clearTimeout(timer as never);
      idleTimer = pingTimer = undefined;
    },
  };
}
