import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canRun, DIST, openSite, ROOT, type Site } from './site-page.ts';

/** The entries of apps: what systems each is for. */
const APPS = join(ROOT, 'catalogue/apps');

const PAGE = '/models/unsloth/gpt-oss-20b-GGUF/';
const SLOW = { timeout: 60_000 };

describe.skipIf(!canRun)('the tabs of apps', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  it('fetch their steps when they are shown, once, and copy them', async () => {
    const { page, problems, close } = await site.visit(PAGE);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const panel = page.locator('#apps-panel-ollama');
    expect(await panel.locator('pre').count()).toBe(0);
    await page.getByRole('tab', { name: 'Ollama', exact: true }).click();
    await expect.poll(() => panel.locator('pre').count(), SLOW).toBeGreaterThan(3);
    expect(await panel.innerText()).toContain('ollama run hf.co/unsloth/gpt-oss-20b-GGUF:Q4_K_M');
    await panel.getByRole('button', { name: 'Copy: Run the model' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('ollama run');
    await page.getByRole('tab', { name: 'Jan', exact: true }).click();
    await page.getByRole('tab', { name: 'Ollama', exact: true }).click();
    expect(fetched.filter((path) => path.endsWith('/apps/ollama/'))).toHaveLength(1);
    expect(problems).toEqual([]);
    await close();
  });

  it('switch inside what was fetched', async () => {
    const { page, close } = await site.visit(`${PAGE}?app=ollama&language=python`);
    const panel = page.locator('#apps-panel-ollama');
    await expect.poll(() => panel.locator('pre:visible').allInnerTexts().then(String), SLOW).toMatch(/import .*OpenAI/);
    await panel.getByRole('tab', { name: 'JavaScript' }).click();
    await expect.poll(() => panel.locator('pre:visible').allInnerTexts().then(String), SLOW).toContain('new OpenAI');
    await close();
  });

  it('are opened by the address of a step, which is then shown', async () => {
    const { page, close } = await site.visit(`${PAGE}#app-ollama-2`);
    await expect.poll(() => page.locator('#app-ollama-2').isVisible(), SLOW).toBe(true);
    await expect.poll(() => page.locator('#app-ollama-2').innerText(), SLOW).toContain('ollama run');
    await close();
  });

  it('keep their link where the steps cannot be fetched', async () => {
    const { page, close } = await site.visit(PAGE);
    await page.route('**/apps/ollama/', (route) => route.fulfill({ status: 503, body: 'busy' }));
    await page.getByRole('tab', { name: 'Ollama', exact: true }).click();
    const link = page.getByRole('link', { name: 'The steps with Ollama' });
    await expect.poll(() => link.getAttribute('aria-busy'), SLOW).toBe(null);
    expect(await link.isVisible()).toBe(true);
    await close();
  });

  it('lead to pages with the steps where there are no scripts', async () => {
    const { page, close } = await site.visit(PAGE, { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'The steps with Ollama' }).click();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Run it with Ollama');
    expect(await page.locator('#steps').innerText()).toContain('ollama run hf.co/unsloth/gpt-oss-20b-GGUF:Q4_K_M');
    await close();
  });
});

describe.skipIf(!canRun)('the page of an app', () => {
  it.each(readdirSync(APPS))('says the systems that %s is for, and what it notes', (file) => {
    const { platforms, notices = [] } = JSON.parse(readFileSync(join(APPS, file), 'utf8'));
    const name = file.replace('.json', '');
    const [html, markdown] = [`apps/${name}/index.html`, `apps/${name}.md`].map((path) =>
      readFileSync(join(DIST, path), 'utf8'),
    );
    const systems = `It is for ${new Intl.ListFormat('en-GB').format(platforms)}.`;
    expect(html).toContain(systems);
    expect(markdown).toContain(systems);
    for (const notice of notices) expect(html).toContain(notice);
  });

  it('says what MLX needs of a Mac, also where it is a step of another app', () => {
    for (const app of ['mlx-lm', 'pi', 'openclaw']) {
      const path = `models/mlx-community/Llama-3.2-3B-Instruct-4bit/apps/${app}/index.html`;
      expect(readFileSync(join(DIST, path), 'utf8')).toContain('needs Apple silicon');
    }
  });
});
