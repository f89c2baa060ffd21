/** A controller that also aborts with its parents, until `unlink` cuts the listeners. */
export interface LinkedAbort {
  signal: AbortSignal;
  abort(reason?: unknown): void;
  unlink(): void;
}

/**
 * `AbortSignal.any` for platforms that lack it, and without its habit of holding on to long-lived parents: a signal
 * that lives as long as the page must not gather one listener for every request ever made.
 */
export function linkSignals(...parents: readonly (AbortSignal | undefined)[]): LinkedAbort {
  const controller = new AbortController();
  const links = parents
    .filter((parent) => parent !== undefined)
    .map((parent) => {
      const onAbort = () => controller.abort(parent.reason);
      if (parent.aborted) onAbort();
      else parent.addEventListener('abort', onAbort, { once: true });
      return () => parent.removeEventListener('abort', onAbort);
    });
  return {
    signal: controller.signal,
    abort: (reason) => controller.abort(reason),
    unlink: () => {
      for (const cut of links) cut();
    },
  };
}
