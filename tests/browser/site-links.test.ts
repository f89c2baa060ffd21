import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { DIST } from './site-page.ts';

/** A page of the built site, as far as links and anchors go. */
interface Linked {
  /** Its address below the base. */
  readonly address: string;
  readonly ids: readonly string[];
  /** What it leads to or loads, as it is written. */
  readonly links: readonly string[];
}

const plain = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');

const valuesOf = (html: string, attribute: RegExp): string[] =>
  [...html.matchAll(attribute)].map(([, value = '']) => plain(value));

function linkedPage(name: string): Linked {
  const html = readFileSync(join(DIST, name), 'utf8');
  return {
    address: `/${name.replace(/index\.html$/, '')}`,
    ids: valuesOf(html, /<\w[^<>]*?\sid="([^"]*)"/g),
    links: valuesOf(html, /<\w[^<>]*?\s(?:href|src)="([^"]*)"/g),
  };
}

const repeated = (ids: readonly string[]): string[] => [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];

/** The file of the site that an address is answered with, and where in it; nothing for the address of another host. */
function targetOf(link: string, from: string): { file: string; anchor: string } | undefined {
  const { origin, pathname, hash } = new URL(link, new URL(encodeURI(from), 'http://site.test'));
  if (origin !== 'http://site.test') return undefined;
  const path = decodeURIComponent(pathname);
  return { file: path.endsWith('/') ? `${path}index.html` : path, anchor: decodeURIComponent(hash.slice(1)) };
}

describe.skipIf(!existsSync(join(DIST, 'index.html')))('anchors and links of all pages', () => {
  let pages: Linked[] = [];
  beforeAll(() => {
    pages = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .map(linkedPage);
  });

  it('no page has an anchor twice: what is copied and linked is what the reader sees', () => {
    expect(pages.length).toBeGreaterThan(1000);
    const twice = pages.flatMap(({ address, ids }) => repeated(ids).map((id) => `${address}#${id}`));
    expect(twice).toEqual([]);
  });

  it('nothing of this site is linked that is not there, however the address is written', () => {
    const anchors = new Map(pages.map(({ address, ids }) => [address, new Set(ids)]));
    const missing = new Set<string>();
    for (const { address, links } of pages)
      for (const link of links) {
        const target = targetOf(link, address);
        if (!target) continue;
        const known = anchors.get(target.file.replace(/index\.html$/, ''));
        const isThere = known ? target.anchor === '' || known.has(target.anchor) : existsSync(join(DIST, target.file));
        if (!isThere) missing.add(`${address}: ${link}`);
      }
    expect([...missing]).toEqual([]);
  });
});
