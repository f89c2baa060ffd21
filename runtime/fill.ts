/** A word in braces in a text of the catalogue. */
export const SLOT = /\{([A-Za-z]+)\}/g;

const own = (text: string): string => text;

/**
 * A text with its words in braces filled, in one pass: what stands in a value is never such a word.
 * @param encode How a value is written in the text.
 * @returns undefined when a value is not known.
 */
export function fillText(
  text: string,
  values: Readonly<Record<string, string | undefined>>,
  encode: (value: string) => string = own,
): string | undefined {
  if (!text.includes('{')) return text;
  const pieces = piecesOf(text);
  let filled = pieces[0] ?? '';
  for (let at = 1; at < pieces.length; at += 2) {
    const name = pieces[at] ?? '';
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return undefined;
    filled += encode(value) + (pieces[at + 1] ?? '');
  }
  return filled;
}

/** The texts of the catalogue that were filled before, in pieces: what is around the words, and the words, by turns. */
const known = new Map<string, readonly string[]>();

function piecesOf(text: string): readonly string[] {
  const pieces = known.get(text) ?? text.split(SLOT);
  known.set(text, pieces);
  return pieces;
}
