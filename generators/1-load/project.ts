import { join } from 'node:path';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { fixed } from '../diagnostics/fix.ts';
import { type Memo, noMemo } from '../memo.ts';
import { unreadProblems } from './endings.ts';
import { type JsonFile, parseJsonText, placeAt } from './json-file.ts';
import { privateUseIn } from './private-use.ts';
import { SCHEMAS, type Schemas, schemasOf } from './schema.ts';
import { secretProblems } from './secrets.ts';
import type { Source } from './source.ts';
import { escapedProblems, unseenProblems } from './unseen.ts';
import { readRegular, textsBelow } from './walk.ts';

/**
 * Everything that people wrote, read and checked against its schema file by file. What it answers is the same object for as long
 * as nothing changes of what is asked for.
 */
export interface Project {
  root: string;
  schemas: Schemas;
  /** The entries of a source that keep its schema. */
  entries<Entry>(source: Source<Entry>): readonly JsonFile<Entry>[];
  /** Every entry that is JSON, also those that break the schema: what other files may name. */
  parsed(source: Source): readonly JsonFile[];
  /** Paths of the files of a source that are no JSON, or called otherwise than their id: what they are to define is not known. */
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
  /** Those of them that are in files of which what was meant is looked at. */
  mended: Diagnostic[];
}

/** A file of a source, as far as it could be read. */
interface Entry {
  /** What is in it; of a mended one, what was meant. */
  json?: JsonFile;
  /** Whether it, or what was meant, keeps the schema. */
  valid: boolean;
  /** Whether all that is wrong is written in another way than it is certainly meant: what was meant is looked at as well. */
  mended: boolean;
  /** Whether the id, if there is one, is that of the file. */
  named: boolean;
  problems: Diagnostic[];
}

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;

function wrongSlug(json: JsonFile, source: Source): Diagnostic[] {
  const id = idOf(json.value);
  const expected = typeof id === 'string' ? source.pathOf?.(id) : undefined;
  if (expected === undefined || expected === json.file) return [];
  return [diagnostic('wrong-slug', json.placeOf(['id']), { id: String(id), expected })];
}

/** Of a file that is not called like its id: that another is, where there is one, so that nobody writes over it. */
function namedTwice(
  problem: Diagnostic,
  json: JsonFile | undefined,
  texts: ReadonlyMap<string, string>,
  source: Source,
): Diagnostic {
  if (problem.code !== 'wrong-slug' || !json) return problem;
  const id = String(idOf(json.value));
  const other = source.pathOf?.(id) ?? '';
  const { file, line, column } = problem;
  return texts.has(other) ? diagnostic('shared-id', { file, line, column }, { id, other }) : problem;
}

/** A file in which each problem is answered with the correction that it tells; nothing when that leaves one, or there is none. */
function meantBy(text: string, path: string, problems: Diagnostic[], source: Source, schemas: Schemas) {
  const { text: meant, count } = fixed(text, problems);
  if (count === 0 || count < problems.length) return undefined;
  const { json, problems: left } = parseJsonText(path, meant);
  const isWhole = json && left.length === 0 && schemas.check(source.schema, json).length === 0;
  return isWhole && wrongSlug(json, source).length === 0 ? json : undefined;
}

function loadEntry(text: string, path: string, source: Source, schemas: Schemas): Entry {
  const held = privateUseIn(text);
  if (held)
    return {
      valid: false,
      mended: false,
      named: false,
      problems: [diagnostic('private-use', placeAt(path, text, held.offset), { character: held.character })],
    };
  const { json, problems } = parseJsonText(path, text);
  const unseen = [...unseenProblems(path, text, 'json'), ...secretProblems(path, text)];
  if (!json) return { valid: false, mended: false, named: false, problems: [...unseen, ...problems] };
  const otherName = wrongSlug(json, source);
  const named = otherName.length === 0;
  const escaped = escapedProblems(json, text, source);
  const found = [...unseen, ...escaped, ...problems, ...schemas.check(source.schema, json), ...otherName];
  const meant = found.length > 0 ? meantBy(text, path, found, source, schemas) : undefined;
  if (meant) return { json: meant, valid: true, mended: true, named, problems: found };
  return { json, valid: found.length === 0, mended: false, named, problems: found };
}

const isFile = ({ at }: Source): boolean => at.endsWith('.json');

function textOf(root: string, path: string, memo: Memo): ReadonlyMap<string, string> {
  return memo(`text of ${path}`, [memo.stateOf(path)], () => {
    const text = readRegular(join(root, path), memo);
    return new Map(text === undefined ? [] : [[path, text]]);
  });
}

function loadSource(root: string, source: Source, schemas: Schemas, memo: Memo): Loaded {
  const texts = isFile(source) ? textOf(root, source.at, memo) : textsBelow(root, source.at, '.json', memo);
  return memo(`source ${source.name}`, [texts, schemas], () => loadTexts(texts, source, schemas, memo));
}

function loadTexts(texts: ReadonlyMap<string, string>, source: Source, schemas: Schemas, memo: Memo): Loaded {
  const paths = [...texts.keys()];
  const entries = [...texts].map(([path, text]) =>
    memo(`entry ${path}`, [text, schemas], () => loadEntry(text, path, source, schemas)),
  );
  // What is asked for is the same list while its items are.
  const same = (name: string, list: JsonFile[]): JsonFile[] => memo(`${name} of ${source.name}`, list, () => list);
  return {
    valid: same(
      'entries',
      entries.flatMap(({ json, valid }) => (json && valid ? [json] : [])),
    ),
    parsed: same(
      'parsed',
      entries.flatMap(({ json }) => (json ? [json] : [])),
    ),
    unread: paths.filter((_, index) => !entries[index]?.named),
    broken: paths.filter((_, index) => !entries[index]?.valid),
    problems: entries.flatMap(({ json, problems }) => problems.map((one) => namedTwice(one, json, texts, source))),
    mended: entries.flatMap(({ problems, mended }) => (mended ? problems : [])),
  };
}

/** A project with what is wrong in its files. */
interface Read {
  project: Project;
  problems: Diagnostic[];
  /** Those of the problems that hide no other: what was meant is certain, and is among the entries. */
  mended: Diagnostic[];
}

/**
 * Reads the entries of each source, and the templates, below a folder. Files with problems are left out of the entries unless it
 * is certain what was meant, and all their problems are returned. A memo keeps what was parsed of files that have not changed.
 */
export function loadProject(root: string, sources: readonly Source[], memo: Memo = noMemo): Read {
  const schemaTexts = [...textsBelow(root, SCHEMAS, '', memo)];
  const schemas = schemasOf(new Map(schemaTexts.map(([path, text]) => [path.slice(`${SCHEMAS}/`.length), text])));
  const loaded = new Map(sources.map((source) => [source.name, loadSource(root, source, schemas, memo)]));
  const of = ({ name }: Source): Loaded => {
    const found = loaded.get(name);
    if (!found) throw new Error(`no collection loads the source ${name}`);
    return found;
  };
  const templates = textsBelow(root, 'templates', '.hbs', memo);
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
  const all = [...loaded.values()];
  const problems = [...unreadProblems(root, sources, memo), ...all.flatMap((one) => one.problems)];
  return { project, problems, mended: all.flatMap(({ mended }) => mended) };
}
