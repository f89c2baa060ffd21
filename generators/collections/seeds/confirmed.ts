import type { ModelRecord } from '../../../out/types/model-record.ts';
import type { Seed } from '../../../out/types/seed.ts';

/** The record of a seed: what the hub returns, without what we say of it. */
export function recordOf(seed: Seed): ModelRecord {
  const { $schema: _, why: __, rendered: ___, precisions: ____, confirmed: _____, ...record } = seed;
  return record;
}

/** The fields of a seed that are confirmed, those that are confirmed to be absent too. */
export const confirmedFields = ({ confirmed = [] }: Seed): Set<string> =>
  new Set(confirmed.flatMap(({ fields }) => fields));

/** The record of a seed without the fields that nobody confirmed. */
export function confirmedRecord(seed: Seed): ModelRecord {
  const known = confirmedFields(seed);
  const fields = Object.entries(recordOf(seed)).filter(([field]) => field === 'id' || known.has(field));
  return { ...Object.fromEntries(fields), id: seed.id };
}

/** The texts of a value, at any depth. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [String(value)];
  return Object.values(value).flatMap(textsOf);
}

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Whether quoted words say a text. Letters and figures count: a page shows text-generation as Text Generation, and
 * license:mit as License: mit.
 */
export const says = (words: string, text: string): boolean => letters(words).includes(letters(text));
