import type { Command } from '../../out/types/command.ts';
import type { Model } from '../../out/types/model.ts';
import { fillText } from '../fill.ts';
import type { Alternatives, EntryStep, LoadedAs } from './types.ts';

/** The values that may stand in texts of the catalogue (schemas/app.schema.json). */
export const SLOTS = [
  'id',
  'name',
  'file',
  'fileName',
  'parts',
  'projector',
  'quantization',
  'served',
  'context',
] as const;

/** The slots whose values are numbers, and stand as such in documents. */
const NUMBERS: readonly string[] = ['{context}'];

/** What stands for the slots; a value that is not known is absent. */
export type Values = { readonly [Slot in (typeof SLOTS)[number]]?: string | undefined };

/**
 * A text with its slots filled.
 * @param encode How a value is written in the text.
 * @returns undefined when a value is not known.
 */
export const fill = (text: string, values: Values, encode?: (value: string) => string): string | undefined =>
  fillText(text, values, encode);

/** All texts filled; undefined when a value of one is not known. */
function fillAll(texts: readonly string[], values: Values): string[] | undefined {
  const filled = texts.map((text) => fill(text, values));
  return filled.every((text) => text !== undefined) ? filled : undefined;
}

/** The first alternative whose values are all known. */
export function firstOf(alternatives: Alternatives, values: Values): string[] | undefined {
  for (const words of alternatives) {
    const filled = fillAll(words, values);
    if (filled) return filled;
  }
  return undefined;
}

type Words = NonNullable<EntryStep['words']>;

/** Lists of words, each on a line of its own; none where a value of one is not known. */
function knownLines(lists: readonly (readonly string[])[], values: Values): string[][] {
  const filled = lists.map((words) => fillAll(words, values));
  return filled.every((words) => words !== undefined) ? filled : [];
}

/** What commands load weights as, in the order of the catalogue. */
export const loadedIn = (steps: readonly EntryStep[]): LoadedAs[] =>
  steps.flatMap(({ words = [] }) =>
    words.flatMap((word) => (typeof word === 'object' && 'loadedAs' in word ? [word.loadedAs] : [])),
  );

/**
 * A command of the catalogue with its slots filled; undefined when a value is not known.
 * @param precision What weights are to be loaded as.
 * @param model The model that words ask about, which stand there for some models alone; all stand there, when absent.
 */
export function commandOf(words: Words, values: Values, precision?: string, model?: Model): Command | undefined {
  const [first, ...rest] = words.map((word): Command['words'][number][] | undefined => {
    if (typeof word === 'string') {
      const filled = fill(word, values);
      return filled === undefined ? undefined : [filled];
    }
    if ('loadedAs' in word) return word.loadedAs[precision ?? '']?.map(([flag, ...rest]) => [flag, ...rest]) ?? [];
    if ('known' in word) return model && word.applies?.(model) === false ? [] : knownLines(word.known, values);
    if ('first' in word) return firstOf(word.first, values);
    const [head, ...tail] = fillAll(word, values) ?? [];
    return head === undefined ? undefined : [[head, ...tail]];
  });
  const [program, ...before] = first ?? [];
  if (program === undefined || !rest.every((word) => word !== undefined)) return undefined;
  return { words: [program, ...before, ...rest.flat()] };
}

/** A document of the catalogue with its slots filled; undefined when a value is not known. */
export function documentOf(document: unknown, values: Values): unknown {
  let known = true;
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const filled = fill(value, values);
      if (filled === undefined) known = false;
      return NUMBERS.includes(value) ? Number(filled) : filled;
    }
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item)]));
  };
  const filled = walk(document);
  return known ? filled : undefined;
}
