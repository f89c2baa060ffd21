import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchIndex } from '../../out/modules/search.ts';
import { addressOf, searcher } from '../../runtime/search/search.ts';
import { canRun, DIST, openSite, type Site } from './site-page.ts';

const SLOW = { timeout: 60_000 };

describe.skipIf(!canRun)('the search of the site', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  const box = (page: Page) => page.getByRole('searchbox', { name: 'Search models' });
  const first = (page: Page) => page.locator('.found a').first();
  const titles = (page: Page): Promise<string[]> =>
    page.locator('.found section:not([aria-label^="In the"]) a').allTextContents();

  it.each(['/', 'Control+k'])('%s opens it on any page, and Enter opens the first', async (key) => {
    const { page, problems, close } = await site.visit('/tasks/text-classification/');
    await page.keyboard.press(key);
    await box(page).fill('speech to text');
    await expect.poll(() => first(page).textContent(), SLOW).toBe('Automatic Speech Recognition');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/tasks/automatic-speech-recognition/');
    expect(problems).toEqual([]);
    await close();
  });

  it('stands behind a button on phones, and Back keeps the query', async () => {
    const { page, close } = await site.visit('/providers/', { viewport: { width: 380, height: 800 } });
    await page.getByRole('button', { name: 'Search' }).first().click();
    await box(page).fill('olama');
    await expect.poll(() => first(page).textContent(), SLOW).toBe('Ollama');
    await first(page).click();
    await page.waitForURL('**/apps/ollama/');
    await page.goBack();
    await expect.poll(() => box(page).inputValue(), SLOW).toBe('olama');
    await expect.poll(() => first(page).textContent(), SLOW).toBe('Ollama');
    await page.keyboard.press('Escape');
    await page.reload();
    expect(await box(page).count()).toBe(0);
    await close();
  });

  it('shows what the terminal prints, in its order, then texts of pages, then the words as a model id', async () => {
    const { page, close } = await site.visit('/');
    await page.keyboard.press('/');
    await box(page).fill('llama');
    const printed = searcher(searchIndex)('llama').flatMap(({ hits }) => hits.map(({ title }) => title));
    await expect.poll(() => titles(page), SLOW).toEqual(printed);
    await expect.poll(() => page.getByRole('region', { name: 'In the text of pages' }).count(), SLOW).toBe(1);
    expect(await page.locator('.found a').last().textContent()).toBe('Open “llama” as a model id');
    expect(await page.locator('.found a').last().getAttribute('href')).toMatch(/\/model\/\?id=llama$/);
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(printed[0]);
    await close();
  });

  it('goes on without a network once it was loaded', async () => {
    const { page, close } = await site.visit('/docs/');
    await page.keyboard.press('/');
    await box(page).fill('vllm');
    await expect.poll(() => first(page).textContent(), SLOW).toBe('vLLM');
    await page.context().setOffline(true);
    await box(page).fill('stable difusion');
    await expect.poll(() => first(page).textContent(), SLOW).toContain('stable-diffusion');
    await close();
  });

  it('leaves keys alone where a reader writes', async () => {
    const { page, close } = await site.visit('/models/');
    await page.getByLabel('Find by name').press('/');
    expect(await page.getByLabel('Find by name').inputValue()).toBe('/');
    expect(await page.locator('dialog').count()).toBe(0);
    await close();
  });

  it('is less than 60 kB, and leads to pages that are there', () => {
    expect(gzipSync(readFileSync(join(DIST, 'search.js'))).length).toBeLessThan(60_000);
    const kinds = Object.keys(searchIndex) as (keyof typeof searchIndex)[];
    const addresses = kinds.flatMap((kind) => searchIndex[kind].map(({ id }) => addressOf(kind, id)));
    expect(addresses.length).toBeGreaterThan(1000);
    const missing = addresses.filter((url) => {
      const [path = '', anchor] = url.split('#');
      const file = join(DIST, path, 'index.html');
      return !existsSync(file) || (anchor !== undefined && !readFileSync(file, 'utf8').includes(`id="${anchor}"`));
    });
    expect(missing).toEqual([]);
  });
});
