import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canRun, DIST, openSite, type Site } from './site-page.ts';

const BERT = '/models/distilbert/distilbert-base-uncased-finetuned-sst-2-english/';
const STORED = { language: 'js', manager: 'uv', library: 'transformers' };

/** Places at which the page stops arriving until what is there has been painted. */
const PAUSES = [
  '<h1',
  'role="tablist"',
  'role="tabpanel"',
  '<pre',
  '</figure>',
  '<tab-choice',
  '<h2 id="api"',
  '<footer',
];

interface Held {
  url: string;
  /** Sends the rest of the page. */
  release(): void;
  close(): Promise<void>;
}

/** Serves the site, but one page only up to a place in its text. */
async function hold(site: Site, path: string, pause: string): Promise<Held> {
  const html = readFileSync(join(DIST, path, 'index.html'), 'utf8');
  const at = html.indexOf(pause);
  if (at < 0) throw new Error(`${path} has no ${pause}`);
  let release = (): void => {};
  const server = createServer(async ({ url }, response) => {
    if (url !== path) {
      const answer = await fetch(site.url + url);
      response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? 'text/plain' });
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, at));
    release = () => response.end(html.slice(at));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => release(),
    close: () => new Promise((done) => server.close(() => done())),
  };
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Element }[];
}

/**
 * The most that all layout shifts of a page may add up to. A parser that has no time left lets the page be painted in the midst of
 * a heading, whose words and buttons then move beside each other: 0.0006 was seen with an eighth of a processor. A paragraph that
 * comes before what is painted gives 0.02.
 */
const MOST = 0.002;

/** What has moved since the page was opened, unless a reader's input caused it, and how much all of it is. */
const shifts = (page: Page): Promise<{ sum: number; moved: string[] }> =>
  page.evaluate(async () => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // The first frame has been drawn when the second is about to be.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    entries.push(...observer.takeRecords());
    const own = (entries as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput);
    return {
      sum: own.reduce((sum, { value }) => sum + value, 0),
      moved: own.map(({ value, sources }) => `${value}: ${sources.map(({ node }) => node?.outerHTML?.slice(0, 80))}`),
    };
  });

describe.skipIf(!canRun)('a page that arrives slowly', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  it.each(PAUSES)('moves as good as nothing when it pauses before %s, and a stored choice is shown', async (pause) => {
    const held = await hold(site, BERT, pause);
    const { page, close } = await site.visit('/404.html', { beforehand: STORED });
    await page.goto(held.url + BERT, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    held.release();
    await page.waitForLoadState('load');
    const tab = page.getByRole('tablist', { name: 'Package manager' }).first().getByRole('tab', { selected: true });
    expect(await tab.textContent()).toBe('uv');
    const { sum, moved } = await shifts(page);
    expect(sum, moved.join('\n')).toBeLessThan(MOST);
    await close();
    await held.close();
  });
});
