import type { JSONPath } from 'jsonc-parser';
import { LANGUAGES } from '../../languages/index.ts';
import type { Uses } from '../../languages/language.ts';
import type { Ecosystem } from '../../out/types/ecosystem.ts';
import type { Package } from '../../out/types/package.ts';
import { packageName } from '../../runtime/install.ts';
import type { Snippet } from '../../runtime/snippet.ts';
import type { JsonFile } from '../1-load/json-file.ts';
import type { VariantsEntry } from '../2-analyse/library.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';

/** An install line with the code that it is for. */
interface Line {
  ecosystem: string;
  /** The names of its packages, each with its extras. */
  names: ReadonlyMap<string, readonly string[]>;
  /** Whether an address or a script for the same model installs besides: what that brings, nobody knows. */
  open: boolean;
  /** The packages that the entry itself names for one of the snippets, with their places. */
  declared: Map<string, JSONPath>;
  /** Where the entry states the list. */
  path: JSONPath;
  code: Snippet[];
}

/** What is known of packages, by ecosystem and name. */
export type KnownPackages = ReadonlyMap<string, Package>;

/** Packages by ecosystem and name. */
export const knownPackages = (entries: readonly Package[]): KnownPackages =>
  new Map(entries.map((entry) => [keyOf(entry.ecosystem, entry.id), entry]));

const keyOf = (ecosystem: string, name: string): string => `${ecosystem} ${name}`;

/** The extras that a requirement names: `name[one,two]`. */
const extrasOf = (requirement: string): string[] => /\[([^\]]*)\]/.exec(requirement)?.[1]?.split(',') ?? [];

const isAddress = (requirement: string): boolean => requirement.includes('://');

