import type { SlotType } from '../../languages/shared/slot.ts';
import type { Plan } from '../2-analyse/plan.ts';
import { keyOf } from '../2-analyse/scope.ts';
import { testsOf } from '../2-analyse/tests.ts';
import { type Fields, ITEMS as STEP } from '../3-compile/reads.ts';

/** A place of a value where samples differ, by its path, and how many forms it takes. */
type Points = Map<string, number>;

/** Which form each place takes; the first where nothing is said. */
type Choice = ReadonlyMap<string, number>;

/** The words with which conditions of templates compare a value, by its path. */
type Words = ReadonlyMap<string, readonly string[]>;

function wordsOf(plans: readonly Plan[]): Words {
  const words = new Map<string, string[]>();
  for (const { test } of plans.flatMap((plan) => [...testsOf(plan)])) {
    if (!('among' in test)) continue;
    const key = keyOf(test.value);
    words.set(key, [...new Set([...(words.get(key) ?? []), ...test.among])]);
  }
  return words;
}

/** How samples are made: which form each place takes, the words of conditions, and the places where they could differ. */
interface Making {
  choice: Choice;
  words: Words;
  points: Points;
  /** What was made of what plans do not read: the same in all samples. */
  unread: Map<string, unknown>;
}

/** What plans read below a place; everything where they do not say, nothing where they do not read. */
type Read = Fields | 'all' | 'nothing';

/** What is read one step further; of a value that is read whole, all of it. */
const below = (read: Read, step: string): Read => {
  if (typeof read === 'string') return read;
  return Object.keys(read).length === 0 ? 'all' : (read[step] ?? 'nothing');
};

/** A text that no condition asks for; of later items of a list it has a number, since names must differ there. */
const WORD = 'sample';

/** How many items a list has: two make what is printed between them. */
const ITEMS = [1, 2, 0];

/** Makes a value of a type, and notes the places where it could be another that plans would tell apart. */
function sampleOf(type: SlotType, path: string, making: Making, read: Read, word = WORD): unknown {
  if (read !== 'nothing') return madeOf(type, path, making, read, word);
  const key = `${path} ${word}`;
  const known = making.unread.get(key) ?? madeOf(type, path, making, read, word);
  making.unread.set(key, known);
  return known;
}

function madeOf(type: SlotType, path: string, making: Making, read: Read, word: string): unknown {
  const choose = (forms: number): number => {
    if (read !== 'nothing') making.points.set(path, forms);
    return making.choice.get(path) ?? 0;
  };
  switch (type.kind) {
    case 'boolean':
      return choose(2) === 0;
    case 'number':
      return 1;
    case 'json':
      return { sample: 'text' };
    case 'path':
      return ['key', 0];
    case 'list':
      return Array.from({ length: ITEMS[choose(ITEMS.length)] ?? 0 }, (_, index) =>
        sampleOf(type.item, `${path}.[]`, making, below(read, STEP), index === 0 ? word : `${word}${index + 1}`),
      );
    case 'object':
      return fieldsOf(type.fields, path, making, read, word);
    default: {
      const known = type.kind === 'text' ? type.values : undefined;
      const among = known ?? [word, ...(making.words.get(path) ?? [])];
      return among.length === 1 ? among[0] : among[choose(among.length)];
    }
  }
}

function fieldsOf(
  fields: Extract<SlotType, { kind: 'object' }>['fields'],
  path: string,
  making: Making,
  read: Read,
  word: string,
): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [name, { type, optional }] of fields) {
    const key = `${path}.${name}`;
    const absent = `${key}?`;
    const inner = below(read, name);
    if (optional && inner !== 'nothing') making.points.set(absent, 2);
    if (optional && making.choice.get(absent) === 1) continue;
    made[name] = sampleOf(type, key, making, inner, word);
  }
  return made;
}

/** Every way to choose a number of items. */
function* choices<Item>(items: readonly Item[], count: number): Generator<Item[]> {
  if (count === 0) yield [];
  else
    for (const [index, item] of items.entries())
      for (const rest of choices(items.slice(index + 1), count - 1)) yield [item, ...rest];
}

/**
 * Values of a type: one that has everything and one that has only what must be there, and those that differ from either
 * at a number of places. Texts are also the words with which plans compare them.
 * @param variable The variable of the plans that holds the value.
 * @param read The fields that decide what the plans print, by variable: samples differ only there. Left out, they differ everywhere.
 */
export function* samplesOf(
  type: SlotType,
  variable: string,
  plans: readonly Plan[],
  differences: number,
  read?: Fields,
): Generator<unknown> {
  const words = wordsOf(plans);
  const points: Points = new Map();
  const whole: Read = read === undefined ? 'all' : (read[variable] ?? 'nothing');
  const unread = new Map<string, unknown>();
  const make = (choice: Choice): unknown => sampleOf(type, variable, { choice, words, points, unread }, whole);
  make(new Map());
  const least = new Map([...points].map(([path, forms]) => [path, forms - 1]));
  const forms = [...points].flatMap(([path, count]) =>
    Array.from({ length: count }, (_, form) => [path, form] as const),
  );
  for (const base of [new Map<string, number>(), least])
    for (const changed of choices(forms, differences)) yield make(new Map([...base, ...changed]));
}
