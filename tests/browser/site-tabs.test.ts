import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canRun, openSite, ROOT, type Site } from './site-page.ts';

const CHAT = '/models/mlx-community/Llama-3.2-3B-Instruct-4bit/';
/** A reader who has chosen services sees calls, not libraries. */
const SERVICE = { beforehand: { where: 'service' } };
const BERT = '/models/distilbert/distilbert-base-uncased-finetuned-sst-2-english/';

/** A busy machine is given time; what comes true late is still true. */
const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 60_000 });

const chosen = (page: Page, list: string): Promise<string | null> =>
  page
    .getByRole('tablist', { name: list, includeHidden: true })
    .getByRole('tab', { selected: true, includeHidden: true })
    .first()
    .textContent();

const shownCode = (page: Page, section: string): Promise<string | null> =>
  page.locator(`${section} figure.code:visible pre code`).first().textContent();

describe.skipIf(!canRun)('tabs and the preference store', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  it('switches by mouse, before anything else was loaded', async () => {
    const { page, problems, close } = await site.visit(CHAT, SERVICE);
    await page.getByRole('tab', { name: 'JavaScript' }).click();
    await eventually(() => chosen(page, 'Language')).toBe('JavaScript');
    await eventually(() => shownCode(page, '#api-built')).toContain('import { OpenAI }');
    expect(problems).toEqual([]);
    await close();
  });

  it.each([
    { key: 'ArrowRight', from: 'Python', to: 'JavaScript' },
    { key: 'ArrowLeft', from: 'Python', to: 'Shell' },
    { key: 'End', from: 'Python', to: 'Shell' },
    { key: 'Home', from: 'Shell', to: 'Python' },
  ])('$key leads from $from to $to', async ({ key, from, to }) => {
    const { page, close } = await site.visit(CHAT, SERVICE);
    const list = page.getByRole('tablist', { name: 'Language' });
    if (from !== 'Python') await list.getByRole('tab', { name: from }).click();
    await eventually(() => chosen(page, 'Language')).toBe(from);
    await list.getByRole('tab', { name: from }).focus();
    await page.keyboard.press(key);
    await eventually(() => chosen(page, 'Language')).toBe(to);
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(to);
    await close();
  });

  it('leaves keys with a modifier to the browser', async () => {
    const { page, close } = await site.visit(CHAT, SERVICE);
    await page.getByRole('tablist', { name: 'Language' }).getByRole('tab', { name: 'Python' }).focus();
    await page.keyboard.press('Control+ArrowRight');
    await page.keyboard.press('Shift+Tab');
    await eventually(() => chosen(page, 'Language')).toBe('Python');
    await close();
  });

  it('has one tab stop in a list', async () => {
    const { page, close } = await site.visit(CHAT, SERVICE);
    const stops = page.getByRole('tablist', { name: 'Language' }).locator('[tabindex="0"]');
    expect(await stops.count()).toBe(1);
    await close();
  });

  it('remembers a choice on other pages, and shows it before the first paint', async () => {
    const { page, close } = await site.visit(CHAT, SERVICE);
    await page.getByRole('tab', { name: 'JavaScript' }).click();
    await page.getByRole('tab', { name: 'On your machine' }).click();
    await page.getByRole('tab', { name: 'uv' }).click();
    await page.goto(site.url + BERT);
    expect(await chosen(page, 'Package manager')).toBe('uv');
    expect(await chosen(page, 'Language')).toBe('JavaScript');
    await close();
  });

  it('takes the address over what is stored, and what is stored over the default', async () => {
    const beforehand = { where: 'service', language: 'sh', manager: 'uv' };
    const stored = await site.visit(CHAT, { beforehand });
    expect(await chosen(stored.page, 'Language')).toBe('Shell');
    const address = await site.visit(`${CHAT}?language=js&client=fetch`, { beforehand });
    expect(await chosen(address.page, 'Language')).toBe('JavaScript');
    expect(await chosen(address.page, 'JavaScript client')).toBe('fetch');
    // What a link does not name is the default, so that it shows everybody the same.
    expect(await chosen(address.page, 'Package manager')).toBe('pip');
    await Promise.all([stored.close(), address.close()]);
  });

  it('loads no module for tabs, also when they are used', async () => {
    const { page, close } = await site.visit(BERT, { beforehand: { where: 'service', language: 'js', manager: 'uv' } });
    await page.getByRole('tab', { name: 'Python' }).click();
    await eventually(() => chosen(page, 'Language')).toBe('Python');
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((name) => name.endsWith('.js')),
    );
    expect(scripts).toEqual(['/choice.js']);
    await close();
  });

  it('opens the tabs that an anchor is behind', async () => {
    const { page, close } = await site.visit(`${CHAT}#api-js-fetch`);
    expect(await chosen(page, 'Language')).toBe('JavaScript');
    expect(await page.locator('#api-js-fetch').isVisible()).toBe(true);
    await close();
  });

  it.each([
    '#%',
    '#%E0%A4%A',
    '#nothing',
  ])('takes the anchor %s, which leads nowhere, without an error', async (anchor) => {
    const { page, problems, close } = await site.visit(CHAT + anchor);
    expect(await chosen(page, 'Language')).not.toBe('');
    expect(problems).toEqual([]);
    await close();
  });

  it('copies the bytes of the committed file, and says so', async () => {
    const { page, close } = await site.visit('/models/timm/resnet50.a1_in1k/');
    await page.getByRole('button', { name: 'Copy: Run the model' }).click();
    await eventually(() => page.locator('#status').textContent()).toBe('Copied');
    const file = readFileSync(join(ROOT, 'out/snippets/timm/timm-resnet50-a1-in1k/02-create-model.py'), 'utf8');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(file);
    await close();
  });

  it('copies as Markdown', async () => {
    const { page, close } = await site.visit('/models/timm/resnet50.a1_in1k/');
    await page.locator('#timm-02-create-model').getByText('More').click();
    await page.locator('#timm-02-create-model').getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^```python\nfrom urllib[\s\S]*\n```\n$/);
    await close();
  });

  it('keeps open pages in step', async () => {
    const { page, close } = await site.visit(CHAT, SERVICE);
    const other = await page.context().newPage();
    await other.goto(site.url + BERT);
    await page.getByRole('tab', { name: 'On your machine' }).click();
    await page.getByRole('tab', { name: 'uv' }).click();
    await eventually(() => chosen(other, 'Package manager')).toBe('uv');
    await close();
  });
});
