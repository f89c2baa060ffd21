import { isBlob } from './checks.ts';
import { refuseHiddenBlobs } from './hidden-blobs.ts';

/** Where a Blob stood, and where its address goes. */
interface Site {
  holder: Record<string, unknown>;
  key: string;
  blob: Blob;
}

/** A copy of a value, and the places in it that still hold a Blob. */
export interface Copied {
  root: { value: unknown };
  sites: Site[];
}

/**
 * Copies plain objects and arrays, however deep, and notes every Blob in them. Everything else is handed over as it
 * is, the very same reference: class instances, typed arrays, buffers, dates, maps, sets, functions, null. A Blob
 * inside one of those is refused, because a copy of them would not be what the caller made, and left alone it would
 * never be uploaded. Shared references and cycles keep their shape; the value itself is not changed.
 *
 * @throws UploadError `blob-out-of-reach`, with the place
 */
export function copyAndFindBlobs(value: unknown): Copied {
  const root: Copied['root'] = { value: undefined };
  const sites: Site[] = [];
  const copies = new Map<object, object>();
  // A list of work instead of recursion, so that depth costs memory and not the stack.
  const work: { holder: Record<string, unknown>; key: string; source: unknown }[] = [
    { holder: root as Record<string, unknown>, key: 'value', source: value },
  ];
  for (let item = work.pop(); item; item = work.pop()) {
    const { holder, key, source } = item;
    if (isBlob(source)) {
      put(holder, key, source);
      sites.push({ holder, key, blob: source });
      continue;
    }
    if (!isContainer(source)) {
      refuseHiddenBlobs(source);
      put(holder, key, source);
      continue;
    }
    const known = copies.get(source);
    const copy = known ?? emptyLike(source);
    put(holder, key, copy);
    if (known) continue;
    copies.set(source, copy);
    // Backwards, since the last one pushed is the first one taken: the copy's keys keep their order.
    for (const name of Object.keys(source).reverse()) {
      work.push({ holder: copy as Record<string, unknown>, key: name, source: (source as never)[name] });
    }
  }
  return { root, sites };
}

/** Puts the addresses where the Blobs were; each different Blob is asked for once. */
export async function replaceBlobs(
  { root, sites }: Copied,
  upload: (blobs: Blob[]) => Promise<string[]>,
): Promise<unknown> {
  const unique = [...new Set(sites.map((site) => site.blob))];
  const urls = await upload(unique);
  const urlOf = new Map(unique.map((blob, index) => [blob, urls[index]]));
  for (const { holder, key, blob } of sites) put(holder, key, urlOf.get(blob));
  return root.value;
}

function isContainer(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const prototype = Object.getPrototypeOf(value);
  if (prototype === null) return true;
  // Another realm's plain objects have another Object.prototype: known by inheriting from nothing and by its methods.
  return Object.getPrototypeOf(prototype) === null && Object.hasOwn(prototype, 'isPrototypeOf');
}

function emptyLike(source: object): object {
  if (Array.isArray(source)) return new Array(source.length);
  return Object.getPrototypeOf(source) === null ? Object.create(null) : {};
}

/** Defines instead of assigning, because assigning to a key named `__proto__` would change the prototype. */
function put(holder: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, writable: true, enumerable: true, configurable: true });
}
