import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES } from './page-types.ts';
import { canRun, openSite, type Site, type Tour } from './site-page.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface AxeResult {
  violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[];
}

interface AxeOptions {
  resultTypes: string[];
  runOnly?: string[];
}

/** What axe puts into a page. */
interface Axe {
  axe: { run(options: AxeOptions): Promise<AxeResult> };
}

/** All rules; what is listed in full is what is asked for alone, since listing the rest takes long on a large page. */
const EVERYTHING: AxeOptions = { resultTypes: ['violations'] };

/** The rules of colours: a scheme changes nothing else of a page. */
const COLOURS: AxeOptions = { ...EVERYTHING, runOnly: ['color-contrast', 'link-in-text-block'] };

/** What axe finds on a page, with the first places of each. */
async function violationsOn(page: Page, options: AxeOptions): Promise<string[]> {
  const { violations } = await page.evaluate((asked) => (window as unknown as Axe).axe.run(asked), options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ target }) => target)}`);
}

describe.skipIf(!canRun)('every type of page', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  let tour: Tour;
  beforeAll(async () => {
    // What is seen after the change of scheme is its colours, and none on the way to them. axe is put into the page past its
    // content security policy, which would refuse it.
    tour = await site.tour({ reducedMotion: 'reduce', bypassCSP: true });
  });

  it.each(
    PAGES,
  )('axe finds nothing on %s, light or dark, the console is quiet, no other host is asked, 320 pixels hold it', async (_, path) => {
    const { page, problems, foreign } = tour;
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ colorScheme: 'light' });
    await tour.go(path);
    await page.addScriptTag({ path: AXE });
    const found = { light: await violationsOn(page, EVERYTHING), dark: [] as string[] };
    await page.emulateMedia({ colorScheme: 'dark' });
    found.dark = await violationsOn(page, COLOURS);
    expect(found).toEqual({ light: [], dark: [] });
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(problems.filter((problem) => !(path === '/nothing-here/' && problem.includes('404')))).toEqual([]);
    expect(foreign).toEqual([]);
  });

  it('shows every panel without JavaScript', async () => {
    const { page, close } = await site.visit('/models/mlx-community/Llama-3.2-3B-Instruct-4bit/', {
      javaScriptEnabled: false,
    });
    for (const fold of await page.locator(':is(.folded, .setup) > summary').all()) await fold.click();
    const panels = page.locator('[role=tabpanel]');
    const count = await panels.count();
    expect(count).toBeGreaterThan(8);
    for (let at = 0; at < count; at += 1) expect(await panels.nth(at).isVisible()).toBe(true);
    expect(await page.getByText('const completion').first().isVisible()).toBe(true);
    await close();
  });

  it('prints every panel', async () => {
    const { page, close } = await site.visit('/models/timm/resnet50.a1_in1k/');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('[role=tabpanel]:not(:visible)').count()).toBe(0);
    await close();
  });

  it('lists libraries by what is asked for', async () => {
    const { page, close } = await site.visit('/libraries/');
    const shown = (): Promise<number> => page.locator('#libraries > li:visible').count();
    const all = await shown();
    await page.getByLabel('Has snippets').check();
    const withSnippets = await shown();
    await page.getByLabel('Task').selectOption('text-to-image');
    const forTask = await shown();
    await page.getByLabel('Find by name').fill('diffusers');
    expect([all > withSnippets, withSnippets > forTask, await shown()]).toEqual([true, true, 1]);
    expect(new URL(page.url()).search).toBe('?q=diffusers&task=text-to-image&snippet=yes');
    await page.reload();
    expect(await shown()).toBe(1);
    await close();
  });

  it('finds models as the reader types', async () => {
    const { page, close } = await site.visit('/models/');
    await page.getByLabel('Find by name').fill('resnet50 timm');
    expect(await page.locator('#models > li:visible a').first().textContent()).toContain('timm/');
    await close();
  });

  it('explains a file name of a quantized model', async () => {
    const { page, close } = await site.visit('/quantization/');
    await page.getByLabel('A file name').fill('Llama-3-8B-IQ2_XS.gguf');
    await expect.poll(() => page.locator('.explain li').first().textContent(), { timeout: 60_000 }).toContain('IQ2_XS');
    await close();
  });

  it.each([
    ['/libraries/difusers/', 'Diffusers', '/libraries/diffusers/'],
    ['/modells/gpt2', 'openai-community/gpt2', '/models/openai-community/gpt2/'],
    ['/app/olama', 'Ollama', '/apps/ollama/'],
    ['/text-clasification/', 'Text Classification', '/tasks/text-classification/'],
    ['/doc/mcpp', 'For assistants: the MCP server', '/docs/mcp/'],
  ])('suggests pages when an address has a typing error: %s', async (path, label, found) => {
    const { page, close } = await site.visit(path);
    const first = page.locator('#suggestions a').first();
    await expect.poll(() => first.textContent(), { timeout: 60_000 }).toBe(label);
    await first.click();
    expect(new URL(page.url()).pathname).toBe(found);
    await close();
  });

  it('leads from an unknown address to every part of the site without JavaScript', async () => {
    const { page, close } = await site.visit('/modells/gpt2', { javaScriptEnabled: false });
    const places = await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all();
    expect(places.length).toBeGreaterThan(7);
    for (const place of places)
      expect(await page.locator(`main a[href="${await place.getAttribute('href')}"]`).count()).toBe(1);
    expect(await page.getByRole('heading', { name: 'Did you mean' }).isVisible()).toBe(false);
    await close();
  });
});
