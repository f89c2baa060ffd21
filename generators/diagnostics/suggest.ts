import { distance } from 'fastest-levenshtein';
import SYNONYMS from './synonyms.json' with { type: 'json' };

/** The candidate nearest to a word, when it is near enough to be a slip of the keyboard. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: { candidate: string; cost: number } | undefined;
  for (const candidate of candidates) {
    const cost = distance(word.toLowerCase(), candidate.toLowerCase());
    if (!best || cost < best.cost) best = { candidate, cost };
  }
  return best && best.cost <= Math.max(2, Math.floor(word.length / 3)) ? best.candidate : undefined;
}

/** The words that a name is made of: modelId and model_id are "model" and "id". */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** What contributors call a thing that has another name here (synonyms.json): lower-case words, and the name. */
const meant = (word: string, candidates: readonly string[]): string | undefined => {
  const names: readonly string[] =
    (SYNONYMS as Readonly<Record<string, readonly string[]>>)[wordsOf(word).join(' ')] ?? [];
  return names.find((name) => candidates.includes(name));
};

/** How many of the words of two names are the same: 1 for all, 0 for none. */
function sharedWords(a: string, b: string): number {
  const [left, right] = [new Set(wordsOf(a)), new Set(wordsOf(b))];
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared / (left.size + right.size - shared || 1);
}

/** A candidate by its likeness to a word: the share of common words first, then the share of common letters. */
const likeness = (word: string, candidate: string): number =>
  sharedWords(word, candidate) +
  1 -
  distance(word.toLowerCase(), candidate.toLowerCase()) / Math.max(word.length, candidate.length);

/** How many are named where there are more than can be shown. */
const NAMED = { all: 12, near: 6 };

/** The candidate that a word is likely meant for: by spelling, else by the words that both are made of. */
export function likely(word: string, candidates: Iterable<string>): string | undefined {
  const list = [...candidates];
  return nearest(word, list) ?? list.find((candidate) => sharedWords(word, candidate) >= 0.75);
}

/** A hint that names the candidate that is meant: by spelling, by a name for the same thing, or by its words; else the nearest. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const list = [...candidates];
  if (list.length === 0) return 'there is none to choose from.';
  const found = meant(word, list) ?? likely(word, list);
  if (found !== undefined) return `did you mean "${found}"?`;
  if (list.length <= NAMED.all) return `use one of: ${list.join(', ')}.`;
  const near = list
    .map((candidate) => ({ candidate, like: likeness(word, candidate) }))
    .sort((a, b) => b.like - a.like)
    .slice(0, NAMED.near);
  return `the nearest of ${list.length}: ${near.map(({ candidate }) => candidate).join(', ')}.`;
}
