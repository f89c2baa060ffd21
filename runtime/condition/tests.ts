/** The questions of catalogue conditions that are more than one comparison. */

type Values = readonly string[];

/** The list has one of the values. */
export function includesAny(list: Values, values: Values): boolean {
  for (const value of values) if (list.includes(value)) return true;
  return false;
}

/** The text, when there is one, is one of the values. */
export const isOneOf = <const Value extends string>(
  text: string | undefined,
  values: readonly Value[],
): text is Value => (values as Values).includes(text as string);

// Conditions are asked of each record, so nothing is made to answer them; pieces whose case is ignored are in lower case.

/** The text, or an item of the list, contains one of the pieces. */
export function containsAny(subject: string | Values, pieces: Values, ignoreCase = false): boolean {
  if (typeof subject !== 'string') {
    for (const text of subject) if (containsAny(text, pieces, ignoreCase)) return true;
    return false;
  }
  const text = ignoreCase ? subject.toLowerCase() : subject;
  for (const piece of pieces) if (text.includes(piece)) return true;
  return false;
}

/** The text starts with one of the pieces. */
export function startsWithAny(subject: string, pieces: Values, ignoreCase = false): boolean {
  const text = ignoreCase ? subject.toLowerCase() : subject;
  for (const piece of pieces) if (text.startsWith(piece)) return true;
  return false;
}

/** The text ends with one of the pieces. */
export function endsWithAny(subject: string, pieces: Values, ignoreCase = false): boolean {
  const text = ignoreCase ? subject.toLowerCase() : subject;
  for (const piece of pieces) if (text.endsWith(piece)) return true;
  return false;
}

type Table<Word> = Readonly<Record<string, Word>>;

/** The tables that were asked of, as maps: each text of a list is looked up, and nearly none is a key. */
const maps = new WeakMap<Table<unknown>, ReadonlyMap<string, unknown>>();

function mapOf<Word>(table: Table<Word>): ReadonlyMap<string, Word> {
  const known = maps.get(table);
  if (known) return known as ReadonlyMap<string, Word>;
  const made = new Map(Object.entries(table));
  maps.set(table, made);
  return made;
}

/** The word or number that a table has for the text, or for the first item of the list that is a key of it. */
export function lookUp<Word extends string | number>(
  subject: string | Values | undefined,
  table: Table<Word>,
): Word | undefined {
  if (subject === undefined) return undefined;
  const words = mapOf(table);
  if (typeof subject === 'string') return words.get(subject);
  for (const text of subject) {
    const word = words.get(text);
    if (word !== undefined) return word;
  }
  return undefined;
}
