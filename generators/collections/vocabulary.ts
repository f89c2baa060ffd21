import type { JSONPath } from 'jsonc-parser';
import type { JsonFile } from '../1-load/json-file.ts';
import type { Project } from '../1-load/project.ts';
import type { Source } from '../1-load/source.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';

/** Words that entries define; undefined when an entry cannot be read, and so may define anything. */
export type Vocabulary = ReadonlySet<string> | undefined;

/** What the entries of a source define, those that break their schema too. */
export function vocabularyOf(
  project: Project,
  source: Source,
  words: (value: unknown) => readonly unknown[],
): Vocabulary {
  if (project.unread(source).length > 0) return undefined;
  return new Set(project.parsed(source).flatMap(({ value }) => words(value).map(String)));
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

/** The ids of the entries of a source. */
export const idsOf = (project: Project, source: Source): Vocabulary =>
  vocabularyOf(project, source, (value) => [fieldOf(value, 'id')]);

/** The items of a list that each entry of a source has under a key. */
export const itemsOf = (project: Project, source: Source, key: string): Vocabulary =>
  vocabularyOf(project, source, (value) => {
    const list = fieldOf(value, key);
    return Array.isArray(list) ? list : [];
  });

/** What makes a vocabulary once for the entries of a source, for rules that are asked of each entry of another. */
export function vocabularyOnce(
  source: Source,
  make: (project: Project) => Vocabulary,
): (project: Project) => Vocabulary {
  const made = new WeakMap<object, { readonly is: Vocabulary }>();
  return (project) => {
    if (project.unread(source).length > 0) return undefined;
    const entries = project.parsed(source);
    const known = made.get(entries) ?? { is: make(project) };
    made.set(entries, known);
    return known.is;
  };
}

/** The diagnostic of a word that nothing defines; none when it is defined, or may be. */
export function unknownWord(
  json: JsonFile,
  path: JSONPath,
  word: string,
  vocabulary: Vocabulary,
  code: string,
  key: string,
): Diagnostic[] {
  if (!vocabulary || vocabulary.has(word)) return [];
  return [diagnostic(code, json.placeOf(path), { [key]: word, suggestion: didYouMean(word, vocabulary) })];
}
