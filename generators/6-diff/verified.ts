import type { Json, VerifiedChange } from './types.ts';

/** The field of a record of out/verified.json that says how its check ended. */
const STATE_FIELDS = ['state', 'status'] as const;

/** States in which something was seen to work. */
const GOOD = new Set(['checked', 'executed', 'parsed', 'passed', 'verified']);

interface State {
  state: string;
  text: string;
}

function* records(path: readonly string[], value: Json): Generator<[string, State]> {
  if (typeof value !== 'object' || value === null) return;
  const fields = value as { readonly [key: string]: Json };
  const state = STATE_FIELDS.map((name) => fields[name]).find((found) => typeof found === 'string');
  if (typeof state === 'string') {
    const version = typeof fields.version === 'string' ? ` with ${fields.version}` : '';
    yield [path.join('.'), { state, text: `${state}${version}` }];
  }
  for (const [key, item] of Object.entries(fields)) yield* records([...path, key], item);
}

/**
 * What two contents of out/verified.json say differently, record by record; the dates of checks do not count. Lost is
 * what was seen to work and is now missing or in another state.
 */
export function compareVerified(before: Json | undefined, after: Json | undefined): VerifiedChange[] {
  const [from, to] = [new Map(records([], before ?? null)), new Map(records([], after ?? null))];
  return [...new Set([...from.keys(), ...to.keys()])].sort().flatMap((record) => {
    const [left, right] = [from.get(record), to.get(record)];
    if (left?.text === right?.text) return [];
    const lost = left !== undefined && GOOD.has(left.state) && !(right && GOOD.has(right.state));
    return [{ record, before: left?.text, after: right?.text, lost }];
  });
}
