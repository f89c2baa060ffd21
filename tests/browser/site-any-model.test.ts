import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import hub from '../../catalogue/hub.json' with { type: 'json' };
import { visible } from '../../languages/shared/characters.ts';
import { canRun, openSite, ROOT, type Site } from './site-page.ts';

const SEED = 'seeds/timm-resnet50-a1-in1k.json';
const ID = 'timm/resnet50.a1_in1k';
/** A model that the site has no page for, whose code is that of the seed but for its id. */
const OTHER = 'timm/resnet18.a1_in1k';
const named = (text: string): string => text.replaceAll(ID, OTHER);
const seed = readFileSync(join(ROOT, SEED), 'utf8');
const record = named(seed);
const committed = named(readFileSync(join(ROOT, 'out/snippets/timm/timm-resnet50-a1-in1k/02-create-model.py'), 'utf8'));
const SLOW = { timeout: 60_000 };

interface Answer {
  status?: number;
  body?: string;
  abort?: true;
}

/** Answers in place of the hub, and tells what was asked. */
async function answer(page: Page, { status = 200, body = '{}', abort }: Answer): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${hub.url}/**`, (route) => {
    asked.push(route.request().url());
    const headers = { 'Access-Control-Allow-Origin': '*' };
    return abort
      ? route.abort('internetdisconnected')
      : route.fulfill({ status, body, headers, contentType: 'application/json' });
  });
  return asked;
}

describe.skipIf(!canRun)('any model', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  const give = async (page: Page, text: string): Promise<void> => {
    await expect.poll(() => page.locator('astro-island[ssr]').count(), SLOW).toBe(0);
    await page.getByRole('textbox').first().fill(text);
    await page.getByRole('button', { name: 'Show the code' }).click();
  };

  it.each([
    ['an id', OTHER],
    ['the address of its page', `${hub.url}/${OTHER}/tree/main?x=1`],
  ])('shows the code for %s', async (_, text) => {
    const { page, close } = await site.visit('/model/');
    const asked = await answer(page, { body: record });
    await give(page, text);
    await expect.poll(() => page.locator('figure.code pre code').allTextContents(), SLOW).toContain(committed);
    const address = `${hub.url}/api/models/${OTHER}`;
    expect(asked).toEqual([`${address}?blobs=true`, `${address}?expand[]=inferenceProviderMapping`]);
    expect(new URL(page.url()).searchParams.get('id')).toBe(OTHER);
    await close();
  });

  it('reads the address', async () => {
    const { page, close } = await site.visit('/');
    await answer(page, { body: record });
    await page.goto(`${site.url}/model/?id=${OTHER}`);
    await expect.poll(() => page.locator('figure.code pre code').allTextContents(), SLOW).toContain(committed);
    await close();
  });

  it('asks nobody for an id that leads elsewhere', async () => {
    const { page, close } = await site.visit('/');
    const asked = await answer(page, { body: record });
    await page.goto(`${site.url}/model/?id=../..`);
    await expect.poll(() => page.locator('main .note').textContent(), SLOW).toContain('neither a model id');
    expect(asked).toEqual([]);
    await close();
  });

  it('shows what the page of the model shows: the same tabs, the same code', async () => {
    const shown = (page: Page): Promise<string[]> =>
      page.locator('main').locator('[role=tab], figure.code .what, figure.code pre code').allTextContents();
    const built = await site.visit(`/models/${ID}/`);
    const live = await site.visit('/model/');
    await give(live.page, seed);
    await expect.poll(() => shown(live.page), SLOW).toEqual(await shown(built.page));
    await Promise.all([built.close(), live.close()]);
  });

  it('shows a pasted record and asks nobody', async () => {
    const { page, foreign, close } = await site.visit('/model/');
    await give(page, record);
    await expect.poll(() => page.locator('figure.code pre code').allTextContents(), SLOW).toContain(committed);
    expect(foreign).toEqual([]);
    await close();
  });

  it.each<[string, string, Answer, string]>([
    ['not found', 'no/such', { status: 404 }, 'knows no public model'],
    ['private', 'some/private', { status: 401 }, 'knows no public model'],
    ['offline', OTHER, { abort: true }, 'could not be reached'],
    ['failing', OTHER, { status: 503 }, 'did not give the record'],
    ['answering nonsense', OTHER, { body: '<html>' }, 'did not give the record'],
    ['malformed text', 'what is this?', {}, 'neither a model id'],
    ['malformed JSON', '{"id": ', {}, 'no valid JSON'],
    ['nested too deep', `{"id":${'['.repeat(100_000)}`, {}, 'nested deeper than 128 levels'],
    ['no record', '[1]', {}, 'JSON object with an “id”'],
  ])('says what to do when the model is %s', async (_, text, hubAnswer, words) => {
    const { page, close } = await site.visit('/model/');
    await answer(page, hubAnswer);
    await give(page, text);
    await expect.poll(() => page.locator('main .note').textContent(), SLOW).toContain(words);
    await close();
  });

  it('says that a model is gated', async () => {
    const { page, close } = await site.visit('/model/');
    await answer(page, { body: JSON.stringify({ ...JSON.parse(record), gated: 'manual' }) });
    await give(page, OTHER);
    await expect.poll(() => page.locator('main .notices').textContent(), SLOW).toContain('hf auth login');
    await close();
  });

  it('opens a model that the site knows at once, and asks nobody', async () => {
    const { page, foreign, close } = await site.visit('/model/');
    await expect.poll(() => page.locator('astro-island[ssr]').count(), SLOW).toBe(0);
    await page.getByRole('textbox').fill(ID);
    await page.getByRole('textbox').press('Enter');
    await page.waitForURL(`${site.url}/models/${ID}/`);
    expect(foreign).toEqual([]);
    await close();
  });

  it('leads to the page of a model that the site knows where the hub cannot be asked', async () => {
    const { page, close } = await site.visit('/');
    await answer(page, { abort: true });
    await page.goto(`${site.url}/model/?id=${ID}`);
    await page.getByRole('link', { name: 'The page that this site has of it' }).click();
    await page.waitForURL(`${site.url}/models/${ID}/`);
    await close();
  });

  it('keeps a record in the address, so that it survives a reload and can be shared', async () => {
    const { page, foreign, close } = await site.visit('/model/');
    await give(page, record);
    await expect.poll(() => new URL(page.url()).hash, SLOW).toContain('#record=');
    await page.reload();
    await expect.poll(() => page.locator('figure.code pre code').allTextContents(), SLOW).toContain(committed);
    const other = await site.visit('/');
    await other.page.goto(page.url());
    await expect.poll(() => other.page.locator('figure.code pre code').allTextContents(), SLOW).toContain(committed);
    expect([foreign, other.foreign]).toEqual([[], []]);
    await Promise.all([close(), other.close()]);
  });

  it('opens the address of a model that has no page', async () => {
    const { page, close } = await site.visit('/');
    await answer(page, { body: record });
    await page.goto(`${site.url}/models/${OTHER}/?manager=uv`);
    await expect.poll(() => page.locator('figure.code pre code').allTextContents(), SLOW).toContain(committed);
    expect(page.url()).toBe(`${site.url}/model/?manager=uv&id=${encodeURIComponent(OTHER)}`);
    await close();
  });

  it('copies nothing of a hostile record that a terminal obeys or a reader cannot see', async () => {
    const { page, close } = await site.visit('/model/');
    const id = 'org/x\u0003\ntouch pwned\n\u001b]0;y\u0007\u202e';
    const widgetData = [{ text: 'a\u0015\u202eb\u00ad\u{e0041}c' }];
    await give(
      page,
      JSON.stringify({ id, library_name: 'sample-factory', pipeline_tag: 'text-generation', widgetData }),
    );
    const buttons = page.getByRole('button', { name: /^Copy: / });
    await expect.poll(() => buttons.count(), SLOW).toBeGreaterThan(1);
    for (const button of await buttons.all()) {
      if (!(await button.isVisible())) continue;
      const code = await button.evaluate(
        (element) => document.getElementById(element.dataset.copy ?? '')?.textContent ?? '',
      );
      await button.click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText()), SLOW).toBe(code);
      expect(visible(code)).toBe(code);
    }
    await close();
  });

  it('shows a hostile record as text', async () => {
    const { page, problems, close } = await site.visit('/model/');
    await give(
      page,
      JSON.stringify({
        id: 'a/b"; import os; "',
        library_name: 'timm',
        pipeline_tag: '<img src=x onerror=alert(1)>',
        tags: null,
      }),
    );
    await expect.poll(() => page.locator('figure.code pre code').count(), SLOW).toBeGreaterThan(0);
    expect(await page.locator('main img').count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });
});
