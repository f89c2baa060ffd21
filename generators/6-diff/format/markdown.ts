import { isEmpty } from '../difference.ts';
import { pathOf } from '../group.ts';
import type { Difference, Group, ModuleChange, Place } from '../types.ts';
import {
  factPlace,
  growth,
  headingOf,
  type Links,
  linksOf,
  noEffect,
  numeral,
  placeName,
  SIGNS,
  saidOf,
  signed,
  summaryOf,
  valueText,
  visible,
} from './words.ts';

/** The first line of the comment: by it the comment of an earlier run is found and updated. */
export const MARKER = '<!-- snippetry diff -->';

/** What a comment on GitHub may hold is 65,536 characters; counted here in bytes, and with room to spare. */
export const MOST_BYTES = 65_000;

/** Room kept for the line that says what was left out. */
const FOOTER_BYTES = 600;

/** How much of a group is shown: all of a usual one first, then a short form when the room gets small. */
const FORMS = [
  { places: 40, lines: 60 },
  { places: 5, lines: 12 },
] as const;
const MOST_FACTS = 60;
const MOST_MODULES = 20;
const MOST_VERIFIED = 60;

const bytes = (text: string): number => Buffer.byteLength(text);

const longestRun = (text: string): number => Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));

/** A code span whose content cannot end it. */
function code(text: string): string {
  const fence = '`'.repeat(longestRun(text) + 1);
  const padded = /^`|`$/.test(text) ? ` ${text} ` : text;
  return `${fence}${padded}${fence}`;
}

