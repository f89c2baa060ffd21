import { readFileSync } from 'node:fs';
import type { OracleAllowance, OracleAllowances } from '../../out/types/oracle-allowances.ts';
import type { Difference } from './compare.ts';

/** Where a difference was seen. */
export interface Where {
  readonly sdk: string;
  readonly provider: string;
  readonly task: string;
  readonly mode: string;
}

const holds = (names: readonly string[] | undefined, name: string): boolean => names?.includes(name) ?? true;
const fits = (pattern: string | undefined, text: string): boolean =>
  pattern === undefined || new RegExp(`^(?:${pattern})$`, 's').test(text);

/** The reviewed differences, and which of them were needed. */
export class Allowances {
  private readonly data: OracleAllowances;
  private readonly needed = new Map<OracleAllowance, number>();
  private readonly noise: readonly RegExp[];

  constructor(data: OracleAllowances) {
    this.data = data;
    this.noise = Object.keys(data.noise).map((pattern) => new RegExp(`^(?:${pattern})$`));
  }

  /** Whether a header says nothing of the call. */
  isNoise = (name: string): boolean => this.noise.some((pattern) => pattern.test(name));

  /** The differences that no row allows. */
  refused(differences: readonly Difference[], where: Where): Difference[] {
    return differences.filter((difference) => {
      const row = this.data.allowances.find((one) => allows(one, difference, where));
      if (row) this.needed.set(row, (this.needed.get(row) ?? 0) + 1);
      return row === undefined;
    });
  }

  /** The rows that nothing needed, of those that are for some of these packages. */
  unused(sdks: readonly string[]): OracleAllowance[] {
    return this.data.allowances.filter((row) => !this.needed.has(row) && sdks.some((sdk) => holds(row.sdks, sdk)));
  }

  /** Every row with the number of differences that it allowed. */
  counts(): { reason: string; count: number }[] {
    return this.data.allowances.map((row) => ({ reason: row.reason, count: this.needed.get(row) ?? 0 }));
  }
}

function allows(row: OracleAllowance, { place, ours, theirs }: Difference, where: Where): boolean {
  return (
    fits(row.place, place) &&
    fits(row.ours, ours) &&
    fits(row.theirs, theirs) &&
    holds(row.sdks, where.sdk) &&
    holds(row.providers, where.provider) &&
    holds(row.tasks, where.task) &&
    holds(row.modes, where.mode)
  );
}

/** Reads the committed list. */
export const readAllowances = (): Allowances =>
  new Allowances(JSON.parse(readFileSync(new URL('./allowances.json', import.meta.url), 'utf8')));
