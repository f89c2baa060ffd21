import { lastKept } from '../memo.ts';

/** By sentence the codes that names have for its language. */
type Sentences = Readonly<Record<string, readonly string[]>>;

const TRANSLATION = 'translation';

/** The codes of the language that samples are written in. */
const OF_SAMPLES = ['en', 'eng'];

/** The word that may stand between two languages. */
const TO = 'to';

/** The sentence of each code. */
const sentencesOf = lastKept((sentences: Sentences): ReadonlyMap<string, string | undefined> => {
  const pairs = Object.entries(sentences).flatMap(([sentence, codes]) =>
    codes.map((code) => [code, sentence] as const),
  );
  return new Map([...pairs, ...OF_SAMPLES.map((code) => [code, undefined] as const)]);
});

/**
 * What a sample says: its own text, else of a translator whose name says from which language into which, as
 * opus-mt-fr-en does, a sentence of the first; the last such pair of a name counts. Nothing where that is English.
 * @param sentences By sentence the codes of its language: schemas/model.schema.json.
 */
export function widgetTextOf(
  own: string | undefined,
  name: string,
  task: string | undefined,
  sentences: Sentences,
): string | undefined {
  if (own !== undefined || task !== TRANSLATION) return own;
  const known = sentencesOf(sentences);
  const words = name.toLowerCase().split(/[^a-z]+/);
  const languages = words.filter((word) => word !== TO);
  const from = languages.findLast((code, at) => known.has(code) && known.has(languages[at + 1] ?? ''));
  return from === undefined ? undefined : known.get(from);
}

/** What a call or an image is asked: the prompt of the author or the card, else the text of the sample. */
export const promptOf = (own: string | undefined, said: string | undefined): string | undefined => own ?? said;
