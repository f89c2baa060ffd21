import type { Clock } from '../index.ts';

/** Waits for what a check sees, looking again after everything that happens on either side. */
export function watcher() {
  let next = Promise.withResolvers<void>();
  return {
    changed() {
      next.resolve();
      next = Promise.withResolvers();
    },
    async until(check: () => void) {
      for (;;) {
        const { promise } = next;
        try {
          return check();
        } catch {
          await promise;
        }
      }
    },
  };
}

/** The system's clock, with a count of the timers that are set. */
export function countingClock() {
  const timers = new Set<unknown>();
  const clock: Clock = {
    now: () => Date.now(),
    setTimeout(run, ms) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        run();
      }, ms);
      timers.add(timer);
      return timer;
    },
    clearTimeout(timer) {
      timers.delete(timer);
      clearTimeout(timer);
    },
  };
  return { clock, pending: () => timers.size };
}
