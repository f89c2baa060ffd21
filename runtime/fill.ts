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
  let known = true;
  const filled = text.replaceAll(SLOT, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) known = false;
    return value === undefined ? '' : encode(value);
  });
  return known ? filled : undefined;
}
