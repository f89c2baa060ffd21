import { inputFile, looksLikeFile } from '../../runtime/request/media.ts';
import { type Fault, placeOf } from './fault.ts';

/** Keys of which neither name nor value is a fact about calls or code: they are for readers, or say where a fact is from. */
const PROSE: ReadonlySet<string> = new Set([
  '$schema',
  'notes',
  'sources',
  'label',
  'organization',
  'unusable',
  'reason',
  'description',
  'summary',
]);

/** Keys below which names are facts themselves: fields of bodies and forms, headers, arguments. */
const NAMING: ReadonlySet<string> = new Set(['body', 'form', 'add', 'headers', 'args', 'automaticArgs']);

/** Parts of a sample input that are texts, or lists and tables of them: which ones is ours to choose, and a call with others is as right. */
const CHOSEN: ReadonlySet<string> = new Set([
  'text',
  'before',
  'after',
  'prompt',
  'question',
  'context',
  'query',
  'table',
  'data',
  'sourceSentence',
  'sentences',
  'documents',
  'candidateLabels',
]);

type Path = readonly (string | number)[];

/** Whether a place is within a text of a sample; that there is such a text at all is a fact of the call. */
const isChosen = ([first, part, ...rest]: Path, operator: string, value: unknown): boolean => {
  if (first !== 'sampleInput') return false;
  if (CHOSEN.has(String(part))) return rest.length > 0 || operator !== 'left out';
  const last = rest.at(-1);
  return operator !== 'left out' && (last === 'text' || last === 'content') && typeof value === 'string';
};

type Holder = Record<string | number, unknown>;

/** What is done to a value at a place; nothing when it cannot be done there. */
type Operator = (holder: Holder, key: string | number, path: Path, vocabulary: Vocabulary) => boolean;

/** The values that a key has anywhere in files of one kind, where they are few. */
export type Vocabulary = ReadonlyMap<string, readonly string[]>;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** The kind of medium that a file has by its name: image, audio, video; nothing for what is no such file. */
const mediumOf = (name: string): string | undefined =>
  looksLikeFile(name) ? inputFile(name, undefined, false)?.type.split('/')[0] : undefined;

/**
 * Another value that makes sense for the key, or the same with a letter more. Which picture a sample shows is ours to choose,
 * as its texts are; that it is a picture is not.
 */
function otherText(key: string | number, text: string, [part]: Path, vocabulary: Vocabulary): string {
  const medium = part === 'sampleInput' ? mediumOf(text) : undefined;
  const words = (vocabulary.get(String(key)) ?? []).filter(
    (word) => word === text || medium === undefined || mediumOf(word) !== medium,
  );
  const other = words[(words.indexOf(text) + 1) % words.length];
  return other === undefined || other === text ? `${text}x` : other;
}

/** By name: what a fault in a JSON file can be. */
export const FACT_OPERATORS: Readonly<Record<string, Operator>> = {
  'another value': (holder, key, path, vocabulary) => {
    const value = holder[key];
    if (typeof value === 'string') holder[key] = otherText(key, value, path, vocabulary);
    else if (typeof value === 'number') holder[key] = value + 1;
    else if (typeof value === 'boolean') holder[key] = !value;
    else return false;
    return true;
  },
  'left out': (holder, key) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
    return true;
  },
  'another name': (holder, key, path) => {
    const named = path.some((one) => NAMING.has(String(one)));
    if (!named || Array.isArray(holder) || String(key).startsWith('$')) return false;
    const { [key]: value, ...rest } = holder;
    for (const name of Object.keys(holder)) delete holder[name];
    Object.assign(holder, rest, { [`${key}x`]: value });
    return true;
  },
  'in another order': (holder, key, path) => {
    // A command that installs names its packages in any order.
    if (!Array.isArray(holder) || Number(key) + 1 >= holder.length || path.includes('install')) return false;
    [holder[key], holder[Number(key) + 1]] = [holder[Number(key) + 1], holder[key]];
    return true;
  },
};

function* placesOf(value: unknown, path: Path = []): Generator<Path> {
  if (!isHolder(value)) return;
  for (const key of Object.keys(value)) {
    if (PROSE.has(key)) continue;
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    yield place;
    yield* placesOf(value[key], place);
  }
}

const holderAt = (root: unknown, path: Path): Holder =>
  path.reduce<unknown>((value, key) => (value as Holder)[key], root) as Holder;

/** Keys whose values are few words in the files of one kind: at most 6 different ones. */
export function vocabularyOf(texts: readonly string[]): Vocabulary {
  const found = new Map<string, Set<string>>();
  for (const text of texts) {
    const root: unknown = JSON.parse(text);
    for (const path of placesOf(root)) {
      const key = String(path.at(-1));
      const value = holderAt(root, path.slice(0, -1))[key];
      if (typeof value === 'string') found.set(key, (found.get(key) ?? new Set()).add(value));
    }
  }
  return new Map([...found].flatMap(([key, words]) => (words.size > 1 && words.size <= 6 ? [[key, [...words]]] : [])));
}

/**
 * Every fault of a JSON file, each in its own copy of the text.
 * @param below Only places below this key, when there is one.
 */
export function* factFaults(file: string, text: string, vocabulary: Vocabulary, below?: string): Generator<Fault> {
  const root: unknown = JSON.parse(text);
  for (const path of placesOf(root)) {
    if (below !== undefined && path[0] !== below) continue;
    const key = path.at(-1) as string | number;
    if (key === 'id' && path.length === 1) continue; // another id is another entry
    const value = holderAt(root, path.slice(0, -1))[key];
    for (const [operator, apply] of Object.entries(FACT_OPERATORS)) {
      if (isChosen(path, operator, value)) continue;
      const copy: unknown = structuredClone(root);
      if (apply(holderAt(copy, path.slice(0, -1)), key, path.slice(0, -1), vocabulary))
        yield {
          id: `${file} ${placeOf(root, path)} ${operator}`,
          file,
          operator,
          text: `${JSON.stringify(copy, null, 2)}\n`,
        };
    }
  }
}
