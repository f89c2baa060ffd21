import type { Group, Outcome } from './checks.ts';
import type { Fault } from './fault.ts';

/** A fault that was tried, and what came of it. */
export interface Done {
  readonly fault: Fault;
  readonly outcome: Outcome;
}

/** How many faults there were, and how many of them were noticed. */
export interface Count {
  readonly faults: number;
  readonly noticed: number;
}

/** The result of a run, as tests/mutation/results has it (schemas/mutation-result.schema.json). */
export interface Summary extends Count {
  readonly seed: number;
  readonly date: string;
  /** By who noticed: how many. */
  readonly by: Readonly<Record<string, number>>;
  /** By operator. */
  readonly operators: Readonly<Record<string, Count>>;
  /** By what the faults are in; absent where that is not told apart. */
  readonly groups?: Readonly<Partial<Record<Group, Count>>>;
  readonly survivors: readonly Survivor[];
}

/** A fault that nobody noticed: its name, what it is in, and what was seen. */
export interface Survivor {
  readonly fault: string;
  readonly group?: Group;
  readonly says: string;
}

const survived = ({ outcome }: Done): boolean => outcome.by === 'survived';

const countOf = (done: readonly Done[]): Count => ({
  faults: done.length,
  noticed: done.filter((one) => !survived(one)).length,
});

const counted = <Key extends string>(groups: ReadonlyMap<Key, readonly Done[]>): Record<string, Count> =>
  Object.fromEntries([...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, those]) => [name, countOf(those)]));

const survivorOf = ({ fault, outcome: { group, says } }: Done): Survivor => ({
  fault: fault.id,
  ...(group !== undefined && { group }),
  says,
});

/** Counts what was noticed, by whom, and names the survivors. */
export function summaryOf(done: readonly Done[], seed: number, date: string): Summary {
  const noticed = done.filter((one) => !survived(one));
  const by = Map.groupBy(noticed, ({ outcome }) => outcome.by);
  const told = done.filter(({ outcome }) => outcome.group !== undefined);
  const groups = counted(Map.groupBy(told, ({ outcome }) => outcome.group ?? 'ran'));
  return {
    seed,
    date,
    ...countOf(done),
    by: Object.fromEntries([...by].map(([name, those]) => [name, those.length])),
    operators: counted(Map.groupBy(done, ({ fault }) => fault.operator)),
    ...(told.length > 0 && { groups }),
    survivors: done.filter(survived).map(survivorOf),
  };
}

const share = ({ faults, noticed }: Count): number => noticed / Math.max(1, faults);

/** The share that counts, from 0 to 1: of the faults that a snippet that ran prints, where that is told apart. */
export const shareOf = (summary: Summary): number => share(summary.groups?.ran ?? summary);

const line = (what: string, count: Count): string =>
  `${count.noticed} of ${count.faults} faults noticed${what}: ${(100 * share(count)).toFixed(1)} %`;

/** What the faults of a group are in, for people. */
const WHERE: Readonly<Record<Group, string>> = {
  ran: ' in what a snippet that ran prints',
  'not run': ' in what only snippets print that could not be run',
  'not printed': ' in what no sample prints',
};

/** The counts for people, without the survivors. */
export function countLines(summary: Summary): string[] {
  const groups = Object.entries(WHERE).flatMap(([name, where]) => {
    const count = summary.groups?.[name as Group];
    return count === undefined ? [] : [line(where, count)];
  });
  return [...groups, line('', summary)];
}

/** The same for people; the last line counts as those of other commands do. */
export function report(done: readonly Done[]): string {
  const summary = summaryOf(done, 0, '');
  const { faults, noticed, by, survivors } = summary;
  const lines = [
    ...survivors.map(({ fault, group, says }) => `SURVIVED${group ? ` [${group}]` : ''}: ${fault} (${says})`),
    ...Object.entries(by).map(([name, count]) => `noticed by ${name}: ${count}`),
    ...countLines(summary),
    `${noticed} passed, ${faults - noticed} failed`,
  ];
  return `${lines.join('\n')}\n`;
}
