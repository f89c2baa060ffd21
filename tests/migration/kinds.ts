import { readFileSync } from 'node:fs';
import type { MigrationKind, MigrationKinds } from '../../out/types/migration-kinds.ts';
import type { Difference } from './difference.ts';

/** A difference with where it was seen. */
export interface Seen extends Difference {
  readonly part: MigrationKind['part'];
  readonly record: string;
}

/** A kind of difference with what it explains. */
export interface Explained {
  readonly kind: MigrationKind;
  readonly seen: readonly Seen[];
}

const fits = (pattern: string | undefined, text: string): boolean =>
  pattern === undefined || new RegExp(`^(?:${pattern})$`, 's').test(text);

const explains = (kind: MigrationKind, { part, place, of, theirs, ours }: Seen): boolean =>
  kind.part === part &&
  fits(kind.place, place) &&
  fits(kind.of, of) &&
  fits(kind.theirs, theirs) &&
  fits(kind.ours, ours);

/** Sorts differences by the first kind that holds; what none explains is left. */
export function classify(
  kinds: readonly MigrationKind[],
  all: readonly Seen[],
): { explained: Explained[]; unexplained: Seen[] } {
  const byKind = Map.groupBy(all, (seen) => kinds.find((kind) => explains(kind, seen)));
  return {
    explained: kinds.map((kind) => ({ kind, seen: byKind.get(kind) ?? [] })),
    unexplained: byKind.get(undefined) ?? [],
  };
}

/** Reads the committed list. */
export const readKinds = (): readonly MigrationKind[] =>
  (JSON.parse(readFileSync(new URL('./kinds.json', import.meta.url), 'utf8')) as MigrationKinds).kinds;
