import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canRun, openSite, type Site } from './site-page.ts';

const MODEL = '/models/timm/resnet50.a1_in1k/';

/** What lies over the page when it is open, each on a page that has it. */
const OVER: [string, string, string][] = [
  ['what can be done with code', MODEL, 'details.more'],
  ['the headings of a page', '/libraries/diffusers/', 'details.contents'],
];

const isOpen = (page: Page, fold: string): Promise<boolean> =>
  page
    .locator(fold)
    .first()
    .evaluate((element) => (element as HTMLDetailsElement).open);

/** The name of what a reader of the screen hears, and whether it is said to be expanded. */
async function heard(page: Page): Promise<{ name: string; expanded: unknown }> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId ?? '',
    fetchRelatives: false,
  });
  const expanded = nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
  return { name: String(nodes[0]?.name?.value), expanded };
}

describe.skipIf(!canRun)('what lies over the page', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  it.each(OVER)('%s: opens by Enter, closes by Escape, which leads back', async (_, path, fold) => {
    const { page, problems, close } = await site.visit(path);
    await page.locator(`${fold} > summary`).first().press('Enter');
    await expect.poll(() => isOpen(page, fold)).toBe(true);
    const opener = await heard(page);
    expect(opener.expanded).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate((open) => document.activeElement?.closest(open) !== null, `${fold}[open]`)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await isOpen(page, fold)).toBe(false);
    expect(await heard(page)).toEqual({ name: opener.name, expanded: false });
    expect(problems).toEqual([]);
    await close();
  });

  it.each(OVER)('%s: closes by a click elsewhere, and by going on with the keys', async (_, path, fold) => {
    const { page, close } = await site.visit(path);
    const summary = page.locator(`${fold} > summary`).first();
    await summary.click();
    expect(await isOpen(page, fold)).toBe(true);
    await page.locator('h1').click();
    expect(await isOpen(page, fold)).toBe(false);
    await summary.click();
    for (let tabs = 0; tabs < 40 && (await isOpen(page, fold)); tabs += 1) await page.keyboard.press('Tab');
    expect(await isOpen(page, fold)).toBe(false);
    expect(await page.evaluate((closed) => document.activeElement?.closest(closed) === null, fold)).toBe(true);
    await close();
  });

  it('stays open where a reader uses it', async () => {
    const { page, close } = await site.visit(MODEL);
    await page.locator('details.more > summary').first().click();
    await page.getByRole('button', { name: 'Copy as Markdown' }).first().click();
    await expect.poll(() => page.locator('[data-said=Copied]').first().isVisible()).toBe(true);
    expect(await isOpen(page, 'details.more')).toBe(true);
    await close();
  });
});

describe.skipIf(!canRun)('tables with words', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  it.each([320, 390])('are read %i pixels wide without scrolling sideways', async (width) => {
    const { page, close } = await site.visit('/quantization/', { viewport: { width, height: 800 } });
    const tables = await page
      .locator('.scroll')
      .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
    expect(tables).toEqual([0, 0]);
    const row = page.locator('#q4_k_m');
    for (const cell of await row.locator('th, td').all()) {
      const box = await cell.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
    }
    // It is still a table for who hears it.
    expect(await page.getByRole('row', { name: 'Q4_K_M' }).first().getByRole('cell').count()).toBe(6);
    await close();
  });
});
