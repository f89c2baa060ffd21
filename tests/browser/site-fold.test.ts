import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canRun, openSite, type Site } from './site-page.ts';

/** A model that no provider is known to serve. */
const CHAT = '/models/mlx-community/Llama-3.2-3B-Instruct-4bit/';
const IMAGE = '/models/timm/resnet50.a1_in1k/';

/** A busy machine is given time; what comes true late is still true. */
const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 60_000 });

describe.skipIf(!canRun)('calls that nobody is known to serve', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  it.each<[string, string, Record<string, string>, boolean]>([
    ['are folded away', '', {}, false],
    ['stay so for a reader who likes a language', '', { language: 'js' }, false],
    ['stay so where a link leads to the heading', '#api', {}, false],
    ['are open for a link to a snippet', '#api-js-fetch', {}, true],
    ['are open for an address that chooses a client', '?language=js&client=fetch', {}, true],
    ['are open for an address that chooses an option', '?stream=yes#api', {}, true],
    ['are open for an address that asks for asynchronous code', '?async=yes', {}, true],
    ['are open for a reader who has chosen a provider', '', { provider: 'groq' }, true],
  ])('%s', async (_, more, beforehand, open) => {
    const { page, problems, close } = await site.visit(CHAT + more, {
      beforehand: { where: 'service', ...beforehand },
      folded: true,
    });
    await eventually(() => page.getByRole('tablist', { name: 'Language' }).first().isVisible()).toBe(open);
    expect(problems).toEqual([]);
    await close();
  });

  it('are preceded by one sentence in their section, and by the code for the reader’s own machine', async () => {
    const { page, close } = await site.visit(CHAT, { folded: true });
    const sentence = page.getByText('The model record names no provider', { exact: false });
    expect(await sentence.count()).toBe(1);
    expect(await sentence.isVisible()).toBe(false);
    expect(await page.locator('#use').isVisible()).toBe(true);
    await page.getByRole('tab', { name: 'With a service' }).click();
    expect(await page.locator('section.api').getByText('names no provider').isVisible()).toBe(true);
    expect(await page.locator('.folded > summary').innerText()).toBe('Show the call');
    await close();
  });

  it('open by a click, by the keyboard, and by a link on the same page', async () => {
    const { page, close } = await site.visit(CHAT, { beforehand: { where: 'service' }, folded: true });
    const tabs = page.getByRole('tablist', { name: 'Language' });
    const summary = page.locator('.folded > summary');
    await summary.click();
    await eventually(() => tabs.isVisible()).toBe(true);
    await summary.press('Enter');
    await eventually(() => tabs.isVisible()).toBe(false);
    await page.evaluate(() => location.assign('#api-sh-curl'));
    await eventually(() => page.locator('#api-sh-curl').isVisible()).toBe(true);
    await close();
  });

  it('say what they need before they run, and the sample file is there', async () => {
    const { page, close } = await site.visit(`${IMAGE}?language=python&client=huggingface_hub`, { folded: true });
    const setup = page.locator('.setup:visible');
    await eventually(() => setup.locator('> summary').innerText()).toBe(
      'Before you run it: install huggingface_hub, set HF_TOKEN, download cat.jpg',
    );
    await setup.locator('> summary').click();
    expect(await setup.getByRole('link', { name: 'huggingface.co/settings/tokens' }).isVisible()).toBe(true);
    expect(await setup.locator('code:visible').allTextContents()).toEqual(
      expect.arrayContaining(['pip install -U huggingface_hub\n', 'export HF_TOKEN=your-key\n']),
    );
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      setup.getByRole('link', { name: 'cat.jpg' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('cat.jpg');
    await close();
  });
});