const html = (text: string): string =>
  text.replace(/[&<>"'`*_[\]\\]/g, (character) => `&#${character.codePointAt(0)};`);

/** An address in round brackets. */
const address = (link: string): string =>
  link.replace(/[()\s<>]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);

/** A code span in a table cell, where a vertical bar would end the cell. */
const cell = (text: string): string => code(text).replaceAll('|', '\\|');

/** The pages before and after of the place that a group shows. */
const pages = ([first = {}]: readonly Place[], links: Links): string[] => {
  const found = linksOf(first, links).map(([name, to]) => `[${name}](${address(to)})`);
  return found.length > 0 ? [`Here: ${found.join(' · ')}`, ''] : [];
};

function groupMarkdown(group: Group, form: (typeof FORMS)[number], open: boolean, links: Links): string {
  const lines = group.hunks.flatMap((hunk, index) => [
    ...(index > 0 ? ['@@'] : []),
    ...hunk.map(({ kind, text }) => `${SIGNS[kind]}${visible(text)}`),
  ]);
  const shown = lines.slice(0, form.lines).map((line) => (line.length > 400 ? `${line.slice(0, 400)}…` : line));
  const fence = '`'.repeat(Math.max(3, longestRun(shown.join('\n')) + 1));
  const more = group.places.length - form.places;
  return [
    `<details${open ? ' open' : ''}><summary><code>${html(headingOf(group))}</code></summary>`,
    '',
    `${fence}diff`,
    ...shown,
    ...(lines.length > form.lines ? [`@@ ${lines.length - form.lines} more lines @@`] : []),
    fence,
    '',
    ...pages(group.places, links),
    ...group.places.slice(0, form.places).map((place) => `- ${code(placeName(place))}`),
    ...(more > 0 ? [`- and ${numeral(more)} more`] : []),
    '',
    '</details>',
    '',
  ].join('\n');
}

function folded(summary: string, lines: readonly string[], open = false): string {
  return [`<details${open ? ' open' : ''}><summary>${summary}</summary>`, '', ...lines, '', '</details>', ''].join(
    '\n',
  );
}

const rest = (all: number, most: number, width: number): string[] =>
  all > most ? [`| and ${numeral(all - most)} more${' |'.repeat(width)}`] : [];

function verifiedMarkdown({ verified }: Difference): string[] {
  if (verified.length === 0) return [];
  const sorted = [...verified].sort((a, b) => Number(b.lost) - Number(a.lost));
  const lost = verified.filter((change) => change.lost).length;
  const rows = sorted
    .slice(0, MOST_VERIFIED)
    .map(
      ({ record, before = 'nothing', after = 'nothing', ...change }) =>
        `| ${cell(visible(record))} | ${cell(visible(before))} | ${cell(visible(after))} | ${change.lost ? '**lost**' : ''} |`,
    );
  return [
    folded(
      `Verified state: ${lost > 0 ? `<b>${numeral(lost)} lost</b>` : 'none lost'}, ${numeral(verified.length)} differ`,
      ['| record | before | after | |', '|---|---|---|---|', ...rows, ...rest(verified.length, MOST_VERIFIED, 4)],
    ),
  ];
}

/** The facts that differ; open where nothing else shows what the change is. */
function factsMarkdown({ facts, groups }: Difference): string[] {
  if (facts.length === 0) return [];
  const rows = facts.slice(0, MOST_FACTS).map((fact) => {
    const { field, entries } = factPlace(fact);
    return `| ${cell(entries)} | ${cell(field)} | ${cell(valueText(fact.before))} | ${cell(valueText(fact.after))} |`;
  });
  return [
    folded(
      `Facts of the catalogue: ${facts.length === 1 ? '1 differs' : `${numeral(facts.length)} differ`}`,
      ['| entry | field | before | after |', '|---|---|---|---|', ...rows, ...rest(facts.length, MOST_FACTS, 4)],
      groups.length === 0,
    ),
  ];
}

function modulesMarkdown({ modules }: Difference): string[] {
  if ('unknown' in modules) return [`Modules' size: ${html(visible(modules.unknown))}\n`];
  if (modules.changed.length === 0) return [];
  const row = (name: string, change: Pick<ModuleChange, 'before' | 'after'>): string => {
    const { raw, gzip } = growth(change);
    return `| ${name} | ${signed(raw)} | ${signed(gzip)} | ${numeral(change.after?.gzip ?? 0)} |`;
  };
  const { gzip } = growth(modules);
  return [
    folded(`Size of the modules: ${signed(gzip)} bytes gzip, ${numeral(modules.changed.length)} differ`, [
      '| module | bytes | gzip | gzip now |',
      '|---|--:|--:|--:|',
      row('all', modules),
      ...modules.changed.slice(0, MOST_MODULES).map((change) => row(cell(visible(change.module)), change)),
      ...rest(modules.changed.length, MOST_MODULES, 4),
    ]),
  ];
}

/** Words as they stand; one that could call somebody's name is a code span. */
const words = (text: string): string =>
  text.replace(/\S+|\s+/g, (word) => (word.includes('@') ? code(word) : html(word)));

/** A sentence with its code in code spans; nothing else of it is Markdown. */
const sentence = (text: string): string =>
  visible(text)
    .split('`')
    .map((piece, at) => (at % 2 === 1 ? code(piece) : words(piece)))
    .join('');

/** How many groups are shown open. */
const OPEN = 3;

const isInstall = ({ places: [place = {}] }: Group): boolean => /\/\d+-install\.\w+$/.test(pathOf(place));

/**
 * The groups that tell most: of each library, or of the calls, steps or notices, the one with most places, its code before
 * its install line; what is only renamed or moved last.
 */
function mostTelling(groups: readonly Group[]): ReadonlySet<Group> {
  const first = new Map<string, Group>();
  for (const group of groups) {
    const [place] = group.places;
    const subject = pathOf(place ?? {}).split('/')[0] ?? '';
    const known = first.get(subject);
    const isBetter = known === undefined || (isInstall(known) && !isInstall(group) && group.kind === known.kind);
    if (group.kind !== 'renamed' && group.kind !== 'moved' && isBetter) first.set(subject, group);
  }
  return new Set([...first.values(), ...groups].slice(0, OPEN));
}

/**
 * The difference as one comment: what to know in sentences, the most telling changes open and the others collapsed, sizes
 * last; never longer than a comment may be.
 * @param links The whole difference is named where something had to be left out.
 */
export function asMarkdown(difference: Difference, links: Links = {}): string {
  const { whole: link } = links;
  const whole = link === undefined ? 'snippetry diff shows them' : `[the whole difference](${address(link)}) has them`;
  const head = `${MARKER}\n## What readers will see\n\n`;
  const unknown = 'unknown' in difference.modules ? modulesMarkdown(difference) : [];
  const notes = difference.notes.map((note) => `${html(visible(note))}\n`);
  if (isEmpty(difference)) return [`${head}${html(noEffect(difference))}\n`, ...notes, ...unknown].join('\n');
  const said = saidOf(difference)
    .map((one) => `- ${sentence(one)}`)
    .join('\n');
  const first = [`${head}${said}\n\n${html(summaryOf(difference))}\n`, ...notes];
  const last = [...verifiedMarkdown(difference), ...factsMarkdown(difference), ...modulesMarkdown(difference)];
  let left = MOST_BYTES - FOOTER_BYTES;
  const kept: string[] = [];
  let missing = 0;
  const keep = (...forms: string[]): boolean => {
    const fitting = forms.find((text) => bytes(text) + 1 <= left);
    if (fitting === undefined) return false;
    kept.push(fitting);
    left -= bytes(fitting) + 1;
    return true;
  };
  const keepAll = (parts: readonly string[]): void => {
    for (const part of parts) if (!keep(part)) missing += 1;
  };
  keepAll(first);
  // The tables stand below the groups and are not crowded out by them.
  const below = last.reduce((sum, part) => sum + bytes(part) + 1, 0);
  const reserved = below < left / 2 ? below : 0;
  left -= reserved;
  const telling = mostTelling(difference.groups);
  let groupsMissing = 0;
  for (const group of difference.groups)
    if (!keep(...FORMS.map((form) => groupMarkdown(group, form, telling.has(group), links)))) groupsMissing += 1;
  left += reserved;
  keepAll(last);
  if (groupsMissing > 0) kept.push(`${numeral(groupsMissing)} more groups are not shown here: ${whole}.\n`);
  if (missing > 0) kept.push(`${numeral(missing)} long tables are not shown here: ${whole}.\n`);
  if (link !== undefined && groupsMissing + missing === 0) kept.push(`[Side by side](${address(link)})\n`);
  return kept.join('\n');
}
