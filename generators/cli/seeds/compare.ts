const SHOWN = 8;

const inWords = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'absent';
  return text.length > 100 ? `${text.slice(0, 99)}…` : text;
};

const nameOf = (item: unknown): string => {
  const only = typeof item === 'object' && item !== null ? Object.values(item) : [item];
  return only.length === 1 ? String(only[0]) : inWords(item);
};

function listed(sign: string, items: readonly unknown[]): string[] {
  if (items.length === 0) return [];
  const rest = items.length > SHOWN ? ` and ${items.length - SHOWN} more` : '';
  return [`${sign} ${items.slice(0, SHOWN).map(nameOf).join(', ')}${rest}`];
}

function listDifference(before: readonly unknown[], after: readonly unknown[]): string {
  const keys = (list: readonly unknown[]) => new Set(list.map((item) => JSON.stringify(item)));
  const [had, has] = [keys(before), keys(after)];
  const parts = [
    ...listed(
      '+',
      after.filter((item) => !had.has(JSON.stringify(item))),
    ),
    ...listed(
      '-',
      before.filter((item) => !has.has(JSON.stringify(item))),
    ),
  ];
  return parts.length > 0 ? parts.join('; ') : 'in another order';
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What differs between two records, a line for each field, in the order of the names: of objects their fields. */
export function differences(before: unknown, after: unknown, path = ''): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isObject(before) && isObject(after)) {
    const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
    return fields.flatMap((field) =>
      differences(before[field], after[field], path === '' ? field : `${path}.${field}`),
    );
  }
  if (Array.isArray(before) && Array.isArray(after)) return [`${path}: ${listDifference(before, after)}`];
  return [`${path}: ${inWords(before)} → ${inWords(after)}`];
}
