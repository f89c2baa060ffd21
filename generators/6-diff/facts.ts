import type { FactChange, Json } from './types.ts';

type Change = Omit<FactChange, 'entries'>;

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isScalar = (value: Json): boolean => typeof value !== 'object' || value === null;
const textOf = (value: Json | undefined): string | undefined =>
  value === undefined ? undefined : JSON.stringify(value);
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The items of a list by their name or id; undefined when they have none or share one. */
function named(list: readonly Json[]): Map<string, Json> | undefined {
  const items = new Map<string, Json>();
  for (const item of list) {
    const name = isObject(item) ? (item.name ?? item.id) : undefined;
    if (typeof name !== 'string' || items.has(name)) return undefined;
    items.set(name, item);
  }
  return items;
}

const join = (field: string, key: string): string => (field === '' ? key : `${field}.${key}`);

/** Differences of keyed values, field by field. */
function compareKeyed(field: string, before: ReadonlyMap<string, Json>, after: ReadonlyMap<string, Json>): Change[] {
  const keys = [...new Set([...before.keys(), ...after.keys()])].filter((key) => key !== '$schema').sort(byText);
  return keys.flatMap((key) => compareValues(join(field, key), before.get(key), after.get(key)));
}

/** Differences of lists: items that came and went when they are plain, by name when they have one, else by position. */
function compareLists(field: string, before: readonly Json[], after: readonly Json[]): Change[] {
  if ([...before, ...after].every(isScalar)) {
    const gone = before.filter((item) => !after.includes(item)).map((item) => ({ field: `${field}[]`, before: item }));
    const come = after.filter((item) => !before.includes(item)).map((item) => ({ field: `${field}[]`, after: item }));
    return gone.length + come.length > 0 ? [...gone, ...come] : [{ field, before, after }];
  }
  const [left, right] = [named(before), named(after)];
  if (!left || !right) {
    const keyed = (list: readonly Json[]) => new Map(list.map((item, index) => [String(index), item]));
    return compareKeyed(field, keyed(before), keyed(after));
  }
  const [from, to] = [[...left.keys()], [...right.keys()]];
  const [kept, keptNow] = [from.filter((key) => right.has(key)), to.filter((key) => left.has(key))];
  const order = textOf(kept) === textOf(keptNow) ? [] : [{ field: `${field} (order)`, before: kept, after: keptNow }];
  return [...order, ...compareKeyed(field, left, right)];
}

function compareValues(field: string, before: Json | undefined, after: Json | undefined): Change[] {
  if (textOf(before) === textOf(after)) return [];
  if (isObject(before) && isObject(after))
    return compareKeyed(field, new Map(Object.entries(before)), new Map(Object.entries(after)));
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(field, before, after);
  return [{ field, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }];
}

/** What a whole entry is called in a list of changes: its id and label say enough. */
function brief(entry: Json): Json {
  if (!isObject(entry)) return null;
  const { id, label, prettyLabel } = entry;
  const known = Object.entries({ id, label, prettyLabel }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known as [string, Json][]);
}

function compareEntries(before: Json | undefined, after: Json | undefined): Change[] {
  if (before === undefined && after !== undefined) return [{ field: '', after: brief(after) }];
  if (before !== undefined && after === undefined) return [{ field: '', before: brief(before) }];
  return compareValues('', before, after);
}

/** The facts that differ, entry by entry and field by field; the same change of several entries is one. */
export function compareFacts(before: ReadonlyMap<string, Json>, after: ReadonlyMap<string, Json>): FactChange[] {
  const found = new Map<string, FactChange>();
  for (const entry of [...new Set([...before.keys(), ...after.keys()])].sort(byText)) {
    for (const change of compareEntries(before.get(entry), after.get(entry))) {
      const key = JSON.stringify([change.field, textOf(change.before), textOf(change.after)]);
      const known = found.get(key);
      if (known) known.entries.push(entry);
      else found.set(key, { ...change, entries: [entry] });
    }
  }
  return [...found.values()];
}
