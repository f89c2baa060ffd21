import { type ModelPage, models } from '../data/models.ts';
import { type Ran, ranOf } from '../data/receipts.ts';
import type { SiteFile } from './file.ts';

const LABEL = 'snippets';
/** Colours with white letters on them, at a contrast of at least 4.5. */
const DARK = '#3f4a50';
const RAN = '#0b6355';
const PARTLY = '#8a4608';
const NONE = '#566067';

const HEIGHT = 20;
const PADDING = 6;
/** Widths of letters in a sans-serif face of 11 pixels, in pixels; textLength has every face keep to their sum. */
const NARROW = /[fijlrtI.,:;|!' ()-]/;
const WIDE = /[mwMW@%]/;
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (NARROW.test(letter) ? 4 : WIDE.test(letter) ? 9.5 : 6.5), 0);

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** What a badge says of a model, and its colour. */
export function badgeWords({ libraries, code, ran }: Ran): { text: string; colour: string } {
  if (code === 0) return { text: 'of no library', colour: NONE };
  const of = `${libraries} librar${libraries === 1 ? 'y' : 'ies'}`;
  if (ran === 0) return { text: `${of}, not run`, colour: NONE };
  return { text: `${of}, ${ran} of ${code} ran`, colour: ran === code ? RAN : PARTLY };
}

/** Two words side by side, as wide as they are. */
export function badge(label: string, text: string, colour: string, title: string): string {
  const [one, other] = [label, text].map((word) => Math.round(widthOf(word)));
  const [left = 0, right = 0] = [one, other].map((width = 0) => width + 2 * PADDING);
  const word = (at: number, length = 0, own = ''): string =>
    `<text x="${at + PADDING}" y="14" textLength="${length}" lengthAdjust="spacingAndGlyphs">${escapeXml(own)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="${HEIGHT}" role="img" aria-label="${escapeXml(`${label}: ${text}`)}">
<title>${escapeXml(title)}</title>
<rect width="${left}" height="${HEIGHT}" fill="${DARK}"/>
<rect x="${left}" width="${right}" height="${HEIGHT}" fill="${colour}"/>
<g fill="#fff" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11">${word(0, one, label)}${word(left, other, text)}</g>
</svg>
`;
}

function badgeOf(page: ModelPage): string {
  const counts = ranOf(page);
  const { text, colour } = badgeWords(counts);
  const title = `${page.model.id}: ${counts.ran} of ${counts.code} pieces of code of libraries were executed and ran; its page says on what and when`;
  return badge(LABEL, text, colour, title);
}

/** A badge for the README of each model: how much of its code ran. */
export const badgeFiles = (): SiteFile[] =>
  models.map((page) => ({ path: `badge/${page.model.id}.svg`, text: () => badgeOf(page) }));