/** The name of a package; of one from an address its last part, which is that of the repository. */
export const nameOf = (requirement: string): string =>
  packageName(
    isAddress(requirement)
      ? requirement
          .replace(/[#@][^/]*$/, '')
          .replace(/^.*\//, '')
          .replace(/\.git$/, '')
      : requirement,
  );

/** The packages of an install snippet, as its command has them. */
function packagesOf({ command, code }: Snippet, { managers: [manager] }: Ecosystem): string[] {
  const words = (command?.words ?? code.trim().split(/\s+/)).filter((word) => typeof word === 'string');
  const before = manager?.command.indexOf('{packages}') ?? 0;
  return manager?.command.slice(0, before).every((word, index) => word === words[index]) ? words.slice(before) : [];
}

/** The install line of a snippet: among those of its model the shortest that has all that its entry names. */
function lineWords(list: readonly Snippet[], ecosystem: Ecosystem, named: readonly string[]): readonly string[] {
  const names = named.map(packageName);
  const [shortest] = list
    .filter(({ kind }) => kind === 'install')
    .map((snippet) => packagesOf(snippet, ecosystem))
    .filter((words) => names.every((name) => words.some((word) => packageName(word) === name)))
    .sort((a, b) => a.length - b.length);
  return shortest ?? named;
}

/** The install lines of the snippets for one sample, each with all code that it is for. */
function linesOf(entry: VariantsEntry, list: readonly Snippet[], ecosystems: readonly Ecosystem[]): Line[] {
  const lines = new Map<string, Line>();
  const scripted = list.some(({ kind, shell }) => kind === 'code' && shell !== undefined);
  for (const snippet of list.filter(({ kind }) => kind === 'code')) {
    const index = (entry.variants ?? []).findIndex(({ name }) => name === snippet.variant);
    const own = entry.variants?.[index]?.install;
    const path = own ? ['variants', index, 'install'] : ['install'];
    for (const [id, named] of Object.entries(own ?? entry.install ?? {})) {
      const ecosystem = ecosystems.find((one) => one.id === id);
      if (!ecosystem) continue;
      const words = lineWords(list, ecosystem, named);
      const key = `${id} ${words.join(' ')}`;
      const line = lines.get(key) ?? {
        ecosystem: id,
        names: new Map(words.map((word) => [nameOf(word), extrasOf(word)] as const)),
        open: words.some(isAddress) || scripted,
        declared: new Map<string, JSONPath>(),
        path: [...path, id],
        code: [],
      };
      for (const [at, word] of named.entries())
        if (!isAddress(word)) line.declared.set(packageName(word), [...path, id, at]);
      line.code.push(snippet);
      lines.set(key, line);
    }
  }
  return [...lines.values()];
}

/** The names under which code calls a package. */
const calledBy = (entry: Package | undefined, name: string): string[] =>
  entry?.provides ?? [name, name.replaceAll('-', '_')];

/** Whether a module or program is one, or is inside one, of those of a package. */
const isOf = (used: string, provided: readonly string[]): boolean =>
  provided.some((one) => {
    const [low, own] = [used.toLowerCase(), one.toLowerCase()];
    return low === own || ['.', '/', '::'].some((sign) => low.startsWith(own + sign));
  });

/** Everything that a line installs, as far as is known. */
function installedBy({ ecosystem, names }: Line, known: KnownPackages): Set<string> {
  const all = new Set(names.keys());
  // What is added while the set is walked is walked too.
  for (const name of all) {
    const { requires = [], extras = {} } = known.get(keyOf(ecosystem, name)) ?? {};
    for (const more of [...requires, ...(names.get(name) ?? []).flatMap((extra) => extras[extra] ?? [])]) all.add(more);
  }
  return all;
}

/** Whether a row of what a package is needed for holds for a line. */
const holds = ({ with: beside, without = [], code }: NonNullable<Package['needed']>[number], line: Line): boolean =>
  beside.some((name) => line.names.has(name)) &&
  !without.some((name) => line.names.has(name)) &&
  (code?.some((text) => line.code.some((snippet) => snippet.code.includes(text))) ?? true);

/** What a line does not bring: packages that a case asks for, and modules that code imports. */
interface Lacking {
  readonly missing: readonly { readonly name: string; readonly why: string }[];
  readonly unknown: readonly string[];
}

/** What the code of a line takes of installed packages. */
function usesOf({ code }: Pick<Line, 'code'>): Required<Uses> {
  const uses = code.map((one) => LANGUAGES.get(one.language)?.uses?.(one.code) ?? {});
  const all = (kind: keyof Uses): string[] => [...new Set(uses.flatMap((one) => one[kind] ?? []))];
  return { modules: all('modules'), programs: all('programs') };
}

function lackingOf(line: Line, known: KnownPackages): Lacking {
  if (line.open) return { missing: [], unknown: [] };
  const { ecosystem } = line;
  const installed = installedBy(line, known);
  const provided = [...installed].map((name) => calledBy(known.get(keyOf(ecosystem, name)), name));
  return {
    missing: [...known.values()].flatMap(({ id, ecosystem: own, needed = [] }) => {
      const row = own === ecosystem && !installed.has(id) && needed.find((one) => holds(one, line));
      return row ? [{ name: id, why: row.why.replace(/\.$/, '') }] : [];
    }),
    unknown: usesOf(line).modules.filter((used) => !provided.some((names) => isOf(used, names))),
  };
}

/** What packages of an ecosystem do not bring of that which one piece of code needs. */
export function lackingFor(
  { language, code }: Pick<Snippet, 'language' | 'code'>,
  [ecosystem, words]: readonly [ecosystem: string, words: readonly string[]],
  known: KnownPackages,
): string[] {
  const names = new Map(words.map((word) => [nameOf(word), extrasOf(word)] as const));
  const snippet: Snippet = { language, code, variant: '', title: '', kind: 'code' };
  const line: Line = { ecosystem, names, open: false, declared: new Map(), path: [], code: [snippet] };
  const { missing, unknown } = lackingOf(line, known);
  return [...missing.map(({ name }) => name), ...unknown];
}

function problemsOf(line: Line, json: JsonFile<VariantsEntry>, known: KnownPackages, folder: string): Diagnostic[] {
  const { ecosystem, declared, names } = line;
  const of = (name: string): Package | undefined => known.get(keyOf(ecosystem, name));
  const { modules, programs } = usesOf(line);
  const called = [...modules, ...programs];
  const { missing, unknown } = lackingOf(line, known);
  const values = { ecosystem, folder, variants: [...new Set(line.code.map(({ variant }) => variant))].join(', ') };
  const unneeded = [...declared].filter(
    ([name]) =>
      !called.some((used) => isOf(used, calledBy(of(name), name))) &&
      !of(name)?.needed?.some((row) => holds(row, line)),
  );
  const packages = [...names.keys()].join(' ');
  return [
    ...unneeded.map(([name, path]) => diagnostic('unneeded-package', json.placeOf(path), { ...values, name })),
    ...missing.map((one) => diagnostic('missing-package', json.placeOf(line.path), { ...values, ...one })),
    ...unknown.map((used) => diagnostic('module-of-nothing', json.placeOf(line.path), { ...values, packages, used })),
  ];
}

/**
 * What is wrong with install lines: a package that neither the code of the line calls nor a case asks for, one that a
 * case asks for and that is not there, and a module that nothing installs. Each is told once, with the first sample.
 * @param samples The snippets of each sample, by its folder.
 */
export function packageProblems(
  json: JsonFile<VariantsEntry>,
  samples: ReadonlyMap<string, readonly Snippet[]>,
  ecosystems: readonly Ecosystem[],
  known: KnownPackages,
): Diagnostic[] {
  const found = new Map<string, Diagnostic>();
  for (const [folder, list] of samples)
    for (const line of linesOf(json.value, list, ecosystems))
      for (const one of problemsOf(line, json, known, folder)) {
        const key = `${one.code} ${one.line}:${one.column} ${one.code === 'unneeded-package' ? '' : one.hint}`;
        if (!found.has(key)) found.set(key, one);
      }
  return [...found.values()];
}
