import { readFileSync } from 'node:fs';
import type { ModelReading } from '../../out/types/model-reading.ts';
import { type JsonFile, parseJsonText } from '../1-load/json-file.ts';
import { type ParseModel, parserOf } from '../5-render/parser.ts';

/** Calls a function when its result is first wanted. */
function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | undefined;
  return () => {
    made ??= { result: make() };
    return made.result;
  };
}

/** The parser of the records of both sides: that of this generator, whether or not anything was generated. */
const recordParser = once((): ParseModel => {
  const text = readFileSync(new URL('../../schemas/model.schema.json', import.meta.url), 'utf8');
  const { json } = parseJsonText('schemas/model.schema.json', text);
  return parserOf(json as JsonFile<ModelReading>);
});

/** Fields whose values are the same words as the code around them: replacing them would hide real changes. */
const STATIC_FIELDS = new Set(['tags', 'libraryName']);

/** What stands for the values of a field; the id and its parts stay apart from everything else. */
const MARKS: Readonly<Record<string, string>> = { id: '‹id›', name: '‹name›', moduleName: '‹name›' };
const OTHER = '‹value›';

/** Values shorter than this are too likely to be something else. */
const SHORTEST = 2;

function* texts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) yield* texts(item);
}

/** Values of a model that its snippets may print, and what stands for each; a value stands as it is and escaped. */
function marksOf(record: unknown): Map<string, string> {
  const marks = new Map<string, string>();
  for (const [field, value] of Object.entries(recordParser()(record))) {
    if (STATIC_FIELDS.has(field)) continue;
    for (const text of texts(value)) {
      for (const form of [text, JSON.stringify(text).slice(1, -1)]) {
        if (form.length >= SHORTEST && !marks.has(form)) marks.set(form, MARKS[field] ?? OTHER);
      }
    }
  }
  return marks;
}

const escapeForRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/**
 * Makes the function that replaces what only this model says by marks, so that the same edit looks the same for every
 * model. A value counts only as a whole word.
 * @param record The model record; without one nothing is replaced.
 */
export function normalizer(record: unknown): (text: string) => string {
  if (record === undefined) return (text) => text;
  const marks = marksOf(record);
  if (marks.size === 0) return (text) => text;
  const forms = [...marks.keys()].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).map(escapeForRegExp);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${forms.join('|')})(?![\\p{L}\\p{N}_])`, 'gu');
  return (text) => text.replace(pattern, (found) => marks.get(found) ?? found);
}
