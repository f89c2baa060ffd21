import { linkSignals } from '../http/index.ts';

/**
 * Maps items with a bounded number of tasks in flight; an item is asked for when a task is free to take it, and results
 * keep the order of the items. The first failure aborts the signal handed to the others and is thrown once all of them
 * have come to rest, so that nothing runs on behind the caller's back.
 *
 * @param items a list, or an async generator, whose calls wait for one another
 * @param onFailure told of the first failure, to end a wait for the next item
 */
export async function mapLimited<T, R>(
  items: Iterable<T> | AsyncGenerator<T>,
  limit: number,
  parent: AbortSignal | undefined,
  task: (item: T, index: number, signal: AbortSignal) => Promise<R>,
  onFailure: () => void = () => {},
): Promise<R[]> {
  const results: R[] = [];
  const linked = linkSignals(parent);
  const iterator = Symbol.asyncIterator in items ? items : items[Symbol.iterator]();
  let [next, ended] = [0, false];
  let failure: { error: unknown } | undefined;
  const worker = async () => {
    while (!ended && !failure) {
      try {
        const item = await iterator.next();
        ended ||= item.done === true;
        if (item.done || failure) return;
        const index = next++;
        results[index] = await task(item.value, index, linked.signal);
      } catch (error) {
        failure ??= { error };
        onFailure();
        linked.abort(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, limit) }, worker));
  linked.unlink();
  if (failure) throw failure.error;
  return results;
}
