import { type Keep, keeper } from '../memo.ts';
import type { Recorded } from './receipt.ts';

/** What is recorded of a library, in the ways that it is looked up: the same for all models. */
export interface Lookup {
  /** The first key of a run by the hash of its snippet. */
  readonly keys: ReadonlyMap<string, string>;
  /** The names of variants that were run for some model. */
  readonly variants: ReadonlySet<string>;
  /** Keeps what is said of runs: it is the same whatever model it is said of. */
  readonly keep: Keep;
}

const lookups = new WeakMap<Recorded, Lookup>();

function made({ runs }: Recorded): Lookup {
  const keys = new Map<string, string>();
  const variants = new Set<string>();
  for (const [key, { snippet }] of Object.entries(runs)) {
    if (!keys.has(snippet)) keys.set(snippet, key);
    variants.add(key.split('/')[1] ?? '');
  }
  return { keys, variants, keep: keeper() };
}

/** What is recorded of a library, ready to be looked up. */
export function lookupOf(runs: Recorded): Lookup {
  const known = lookups.get(runs);
  if (known) return known;
  const lookup = made(runs);
  lookups.set(runs, lookup);
  return lookup;
}
