import { pathOf } from '../group.ts';
import { partOf } from '../parts.ts';
import type { Difference, FactChange, Group, GroupKind, Json, ModuleChange, Place, Row, Size } from '../types.ts';

/** Characters that a reader cannot see or that turn the text around them: controls, and marks of direction. */
const HIDDEN = /(?![\t\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The text with every hidden character written as its code point, so that a difference cannot hide or mislead. */
export const visible = (text: string): string =>
  text.replace(HIDDEN, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);

/** A number with thousands apart. */
export const numeral = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${numeral(count)} ${count === 1 ? one : many}`;

/** A difference of bytes, with its sign. */
export const signed = (value: number): string =>
  value > 0 ? `+${numeral(value)}` : value < 0 ? `−${numeral(-value)}` : '0';

const none: Size = { raw: 0, gzip: 0 };

/** How much a module, or all of them, grew. */
export const growth = ({ before = none, after = none }: Pick<ModuleChange, 'before' | 'after'>): Size => ({
  raw: after.raw - before.raw,
  gzip: after.gzip - before.gzip,
});

const DONE: Readonly<Record<GroupKind, string>> = {
  changed: 'changed',
  added: 'added',
  removed: 'removed',
  renamed: 'renamed, with the same code',
  moved: 'in another order',
};

/** What a place is of: a library, a provider or an app; notices are of none. */
function ownerOf(place: Place): string {
  const [first = '', second = ''] = pathOf(place).split('/');
  return partOf(first) !== 'snippet' || first === 'dataset-libraries' ? second : first;
}

/** A group in one line: what happened to how many snippets of whom. */
export function headingOf({ kind, extension, places }: Group): string {
  const part = partOf(pathOf(places[0] ?? {}));
  const what = plural(places.length, kind === 'moved' ? 'list' : part === 'notice' ? part : `${extension} ${part}`);
  if (part === 'notice') return visible(`${what} ${DONE[kind]}`);
  const owners = [...new Set(places.map(ownerOf))];
  const shown = owners.slice(0, 3).join(', ') + (owners.length > 3 ? ` and ${owners.length - 3} more` : '');
  return visible(`${what} ${DONE[kind]} in ${shown}`);
}

/** A place as it is called: its path, and the old one when it was another. */
export const placeName = (place: Place): string => {
  const { before, after } = place;
  const renumbered = before !== undefined && after !== undefined && before !== after;
  return visible(renumbered ? `${after} (was ${before.split('/').at(-1)})` : pathOf(place));
};

export const SIGNS: Readonly<Record<Row['kind'], string>> = { same: ' ', removed: '-', added: '+' };

/** A value of the catalogue in a short line. */
export function valueText(value: Json | undefined, most = 160): string {
  if (value === undefined) return 'nothing';
  const text = visible(JSON.stringify(value));
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** Which field a fact is, and of which entries. */
export function factPlace({ field, entries }: FactChange): { field: string; entries: string } {
  const shown = entries.slice(0, 5).join(', ') + (entries.length > 5 ? ` and ${entries.length - 5} more` : '');
  return { field: visible(field === '' ? 'the entry' : field), entries: visible(shown) };
}

/** What is said where nothing but the size of modules differs. */
const ONLY_SIZES = 'Nothing that is shown differs, only the size of modules.';

/** What to know in sentences; never empty. */
export const saidOf = ({ sentences }: Difference): readonly string[] =>
  sentences.length > 0 ? sentences : [ONLY_SIZES];

/** Addresses that a difference links to; `{page}` and `{path}` stand for the page of the site, and the path below out/snippets. */
export interface Links {
  /** Of the whole difference. */
  readonly whole?: string | undefined;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** Paths below which nothing is committed. */
const UNCOMMITTED = /^(apps|notices)\/|^inference\/[^/]+\/[^/]+-direct\//;

function linkTo(pattern: string | undefined, path: string | undefined, page: string | undefined): string | undefined {
  if (pattern === undefined || path === undefined) return undefined;
  if (pattern.includes('{path}')) return UNCOMMITTED.test(path) ? undefined : pattern.replace('{path}', () => path);
  return page === undefined ? undefined : pattern.replace('{page}', () => page);
}

/** Where a place is shown before and after, as far as the addresses are known. */
export const linksOf = ({ before, after, page }: Place, links: Links): [name: string, address: string][] =>
  [
    ['before', linkTo(links.before, before, page)] as const,
    ['after', linkTo(links.after, after, page)] as const,
  ].flatMap(([name, address]): [string, string][] => (address === undefined ? [] : [[name, address]]));

/** The line for a change that no reader sees. */
export function noEffect({ base, head, snippets, modules }: Difference): string {
  const same = [plural(snippets.after, 'snippet'), 'the catalogue', 'the verified state'];
  if (!('unknown' in modules)) same.push('the modules');
  return `No effect on any reader: ${same.slice(0, -1).join(', ')} and ${same.at(-1)} of ${visible(head)} are those of ${visible(base)}.`;
}

/** Everything in one line: numbers of snippets (calls, steps and notices are some), facts and verified records. */
export function summaryOf({ snippets, groups, facts, verified }: Difference): string {
  const parts = (['changed', 'added', 'removed', 'renamed'] as const).flatMap((kind) =>
    snippets[kind] > 0 ? [`${numeral(snippets[kind])} ${kind}`] : [],
  );
  if (snippets.moved > 0) parts.push(`${plural(snippets.moved, 'list')} reordered`);
  const said = parts.length > 0 ? `${parts.join(', ')} (${plural(groups.length, 'group')})` : 'none differs';
  const lost = verified.filter((change) => change.lost).length;
  return [
    `snippets: ${said}`,
    `facts: ${plural(facts.length, 'change')}`,
    `verified: ${lost > 0 ? `${numeral(lost)} LOST` : 'none lost'}`,
  ].join(' · ');
}
