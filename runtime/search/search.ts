import { slugOf } from '../slug.ts';
import type { SearchHit, SearchIndex, SearchKind, SearchRow } from './types.ts';
import { carrying, likeness, wordsOf } from './words.ts';

/** Where the page of each kind stands, and which of two that fit equally well is shown first. */
const KINDS: Readonly<Record<SearchKind, { weight: number; url(id: string): string }>> = {
  task: { weight: 2, url: (id) => `/tasks/${id}/` },
  app: { weight: 2, url: (id) => `/apps/${slugOf(id)}/` },
  library: { weight: 2, url: (id) => `/libraries/${slugOf(id)}/` },
  provider: { weight: 1.5, url: (id) => `/providers/${slugOf(id)}/` },
  model: { weight: 1, url: (id) => `/models/${id}/` },
  quantization: { weight: 0.5, url: (id) => `/quantization/#${id.toLowerCase()}` },
  doc: { weight: 0, url: (id) => `/docs/${id}/` },
};

/** The address of what has an id, on the site, from its base. */
export const addressOf = (kind: SearchKind, id: string): string => KINDS[kind].url(id);

/** How many of a kind are given. */
const MOST = 6;

/** A row with its words, made once. */
interface Entry extends SearchHit {
  readonly names: readonly (readonly string[])[];
  readonly words: readonly string[];
  readonly about: readonly string[];
}

const entryOf = (kind: SearchKind, { id, title = id, names = [], about = [] }: SearchRow): Entry => {
  const all = [...new Set([title, id, id.slice(id.indexOf('/') + 1), ...names])].map(wordsOf);
  return {
    kind,
    id,
    title,
    url: addressOf(kind, id),
    names: all,
    words: [...new Set(all.flat())],
    about: [...new Set(about.flatMap(wordsOf))],
  };
};

/** How well a word of the query stands for a word of the index. */
type Like = (typed: string, word: string) => number;

/** Compares each pair of words once: a few thousand words make all names. */
function remembered(): Like {
  const known = new Map<string, number>();
  return (typed, word) => {
    const pair = `${typed} ${word}`;
    const before = known.get(pair);
    if (before !== undefined) return before;
    const value = likeness(typed, word);
    known.set(pair, value);
    return value;
  };
}

/** How much of 100 a query is one of the names: word for word, in another order, or written together. */
function asName(query: readonly string[], name: readonly string[], like: Like): number {
  if (query.join('') === name.join('')) return query.length === name.length ? 100 : 98;
  if (query.length !== name.length) return 0;
  const each = query.map((word, at) => like(word, name[at] ?? ''));
  if (each.every((value) => value >= 0.6)) return (100 * each.reduce((sum, value) => sum + value, 0)) / each.length;
  return [...query].sort().join(' ') === [...name].sort().join(' ') ? 90 : 0;
}

const best = (values: readonly number[]): number => Math.max(0, ...values);

/** How much of 75 the words of a query stand in an entry; the share of them that stand nowhere. */
function asWords(
  query: readonly string[],
  { names, words, about }: Entry,
  like: Like,
): { score: number; missing: number } {
  const each = query.map((typed) =>
    Math.max(best(words.map((word) => like(typed, word))), best(about.map((word) => 0.5 * like(typed, word)))),
  );
  const missing = each.filter((value) => value === 0).length / query.length;
  const covered = best(
    names.map((name) => name.filter((word) => query.some((typed) => like(typed, word) >= 0.6)).length / name.length),
  );
  return { score: (60 * each.reduce((sum, value) => sum + value, 0)) / query.length + 15 * covered, missing };
}

const ADDRESS = /^https?:\/\/[^/]+\/(?:models\/)?/;

/** What a query found in its groups: the group of the best first, in each the best first. */
export interface SearchGroup {
  readonly kind: SearchKind;
  readonly hits: readonly SearchHit[];
}

/** A search over an index: gives for a query what it finds. Slips of the keyboard and the order of words are forgiven. */
export function searcher(index: SearchIndex): (query: string) => SearchGroup[] {
  const entries = (Object.keys(KINDS) as SearchKind[]).flatMap((kind) => index[kind].map((row) => entryOf(kind, row)));
  return (query) => {
    const typed = wordsOf(query.trim().replace(ADDRESS, ''));
    if (typed.length === 0) return [];
    const carried = carrying(typed);
    const like = remembered();
    const scored = entries.map((entry) => {
      const { score, missing } = asWords(carried, entry, like);
      const whole = best(entry.names.map((name) => asName(typed, name, like)));
      return { entry, missing: whole > 0 ? 0 : missing, score: Math.max(score, whole) + KINDS[entry.kind].weight };
    });
    // What lacks a word is told only where nothing has them all.
    const least = Math.min(...scored.map(({ missing }) => missing));
    const found = scored
      .filter(({ missing, score }) => missing === least && missing < 1 && score > 20)
      .sort((a, b) => b.score - a.score);
    const kinds = [...new Set(found.map(({ entry }) => entry.kind))];
    return kinds.map((kind) => ({
      kind,
      hits: found
        .filter(({ entry }) => entry.kind === kind)
        .slice(0, MOST)
        .map(({ entry: { id, title, url } }) => ({ kind, id, title, url })),
    }));
  };
}
