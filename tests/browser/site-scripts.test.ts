import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES } from './page-types.ts';
import { canRun, openSite, type Site, type Tour } from './site-page.ts';

/** The script of every page: tabs, copying, and what loads the search. */
const SHARED = '/choice.js';

/** The pages with a small script of their own: a list is filtered, and the missing page looks for what was meant. */
const WITH_OWN: ReadonlySet<string> = new Set(['models', 'libraries', 'tasks', 'data sets', 'not found']);

/** The page that is nothing without its island. */
const ISLAND = 'any model';

/** Most that a page's scripts take before a reader does something, all of them together, compressed. */
const MOST_BYTES = 6000;

/** How many pages are looked at at once: each is waited for until it has loaded nothing for half a second. */
const AT_ONCE = 5;

/** The scripts that a page ran by itself: those that it loaded, by path, and the size of all, compressed. */
interface Scripts {
  loaded: string[];
  bytes: number;
}

async function scriptsOf(page: Page): Promise<Scripts> {
  await page.waitForLoadState('networkidle');
  const { names, inline } = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource').map(({ name }) => name);
    return {
      names: resources.filter((name) => /\.m?js$/.test(new URL(name).pathname)),
      inline: [...document.scripts].filter(({ src }) => src === '').map(({ text }) => text),
    };
  });
  const texts = await Promise.all(names.map(async (name) => (await fetch(name)).text()));
  const bytes = [...texts, ...inline].reduce((sum, text) => sum + gzipSync(text).length, 0);
  return { loaded: names.map((name) => new URL(name).pathname), bytes };
}

describe.skipIf(!canRun)('before a reader does something', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  const pages = PAGES.filter(([name]) => name !== ISLAND);
  const scripts = new Map<string, Scripts>();
  beforeAll(async () => {
    const paths = pages.map(([, path]) => path);
    const lookAtNext = async (tour: Tour): Promise<void> => {
      const path = paths.pop();
      if (path === undefined) return;
      await tour.go(path);
      scripts.set(path, await scriptsOf(tour.page));
      await lookAtNext(tour);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, async () => lookAtNext(await site.tour())));
  });

  it.each(pages)('%s has one small script', (name, path) => {
    const { loaded, bytes } = scripts.get(path) as Scripts;
    expect(loaded[0]).toBe(SHARED);
    expect(loaded).toHaveLength(WITH_OWN.has(name) ? 2 : 1);
    expect(bytes).toBeLessThan(MOST_BYTES);
  });

  it('the page of any model has its island', async () => {
    const [, path = ''] = PAGES.find(([name]) => name === ISLAND) ?? [];
    const { page, close } = await site.visit(path);
    const { loaded, bytes } = await scriptsOf(page);
    expect(loaded[0]).toBe(SHARED);
    expect(bytes).toBeLessThan(101_000);
    await close();
  });
});

/** Most that the scripts of a model's page take once all its islands are there, compressed. */
const MOST_WITH_ISLANDS = 70_000;

describe.skipIf(!canRun)('once a reader has touched every island', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  it.each(['/models/openai-community/gpt2/', '/models/bartowski/Llama-3.2-3B-Instruct-GGUF/'])('%s', async (path) => {
    const { page, close } = await site.visit(path);
    const islands = page.locator('astro-island');
    const count = await islands.count();
    expect(count).toBeGreaterThan(0);
    for (let at = 0; at < count; at += 1) await islands.nth(at).dispatchEvent('pointerenter');
    await expect.poll(() => page.locator('astro-island[ssr]').count()).toBe(0);
    const { loaded, bytes } = await scriptsOf(page);
    expect(loaded.length).toBeGreaterThan(2);
    expect(bytes).toBeLessThan(MOST_WITH_ISLANDS);
    await close();
  });
});

describe.skipIf(!canRun)('the places of the head', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  it.each([
    [320, '/models/'],
    [320, '/docs/urls/'],
    [390, '/docs/urls/'],
    [768, '/quantization/'],
    [1280, '/docs/'],
  ])('stand in one line %i pixels wide, the one of %s in sight', async (width, path) => {
    const { page, close } = await site.visit(path, { viewport: { width, height: 600 } });
    const places = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    const boxes = await Promise.all((await places.all()).map((place) => place.boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    const current = boxes[await places.evaluateAll((all) => all.findIndex((one) => one.ariaCurrent !== null))];
    expect(current?.x).toBeGreaterThanOrEqual(0);
    expect((current?.x ?? 0) + (current?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await places.last().focus();
    expect(((await places.last().boundingBox())?.x ?? 0) < width).toBe(true);
    await close();
  });
});
