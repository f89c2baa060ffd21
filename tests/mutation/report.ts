import type { Outcome } from './checks.ts';
import type { Fault } from './fault.ts';

/** A fault that was tried, and what came of it. */
export interface Done {
  readonly fault: Fault;
  readonly outcome: Outcome;
}

/** The result of a run, as tests/mutation/results has it. */
export interface Summary {
  readonly seed: number;
  readonly date: string;
  readonly faults: number;
  readonly noticed: number;
  /** By who noticed: how many. */
  readonly by: Readonly<Record<string, number>>;
  /** By operator: noticed of all. */
  readonly operators: Readonly<Record<string, string>>;
  readonly survivors: readonly string[];
}

const survived = ({ outcome }: Done): boolean => outcome.by === 'survived';

/** Counts what was noticed, by whom, and names the survivors. */
export function summaryOf(done: readonly Done[], seed: number, date: string): Summary {
  const noticed = done.filter((one) => !survived(one));
  const by = Map.groupBy(noticed, ({ outcome }) => outcome.by);
  const operators = Map.groupBy(done, ({ fault }) => fault.operator);
  return {
    seed,
    date,
    faults: done.length,
    noticed: noticed.length,
    by: Object.fromEntries([...by].map(([name, those]) => [name, those.length])),
    operators: Object.fromEntries(
      [...operators].map(([name, those]) => [
        name,
        `${those.filter((one) => !survived(one)).length} of ${those.length}`,
      ]),
    ),
    survivors: done.filter(survived).map(({ fault }) => fault.id),
  };
}

/** The same for people; the last line counts as those of other commands do. */
export function report(done: readonly Done[]): string {
  const { faults, noticed, by, survivors } = summaryOf(done, 0, '');
  const share = faults === 0 ? 0 : (100 * noticed) / faults;
  const lines = [
    ...survivors.map((id) => `SURVIVED: ${id}`),
    ...Object.entries(by).map(([name, count]) => `noticed by ${name}: ${count}`),
    `${noticed} of ${faults} faults noticed: ${share.toFixed(1)} %`,
    `${noticed} passed, ${faults - noticed} failed`,
  ];
  return `${lines.join('\n')}\n`;
}
