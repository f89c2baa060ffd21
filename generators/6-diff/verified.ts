import type { Json, VerifiedChange } from './types.ts';

/** Whether the state of a record says that its subject was seen to work: it was checked, executed, or it ran. */
const isGood = (state: string): boolean => /^(checked|passed|ran)/.test(state);

interface State {
  good: boolean;
  text: string;
}

/** The versions that a check was made with: package and version, in the order of the file. */
function versionsIn(packages: Json | undefined): string {
  if (typeof packages !== 'object' || packages === null) return '';
  const versions = Object.entries(packages).map(([name, version]) => `${name} ${String(version)}`);
  return versions.length > 0 ? ` with ${versions.join(', ')}` : '';
}

/** Every object with a status or an outcome, at any depth, by its path. */
function* records(path: readonly string[], value: Json): Generator<[string, State]> {
  if (typeof value !== 'object' || value === null) return;
  const { status, outcome, packages, reason } = value as { readonly [key: string]: Json };
  const state = status ?? outcome;
  if (typeof state === 'string') {
    const why = typeof reason === 'string' && !isGood(state) ? `: ${reason}` : '';
    yield [path.join('.'), { good: isGood(state), text: `${state}${versionsIn(packages)}${why}` }];
  }
  for (const [key, item] of Object.entries(value)) yield* records([...path, key], item);
}

/**
 * What two contents of out/verified and out/executed.json say differently, record by record; the dates of checks do not count. Lost is
 * what was checked and is now missing or in another state.
 */
export function compareVerified(before: Json | undefined, after: Json | undefined): VerifiedChange[] {
  const [from, to] = [new Map(records([], before ?? null)), new Map(records([], after ?? null))];
  return [...new Set([...from.keys(), ...to.keys()])].sort().flatMap((record) => {
    const [left, right] = [from.get(record), to.get(record)];
    if (left?.text === right?.text) return [];
    return [{ record, before: left?.text, after: right?.text, lost: left?.good === true && right?.good !== true }];
  });
}
