import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canRun, openSite, type Site } from './site-page.ts';

const CHAT = '/models/mlx-community/Llama-3.2-3B-Instruct-4bit/';
const IMAGE = '/models/stabilityai/stable-diffusion-xl-base-1.0/';

/** A busy machine is given time; what comes true late is still true. */
const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 60_000 });

const shown = (page: Page, section: string): Promise<string | null> =>
  page.locator(`${section} figure.code:visible pre code`).first().textContent();

const chosenIn = (page: Page): Record<string, string> => Object.fromEntries(new URL(page.url()).searchParams);

describe.skipIf(!canRun)('what a reader chooses', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  it('stands in the address with all that is shown, and survives a reload, the way back and sharing', async () => {
    const beforehand = { where: 'service', language: 'js', memory: '24' };
    const { page, problems, close } = await site.visit(CHAT, { beforehand });
    await page.getByLabel('Provider').selectOption('groq');
    await page.getByLabel('Your prompt').fill('Why "blue"?');
    const wanted = { where: 'service', language: 'js', provider: 'groq', prompt: 'Why "blue"?' };
    await eventually(() => chosenIn(page)).toEqual(wanted);
    const code = (): Promise<string | null> => shown(page, '.api');
    await eventually(code).toContain('Why \\"blue\\"?');
    const made = await code();
    expect(made).toContain(':groq');
    await page.reload();
    await eventually(code).toBe(made);
    await page.goto(`${site.url}/tasks/`);
    await page.goBack();
    await eventually(code).toBe(made);
    const other = await site.visit(page.url().slice(site.url.length), {
      beforehand: { language: 'sh', stream: 'yes' },
    });
    await eventually(() => shown(other.page, '.api')).toBe(made);
    expect([problems, other.problems]).toEqual([[], []]);
    await Promise.all([close(), other.close()]);
  });

  it('is copied as a link', async () => {
    const { page, close } = await site.visit(CHAT, { beforehand: { manager: 'uv' } });
    await page.getByRole('button', { name: 'Copy link' }).click();
    await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}${CHAT}?manager=uv`);
    await close();
  });

  it('is a prompt in the code of libraries, too, until it is taken back', async () => {
    const { page, close } = await site.visit(`${IMAGE}?library=diffusers`);
    const texts = async (): Promise<string> =>
      (await page.locator('#use-built code, #use-own code').allTextContents()).join('');
    const built = await texts();
    await page.getByLabel(/^Your (text|prompt)/).fill('A lighthouse of glass');
    await eventually(texts).toContain('A lighthouse of glass');
    await page.getByLabel(/^Your (text|prompt)/).fill('');
    await eventually(texts).toBe(built);
    await close();
  });

  it.each(['light', 'dark'])('is a theme that stands in no address: %s', async (theme) => {
    const { page, close } = await site.visit('/', { colorScheme: theme === 'dark' ? 'light' : 'dark' });
    const scheme = (): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await page.getByLabel('Theme').selectOption(theme);
    await eventually(scheme).toBe(theme);
    await page.goto(`${site.url}${CHAT}?language=js`);
    expect([await scheme(), await page.getByLabel('Theme').inputValue()]).toEqual([theme, theme]);
    expect(new URL(page.url()).search).toBe('?language=js');
    await close();
  });

  it('wraps long lines', async () => {
    const { page, close } = await site.visit('/models/timm/resnet50.a1_in1k/', {
      viewport: { width: 380, height: 800 },
    });
    const code = page.locator('#timm-02-create-model > pre');
    const isWide = (): Promise<boolean> => code.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(await isWide()).toBe(true);
    await page.locator('#timm-02-create-model').getByText('More').click();
    await page.locator('#timm-02-create-model').getByRole('button', { name: 'Wrap long lines' }).click();
    await eventually(isWide).toBe(false);
    await page.reload();
    await eventually(isWide).toBe(false);
    await close();
  });

  it('that no model of the list has leads to any model', async () => {
    const { page, close } = await site.visit('/models/');
    const help = page.locator('[data-none=models]');
    expect(await help.isVisible()).toBe(false);
    await page.getByLabel('Find by name').fill('nothing is called so');
    await eventually(() => help.isVisible()).toBe(true);
    await close();
  });
});
