import { allHabits } from './habits.ts';
import type { Verdict } from './verify.ts';

const count = (verdicts: readonly Verdict[], state: Verdict['state']): number =>
  verdicts.filter((verdict) => verdict.state === state).length;

/** The line that closes a report. */
export const summary = (verdicts: readonly Verdict[]): string =>
  `${count(verdicts, 'passed')} passed, ${count(verdicts, 'failed')} failed, ${count(verdicts, 'skipped')} skipped`;

const grouped = <Key>(verdicts: readonly Verdict[], keyOf: (verdict: Verdict) => Key): Map<Key, Verdict[]> => {
  const groups = new Map<Key, Verdict[]>();
  for (const verdict of verdicts) {
    const key = keyOf(verdict);
    const group = groups.get(key);
    if (group) group.push(verdict);
    else groups.set(key, [verdict]);
  }
  return groups;
};

const variants = (verdicts: readonly Verdict[]): string => verdicts.map(({ cell }) => cell.variant).join(' ');

/** The lines of one provider, task and client: what passed, what failed and how, what was skipped and why. */
function lines(verdicts: readonly Verdict[]): string[] {
  const passed = verdicts.filter(({ state }) => state === 'passed');
  const failed = verdicts.filter(({ state }) => state === 'failed');
  const reasons = grouped(
    verdicts.filter(({ state }) => state === 'skipped'),
    ({ notes }) => notes[0] ?? '',
  );
  return [
    ...(passed.length > 0 ? [`passed: ${variants(passed)}`] : []),
    ...failed.flatMap(({ cell, notes }) => notes.map((note) => `FAILED: ${cell.variant}: ${note}`)),
    ...[...reasons].map(
      ([reason, skipped]) => `skipped: ${skipped.length === verdicts.length ? 'all' : variants(skipped)} (${reason})`,
    ),
  ];
}

/** What clients do of their own accord, and in how many cells that was seen; one that is never seen is out of date. */
function habitLines(verdicts: readonly Verdict[]): string[] {
  const seen = ({ client, reason }: { client: string; reason: string }): number =>
    verdicts.filter(
      ({ cell, notes, excuses }) =>
        (client === '*' || cell.client === client) && (excuses.has(reason) || notes.includes(reason)),
    ).length;
  return allHabits().map((habit) => `${habit.client}  ${habit.kind}  ${seen(habit)} cells: ${habit.reason}`);
}

/**
 * A report of every cell, by provider, task and client; the summary is its last line.
 * @param habits Whether to list what clients do of their own accord.
 */
export function report(verdicts: readonly Verdict[], habits = false): string {
  const groups = grouped(verdicts, ({ cell }) => `${cell.provider}  ${cell.task}  ${cell.client}`);
  const text = [...groups].map(
    ([name, group]) =>
      `${name}\n${lines(group)
        .map((line) => `  ${line}\n`)
        .join('')}`,
  );
  const own = habits
    ? ['What clients do of their own accord', ...habitLines(verdicts).map((line) => `  ${line}`), '']
    : [];
  return `${text.join('')}${own.join('\n')}${summary(verdicts)}\n`;
}

/** The same as data, for a file. */
export const asJson = (verdicts: readonly Verdict[]): string =>
  `${JSON.stringify(
    verdicts.map(({ cell: { provider, task, client, variant }, state, notes, seconds }) => ({
      provider,
      task,
      client,
      variant,
      state,
      ...(notes.length > 0 ? { notes } : {}),
      seconds,
    })),
    null,
    1,
  )}\n`;
