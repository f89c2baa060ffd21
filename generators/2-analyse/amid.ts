import type { Test } from './plan.ts';

/** Values by field: what a field says, or what stands in its list. */
export type Amid = ReadonlyMap<string, ReadonlySet<string>>;

const sizeOf = (amid: Amid): number => [...amid.values()].reduce((sum, values) => sum + values.size, 0);

function union(all: readonly Amid[]): Amid {
  const fields = new Map<string, Set<string>>();
  for (const amid of all)
    for (const [field, values] of amid) fields.set(field, new Set([...(fields.get(field) ?? []), ...values]));
  return fields;
}

/** Of tests that all hold, the one that lets the fewest values. */
function fewestOf(tests: readonly Test[]): Test | undefined {
  const known = tests.flatMap((test) => {
    const amid = amidOf(test);
    return amid ? [{ test, size: sizeOf(amid) }] : [];
  });
  return known.sort((a, b) => a.size - b.size)[0]?.test;
}

/** The values of which a model has one wherever a test holds; undefined where the test can hold without such a value. */
export function amidOf(test: Test): Amid | undefined {
  switch (test.kind) {
    case 'equals':
    case 'includes': {
      const [field, ...deeper] = test.value.kind === 'path' ? test.value.segments : [];
      return field === undefined || deeper.length > 0 ? undefined : new Map([[field, new Set(test.among)]]);
    }
    case 'any': {
      const all = test.tests.map(amidOf);
      return all.every((amid) => amid !== undefined) && all.length > 0 ? union(all) : undefined;
    }
    case 'all': {
      const fewest = fewestOf(test.tests);
      return fewest && amidOf(fewest);
    }
    default:
      return undefined;
  }
}

/** Whether a test holds wherever a model has one of those values: it asks for nothing else. */
export function isAmid(test: Test): boolean {
  if (test.kind === 'any') return test.tests.every(isAmid);
  return (test.kind === 'equals' || test.kind === 'includes') && amidOf(test) !== undefined;
}

/** What a test asks of a model that has one of those values; undefined where that is all that it asks. */
export function besideAmid(test: Test): Test | undefined {
  if (isAmid(test)) return undefined;
  const fewest = test.kind === 'all' ? fewestOf(test.tests) : undefined;
  if (test.kind !== 'all' || fewest === undefined) return test;
  const beside = besideAmid(fewest);
  const tests = [...(beside ? [beside] : []), ...test.tests.filter((one) => one !== fewest)];
  return tests.length > 1 ? { kind: 'all', tests } : tests[0];
}

/** The fields and values in short: fields that have the same values stand together. */
export function inShort(amid: Amid): [fields: string[], values: string[]][] {
  const byValues = Map.groupBy(amid, ([, values]) => JSON.stringify([...values]));
  return [...byValues.values()].map((group) => [group.map(([field]) => field), [...(group[0]?.[1] ?? [])]]);
}
