import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inferenceSnippets } from '../../runtime/inference/index.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import seed from '../../seeds/mlx-community-llama-3-2-3b-instruct-4bit.json' with { type: 'json' };
import { canRun, openSite, type Site } from './site-page.ts';

const CHAT = '/models/mlx-community/Llama-3.2-3B-Instruct-4bit/';
/** A reader who has chosen services sees calls, not libraries. */
const SERVICE = { beforehand: { where: 'service' } };
const IMAGE = '/models/timm/resnet50.a1_in1k/';
const SLOW = { timeout: 60_000 };

/** The code that the generator makes for the same options. */
function expected(client: string, options: Record<string, unknown>): string | undefined {
  return inferenceSnippets(parseModel(seed), options).snippets.find((snippet) => snippet.client === client)?.code;
}

describe.skipIf(!canRun)('API snippets made in the browser', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  it('follows provider, streaming, direct and who pays', async () => {
    const { page, problems, foreign, close } = await site.visit(CHAT, SERVICE);
    const code = (): Promise<string | null> => page.locator('.api figure.code:visible code').first().textContent();
    await page.getByLabel('Provider').selectOption('groq');
    await expect.poll(code, SLOW).toBe(expected('openai', { provider: 'groq' }));
    await page.getByLabel('Streaming').check();
    await expect.poll(code, SLOW).toBe(expected('openai', { provider: 'groq', streaming: true }));
    await page.getByText(/^Advanced/).click();
    await page.getByLabel('Bill to').fill('my-org');
    await expect.poll(code, SLOW).toBe(expected('openai', { provider: 'groq', streaming: true, billTo: 'my-org' }));
    await page.getByLabel('Call Groq directly').check();
    await expect
      .poll(code, SLOW)
      .toBe(expected('openai', { provider: 'groq', streaming: true, billTo: 'my-org', directRequest: true }));
    expect(await page.locator('.api input[type=password], .api input[name*=token]').count()).toBe(0);
    expect([problems, foreign]).toEqual([[], []]);
    await close();
  });

  it('keeps what was entered before the island was there', async () => {
    const { page, close } = await site.visit(CHAT, SERVICE);
    // Script-made, so that no pointer event has started the island before.
    await page.evaluate(() => {
      const box = [...document.querySelectorAll<HTMLInputElement>('.api input[type=checkbox]')][0];
      if (box) box.checked = true;
      box?.focus();
    });
    const code = page.locator('.api figure.code:visible code').first();
    await expect.poll(() => code.textContent(), SLOW).toBe(expected('openai', { streaming: true }));
    await close();
  });

  it('shows stored options without the default being seen first', async () => {
    const { page, close } = await site.visit(CHAT, {
      beforehand: { where: 'service', provider: 'groq', stream: 'yes' },
    });
    const code = page.locator('.api figure.code:visible code').first();
    await expect.poll(() => code.textContent(), SLOW).toBe(expected('openai', { provider: 'groq', streaming: true }));
    expect(await page.getByLabel('Streaming').isChecked()).toBe(true);
    await close();
  });

  it('goes back to the page as built', async () => {
    const { page, close } = await site.visit(`${CHAT}?stream=yes`);
    await expect.poll(() => page.locator('#api-built').isVisible(), SLOW).toBe(false);
    // A box that is not yet ticked would be left as it is.
    await expect.poll(() => page.getByLabel('Streaming').isChecked(), SLOW).toBe(true);
    await page.getByLabel('Streaming').uncheck();
    await expect.poll(() => page.locator('#api-built').isVisible(), SLOW).toBe(true);
    await close();
  });

  it('puts the name of a reader’s file into the code, and sends the file nowhere', async () => {
    const { page, foreign, close } = await site.visit(IMAGE, SERVICE);
    await page
      .getByLabel(/Your file/)
      .setInputFiles({ name: 'my "dog".png', mimeType: 'image/png', buffer: Buffer.from('png') });
    const code = page.locator('.api figure.code:visible code').first();
    await expect.poll(() => code.textContent(), SLOW).toContain('my \\"dog\\".png');
    expect(foreign).toEqual([]);
    await close();
  });

  it('switches tabs that were made in the browser, and keeps the choice when they are made anew', async () => {
    const { page, problems, close } = await site.visit(`${CHAT}?stream=yes`);
    const live = page.getByRole('tablist', { name: 'Language' }).last();
    const chosen = (): Promise<string | null> => live.getByRole('tab', { selected: true }).textContent();
    await expect.poll(() => page.locator('#api-live-language-panel-js').count(), SLOW).toBe(1);
    await live.getByRole('tab', { name: 'JavaScript' }).click();
    await live.getByRole('tab', { name: 'JavaScript' }).press('ArrowRight');
    await expect.poll(chosen, SLOW).toBe('Shell');
    await page.getByLabel('Provider').selectOption('groq');
    const code = page.locator('.api figure.code:visible code').first();
    await expect.poll(() => code.textContent(), SLOW).toBe(expected('curl', { provider: 'groq', streaming: true }));
    expect([await chosen(), problems]).toEqual(['Shell', []]);
    await close();
  });

  it('loads less than 30 kB of script until every island answers', async () => {
    const { page, close } = await site.visit(CHAT, SERVICE);
    await page.evaluate(() => {
      for (const island of document.querySelectorAll('astro-island')) island.dispatchEvent(new Event('pointerenter'));
    });
    await expect.poll(() => page.locator('astro-island[ssr]').count(), SLOW).toBe(0);
    const names = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    );
    const { gzipSync } = await import('node:zlib');
    const bodies = await Promise.all(names.map(async (name) => Buffer.from(await (await fetch(name)).arrayBuffer())));
    const size = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
    expect(size).toBeGreaterThan(10_000);
    expect(size).toBeLessThan(30_000);
    await close();
  });
});
