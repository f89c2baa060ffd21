import type { Model } from '../../out/types/model.ts';
import { argument, asList, asRecord, hasText, isRecord } from './fields.ts';

/** What the author of a card wishes of the code: fields of schemas/model.schema.json. */
export type Wishes = NonNullable<Model['wishes']>;

/** What the author of a card wishes, as far as files are concerned. */
export type FileWishes = Readonly<Pick<Wishes, 'files'>> | undefined;

/** The block of a card that holds it. */
const BLOCK = 'snippets';
/** How many things are listed as ignored. */
const MOST_IGNORED = 20;

/** How a value is read; nothing when it is malformed. `files` are those of the repository. */
type Read<Value> = (value: unknown, files: ReadonlySet<unknown>) => Value | undefined;

/** A text with something to see, of so many characters at most. */
const textOf =
  (most: number): Read<string> =>
  (value) =>
    // A character takes two places at most: what is longer than that need not be counted.
    hasText(value) && value.length <= 2 * most && [...value].length <= most ? value : undefined;

const ADDRESS = /^https:\/\/[\w-]+(?:\.[\w-]+)+(?::\d{1,5})?\/[!-~]*$/;

/** The address of a file in the web, which is plain to see. */
const address: Read<string> = (value) =>
  typeof value === 'string' && value.length <= 500 && ADDRESS.test(value) ? value : undefined;

/** A list of texts that are all well-formed. */
const textsOf =
  (least: number, most: number, length: number): Read<string[]> =>
  (value, files) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) return undefined;
    const read = value.flatMap((item) => textOf(length)(item, files) ?? []);
    return read.length === value.length ? read : undefined;
  };

/** A number from `least` to `most`, a multiple of `step` where there is one. */
const numberOf =
  (least: number, most: number, step?: number): Read<number> =>
  (value) => {
    const fits = typeof value === 'number' && value >= least && value <= most;
    return fits && (step === undefined || value % step === 0) ? value : undefined;
  };

/** Paths that are files of the repository and no options of a command; a path is a list of one. */
const filesOf: Read<string[]> = (value, files) => {
  const list = asList(value);
  const read = list.flatMap((path) => (files.has(path) ? (argument(textOf(500)(path, files)) ?? []) : []));
  return list.length > 0 && list.length <= 8 && read.length === list.length ? read : undefined;
};

/** How many variants are read. */
const MOST_VARIANTS = 20;

/** A variant of a library, by the names that both have in the catalogue. */
const ID = /^[A-Za-z0-9][\w.-]{0,63}$/;
const variantOf: Read<string> = (value) => (typeof value === 'string' && ID.test(value) ? value : undefined);

/** By key of the block: the field of the wishes, and how it is read. */
type Fields = {
  readonly [key: string]: { [Field in keyof Wishes]: readonly [Field, Read<Wishes[Field]>] }[keyof Wishes];
};

const FIELDS: Fields = {
  prompt: ['prompt', textOf(2000)],
  system: ['system', textOf(2000)],
  image: ['image', address],
  audio: ['audio', address],
  video: ['video', address],
  question: ['question', textOf(2000)],
  context: ['context', textOf(2000)],
  labels: ['labels', textsOf(1, 20, 100)],
  sentences: ['sentences', textsOf(2, 10, 500)],
  file: ['files', filesOf],
};

const OPTIONS: Fields = {
  max_tokens: ['maxTokens', numberOf(1, 32768, 1)],
  temperature: ['temperature', numberOf(0, 2)],
  top_p: ['topP', numberOf(0, 1)],
  steps: ['steps', numberOf(1, 1000, 1)],
  width: ['width', numberOf(16, 4096, 8)],
  height: ['height', numberOf(16, 4096, 8)],
};

/** The names that are told of what was ignored: one that is not plain is told by the place alone. */
const told = (place: string, key: string): string =>
  /^\w{1,40}$/.test(key) || ID.test(key) ? `${place}.${key}` : place;

/**
 * What the author of a card wishes of the code (schemas/author-wishes.schema.json): values alone, each read by itself, so
 * that one that is malformed leaves the others as they are. Never throws.
 * @param block The block of the card.
 * @param paths Those of the files of the record.
 * @returns What was ignored of it stands in `ignored`.
 */
export function authorWishes(block: unknown, paths: readonly unknown[]): Wishes {
  if (!isRecord(block)) return { ignored: [BLOCK] };
  const files = new Set(block.file === undefined ? [] : paths);
  const wishes: Wishes = {};
  const ignored: string[] = [];
  const readBy = (source: Readonly<Record<string, unknown>>, fields: Fields, place: string): void => {
    for (const [key, given] of Object.entries(source)) {
      const [field, read] = (Object.hasOwn(fields, key) && fields[key]) || [];
      const value = field && read?.(given, files);
      if (field && value !== undefined) Object.assign(wishes, { [field]: value });
      else ignored.push(told(place, key));
    }
  };
  const { variants = {}, options = {}, ...rest } = block;
  readBy(rest, FIELDS, BLOCK);
  if (isRecord(options)) readBy(options, OPTIONS, `${BLOCK}.options`);
  else ignored.push(`${BLOCK}.options`);
  if (!isRecord(variants)) ignored.push(`${BLOCK}.variants`);
  const wished = Object.entries(asRecord(variants));
  for (const [library, given] of wished.slice(0, MOST_VARIANTS)) {
    const variant = ID.test(library) ? variantOf(given, files) : undefined;
    if (variant === undefined) ignored.push(told(`${BLOCK}.variants`, library));
    else wishes.variants = [...(wishes.variants ?? []), { library, variant }];
  }
  if (wished.length > MOST_VARIANTS) ignored.push(`${BLOCK}.variants`);
  if (ignored.length > 0) wishes.ignored = ignored.slice(0, MOST_IGNORED);
  return wishes;
}

/** What is ignored of what the author of a card wishes, in a sentence; empty where nothing is. */
export const ignoredWishes = ({ wishes }: Pick<Model, 'wishes'>): string[] =>
  wishes?.ignored === undefined ? [] : [`Of the model's card, this is ignored: ${wishes.ignored.join(', ')}.`];
