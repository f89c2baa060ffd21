import type { JSONPath } from 'jsonc-parser';

/** One thing wrong with a value of an entry: where it is, the code of its message, and what stands for the message's names. */
export interface Finding {
  path: JSONPath;
  code: string;
  values: Record<string, string>;
}

export type Fields = Record<string, unknown>;

/** The fields of an object; none for anything else, so that a malformed entry is still read to its end. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};

/** The items of a list; none for anything else. */
export const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
