import { isBlob } from './checks.ts';
import { UploadError } from './errors.ts';

/**
 * Looks for a Blob in what `transformInput` does not copy: maps, sets and class instances, with all that their entries
 * and own fields lead to. Getters are not called; typed arrays, functions and parts of a page (whose fields lead to the
 * whole page) are not looked into.
 *
 * @throws UploadError `blob-out-of-reach`, which names the kind of holder and the way to the Blob
 */
export function refuseHiddenBlobs(root: unknown): void {
  if (!mayHold(root)) return;
  const seen = new Set<object>([root]);
  // A list of work instead of recursion, so that depth costs memory and not the stack.
  const work: { holder: object; path: readonly string[] }[] = [{ holder: root, path: [] }];
  for (let item = work.pop(); item; item = work.pop()) {
    for (const [name, value] of entriesOf(item.holder)) {
      const path = [...item.path.slice(0, MAX_SHOWN), name];
      if (isBlob(value)) throw outOfReach(root, path);
      if (!mayHold(value) || seen.has(value)) continue;
      seen.add(value);
      work.push({ holder: value, path });
    }
  }
}

const MAX_SHOWN = 5;

function mayHold(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return !ArrayBuffer.isView(value) && !(typeof EventTarget !== 'undefined' && value instanceof EventTarget);
}

function* entriesOf(holder: object): Generator<readonly [string, unknown]> {
  if (holder instanceof Map) {
    for (const [key, value] of holder) {
      yield ['a key', key];
      yield [String(typeof key === 'object' ? 'an entry' : key), value];
    }
  } else if (holder instanceof Set) {
    for (const value of holder) yield ['a member', value];
  }
  for (const [name, { value, enumerable }] of Object.entries(Object.getOwnPropertyDescriptors(holder))) {
    if (enumerable) yield [name, value];
  }
}

function outOfReach(root: object, path: readonly string[]): UploadError {
  const kind = root instanceof Map ? 'Map' : root instanceof Set ? 'Set' : (root.constructor?.name ?? 'object');
  const hint = 'only Blobs in plain objects and arrays are uploaded: copy it into one';
  return new UploadError({
    code: 'blob-out-of-reach',
    message: `The input holds a ${kind} with a Blob in it (${path.join(' > ')}); ${hint}`,
  });
}
