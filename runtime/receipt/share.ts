import type { Run } from '../../out/types/runs.ts';
import { isOnSame, type Recorded } from './receipt.ts';

/** A library's variants of code, and its recorded runs by <seed slug>/<variant>. */
export interface LibraryRuns {
  readonly variants: readonly string[];
  readonly runs: Readonly<Record<string, Pick<Run, 'outcome'>>>;
}

/** The runs that hold: of snippets as they are now, on what they would be executed on now. The others count as none. */
export function standingRuns(
  recorded: Pick<Recorded, 'runs' | 'executedOn'> | undefined,
  hashes: ReadonlyMap<string, string>,
): Recorded['runs'] {
  const all = Object.entries(recorded?.runs ?? {});
  return Object.fromEntries(
    all.filter(([key, run]) => recorded && run.snippet === hashes.get(key) && isOnSame(recorded, key, run)),
  );
}

/** How many variants of code have which outcome. */
export interface Share {
  readonly variants: number;
  readonly ran: number;
  /** Ran with cpu in place of cuda. */
  readonly cpu: number;
  readonly failed: number;
  /** Without an outcome. */
  readonly missing: number;
  /** By reason, without the words why weights have no tiny form. */
  readonly notRun: Readonly<Record<string, number>>;
  /** The libraries of which a variant ran. */
  readonly libraries: number;
}

const ORDER = [/^failed/, /^ran$/, /^ran with/, /^not run/];

/** The variant that a key is of: its last part, without -2, -3 … where that is no variant's name. */
export const variantOf = (key: string, variants: readonly string[]): string => {
  const name = key.split('/')[1] ?? '';
  return variants.includes(name) ? name : name.replace(/-\d+$/, '');
};

/** The outcomes of a library's variants: a failure for any model is the variant's, and one model for which it ran is enough. */
export function outcomesOf({ variants, runs }: LibraryRuns): (string | undefined)[] {
  const entries = Object.entries(runs).map(([key, { outcome }]) => ({ variant: variantOf(key, variants), outcome }));
  return variants.map((variant) => {
    const own = entries.filter((entry) => entry.variant === variant);
    return ORDER.flatMap((kind) => own.find(({ outcome }) => kind.test(outcome))?.outcome ?? [])[0];
  });
}

/** Counts variants, not models: every variant of code of every library once. */
export function shareOf(libraries: readonly LibraryRuns[]): Share {
  const outcomes = libraries.map(outcomesOf);
  const all = outcomes.flat();
  const count = (test: RegExp): number => all.filter((outcome) => outcome !== undefined && test.test(outcome)).length;
  const reasons = all.flatMap((outcome) => /^not run: ([^:]+)/.exec(outcome ?? '')?.[1] ?? []).sort();
  const notRun = Object.fromEntries(
    [...Map.groupBy(reasons, (reason) => reason)].map(([name, of]) => [name, of.length]),
  );
  return {
    variants: all.length,
    ran: count(/^ran$/),
    cpu: count(/^ran with/),
    failed: count(/^failed/),
    missing: all.filter((outcome) => outcome === undefined).length,
    notRun,
    libraries: outcomes.filter((of) => of.some((outcome) => outcome?.startsWith('ran'))).length,
  };
}

/** A share in one line. */
export function shareLine({ variants, ran, cpu, failed, missing, notRun, libraries }: Share): string {
  const reasons = Object.entries(notRun).map(([reason, count]) => `${count} not run: ${reason}`);
  const parts = [
    `${ran} ran`,
    `${cpu} ran with cpu in place of cuda`,
    ...reasons,
    `${failed} failed`,
    `${missing} missing`,
  ];
  return `${variants} variants of code: ${parts.join(', ')}; a variant ran of ${libraries} libraries`;
}
