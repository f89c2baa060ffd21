const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The pairs of characters that stand side by side in a text, its ends counted as characters. */
function pairsOf(text: string): Set<string> {
  const framed = ` ${plain(text)} `;
  return new Set([...framed].slice(1).map((_, at) => framed.slice(at, at + 2)));
}

/** How alike two texts are: the share of pairs of characters that they have in common (Dice's coefficient), from 0 to 1. */
function likeness(one: string, other: string): number {
  const [own, others] = [pairsOf(one), pairsOf(other)];
  const shared = [...own].filter((pair) => others.has(pair)).length;
  return (2 * shared) / (own.size + others.size);
}

/** Below that, a slip of the keyboard is no explanation. */
const LEAST_LIKENESS = 0.5;
const MOST_SHOWN = 8;

/** The ids that are spelled like a word or have it in them, most alike first; a hint for a slip of the keyboard. */
export function similar(word: string, ids: readonly string[]): string {
  const asked = plain(word);
  const near = ids
    .map((id) => ({ id, alike: likeness(word, id) }))
    .filter(({ id, alike }) => alike >= LEAST_LIKENESS || (asked !== '' && plain(id).includes(asked)))
    .sort((a, b) => b.alike - a.alike)
    .map(({ id }) => id);
  const shown = (near.length > 0 ? near : ids).slice(0, MOST_SHOWN).join(', ');
  return near.length > 0 ? `Near: ${shown}.` : `Some of them: ${shown}.`;
}
