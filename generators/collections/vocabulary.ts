import type { JSONPath } from 'jsonc-parser';
import type { JsonFile } from '../1-load/json-file.ts';
import type { Project } from '../1-load/project.ts';
import type { Source } from '../1-load/source.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';

/** Words that entries define; undefined when an entry cannot be read, and so may define anything. */
export type Vocabulary = ReadonlySet<string> | undefined;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

/** By entries and key: many rules ask for the same words, some of them for each entry of another source. */
const gathered = new WeakMap<readonly JsonFile[], Map<string, ReadonlySet<string>>>();

/** What the entries of a source define by the value of a key, those that break their schema too; gathered once for the same entries. */
function vocabularyOf(
  project: Project,
  source: Source,
  key: string,
  words: (value: unknown) => readonly unknown[],
): Vocabulary {
  if (project.unread(source).length > 0) return undefined;
  const entries = project.parsed(source);
  const known = gathered.get(entries) ?? new Map<string, ReadonlySet<string>>();
  gathered.set(entries, known);
  const made = known.get(key) ?? new Set(entries.flatMap(({ value }) => words(fieldOf(value, key)).map(String)));
  known.set(key, made);
  return made;
}

/** The ids of the entries of a source. */
export const idsOf = (project: Project, source: Source): Vocabulary =>
  vocabularyOf(project, source, 'id', (id) => [id]);

/** The items of a list that each entry of a source has under a key. */
export const itemsOf = (project: Project, source: Source, key: string): Vocabulary =>
  vocabularyOf(project, source, key, (list) => (Array.isArray(list) ? list : []));

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
