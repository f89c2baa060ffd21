/** A name in lower case, a hyphen for whatever parts its words, and one at each end. */
const wordsOf = (name: string): string => `-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-`;

/**
 * Which texts a model of embeddings was trained to find before what it reads, by its name.
 * @param called By that, the pieces that all stand in a name: schemas/model.schema.json.
 */
export function textPrefixesOf(
  ownName: string,
  called: Readonly<Record<string, readonly string[]>>,
): string | undefined {
  const words = wordsOf(ownName);
  return Object.keys(called).find((key) => called[key]?.every((piece) => words.includes(piece)));
}
