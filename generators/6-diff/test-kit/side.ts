import { slugOf } from '../../../runtime/slug.ts';
import type { Side } from '../types.ts';

/** A side from plain objects, for tests. Seeds are model records. */
export function sideOf(
  parts: Partial<Omit<Side, 'snippets' | 'seeds'>> & { snippets?: Record<string, string>; seeds?: { id: string }[] },
): Side {
  return {
    name: 'side',
    catalogue: new Map(),
    verified: undefined,
    modules: new Map(),
    published: { version: '0.1.0', exports: [], sources: new Map() },
    besides: { files: new Map(), printers: {}, recipes: {} },
    ...parts,
    snippets: new Map(Object.entries(parts.snippets ?? {})),
    seeds: new Map((parts.seeds ?? []).map((seed) => [slugOf(seed.id), seed])),
  };
}
