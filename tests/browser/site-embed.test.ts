import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { exchangeOf } from '../../package/bin/verified.ts';
import { inferenceSnippets } from '../../runtime/inference/index.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { bundled } from '../../site/integrations/bundled-script.mjs';
import { CHROMIUM } from './chromium.ts';
import { closing, element, HOSTILE, makeSite, Setting } from './embed-host.ts';
import { DIST, ROOT } from './site-page.ts';
import { serveFolder } from './site-server.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const LIMIT = 12_000;
const SLOW = { timeout: 60_000 };
const QWEN = 'Qwen/Qwen3-0.6B';

it(`is one module under ${LIMIT} bytes of gzip, which imports nothing at first`, async () => {
  const code = await bundled('model-snippet.ts');
  expect(gzipSync(code).length).toBeLessThan(LIMIT);
  expect(code).not.toMatch(/\bimport\s*[{"'*]|\bfrom\s*["']/);
  // What makes calls through a named provider is imported when an element names one.
  expect(code.match(/\bimport\(/g)).toHaveLength(1);
});

describe.skipIf(!existsSync(CHROMIUM))('<model-snippet> on another origin, under a strict policy', () => {
  const setting = new Setting();
  beforeAll(async () => setting.open(await makeSite()));
  afterAll(setting.close);

  it('shows a hostile record as text', async () => {
    const { page, problems, close } = await setting.visit(element('model="a/hostile"'));
    await expect.poll(() => page.locator('pre').count(), SLOW).toBe(3);
    expect(await page.locator('pre').first().textContent()).toBe(`${HOSTILE}\n`);
    expect(await page.locator('[part=proof]').first().textContent()).toBe(HOSTILE);
    expect(await page.locator('model-snippet img, model-snippet script').count()).toBe(0);
    const links = await page
      .locator('model-snippet [part=link]')
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
    expect(links).toEqual([`${setting.site.url}/models/a/hostile/`]);
    expect(await page.title()).toBe('Other');
    expect(problems).toEqual([]);
    await close();
  });

  it.each<[what: string, attributes: string, told: string, href: string | undefined]>([
    ['an unknown model', 'model="a/unknown"', 'There is no code for a/unknown at', '/model/?id=a/unknown'],
    ['no model', '', 'The attribute model is missing', undefined],
    ['no id', 'model="../secret"', '“../secret” is no model id such as org/name.', undefined],
    ['another path', 'model="a/.."', '“a/..” is no model id such as org/name.', undefined],
    [
      'an unknown library',
      'model="a/hostile" library="x"',
      'There is no code for a/hostile with x. There is some for: lib.',
      '/models/a/hostile/',
    ],
    [
      'an unknown language',
      'model="a/hostile" language="go"',
      'There is no code in go for a/hostile here, but in: python.',
      '/models/a/hostile/',
    ],
    ['no call', 'model="a/none"', 'There is no call of a/none to show. Nobody serves it.', '/models/a/none/'],
    [
      'calls that the site has no module for',
      'model="a/hostile" provider="groq"',
      'The calls of a/hostile could not be fetched from',
      '/models/a/hostile/',
    ],
    [
      'a file that is no page',
      'model="a/broken"',
      'did not answer with the code for a/broken (200).',
      '/models/a/broken/',
    ],
  ])('says why there is nothing: %s', async (_, attributes, told, href) => {
    const { page, close } = await setting.visit(element(attributes));
    const error = page.locator('model-snippet [part=error]');
    await expect.poll(() => error.textContent(), SLOW).toContain(told);
    expect(await page.getByRole('link', { name: 'Code for it' }).isVisible()).toBe(true);
    const more = error.getByRole('link');
    expect(await more.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))).toEqual(
      href === undefined ? [] : [setting.site.url + href],
    );
    await close();
  });

  it('says that the site cannot be reached', async () => {
    const { page, close } = await setting.visit(element(''));
    await page.route('**/models/**', (route) => route.abort());
    await page.locator('model-snippet').evaluate((one) => one.setAttribute('model', 'a/hostile'));
    const error = page.locator('model-snippet [part=error]');
    await expect.poll(() => error.textContent(), SLOW).toContain(`could not be fetched from ${setting.site.url}.`);
    await page.unroute('**/models/**');
    await page.locator('model-snippet').evaluate((one) => one.setAttribute('library', 'lib'));
    await expect.poll(() => page.locator('pre').count(), SLOW).toBe(3);
    await close();
  });

  it('has tabs for the keyboard, and copies the code that is seen', async () => {
    const { page, problems, close } = await setting.visit(element('model="a/hostile"'));
    const tabs = page.getByRole('tab');
    await expect.poll(() => tabs.count(), SLOW).toBe(2);
    await tabs.first().focus();
    for (const [key, chosen] of [
      ['ArrowRight', 1],
      ['ArrowRight', 0],
      ['End', 1],
      ['Home', 0],
      ['ArrowLeft', 1],
    ] as const) {
      await page.keyboard.press(key);
      expect(await tabs.evaluateAll((all) => all.findIndex((one) => one.matches(':focus')))).toBe(chosen);
      expect(await tabs.nth(chosen).getAttribute('aria-selected')).toBe('true');
    }
    expect(await page.locator('[part=panel]:visible pre').textContent()).toBe('b\n');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('status').textContent(), SLOW).toBe('Copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('b\n');
    expect(problems).toEqual([]);
    await close();
  });

  it('selects the code where the page may not copy', async () => {
    const { page, close } = await setting.visit(element('model="a/hostile"'));
    await expect.poll(() => page.locator('pre').count(), SLOW).toBe(3);
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.locator('[part=copy]').first().click();
    await expect.poll(() => page.getByRole('status').textContent(), SLOW).toContain('is selected');
    await close();
  });

  it('is the link of its page without JavaScript', async () => {
    const { page, close } = await setting.visit(element('model="a/hostile"'), { javaScriptEnabled: false });
    expect(await page.getByRole('link', { name: 'Code for it' }).isVisible()).toBe(true);
    expect(await page.locator('pre').count()).toBe(0);
    await close();
  });

  it('takes the colours of the page around it', async () => {
    const { page, close } = await setting.visit(element('model="a/hostile"'));
    await expect.poll(() => page.locator('pre').count(), SLOW).toBe(3);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        'model-snippet { --model-snippet-paper: rgb(1, 2, 3) } model-snippet::part(copy) { color: rgb(4, 5, 6) }',
      );
      document.adoptedStyleSheets = [sheet];
    });
    const styleOf = (selector: string, name: 'color' | 'backgroundColor') =>
      page
        .locator(selector)
        .first()
        .evaluate((one, key) => getComputedStyle(one)[key], name);
    expect(await styleOf('[part=frame]', 'backgroundColor')).toBe('rgb(1, 2, 3)');
    expect(await styleOf('[part=copy]', 'color')).toBe('rgb(4, 5, 6)');
    await close();
  });
});

interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
}

describe.skipIf(!existsSync(CHROMIUM) || !existsSync(join(DIST, 'model-snippet.js')))(
  '<model-snippet> with the built site',
  () => {
    const setting = new Setting();
    beforeAll(async () => {
      const { url, server } = await serveFolder(DIST);
      await setting.open({ url, close: closing(server) });
    });
    afterAll(setting.close);
    const pageOf = (id: string) => JSON.parse(readFileSync(join(DIST, `models/${id}.json`), 'utf8'));

    it('shows the bytes, the proof and the notices of the page', async () => {
      const { page, problems, close } = await setting.visit(element(`model="${QWEN}" library="transformers"`));
      const { library, notices } = pageOf(QWEN);
      const [{ snippets }] = library;
      await expect
        .poll(() => page.locator('pre').allTextContents(), SLOW)
        .toEqual(snippets.map(({ code }: { code: string }) => code));
      const proofs = snippets.flatMap(({ receipt }: { receipt?: { sentence: string } }) => receipt?.sentence ?? []);
      expect(proofs.length).toBeGreaterThan(0);
      expect(await page.locator('[part=proof]').allTextContents()).toEqual(proofs);
      expect(await page.locator('[part=notice]').count()).toBe(notices.length);
      expect(problems).toEqual([]);
      await close();
    });

    it('shows calls in one language, with what they need and what was done with them', async () => {
      const { page, problems, close } = await setting.visit(element(`model="${QWEN}" provider="auto" language="js"`));
      const calls = pageOf(QWEN).inference.filter(({ language }: { language: string }) => language === 'js');
      const codes = calls.flatMap(({ code, setup }: { code: string; setup: { install: { code: string }[] } }) => [
        ...setup.install.slice(0, 1).map((install) => install.code),
        code,
      ]);
      expect(codes.length).toBeGreaterThan(calls.length);
      await expect.poll(() => page.locator('pre').allTextContents(), SLOW).toEqual(codes);
      expect(await page.locator('[part=needs]').first().textContent()).toContain('Set HF_TOKEN to a key from https:');
      expect(await page.locator('[part=proof]').first().textContent()).toMatch(/^Executed with /);
      expect(problems).toEqual([]);
      await close();
    });

    it('shows calls through a provider, made as the page makes them, and fetches what makes them only then', async () => {
      const { page, problems, close } = await setting.visit(element(`model="${QWEN}" provider="auto"`));
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await expect.poll(() => page.locator('[part=pre]').count(), SLOW).toBeGreaterThan(1);
      expect(asked.filter((path) => path.endsWith('.js'))).toEqual([]);
      await page.locator('model-snippet').evaluate((one) => one.setAttribute('provider', 'groq'));
      const model = parseModel(JSON.parse(readFileSync(join(ROOT, 'seeds/qwen-qwen3-0-6b.json'), 'utf8')));
      const made = inferenceSnippets(model, { provider: 'groq', language: 'python' });
      const calls = made.snippets.map(({ code }) => code);
      expect(calls.length).toBeGreaterThan(1);
      const shown = () => page.locator('[part=pre]').allTextContents();
      await expect.poll(async () => (await shown()).filter((code) => !code.startsWith('pip ')), SLOW).toEqual(calls);
      expect(asked).toContain('/model-snippet-calls.js');
      const notices = await page.locator('[part=notice]').allTextContents();
      expect(notices.join()).toContain(made.notices?.[0]?.text);
      // Only what is recorded of this very code may be said without saying that it is of other code.
      const recorded = await Promise.all(made.snippets.map((snippet) => exchangeOf(snippet, 'groq', model)));
      expect(recorded.filter((one) => one?.holds).length).toBeGreaterThan(0);
      const proofs = recorded.map((one) =>
        one?.holds
          ? `Request checked against the API contract on ${one.exchange.date}.`
          : expect.stringMatching(/^Not run as it stands here; code made by the same template: Executed with /),
      );
      expect(await page.locator('[part=proof]').allTextContents()).toEqual(proofs);
      await page.locator('model-snippet').evaluate((one) => one.setAttribute('provider', 'nobody'));
      await expect.poll(() => page.locator('[part=error]').textContent(), SLOW).toContain('There is no call of');
      expect(await page.locator('[part=error]').textContent()).toContain('nobody');
      expect(problems).toEqual([]);
      await close();
    });

    it('says nothing of what was done with calls where the records cannot be fetched', async () => {
      const { page, close } = await setting.visit('');
      await page.route('**/proofs/**', (route) => route.abort());
      await page.evaluate((model) => {
        const one = document.createElement('model-snippet');
        one.setAttribute('model', model);
        one.setAttribute('provider', 'groq');
        document.body.append(one);
      }, QWEN);
      await expect.poll(() => page.locator('[part=pre]').count(), SLOW).toBeGreaterThan(1);
      expect(await page.locator('[part=proof]').count()).toBe(0);
      await close();
    });

    it.each(['light', 'dark'] as const)('axe finds nothing: %s', async (colorScheme) => {
      const body =
        element(`model="${QWEN}"`) + element('model="a/unknown"') + element(`model="${QWEN}" provider="auto"`);
      const { page, close } = await setting.visit(body, { colorScheme, bypassCSP: true });
      await expect.poll(() => page.locator('pre').count(), SLOW).toBeGreaterThan(4);
      await expect.poll(() => page.locator('[part=error]').count(), SLOW).toBe(1);
      // The colour of an empty page, which axe takes for white in every scheme.
      await page.addStyleTag({ content: 'html { background: Canvas }' });
      await page.addScriptTag({ path: AXE });
      const { violations } = await page.evaluate(() =>
        (window as unknown as { axe: { run(): Promise<AxeResult> } }).axe.run(),
      );
      expect(
        violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`)),
      ).toEqual([]);
      await close();
    });
  },
);
