/** Reads a record: a JSON object, else an error that says what it is instead. */
export function asModelRecord(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  const what = value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`;
  throw new TypeError(`a model record is a JSON object, not ${what}`);
}
