import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { type Memo, noMemo } from '../memo.ts';
import { type JsonFile, parseJsonText, placeAt } from './json-file.ts';
import { privateUseIn } from './private-use.ts';
import { loadSchemas, type Schemas } from './schema.ts';
import type { Source } from './source.ts';
import { statOf, walk } from './walk.ts';

/** Everything that people wrote, read and checked against its schema file by file. */
export interface Project {
  root: string;
  schemas: Schemas;
  /** The entries of a source that keep its schema. */
  entries<Entry>(source: Source<Entry>): readonly JsonFile<Entry>[];
  /** Every entry that is JSON, also those that break the schema: what other files may name. */
  parsed(source: Source): readonly JsonFile[];
  /** Paths of the files of a source that are no JSON: what they would define is not known. */
  unread(source: Source): readonly string[];
  /** Paths of the files of a source that have a problem. */
  broken(source: Source): readonly string[];
  /** Template sources by path. */
  templates: ReadonlyMap<string, string>;
}

/** The files of one source. */
interface Loaded {
  valid: JsonFile[];
  parsed: JsonFile[];
  unread: string[];
  broken: string[];
  problems: Diagnostic[];
}

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;

function loadEntry(text: string, path: string, source: Source, schemas: Schemas) {
  const held = privateUseIn(text);
  if (held)
    return {
      valid: false,
      problems: [diagnostic('private-use', placeAt(path, text, held.offset), { character: held.character })],
    };
  const { json, problems } = parseJsonText(path, text);
  if (!json) return { valid: false, problems };
  const found = [...problems, ...schemas.check(source.schema, json)];
  const id = idOf(json.value);
  const expected = typeof id === 'string' ? source.pathOf?.(id) : undefined;
  if (expected !== undefined && expected !== path) {
    found.push(diagnostic('wrong-slug', json.placeOf(['id']), { id: String(id), expected }));
  }
  return { json, valid: found.length === 0, problems: found };
}

const isFile = ({ at }: Source): boolean => at.endsWith('.json');

function loadSource(root: string, source: Source, schemas: Schemas, memo: Memo): Loaded {
  const paths = isFile(source)
    ? [source.at].filter((path) => statOf(join(root, path))?.isFile())
    : walk(root, source.at).filter((path) => path.endsWith('.json'));
  const entries = paths.map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return memo(`entry ${path}`, [text, schemas], () => loadEntry(text, path, source, schemas));
  });
  return {
    valid: entries.flatMap(({ json, valid }) => (json && valid ? [json] : [])),
    parsed: entries.flatMap(({ json }) => (json ? [json] : [])),
    unread: paths.filter((_, index) => !entries[index]?.json),
    broken: paths.filter((_, index) => !entries[index]?.valid),
    problems: entries.flatMap(({ problems }) => problems),
  };
}

/**
 * Reads the entries of each source, and the templates, below a folder. Files with problems are left out of the entries,
 * and all their problems are returned. A memo keeps what was parsed of files that have not changed.
 */
export function loadProject(
  root: string,
  sources: readonly Source[],
  memo: Memo = noMemo,
): { project: Project; problems: Diagnostic[] } {
  const schemaTexts = walk(root, 'schemas').map((path) => readFileSync(join(root, path), 'utf8'));
  const schemas = memo('schemas', schemaTexts, () => loadSchemas(join(root, 'schemas')));
  const loaded = new Map(sources.map((source) => [source.name, loadSource(root, source, schemas, memo)]));
  const of = ({ name }: Source): Loaded => {
    const found = loaded.get(name);
    if (!found) throw new Error(`no collection loads the source ${name}`);
    return found;
  };
  const templates = new Map(
    walk(root, 'templates')
      .filter((path) => path.endsWith('.hbs'))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
  const project: Project = {
    root,
    schemas,
    // Each of these files has passed the schema from which the type is generated.
    entries: <Entry>(source: Source<Entry>) => of(source).valid as JsonFile<Entry>[],
    parsed: (source) => of(source).parsed,
    unread: (source) => of(source).unread,
    broken: (source) => of(source).broken,
    templates,
  };
  return { project, problems: [...loaded.values()].flatMap(({ problems }) => problems) };
}
