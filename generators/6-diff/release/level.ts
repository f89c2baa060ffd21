import { count } from '../../count.ts';
import { pathOf } from '../group.ts';
import { isObject, kindOf, quoted } from '../sentences/words.ts';
import type { Difference, GroupKind } from '../types.ts';

/** How a version rises. */
export type Level = 'major' | 'minor' | 'patch' | 'none';

/** A level with why it is no lower: sentences, code between backticks. */
export interface Decided {
  readonly level: Level;
  readonly reasons: readonly string[];
}

/** Names told before the rest is only counted. */
const MOST = 8;

const named = (names: readonly string[]): string => {
  const rest = names.length - MOST;
  return `${names.slice(0, MOST).map(quoted).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
};

const told = (names: readonly string[], one: string, many: string): string[] =>
  names.length === 0 ? [] : [`${count(names.length, one, many)}: ${named(names)}`];

/** Paths of what differs in one way; of samples that both sides have. */
function placesOf({ groups, samples }: Difference, kind: GroupKind): string[] {
  const isOfBoth = (path: string): boolean =>
    !path.split('/').some((part) => samples.includes(part.replace(/@.*$/, '')));
  const paths = groups.filter((group) => group.kind === kind).flatMap(({ places }) => places.map(pathOf));
  return [...new Set(paths)].filter(isOfBoth);
}

/** Modules for the site alone. */
const NOT_SHIPPED = /^site\//;

/** What the site alone publishes: what a schema decides of a module is told of the module. */
const isOfSite = (entry: string): boolean => entry.startsWith('schemas/');

/** Entries that callers name. Others are facts about these, or samples. */
const NAMED = /^(?:libraries|dataset-libraries|apps|tasks|providers|clients)\//;

/** Variants that came or went, as library variant; and entries that did. */
function entriesOf({ facts }: Difference): { gone: string[]; come: string[] } {
  const lists = { gone: [] as string[], come: [] as string[] };
  for (const { field, before, after, entries } of facts) {
    const [, variant] = /^variants\.([^.]+)$/.exec(field) ?? [];
    if (variant === undefined && field !== '') continue;
    const names = entries
      .filter((entry) => NAMED.test(entry))
      .map((entry) => (variant === undefined ? `${kindOf(entry)} ${entry}` : `${entry} ${variant}`));
    if (after === undefined && isObject(before)) lists.gone.push(...names);
    if (before === undefined && isObject(after)) lists.come.push(...names);
  }
  return lists;
}

function minorReasons(difference: Difference): string[] {
  const { published } = difference;
  const { gone, come } = entriesOf(difference);
  return [
    ...told(gone, 'entry or variant is gone', 'entries or variants are gone'),
    ...told(placesOf(difference, 'removed'), 'snippet is no longer printed', 'snippets are no longer printed'),
    ...told(placesOf(difference, 'renamed'), 'snippet has another variant name', 'snippets have another variant name'),
    ...told(come, 'entry or variant is new', 'entries or variants are new'),
    ...told(placesOf(difference, 'added'), 'snippet is printed besides', 'snippets are printed besides'),
    ...('unknown' in published ? [] : told(published.added, 'export is new', 'exports are new')),
  ];
}

function patchReasons(difference: Difference): string[] {
  const { facts, verified, modules, published } = difference;
  const changed = 'unknown' in modules ? [] : modules.changed;
  const shipped = changed.filter(({ module }) => !NOT_SHIPPED.test(module));
  const shippedFacts = facts.filter(({ entries }) => !entries.every(isOfSite));
  const list = (kind: GroupKind): string[] => placesOf(difference, kind);
  const code = 'unknown' in published ? [] : published.sources;
  return [
    ...told(list('changed'), 'snippet changes', 'snippets change'),
    ...told(list('moved'), 'list is in another order', 'lists are in another order'),
    ...(shippedFacts.length > 0 ? [`${count(shippedFacts.length, 'fact differs', 'facts differ')}`] : []),
    ...(verified.length > 0 ? [`${count(verified.length, 'record differs', 'records differ')} of what was run`] : []),
    ...told(code, 'file of the code differs', 'files of the code differ'),
    ...(shipped.length > 0 ? [count(shipped.length, 'module differs', 'modules differ')] : []),
  ];
}

/**
 * How the version rises by a difference: by a major number when an export is gone, or a member of an exported type;
 * by a minor one when a variant, a snippet of a sample or an entry came or went, or an export came; by a patch when
 * anything else differs that is shipped. Throws an error in words where that cannot be known.
 */
export function levelOf(difference: Difference): Decided {
  const { published, modules } = difference;
  if ('unknown' in published) throw new Error(`no version can be decided: ${published.unknown}`);
  if ('unknown' in modules) throw new Error(`no version can be decided: ${modules.unknown}`);
  const major = told(published.removed, 'export is gone', 'exports are gone');
  if (major.length > 0) return { level: 'major', reasons: major };
  const minor = minorReasons(difference);
  if (minor.length > 0) return { level: 'minor', reasons: minor };
  const patch = patchReasons(difference);
  return { level: patch.length > 0 ? 'patch' : 'none', reasons: patch };
}

/** The version after one, such as 0.2.0 after 0.1.3 for minor. */
export function nextVersion(version: string, level: Level): string {
  const [, major = '', minor = '', patch = ''] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  if (patch === '') throw new Error(`${version} is no version of three numbers`);
  if (level === 'major') return `${Number(major) + 1}.0.0`;
  if (level === 'minor') return `${major}.${Number(minor) + 1}.0`;
  return level === 'patch' ? `${major}.${minor}.${Number(patch) + 1}` : version;
}

const LEVELS: readonly Level[] = ['none', 'patch', 'minor', 'major'];

/** A decision that is at least a level which a person asked for. */
export function raisedTo(decided: Decided, least: Level = 'none'): Decided {
  if (LEVELS.indexOf(decided.level) >= LEVELS.indexOf(least)) return decided;
  return { level: least, reasons: [`It was asked to be ${least} at least`, ...decided.reasons] };
}
