import { leftBehind } from './1-load/left-behind.ts';
import { linkProblems, SOURCES } from './1-load/links.ts';
import { loadProject, type Project } from './1-load/project.ts';
import { schemaProblems } from './1-load/schema.ts';
import { orphanTemplates, templatesOf } from './2-analyse/templates.ts';
import { publishedSchemas } from './4-emit/site-schemas.ts';
import { emitProject } from './4-emit/ts-morph.ts';
import { emitTypes } from './4-emit/types.ts';
import { beginWriting, compareFolder, touched, type Writing, type Written } from './4-emit/write.ts';
import { apiSnippets, type PrintedCalls, sourcesOfCalls } from './5-render/api.ts';
import type { Printer } from './5-render/rendering.ts';
import { openSound } from './5-render/sound.ts';
import { type Printed, syntaxProblems } from './5-render/syntax.ts';
import type { Analysed, Collection } from './collections/collection.ts';
import { COLLECTIONS } from './collections/index.ts';
import { extensionsOf } from './collections/languages/source.ts';
import { type Diagnostic, inOrder, unique } from './diagnostics/diagnostic.ts';
import { keptTexts } from './kept.ts';
import { type Memo, noMemo } from './memo.ts';

/** Everything decided, before anything is written. */
export interface Analysis {
  project: Project;
  collections: ReadonlyMap<Collection, Analysed>;
  /** What every collection prints for its samples, by path below out/snippets; empty when something is wrong. */
  snippets: ReadonlyMap<string, Printed>;
  /** What prints the calls of each client, by its id. */
  printers: ReadonlyMap<string, Printer>;
  problems: Diagnostic[];
}

/** Reads and decides everything; writes nothing. A memo keeps what is decided of files that have not changed. */
export async function analyse(root: string, memo: Memo = noMemo): Promise<Analysis> {
  const { project, problems, mended } = loadProject(
    root,
    COLLECTIONS.map(({ source }) => source),
    memo,
  );
  const templates = templatesOf(project, memo);
  const collections = new Map(COLLECTIONS.map((one) => [one, one.analyse(project, templates, memo)]));
  const analysed = [...collections.values()];
  // Also of templates that belong to a broken entry it is told what is wrong with their text.
  const parsed = [...project.templates.keys()].map((path) => templates.get(path));
  const used = new Set(analysed.flatMap((one) => one.templates));
  const found = [
    ...problems,
    ...analysed.flatMap((one) => one.problems),
    ...templates.problems,
    ...orphanTemplates(
      project,
      used,
      analysed.flatMap(({ folder }) => folder ?? []),
      parsed.every((template) => template !== undefined),
    ),
  ];
  // What a file that is mended prints is looked at too, so that all that is wrong with it is told at once.
  const rendered = found.length === mended.length ? analysed.map((one) => one.render()) : [];
  const uncovered = rendered.flatMap((one) => one.problems);
  const merged = <Value>(name: string, maps: readonly ReadonlyMap<string, Value>[]): ReadonlyMap<string, Value> =>
    memo(name, maps, () => together(maps));
  const snippets = merged(
    'snippets',
    rendered.map(({ files }) => files),
  );
  const samples = merged(
    'samples',
    rendered.flatMap((one) => one.samples ?? []),
  );
  const sound = memo('sound code', [memo.stateOf('languages')], () => openSound(root));
  const faults = await syntaxProblems(merged('code', [snippets, samples]), memo, sound, samples);
  sound.save();
  keptTexts().save();
  const printers = new Map(rendered.flatMap(({ printers = [] }) => [...printers]));
  return { project, collections, snippets, printers, problems: unique(inOrder([...found, ...uncovered, ...faults])) };
}

/** Maps that share no key as one; entry by entry, as lists of so many would be made for each edit. */
function together<Value>(maps: readonly ReadonlyMap<string, Value>[]): ReadonlyMap<string, Value> {
  const all = new Map<string, Value>();
  for (const map of maps) for (const [key, value] of map) all.set(key, value);
  return all;
}

/** The text of every module under out/modules, by path. */
export function emitModules({ project, collections }: Analysis, memo: Memo = noMemo): Map<string, string> {
  // What was printed of one edit is there for the next.
  const emit = memo('emit', [], emitProject);
  const all = [...collections.values()].map(({ modules }) => modules);
  const schemas = memo('emissions of schemas', [project.schemas], () => [publishedSchemas(project)]);
  const texts = [...all, { of: 'schemas', emissions: schemas }].map((one) =>
    memo(`texts of ${one.of}`, [one.emissions], () =>
      one.emissions.flatMap(({ name, inputs, texts }) => memo(`modules ${name}`, inputs, () => [...texts(emit)])),
    ),
  );
  return new Map(texts.flat());
}

