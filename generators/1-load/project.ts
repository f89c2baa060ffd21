import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Ecosystem } from '../../out/types/ecosystem.ts';
import type { Language } from '../../out/types/language.ts';
import type { Library } from '../../out/types/library.ts';
import type { ModelRecord } from '../../out/types/model-record.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { type Memo, noMemo } from '../memo.ts';
import { type JsonFile, parseJsonText } from './json-file.ts';
import { loadSchemas, type Schemas } from './schema.ts';
import { slugOf } from './slug.ts';
import { statOf, walk } from './walk.ts';

/** Folders of entries, the schema of each, and the field that the file name is the slug of. */
const COLLECTIONS = {
  libraries: { folder: 'catalogue/libraries', schema: 'library', named: 'id' },
  languages: { folder: 'catalogue/languages', schema: 'language', named: 'id' },
  ecosystems: { folder: 'catalogue/ecosystems', schema: 'ecosystem', named: 'id' },
  tasks: { folder: 'catalogue/tasks', schema: 'task', named: 'id' },
  providers: { folder: 'catalogue/providers', schema: 'provider', named: 'id' },
  clients: { folder: 'catalogue/clients', schema: 'client', named: undefined },
  seeds: { folder: 'seeds', schema: 'model-record', named: 'id' },
} as const;

/** Single files of the catalogue and the schema of each. */
const SINGLES = {
  samples: { file: 'catalogue/samples.json', schema: 'samples' },
  modalities: { file: 'catalogue/modalities.json', schema: 'modalities' },
  gguf: { file: 'catalogue/gguf.json', schema: 'gguf' },
  hub: { file: 'catalogue/hub.json', schema: 'hub' },
} as const;

export type CollectionName = keyof typeof COLLECTIONS;
export type SingleName = keyof typeof SINGLES;

/** Everything that people wrote, read and checked against its schema file by file. */
export interface Project {
  root: string;
  schemas: Schemas;
  libraries: JsonFile<Library>[];
  languages: JsonFile<Language>[];
  ecosystems: JsonFile<Ecosystem>[];
  tasks: JsonFile<{ id: string; [key: string]: unknown }>[];
  providers: JsonFile<{ id: string; [key: string]: unknown }>[];
  clients: JsonFile<{ id: string; [key: string]: unknown }>[];
  seeds: JsonFile<ModelRecord>[];
  singles: Partial<Record<SingleName, JsonFile>>;
  /** Every entry that is JSON, also those that break their schema: what other files may name. */
  parsed: Record<CollectionName, JsonFile[]>;
  /** Paths of files that are no JSON: what they would define is not known. */
  unread: string[];
  /** Template sources by path. */
  templates: Map<string, string>;
}

function loadEntry(text: string, path: string, schema: string, schemas: Schemas, named: string | undefined) {
  const { json, problems } = parseJsonText(path, text);
  if (!json) return { valid: false, problems };
  const found = [...problems, ...schemas.check(schema, json)];
  const id = named === undefined ? undefined : (json.value as Record<string, unknown> | null)?.[named];
  if (typeof id === 'string' && basename(path) !== `${slugOf(id)}.json`) {
    found.push(
      diagnostic('wrong-slug', json.placeOf([named as string]), {
        id,
        expected: path.replace(/[^/]+$/, `${slugOf(id)}.json`),
      }),
    );
  }
  return { json, valid: found.length === 0, problems: found };
}

function duplicateIds(files: readonly JsonFile<{ id?: unknown }>[]): Diagnostic[] {
  const seen = new Map<unknown, string>();
  return files.flatMap((json) => {
    const { id } = json.value;
    const other = seen.get(id);
    if (other === undefined) seen.set(id, json.file);
    return other === undefined || id === undefined
      ? []
      : [diagnostic('duplicate-id', json.placeOf(['id']), { id: String(id), other })];
  });
}

/**
 * Reads the catalogue, the templates and the seeds below a folder. Files with problems are left out of the project, and
 * all their problems are returned. A memo keeps what was parsed of files that have not changed.
 */
export function loadProject(root: string, memo: Memo = noMemo): { project: Project; problems: Diagnostic[] } {
  const schemaTexts = walk(root, 'schemas').map((path) => readFileSync(join(root, path), 'utf8'));
  const schemas = memo('schemas', schemaTexts, () => loadSchemas(join(root, 'schemas')));
  const load = (path: string, schema: string, named: string | undefined) => {
    const text = readFileSync(join(root, path), 'utf8');
    return memo(`entry ${path}`, [text, schemas], () => loadEntry(text, path, schema, schemas, named));
  };
  const problems: Diagnostic[] = [];
  const parsed = {} as Project['parsed'];
  const unread: string[] = [];
  const collection = (name: CollectionName): JsonFile<never>[] => {
    const { folder, schema, named } = COLLECTIONS[name];
    const paths = walk(root, folder).filter((path) => path.endsWith('.json'));
    const loaded = paths.map((path) => load(path, schema, named));
    unread.push(...paths.filter((_, index) => !loaded[index]?.json));
    for (const entry of loaded) problems.push(...entry.problems);
    parsed[name] = loaded.flatMap(({ json }) => (json ? [json] : []));
    const files = loaded.flatMap(({ json, valid }) => (json && valid ? [json] : []));
    problems.push(...duplicateIds(files as JsonFile<{ id?: unknown }>[]));
    return files as JsonFile<never>[];
  };
  const singles: Project['singles'] = {};
  for (const [name, { file, schema }] of Object.entries(SINGLES)) {
    if (!statOf(join(root, file))?.isFile()) continue;
    const entry = load(file, schema, undefined);
    problems.push(...entry.problems);
    if (entry.json && entry.valid) singles[name as SingleName] = entry.json;
  }
  const templates = new Map(
    walk(root, 'templates')
      .filter((path) => path.endsWith('.hbs'))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
  const collections = Object.fromEntries(
    (Object.keys(COLLECTIONS) as CollectionName[]).map((name) => [name, collection(name)]),
  ) as unknown as Pick<Project, CollectionName>;
  return { project: { root, schemas, ...collections, singles, parsed, unread, templates }, problems };
}
