import type { Test } from './plan.ts';

/** Values by field: what a field says, or what stands in its list. */
export type Among = ReadonlyMap<string, ReadonlySet<string>>;

const sizeOf = (among: Among): number => [...among.values()].reduce((sum, values) => sum + values.size, 0);

function union(all: readonly Among[]): Among {
  const fields = new Map<string, Set<string>>();
  for (const among of all)
    for (const [field, values] of among) fields.set(field, new Set([...(fields.get(field) ?? []), ...values]));
  return fields;
}

/** Of tests that all hold, the one that lets the fewest values. */
function fewestOf(tests: readonly Test[]): Test | undefined {
  const known = tests.flatMap((test) => {
    const among = amongOf(test);
    return among ? [{ test, size: sizeOf(among) }] : [];
  });
  return known.sort((a, b) => a.size - b.size)[0]?.test;
}

/** The values of which a model has one wherever a test holds; undefined where the test can hold without such a value. */
export function amongOf(test: Test): Among | undefined {
  switch (test.kind) {
    case 'equals':
    case 'includes': {
      const [field, ...deeper] = test.value.kind === 'path' ? test.value.segments : [];
      return field === undefined || deeper.length > 0 ? undefined : new Map([[field, new Set(test.among)]]);
    }
    case 'any': {
      const all = test.tests.map(amongOf);
      return all.every((among) => among !== undefined) && all.length > 0 ? union(all) : undefined;
    }
    case 'all': {
      const fewest = fewestOf(test.tests);
      return fewest && amongOf(fewest);
    }
    default:
      return undefined;
  }
}

/** Whether a test holds wherever a model has one of those values: it asks for nothing else. */
export function isAmong(test: Test): boolean {
  if (test.kind === 'any') return test.tests.every(isAmong);
  return (test.kind === 'equals' || test.kind === 'includes') && amongOf(test) !== undefined;
}

/** What a test asks of a model that has one of those values; undefined where that is all that it asks. */
export function askedBesides(test: Test): Test | undefined {
  if (isAmong(test)) return undefined;
  const fewest = test.kind === 'all' ? fewestOf(test.tests) : undefined;
  if (test.kind !== 'all' || fewest === undefined) return test;
  const beside = askedBesides(fewest);
  const tests = [...(beside ? [beside] : []), ...test.tests.filter((one) => one !== fewest)];
  return tests.length > 1 ? { kind: 'all', tests } : tests[0];
}

/** The fields and values in short: fields that have the same values stand together. */
export function inShort(among: Among): [fields: string[], values: string[]][] {
  const byValues = Map.groupBy(among, ([, values]) => JSON.stringify([...values]));
  return [...byValues.values()].map((group) => [group.map(([field]) => field), [...(group[0]?.[1] ?? [])]]);
}
