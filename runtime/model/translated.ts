import { includesAny } from '../condition/tests.ts';
import { lastKept } from '../memo.ts';

/** By sentence the codes of its language, and under told the tags of models that are told the language of a text. */
type Languages = Readonly<Record<string, readonly string[]>>;

const TRANSLATION = 'translation';

/** The codes of the language that samples are written in. */
const OF_SAMPLES = ['en', 'eng'];

/** The word that may stand between two languages. */
const TO = 'to';

/** How many languages a model has that reads one and writes the other. */
const PAIR = 2;

type Known = ReadonlyMap<string, string | undefined>;

/** The sentence of each code. */
const sentencesOf = lastKept(({ told: _, ...sentences }: Languages): Known => {
  const pairs = Object.entries(sentences).flatMap(([sentence, codes]) =>
    codes.map((code) => [code, sentence] as const),
  );
  return new Map([...pairs, ...OF_SAMPLES.map((code) => [code, undefined] as const)]);
});

/** The language before the last pair of languages in a name. */
function readByName(name: string, known: Known): string | undefined {
  const words = name.toLowerCase().split(/[^a-z]+/);
  const languages = words.filter((word) => word !== TO);
  return languages.findLast((code, at) => known.has(code) && known.has(languages[at + 1] ?? ''));
}

/** The first language of the tags, which are in the order of the card: of a pair it is the one that is read. */
function readByTags(tags: readonly string[], known: Known): string | undefined {
  const languages = tags.filter((tag) => known.has(tag));
  if (languages.length < PAIR || (languages.length > PAIR && includesAny(languages, OF_SAMPLES))) return undefined;
  return languages[0];
}

/**
 * What a sample says: its own text, else of a translator a sentence of the language that it reads: the first of the last
 * pair in its name, as in opus-mt-fr-en, or else what its tags tell. Nothing where that is English, or not known, or the
 * model is told that a text is English.
 * @param languages By sentence the codes of its language, and told: schemas/model.schema.json.
 */
export function widgetTextOf(
  own: string | undefined,
  name: string,
  task: string | undefined,
  tags: readonly string[],
  languages: Languages,
): string | undefined {
  if (own !== undefined || task !== TRANSLATION || includesAny(tags, languages.told ?? [])) return own;
  const known = sentencesOf(languages);
  const from = readByName(name, known) ?? readByTags(tags, known);
  return from === undefined ? undefined : known.get(from);
}

/** What a call or an image is asked: the prompt of the author or the card, else the text of the sample. */
export const promptOf = (own: string | undefined, said: string | undefined): string | undefined => own ?? said;
