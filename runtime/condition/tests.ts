/** The questions of catalogue conditions that are more than one comparison. */

type Values = readonly string[];

/** The list has one of the values. */
export const includesAny = (list: Values, values: Values): boolean => values.some((value) => list.includes(value));

/** The text, when there is one, is one of the values. */
export const isOneOf = <const Value extends string>(
  text: string | undefined,
  values: readonly Value[],
): text is Value => (values as Values).includes(text as string);

type Compare = (text: string, piece: string) => boolean;

function compareAny(subject: string | Values, pieces: Values, ignoreCase: boolean, compare: Compare): boolean {
  const fold = (text: string): string => (ignoreCase ? text.toLowerCase() : text);
  const texts = typeof subject === 'string' ? [subject] : subject;
  return texts.some((text) => pieces.some((piece) => compare(fold(text), fold(piece))));
}

/** The text, or an item of the list, contains one of the pieces. */
export const containsAny = (subject: string | Values, pieces: Values, ignoreCase = false): boolean =>
  compareAny(subject, pieces, ignoreCase, (text, piece) => text.includes(piece));

/** The text starts with one of the pieces. */
export const startsWithAny = (subject: string, pieces: Values, ignoreCase = false): boolean =>
  compareAny(subject, pieces, ignoreCase, (text, piece) => text.startsWith(piece));

/** The text ends with one of the pieces. */
export const endsWithAny = (subject: string, pieces: Values, ignoreCase = false): boolean =>
  compareAny(subject, pieces, ignoreCase, (text, piece) => text.endsWith(piece));

/** The word or number that a table has for the text, or for the first item of the list that is a key of it. */
export function lookUp<Word extends string | number>(
  subject: string | Values | undefined,
  table: Readonly<Record<string, Word>>,
): Word | undefined {
  if (subject === undefined) return undefined;
  const key = (typeof subject === 'string' ? [subject] : subject).find((text) => Object.hasOwn(table, text));
  return key === undefined ? undefined : table[key];
}
