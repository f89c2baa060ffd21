import { linkSignals } from '../http/index.ts';

/**
 * Maps a list with a bounded number of tasks in flight; results keep the order of the list. The first failure aborts
 * the signal handed to the others and is thrown once all of them have come to rest, so that nothing runs on behind
 * the caller's back.
 */
export async function mapLimited<T, R>(
  items: readonly T[],
  limit: number,
  parent: AbortSignal | undefined,
  task: (item: T, index: number, signal: AbortSignal) => Promise<R>,
): Promise<R[]> {
  const results = new Array<R>(items.length);
  const linked = linkSignals(parent);
  let next = 0;
  let failure: { error: unknown } | undefined;
  const worker = async () => {
    while (next < items.length && !failure) {
      const index = next++;
      try {
        results[index] = await task(items[index] as T, index, linked.signal);
      } catch (error) {
        failure ??= { error };
        linked.abort(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(Math.max(1, limit), items.length) }, worker));
  linked.unlink();
  if (failure) throw failure.error;
  return results;
}
