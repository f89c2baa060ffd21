import type { PythonPackage, Pythons } from '../../out/types/pythons.ts';
import type { NoticePlan } from './notice.ts';

/** One comparison of Requires-Python: https://packaging.python.org/en/latest/specifications/version-specifiers/ */
const COMPARISON = /^(<=|>=|==|!=|~=|<|>)([0-9.]+)(\.\*)?$/;

const numbersOf = (version: string): number[] => version.split('.').map(Number);

/** Which of two versions is greater: positive for the first; absent parts are 0. */
function compare(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** A great patch release: the newest of a minor version is what people have. */
const NEWEST_PATCH = 999;

/** Whether some release of a minor version of Python (3.12) satisfies one comparison. */
function allows(comparison: string, minor: string): boolean {
  const [, sign, version = '', any] = COMPARISON.exec(comparison) ?? [];
  const first = numbersOf(minor);
  const last = [...first, NEWEST_PATCH];
  const bound = numbersOf(version);
  const isSame = compare(bound.slice(0, 2), first) === 0;
  switch (sign) {
    case '<':
      return compare(first, bound) < 0;
    case '<=':
      return compare(first, bound) <= 0;
    case '>':
    case '>=':
      return compare(last, bound) >= 0;
    case '==':
      return any !== undefined && bound.length === 1 ? first[0] === bound[0] : isSame;
    case '!=':
      return !(isSame && (any !== undefined || bound.length <= 2));
    case '~=':
      return compare(last, bound) >= 0 && (bound.length > 2 ? isSame : first[0] === bound[0]);
    default:
      return true;
  }
}

const comparisonsOf = (requires: string): string[] => requires.split(',').filter((comparison) => comparison !== '');

/** What a version must reach stands before what it must not. */
const lowestFirst = (a: string, b: string): number => Number(b.startsWith('>')) - Number(a.startsWith('>'));

/** Whether a package that says so runs with a minor version of Python. */
export const runsWith = (requires: string, minor: string): boolean =>
  comparisonsOf(requires).every((comparison) => allows(comparison, minor));

/** The name of a package in a word of an install command, as PyPI compares names. */
export const nameIn = (word: string): string =>
  (/^[\w.-]+/.exec(word)?.[0] ?? '').toLowerCase().replace(/[-_.]+/g, '-');

type System = NonNullable<PythonPackage['systems']>[number];

/** The operating systems as readers know them, and the wheels of each. */
const SYSTEMS: readonly { readonly name: string; readonly wheels: readonly System[] }[] = [
  { name: 'Linux', wheels: ['linux'] },
  { name: 'macOS', wheels: ['macos-arm64', 'macos-x86_64'] },
  { name: 'Windows', wheels: ['windows'] },
];

/** How the kinds of Macs are told apart, where only one is served. */
const MACS: Readonly<Partial<Record<System, string>>> = {
  'macos-arm64': 'macOS with Apple silicon',
  'macos-x86_64': 'macOS with an Intel processor',
};

/** The operating systems of wheels in words; nothing where every system is one of them. */
function systemsInWords(systems: readonly System[]): string | undefined {
  const served = SYSTEMS.flatMap(({ name, wheels }) => {
    const [first, ...rest] = wheels.filter((wheel) => systems.includes(wheel));
    if (first === undefined) return [];
    return rest.length === 0 ? (MACS[first] ?? name) : name;
  });
  return served.length === SYSTEMS.length ? undefined : served.join(' and ');
}

/** What a package asks of the machine, in words: each a sentence. */
function asked({ version, requires, systems }: PythonPackage, name: string, newest: string): string[] {
  const isOld = requires !== undefined && !runsWith(requires, newest);
  const needs = isOld ? `${name} ${version} needs Python ${comparisonsOf(requires).sort(lowestFirst).join(', ')}.` : '';
  const words = systems && systemsInWords(systems);
  return [needs, words === undefined ? '' : `${name} ${version} is published for ${words} alone.`].filter(Boolean);
}

/**
 * Notices of the packages that do not run with the newest Python (of one that does, an older Python gets an older
 * release by itself), and of those that have no file for some operating system.
 * @param words The words of all install commands that name packages of PyPI.
 */
export function pythonNotices({ supported, packages }: Pythons, words: readonly string[]): NoticePlan[] {
  const newest = supported.at(-1);
  if (newest === undefined) return [];
  return Object.entries(packages).flatMap(([name, own]) => {
    const installs = words.filter((word) => nameIn(word) === name);
    const sentences = asked(own, name, newest);
    if (installs.length === 0 || sentences.length === 0) return [];
    const text = sentences.join(' ');
    const said = { kind: 'platform', text, href: `https://pypi.org/project/${name}/`, installs, another: true };
    return [{ said, test: undefined }];
  });
}
