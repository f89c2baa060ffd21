import { createHash } from 'node:crypto';
import { isEmpty } from '../difference.ts';
import type { Difference, Group, ModuleChange, Place } from '../types.ts';
import { escapeHtml, sideBySide } from './side-by-side.ts';
import { STYLE } from './style.ts';
import {
  factPlace,
  growth,
  headingOf,
  type Links,
  linksOf,
  noEffect,
  numeral,
  placeName,
  saidOf,
  signed,
  summaryOf,
  valueText,
  visible,
} from './words.ts';

/** Groups that are open when the page is. */
const OPEN = 10;

/** Places that stand in the page; a longer list is folded after them. */
const PLACES = 5;

const list = (places: readonly Place[]): string =>
  `<ul class="places">\n${places.map((place) => `<li><code>${escapeHtml(placeName(place))}</code></li>`).join('\n')}\n</ul>`;

/** The places of a group, the first of them unfolded. */
function places(all: readonly Place[]): string {
  const more = all.slice(PLACES);
  if (more.length === 0) return list(all);
  return `${list(all.slice(0, PLACES))}
<details class="more"><summary>${numeral(more.length)} more</summary>
${list(more)}
</details>`;
}

/** The pages before and after of the place that a group shows. */
function pages([first = {}]: readonly Place[], links: Links): string {
  const found = linksOf(first, links).map(([name, to]) => `<a href="${escapeHtml(to)}">${name}</a>`);
  return found.length > 0 ? `<p>Here: ${found.join(' · ')}</p>\n` : '';
}

function groupHtml(group: Group, index: number, links: Links): string {
  return `<details${index < OPEN ? ' open' : ''}><summary>${escapeHtml(headingOf(group))}</summary>
${sideBySide(group.hunks, `Change ${index + 1}, before and after`)}
${pages(group.places, links)}${places(group.places)}
</details>`;
}

function table(title: string, columns: readonly string[], rows: readonly string[]): string {
  if (rows.length === 0) return '';
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join('');
  return `<h2>${title}</h2>
<div class="scroll" role="region" aria-label="${title}" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>
${rows.map((row) => `<tr>${row}</tr>`).join('\n')}
</tbody></table></div>`;
}

const codeCell = (text: string): string => `<td><code>${escapeHtml(text)}</code></td>`;

function verifiedHtml({ verified }: Difference): string {
  const rows = verified.map(
    ({ record, before = 'nothing', after = 'nothing', lost }) =>
      `${codeCell(record)}${codeCell(before)}${codeCell(after)}<td>${lost ? '<span class="lost">lost</span>' : ''}</td>`,
  );
  return table('Verified state', ['record', 'before', 'after', 'lost'], rows);
}

function factsHtml({ facts }: Difference): string {
  const rows = facts.map((fact) => {
    const { field } = factPlace(fact);
    const values = codeCell(valueText(fact.before, 2000)) + codeCell(valueText(fact.after, 2000));
    return `${codeCell(fact.entries.join(', '))}${codeCell(field)}${values}`;
  });
  return table('Facts of the catalogue', ['entry', 'field', 'before', 'after'], rows);
}

function modulesHtml({ modules }: Difference): string {
  if ('unknown' in modules) return `<h2>Modules</h2>\n<p>${escapeHtml(modules.unknown)}</p>`;
  if (modules.changed.length === 0) return '';
  const row = (name: string, change: Pick<ModuleChange, 'before' | 'after'>): string => {
    const { raw, gzip } = growth(change);
    const numbers = [signed(raw), signed(gzip), numeral(change.after?.raw ?? 0), numeral(change.after?.gzip ?? 0)];
    return codeCell(name) + numbers.map((number) => `<td class="number">${number}</td>`).join('');
  };
  const rows = [row('all', modules), ...modules.changed.map((change) => row(change.module, change))];
  return table('Modules', ['module', 'bytes', 'gzip', 'bytes now', 'gzip now'], rows);
}

/** A sentence with its code in code elements. */
const sentence = (text: string): string =>
  visible(text)
    .split('`')
    .map((piece, at) => (at % 2 === 1 ? `<code>${escapeHtml(piece)}</code>` : escapeHtml(piece)))
    .join('');

/** What to know in sentences, then everything in one line. */
const said = (difference: Difference): string =>
  `<ul class="said">${saidOf(difference)
    .map((one) => `<li>${sentence(one)}</li>`)
    .join('')}</ul>\n<p>${escapeHtml(summaryOf(difference))}</p>`;

/** The difference as one page that needs nothing else: no script, no request but by a link, and a policy that forbids both. */
export function asHtml(difference: Difference, links: Links = {}): string {
  const hash = createHash('sha256').update(STYLE).digest('base64');
  const names = `${escapeHtml(difference.base)} → ${escapeHtml(difference.head)}`;
  const empty = isEmpty(difference);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What readers will see: ${names}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>What readers will see: ${names}</h1>
${empty ? `<p>${escapeHtml(noEffect(difference))}</p>` : said(difference)}
${difference.notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('\n')}
${verifiedHtml(difference)}
${difference.groups.length > 0 ? '<h2>Snippets</h2>' : ''}
${difference.groups.map((group, index) => groupHtml(group, index, links)).join('\n')}
${factsHtml(difference)}
${modulesHtml(difference)}
</main>
</body>
</html>
`;
}