/** What a run of the generator did. */
export interface Generated {
  problems: Diagnostic[];
  written: Record<Part, Written> | undefined;
}

/** How to generate: `check` compares the rendered snippets with the folder instead of writing them. */
export interface GenerateOptions {
  check?: boolean;
  memo?: Memo;
  /** Gets what was read, the snippets of libraries and data sets, and what prints calls, before anything is written. */
  onPrinted?: (printed: Pick<Analysis, 'project' | 'snippets' | 'printers'>) => Promise<void>;
  /** Gets what was written of the modules; the calls that are committed are printed when it is done. */
  onModules?: (modules: Written) => Promise<void>;
  /**
   * Gets what looks whether somebody else changed files of the generated folders and makes them what they should be, which is
   * otherwise done at once. To be called before anything is generated again, or not at all.
   */
  onWritten?: (complete: () => Promise<void>) => void;
}

/** The folders that people write: those of the project, and where else a collection has its entries. */
export const sourceFolders = (): string[] => {
  const isInside = (path: string): boolean =>
    SOURCES.some((folder) => path === folder || path.startsWith(`${folder}/`));
  return [...SOURCES, ...COLLECTIONS.map(({ source }) => source.at).filter((path) => !isInside(path))];
};

/** What entries that were removed, or have another name, left behind. */
export const leftovers = (project: Project): Diagnostic[] =>
  inOrder([
    ...leftBehind(
      project,
      COLLECTIONS.map(({ source }) => source),
    ),
    ...COLLECTIONS.flatMap((collection) => collection.leftovers(project)),
  ]);

/** Why nothing of a project can be looked at: what is no file of its own, and schemas that are no JSON. */
export const unreadableIn = (root: string, folders: readonly string[], memo: Memo = noMemo): Diagnostic[] => {
  const links = linkProblems(root, folders, memo);
  return links.length > 0 ? links : schemaProblems(root, memo);
};

type Part = 'types' | 'modules' | 'snippets';

const partsOf = <From, To>(
  { types, modules, snippets }: Record<Part, From>,
  of: (part: From) => To,
): Record<Part, To> => ({
  types: of(types),
  modules: of(modules),
  snippets: of(snippets),
});

/** A folder that is compared and not written. */
function comparing(...folder: Parameters<typeof compareFolder>): Writing {
  const written = compareFolder(...folder);
  return { written, complete: () => written };
}

/** Generates everything: types, modules, and the rendered snippets. Nothing is written when anything has a problem. */
export async function generate(
  root: string,
  { check = false, memo = noMemo, onPrinted, onModules, onWritten }: GenerateOptions = {},
): Promise<Generated> {
  const unreadable = unreadableIn(root, sourceFolders(), memo);
  if (unreadable.length > 0) return { problems: unreadable, written: undefined };
  const analysis = await analyse(root, memo);
  if (analysis.problems.length > 0) return { problems: analysis.problems, written: undefined };
  await onPrinted?.(analysis);
  const { schemas } = analysis.project;
  const types = await memo('types', [schemas], () => emitTypes(schemas));
  const modules = emitModules(analysis, memo);
  keptTexts().save();
  const writing = {
    types: beginWriting(root, 'out/types', types, memo),
    modules: beginWriting(root, 'out/modules', modules, memo),
  };
  await onModules?.(writing.modules.written);
  // An edit of a library prints no call anew.
  const last: { calls?: PrintedCalls } = memo('last calls', [], () => ({}));
  const calls = await apiSnippets(root, extensionsOf(analysis.project), sourcesOfCalls(root, memo), last.calls);
  last.calls = calls;
  const files = new Map([...calls.calls.values()].flat());
  for (const [path, { text }] of analysis.snippets) files.set(path, text);
  const begun = {
    ...writing,
    snippets: check ? comparing(root, 'out/snippets', files, memo) : beginWriting(root, 'out/snippets', files, memo),
  };
  const complete = async (): Promise<Generated['written']> => {
    const written = partsOf(begun, (part) => part.complete());
    calls.save();
    // Somebody else had touched modules that this edit does not.
    if (touched(written.modules).length > touched(begun.modules.written).length) await onModules?.(written.modules);
    return written;
  };
  if (!onWritten) return { problems: [], written: await complete() };
  onWritten(async () => void (await complete()));
  return { problems: [], written: partsOf(begun, ({ written }) => written) };
}
