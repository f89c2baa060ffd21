import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canRun, openSite, type Site } from './site-page.ts';

const CHAT = '/models/mlx-community/Llama-3.2-3B-Instruct-4bit/?where=service&language=python&client=openai';
const SLOW = { timeout: 60_000 };

describe.skipIf(!canRun)('the receipt of a call', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  it('opens what was sent and answered, which is fetched only then', async () => {
    const { page, problems, close } = await site.visit(CHAT);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const receipt = page.locator('.api figure.code:visible .receipt').first();
    expect(asked.filter((path) => path.startsWith('/exchanges/'))).toEqual([]);
    await receipt.getByText('Request checked against the API contract').click();
    const parts = receipt.locator('pre');
    await expect.poll(() => parts.count(), SLOW).toBeGreaterThan(1);
    const text = (await parts.allTextContents()).join('\n');
    expect(text).toMatch(/^POST https:\/\/router\.huggingface\.co\/v1\/chat\/completions\n/);
    expect(text).toContain('authorization: Bearer $HF_TOKEN');
    expect(text).toContain('"choices"');
    expect(asked.filter((path) => path.startsWith('/exchanges/'))).toEqual(['/exchanges/python-openai/auto/']);
    expect(problems).toEqual([]);
    await close();
  });

  it('is a link to the same without JavaScript', async () => {
    const { page, close } = await site.visit(CHAT, { javaScriptEnabled: false });
    const link = page.locator('#api-python-openai .receipt > a');
    const { pathname, hash } = new URL((await link.getAttribute('href')) ?? '', site.url);
    const { page: other, close: closeOther } = await site.visit(pathname + hash, { javaScriptEnabled: false });
    expect(await other.locator(`${hash} pre`).first().textContent()).toMatch(/^POST /);
    await Promise.all([close(), closeOther()]);
  });

  it('says so where another code was recorded', async () => {
    const { page, close } = await site.visit('/models/openai-community/gpt2/?where=service');
    expect(await page.locator('#api-python-huggingface_hub').textContent()).toContain('that of other code');
    expect(await page.locator('#api-python-huggingface_hub .receipt').count()).toBe(0);
    await close();
  });
});

describe.skipIf(!canRun)('a long page', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  it.each([
    ['a task', '/tasks/text-classification/', 'catalogue/tasks/text-classification.json'],
    ['a library', '/libraries/diffusers/', 'catalogue/libraries/diffusers.json'],
    ['a provider', '/providers/fal-ai/', 'catalogue/providers/fal-ai.json'],
    ['a page of the documentation', '/docs/preferences/', 'site/src/docs/preferences.md'],
  ])('%s has a list of its headings, and names its source', async (_, path, source) => {
    const { page, close } = await site.visit(path);
    // Named by its path, or linked where the build knows the repository's address.
    const foot = page.getByRole('contentinfo');
    const link = foot.getByRole('link', { name: 'Edit this page' });
    const named = (await link.count()) > 0 ? await link.getAttribute('href') : await foot.textContent();
    expect(named).toContain(source);
    await page.getByText('On this page').click();
    const links = page.locator('.contents a');
    const headings = page.locator('main h2');
    expect(await links.allTextContents()).toEqual((await headings.allTextContents()).map((text) => text.trim()));
    await links.last().click();
    expect(await headings.last().isVisible()).toBe(true);
    expect(new URL(page.url()).hash).toBe(`#${await headings.last().getAttribute('id')}`);
    expect(await links.last().isVisible()).toBe(false);
    await close();
  });
});
