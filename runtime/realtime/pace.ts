import type { Clock } from './types.ts';

/**
 * How often a connection may be opened, or a token be asked for, whatever the server, the options and the callbacks do:
 * twenty times in any five seconds, sixty times in any minute.
 */
export const PACE = [
  { times: 20, withinMs: 5_000 },
  { times: 60, withinMs: 60_000 },
] as const;

const LONGEST_MS = Math.max(...PACE.map(({ withinMs }) => withinMs));

/** Remembers when something was done, and says how long the next time has to wait. */
export interface Pace {
  /** Milliseconds until it may be done once more; 0 when it may be done now. */
  waitMs(): number;
  note(): void;
}

export function createPace(clock: Clock): Pace {
  let done: number[] = [];
  return {
    waitMs() {
      const now = clock.now();
      const waits = PACE.map(({ times, withinMs }) => {
        const oldest = done.at(-times);
        // No longer than the window, so that a clock that was set back cannot stop it for hours.
        return oldest === undefined ? 0 : Math.min(withinMs, oldest + withinMs - now);
      });
      const longest = Math.max(...waits);
      // A whole number above, since a rounding error must not let it come too early.
      return longest > 0 ? Math.floor(longest) + 1 : 0;
    },
    note() {
      const now = clock.now();
      done = [...done.filter((at) => at > now - LONGEST_MS), now];
    },
  };
}
