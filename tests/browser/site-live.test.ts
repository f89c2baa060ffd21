import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canRun, DIST, openSite, ROOT, type Site } from './site-page.ts';

const TEXT = '/models/openai-community/gpt2/';
const CHAT = '/models/mlx-community/Llama-3.2-3B-Instruct-4bit/';
const GGUF = '/models/unsloth/gpt-oss-20b-GGUF/';
const LIKE = 'Not run as it stands here; code made by the same template: ';
/** The code of libraries that is made for a reader. */
const OWN = '#use-own figure.code';
const SLOW = { timeout: 60_000 };

/** What the build wrote, read without the code that wrote it. */
const written = (path: string) => JSON.parse(canRun ? readFileSync(join(DIST, `proofs/${path}.json`), 'utf8') : '{}');

/** What is said of code of a library that was not run itself. */
const codeOf = (library: string, variant: string): string => LIKE + written(`libraries/${library}`).variants?.[variant];

/** The same of a call. */
const callOf = (client: string): string => LIKE + written('calls').clients?.[client]?.executed;

/** What is said of what was done with code that is seen. */
const saidOf = async (page: Page, figures: string): Promise<string> =>
  (await page.locator(`${figures}:visible > .provenance`).allInnerTexts()).join('\n');

/** The files that were fetched of what is recorded. */
const fetched = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return paths.filter((path) => path.startsWith('/proofs/'));
  });

describe.skipIf(!canRun)('code that is made for a reader', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  it.each([
    ['an own prompt', `${TEXT}?prompt=The+tide`, OWN, codeOf('transformers', 'pipeline-plain')],
    ['another quantization', `${GGUF}?quant=Q8_0`, OWN, codeOf('llama-cpp-python', 'chat-text')],
    [
      'another provider',
      `${CHAT}?where=service&provider=groq&language=python&client=requests`,
      '#api-live-python-requests',
      'Request checked against the API contract on ',
    ],
    [
      'an answer that is read as it is written',
      `${CHAT}?where=service&stream=yes&language=python&client=openai`,
      '#api-live-python-openai',
      callOf('python-openai'),
    ],
  ])('says what was done with such code: %s', async (_, path, figures, words) => {
    const { page, problems, close } = await site.visit(path);
    await expect.poll(() => saidOf(page, figures), SLOW).toContain(words);
    expect(problems).toEqual([]);
    await close();
  });

  it('says it of a model that the site has no page for', async () => {
    const { page, problems, close } = await site.visit('/model/');
    const seed = readFileSync(join(ROOT, 'seeds/timm-resnet50-a1-in1k.json'), 'utf8');
    await expect.poll(() => page.locator('astro-island[ssr]').count(), SLOW).toBe(0);
    await page.getByRole('textbox').first().fill(seed.replaceAll('timm/resnet50.a1_in1k', 'someone/resnet50'));
    await page.getByRole('button', { name: 'Show the code' }).click();
    await expect.poll(() => saidOf(page, 'article figure.code'), SLOW).toContain(codeOf('timm', 'create-model'));
    expect(problems).toEqual([]);
    await close();
  });

  it('opens the recorded call of the same code', async () => {
    const { page, close } = await site.visit(`${CHAT}?where=service&provider=groq&language=python&client=requests`);
    const receipt = page.locator('#api-live-python-requests .receipt');
    await receipt.getByText('Request checked against the API contract').click(SLOW);
    await expect.poll(() => receipt.locator('pre').first().textContent(), SLOW).toMatch(/^POST https:/);
    await close();
  });

  it('fetches what is recorded with the first such code, once, and nothing before', async () => {
    const { page, close } = await site.visit(TEXT);
    const prompt = page.getByRole('textbox').first();
    await prompt.focus();
    await expect.poll(() => page.locator('astro-island[ssr]:has(.prompt)').count(), SLOW).toBe(0);
    expect(await fetched(page)).toEqual([]);
    await prompt.pressSequentially('High');
    await expect.poll(() => saidOf(page, OWN), SLOW).toContain(LIKE);
    expect(await page.locator('#use-own figure.code:visible code').last().textContent()).toContain('High');
    const paths = await fetched(page);
    expect(paths).toEqual([...new Set(paths)]);
    expect(paths).toContain('/proofs/libraries/transformers.json');
    await close();
  });

  it('says nothing of it where the connection is lost, and shows the code', async () => {
    const { page, close } = await site.visit(TEXT);
    await page.route('**/proofs/**', (route) => route.abort('internetdisconnected'));
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/proofs/libraries/'));
    await page.getByRole('textbox').first().fill('High tide');
    await refused;
    const code = page.locator('#use-own figure.code:visible code').last();
    await expect.poll(() => code.textContent(), SLOW).toContain('High tide');
    expect(await saidOf(page, OWN)).not.toContain('Executed');
    await page.unroute('**/proofs/**');
    await page.getByRole('textbox').first().fill('Low tide');
    await expect.poll(() => saidOf(page, OWN), SLOW).toContain(LIKE);
    await close();
  });

  it('never shows what was built in its place, also on a slow machine', async () => {
    const { page, close } = await site.visit('/docs/');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      const look = (): void => {
        for (const figure of document.querySelectorAll('.api figure.code'))
          if (figure.checkVisibility({ visibilityProperty: true })) seen.add(figure.id);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(`${site.url}${CHAT}?where=service&provider=groq&language=python&client=requests`);
    const seen = (): Promise<string[]> => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    await expect.poll(seen, SLOW).not.toEqual([]);
    expect(await seen()).toEqual(['api-live-python-requests']);
    await close();
  });
});
