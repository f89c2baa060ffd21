import { slugOf } from '../../../runtime/slug.ts';

/** A heading of a page, and the anchor that leads to it. */
export interface Heading {
  readonly id: string;
  /** As text. */
  readonly label: string;
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", amp: '&' };

/** The text of HTML. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&([\w#]+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .trim();

/** The second-level headings of HTML; those without an anchor are given one, which no other element of the page has. */
export function contentsOf(html: string): { readonly html: string; readonly headings: readonly Heading[] } {
  const headings: Heading[] = [];
  const used = new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
  const anchored = html.replaceAll(/<h2([^>]*)>(.*?)<\/h2>/gs, (whole, attributes: string, inner: string) => {
    const label = textOf(inner);
    const given = / id="([^"]*)"/.exec(attributes)?.[1];
    if (given) headings.push({ id: given, label });
    if (given) return whole;
    let id = slugOf(label).replaceAll(/-+/g, '-');
    while (used.has(id)) id = `${id}-heading`;
    used.add(id);
    headings.push({ id, label });
    return `<h2 id="${id}"${attributes}>${inner}</h2>`;
  });
  return { html: anchored, headings };
}
