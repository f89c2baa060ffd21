import type { PublishedDifference } from '../types.ts';
import { quoted } from './words.ts';

/** Modules of one entry each: of these a sentence says that the entry came or went. */
const OF_ENTRIES = /^snippetry\/(?:libraries|tasks)\//;

const told = (exports: readonly string[]): string[] => {
  const names = exports.filter((one) => !OF_ENTRIES.test(one));
  // Members of a type that came or went itself say nothing more.
  return names.filter((one) => !names.includes(one.replace(/\.\w+$/, '')) || !/: \w+\.\w+$/.test(one));
};

/** Exports of the package that are gone, then those that are new. */
export function exportSentences(published: PublishedDifference): string[] {
  if ('unknown' in published) return [];
  return [
    ...told(published.removed).map((one) => `Gone: the export ${quoted(one)}`),
    ...told(published.added).map((one) => `New export: ${quoted(one)}`),
  ];
}
