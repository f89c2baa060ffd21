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

/** A report of every cell, by provider, task and client; the summary is its last line. */
export function report(verdicts: readonly Verdict[]): string {
  const groups = grouped(verdicts, ({ cell }) => `${cell.provider}  ${cell.task}  ${cell.client}`);
  const text = [...groups].map(
    ([name, group]) =>
      `${name}\n${lines(group)
        .map((line) => `  ${line}\n`)
        .join('')}`,
  );
  return `${text.join('')}${summary(verdicts)}\n`;
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
