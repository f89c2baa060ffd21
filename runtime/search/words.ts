/** Words that say nothing of what is looked for; they count only where a whole name is compared. */
const FILLER = new Set('a an and for how i in is my of on run the to use using with'.split(' '));

/** The words of a text: lower case, without accents, split at everything that is no letter and no digit. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The words that carry a query; all of them where there is no other. */
export function carrying(words: readonly string[]): readonly string[] {
  const kept = words.filter((word) => !FILLER.has(word));
  return kept.length > 0 ? kept : words;
}

/**
 * How many letters are wrong, missing, too many or swapped with their neighbour between two words (optimal string
 * alignment); more than `most` when it is more than that.
 */
function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** How much a slip of the keyboard costs, and how long a word is that may have one, or two. */
const SLIP = { cost: 0.2, one: 4, two: 8 };

/** A word in which no letter stands twice in a row: a doubled letter that is typed once is the most frequent slip. */
const single = (word: string): string => word.replace(/(.)\1+/g, '$1');

/** A number that is wrong is another number: only letters are mistyped. */
const mayBeMistyped = (word: string): boolean => word.length >= SLIP.one && !/\d/.test(word);

/** How well a word that was typed stands for a word of a name: 1 when it is the word, 0 when it does not. */
export function likeness(typed: string, word: string): number {
  if (typed === word) return 1;
  if (word.startsWith(typed)) return 0.6 + 0.3 * (typed.length / word.length);
  if (mayBeMistyped(typed)) {
    if (single(typed) === single(word)) return 1 - SLIP.cost / 2;
    const most = typed.length >= SLIP.two ? 2 : 1;
    const wrong = slips(typed, word, most);
    if (wrong <= most) return 1 - SLIP.cost * wrong;
    if (single(word).startsWith(single(typed))) return 0.5;
    if (typed.length > SLIP.one && slips(typed, word.slice(0, typed.length), 1) <= 1) return 0.5;
  }
  return typed.length > 2 && word.includes(typed) ? 0.45 : 0;
}
