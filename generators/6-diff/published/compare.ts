import type { PublishedDifference, Side } from '../types.ts';

/** What users of the package have to do with: exports that came and went, and code that differs. */
export function comparePublished(base: Side, head: Side): PublishedDifference {
  for (const { name, published } of [base, head])
    if (typeof published === 'string') return { unknown: `the package of ${name} is not known: ${published}` };
  const [before, after] = [base.published, head.published] as Exclude<Side['published'], string>[];
  if (!before || !after) return { unknown: 'no package was read' };
  const [old, now] = [new Set(before.exports), new Set(after.exports)];
  const files = new Set([...before.sources.keys(), ...after.sources.keys()]);
  return {
    version: before.version,
    removed: before.exports.filter((one) => !now.has(one)),
    added: after.exports.filter((one) => !old.has(one)),
    sources: [...files].filter((file) => before.sources.get(file) !== after.sources.get(file)).sort(),
  };
}
