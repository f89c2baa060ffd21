import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canRun, DIST, openSite, type Site } from './site-page.ts';

/** Whole enough for a reader who has five minutes: what they came for stands on the first screen. */
const FOLD = 700;

const pagesOf = (folder: string): string[] =>
  readdirSync(join(DIST, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `/${folder}/${name}/`);

describe.skipIf(!canRun)('what people come for stands first', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  it('on the page of every task that has code', { timeout: 300_000 }, async () => {
    const { page, close } = await site.visit('/', { viewport: { width: 1280, height: 900 }, javaScriptEnabled: true });
    const late: string[] = [];
    let withCode = 0;
    for (const path of pagesOf('tasks')) {
      // With its styles: before they are there, everything stands further below.
      await page.goto(site.url + path, { waitUntil: 'load' });
      const first = page.locator('main figure.code:visible').first();
      if ((await first.count()) === 0) continue;
      withCode += 1;
      const top = (await first.boundingBox())?.y ?? 0;
      if (top > FOLD) late.push(`${path}: ${Math.round(top)}`);
    }
    expect([late, withCode > 20]).toEqual([[], true]);
    await close();
  });

  it.each([
    '/libraries/diffusers/',
    '/libraries/timm/',
    '/libraries/transformers/',
  ])('on %s: install, examples by task, the rest for contributors', async (path) => {
    const { page, close } = await site.visit(path);
    const headings = await page.locator('main h2').allTextContents();
    const order = ['Install', 'Examples', 'For contributors'].map((heading) => headings.indexOf(heading));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
    expect((await page.locator('#examples ~ .tabs figure.code:visible').count()) > 0).toBe(true);
    await close();
  });

  it('on the pages of providers: a call in several clients, and the models that they serve', async () => {
    const { page, close } = await site.visit('/');
    const without: string[] = [];
    for (const path of pagesOf('providers')) {
      await page.goto(site.url + path, { waitUntil: 'load' });
      if ((await page.locator('#call ~ .tabs figure.code:visible').count()) === 0) without.push(path);
    }
    expect(without).toEqual([]);
    await close();
  });
});
