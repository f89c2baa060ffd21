import { distance } from 'fastest-levenshtein';

/** The candidate nearest to a word, when it is near enough to be a slip of the keyboard. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: { candidate: string; cost: number } | undefined;
  for (const candidate of candidates) {
    const cost = distance(word.toLowerCase(), candidate.toLowerCase());
    if (!best || cost < best.cost) best = { candidate, cost };
  }
  return best && best.cost <= Math.max(2, Math.floor(word.length / 3)) ? best.candidate : undefined;
}

/** A hint that names the nearest candidate, or else all of them. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const list = [...candidates];
  const found = nearest(word, list);
  if (found !== undefined) return `did you mean "${found}"?`;
  const shown = list.slice(0, 12).join(', ');
  return list.length === 0 ? 'there is none to choose from.' : `use one of: ${shown}${list.length > 12 ? ', …' : ''}.`;
}
