import type { Receipt, Recorded } from './receipt.ts';

/** What is recorded of a library, in the ways that it is looked up: the same for all models. */
export interface Lookup {
  /** The first key of a run by the hash of its snippet. */
  readonly keys: ReadonlyMap<string, string>;
  /** The names of variants that were run for some model. */
  readonly variants: ReadonlySet<string>;
  /** What is said of runs, by what it depends on. */
  readonly told: Map<string, Receipt>;
}

const lookups = new WeakMap<Recorded, Lookup>();

function made({ runs }: Recorded): Lookup {
  const keys = new Map<string, string>();
  const variants = new Set<string>();
  for (const [key, { snippet }] of Object.entries(runs)) {
    if (!keys.has(snippet)) keys.set(snippet, key);
    variants.add(key.split('/')[1] ?? '');
  }
  return { keys, variants, told: new Map() };
}

/** What is recorded of a library, ready to be looked up. */
export function lookupOf(runs: Recorded): Lookup {
  const known = lookups.get(runs);
  if (known) return known;
  const lookup = made(runs);
  lookups.set(runs, lookup);
  return lookup;
}

/** What is said of runs: made once, and the same whatever model it is said of. */
export function toldOnce(
  { told }: Lookup,
  dependsOn: readonly (string | boolean | undefined)[],
  make: () => Receipt,
): Receipt {
  const name = dependsOn.join('\0');
  const known = told.get(name);
  if (known) return known;
  const receipt = make();
  told.set(name, receipt);
  return receipt;
}
