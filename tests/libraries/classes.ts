import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { walk } from '../../generators/1-load/walk.ts';
import { fetchPackage } from './packages.ts';
import { parseRequirement } from './requirement.ts';

/** A word of the catalogue or of a template that is the name of a class or of a type of models, or a piece of one. */
export interface Named {
  /** Where it stands, below the root. */
  file: string;
  word: string;
  /** What a name does to be meant: the tests of conditions. */
  test: 'equals' | 'startsWith' | 'endsWith' | 'contains';
}

const TESTS = ['equals', 'startsWith', 'endsWith', 'contains'] as const;

const meets: Record<Named['test'], (name: string, word: string) => boolean> = {
  equals: (name, word) => name === word,
  startsWith: (name, word) => name.startsWith(word),
  endsWith: (name, word) => name.endsWith(word),
  contains: (name, word) => name.includes(word),
};

/** What conditions and lookups of a document ask of a field: the words of each, and the keys of each table. */
export function namedInDocument(file: string, document: unknown, field: string): Named[] {
  if (typeof document !== 'object' || document === null) return [];
  const { field: asked, from, values } = document as Record<string, unknown>;
  const words = (test: Named['test']): Named[] =>
    [(document as Record<string, unknown>)[test] ?? []].flat().map((word) => ({ file, word: String(word), test }));
  const own = asked === field ? TESTS.flatMap(words) : [];
  const keys = from === field ? Object.keys(values ?? {}) : [];
  const below = Object.values(document).flatMap((part) => namedInDocument(file, part, field));
  return [...own, ...keys.map((word): Named => ({ file, word, test: 'equals' })), ...below];
}

/** What a template asks of a field, as in (equals field "word"). */
export function namedInTemplate(file: string, text: string, field: string): Named[] {
  const calls = text.matchAll(new RegExp(`\\((${TESTS.join('|')}) ${field} ([^()]*)\\)`, 'g'));
  return [...calls].flatMap(([, test, words = '']) =>
    [...words.matchAll(/"([^"]+)"/g)].map(([, word = '']) => ({ file, word, test: test as Named['test'] })),
  );
}

/** What entries and templates below some folders ask of a field. */
export function namedIn(root: string, folders: readonly string[], field: string): Named[] {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const files = folders.flatMap((folder) => walk(root, folder));
  return files.flatMap((file) => {
    if (file.endsWith('.json')) return namedInDocument(file, JSON.parse(read(file)), field);
    return file.endsWith('.hbs') ? namedInTemplate(file, read(file), field) : [];
  });
}

/**
 * What repositories name though Diffusers has no such class, and the one that it loads them by: that of the modular pipeline
 * which modular_model_index.json names beside model_index.json.
 */
export const MODULAR: Readonly<Record<string, string>> = { WanAnimate2Pipeline: 'WanAnimate2ModularPipeline' };

/** A sentence for each word that no name meets. */
export const unknownNames = (named: readonly Named[], names: ReadonlySet<string>, of: string): string[] =>
  named
    .filter(({ word, test }) => ![...names].some((name) => meets[test](name, MODULAR[word] ?? word)))
    .map(({ file, word, test }) => `${file}: nothing of ${of} ${test} "${word}"`);

/** The names of the classes of an unpacked package, and the types of models that it knows; nothing of it is executed. */
export function readNames(folder: string, module: string): { classes: Set<string>; types: Set<string> } {
  const found = { classes: new Set<string>(), types: new Set<string>() };
  for (const file of walk(folder, module).filter((path) => path.endsWith('.py'))) {
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/^class (\w+)/gm)) found.classes.add(name);
    for (const [, type = ''] of text.matchAll(/^ +model_type(?:: str)? = "([^"]+)"/gm)) found.types.add(type);
  }
  return found;
}

/** A sentence for each type of models that is said to be another program's, and that the package has. */
export const adoptedTypes = (foreign: Iterable<string>, own: ReadonlySet<string>, title: string): string[] =>
  [...foreign]
    .filter((type) => own.has(type))
    .map((type) => `lookup program of transformers has "${type}", which is a type of ${title}`);

/** A sentence for each template that says what a release has not, where that is not the current one. */
export function olderReleases(root: string, library: string, { title, version }: Release): string[] {
  const [release = ''] = /^\d+\.\d+/.exec(version) ?? [];
  return walk(root, `templates/libraries/${library}`).flatMap((file) => {
    const told = [...readFileSync(join(root, file), 'utf8').matchAll(/^# \w+ (\d+\.\d+) has no /gm)];
    return told.flatMap(([, said]) => (said === release ? [] : [`${file}: speaks of ${said}, not of ${title}`]));
  });
}

interface Release {
  title: string;
  version: string;
}

interface Lookup {
  from: string;
  kind: string;
  values: Record<string, string>;
}

/** What the lookups of libraries say of a package: their keys that are types of models, and the classes that they print. */
export function lookedUp(root: string, libraries: readonly string[]): { types: Named[]; classes: Named[] } {
  const found = { types: [] as Named[], classes: [] as Named[] };
  for (const file of libraries.map((library) => `catalogue/libraries/${library}.json`)) {
    const { lookups = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { lookups?: Record<string, Lookup> };
    const equals = (word: string): Named => ({ file, word, test: 'equals' });
    for (const { from, kind, values } of Object.values(lookups)) {
      if (from === 'tags') found.types.push(...Object.keys(values).map(equals));
      if (kind === 'identifier') found.classes.push(...Object.values(values).map(equals));
    }
  }
  return found;
}

/** The types that only another program has; those of which it is the class that tells, its condition names. */
function foreignTypes(root: string): string[] {
  const file = 'catalogue/libraries/transformers.json';
  const { lookups, variants } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
    lookups: Record<'program', Lookup>;
    variants: readonly { name: string }[];
  };
  const told = variants.filter(({ name }) => name === 'foreign-type');
  const byClass = new Set(namedInDocument(file, told, 'modelType').map(({ word }) => word));
  return Object.keys(lookups.program.values).filter((type) => !byClass.has(type));
}

/** Compares what the catalogue and the templates name with the current releases; returns what to say, and whether all is there. */
export async function checkClasses(root: string, packages: string): Promise<{ said: string[]; isRight: boolean }> {
  const of = async (name: string): Promise<Release & ReturnType<typeof readNames>> => {
    const found = await fetchPackage(parseRequirement(name), packages);
    if (!found) throw new Error(`the registry has no code for ${name}`);
    const { folder, version } = found;
    return { title: `${name} ${version}`, version, ...readNames(folder, name) };
  };
  const [diffusers, transformers] = [await of('diffusers'), await of('transformers')];
  const pipelines = namedIn(root, ['catalogue', 'templates'], 'pipelineClass');
  const { types, classes } = lookedUp(root, ['transformers', 'peft']);
  const unknown = [
    ...unknownNames(pipelines, diffusers.classes, diffusers.title),
    ...unknownNames(types, transformers.types, transformers.title),
    ...unknownNames(classes, transformers.classes, transformers.title),
    ...adoptedTypes(foreignTypes(root), transformers.types, transformers.title),
    ...olderReleases(root, 'diffusers', diffusers),
    ...olderReleases(root, 'transformers', transformers),
  ];
  const first = `${pipelines.length} names of pipelines with ${diffusers.title}`;
  const second = `${types.length} types of models and ${classes.length} classes with ${transformers.title}`;
  return { said: [`${first}, ${second}`, ...unknown], isRight: unknown.length === 0 };
}
