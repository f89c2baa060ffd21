import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shells } from '../../out/modules/shells.ts';
import { canRun, openSite, ROOT, type Site } from './site-page.ts';

const CHAT = '/models/mlx-community/Llama-3.2-3B-Instruct-4bit/?language=sh';

/** A busy machine is given time; what comes true late is still true. */
const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 15_000 });

const chosen = (page: Page): Promise<string | null> =>
  page.locator('#api-built').getByRole('tablist', { name: 'Shell' }).getByRole('tab', { selected: true }).textContent();

const shownCode = (page: Page): Promise<string | null> =>
  page.locator('#api-built figure.code:visible pre code').first().textContent();

/** Opens a page as on another operating system; `hints` where the browser tells by userAgentData, as Chromium does. */
async function openAs(page: Page, url: string, { name, hints }: { name: string; hints: boolean }): Promise<void> {
  await page.addInitScript(
    ([platform, told]) => {
      Object.defineProperty(navigator, 'userAgentData', { value: told ? { platform } : undefined });
      Object.defineProperty(navigator, 'platform', { value: platform });
    },
    [name, hints] as const,
  );
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('#api-built').getByRole('tablist', { name: 'Shell' }).waitFor();
}

describe.skipIf(!canRun)('the shell of commands', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  it.each([
    { name: 'Windows', hints: true, shell: 'PowerShell', code: /^@'\n[\s\S]*\n'@ \| curl\.exe / },
    { name: 'Win32', hints: false, shell: 'PowerShell', code: /^@'\n/ },
    { name: 'macOS', hints: true, shell: 'bash, zsh', code: /^if answer=\$\(curl .* \\\n/ },
    { name: 'MacIntel', hints: false, shell: 'bash, zsh', code: /^if answer=\$\(curl / },
    { name: 'Linux x86_64', hints: false, shell: 'bash, zsh', code: /^if answer=\$\(curl / },
    { name: '', hints: false, shell: 'bash, zsh', code: /^if answer=\$\(curl / },
  ])('on "$name" is $shell until the reader chooses', async ({ shell, code, ...system }) => {
    const { page, problems, close } = await site.visit('/');
    await openAs(page, site.url + CHAT, system);
    await eventually(() => chosen(page)).toBe(shell);
    expect(await shownCode(page)).toMatch(code);
    expect(problems).toEqual([]);
    await close();
  });

  it('is remembered on other pages, also against the operating system', async () => {
    const [plain = ''] = CHAT.split('?');
    const { page, close } = await site.visit(plain, { beforehand: { where: 'service', language: 'sh' } });
    const list = page.locator('#api-built').getByRole('tablist', { name: 'Shell' });
    await list.getByRole('tab', { name: 'cmd' }).click();
    await eventually(() => shownCode(page)).toContain('%HF_TOKEN%');
    await openAs(page, site.url + plain, { name: 'Windows', hints: true });
    expect(await chosen(page)).toBe('cmd');
    await close();
  });

  it('is taken from the address', async () => {
    const { page, close } = await site.visit(`${CHAT}&shell=powershell`, { beforehand: { shell: 'cmd' } });
    expect(await chosen(page)).toBe('PowerShell');
    await close();
  });

  it('stands where shells write a command differently, and nowhere else', async () => {
    const { page, close } = await site.visit('/models/timm/resnet50.a1_in1k/');
    expect(await page.getByRole('tablist', { name: 'Shell' }).count()).toBe(0);
    expect(await page.getByText('pip install -U').first().isVisible()).toBe(true);
    await close();
  });

  it('holds for what is made in the browser', async () => {
    const { page, problems, close } = await site.visit(`${CHAT}&shell=powershell&direct=yes&provider=groq`);
    const live = page.locator('figure.code#api-live-sh-curl-powershell pre code');
    await eventually(() => live.textContent()).toContain('$env:GROQ_API_KEY');
    expect(await live.isVisible()).toBe(true);
    expect(problems).toEqual([]);
    await close();
  });

  it('is bash and zsh first where no script runs', async () => {
    const { page, close } = await site.visit(CHAT, { javaScriptEnabled: false });
    const names = await page.locator('#api-built .panel-name').allTextContents();
    const texts = names.map((name) => name.trim());
    expect(texts.indexOf('bash, zsh')).toBeGreaterThan(-1);
    expect(texts.indexOf('bash, zsh')).toBeLessThan(texts.indexOf('PowerShell'));
    await page.locator('.folded > summary').click();
    expect(await page.locator('#api-sh-curl').isVisible()).toBe(true);
    await close();
  });

  it('says that only the code of the first shell was run', async () => {
    const { page, close } = await site.visit(`${CHAT}&shell=cmd`);
    const about = page.locator('#api-sh-curl-cmd .provenance');
    await about.locator('summary').click();
    expect(await about.innerText()).toContain('not run there');
    expect(await about.innerText()).not.toContain('Executed');
    await close();
  });

  it('copies the code that it shows', async () => {
    const { page, close } = await site.visit(`${CHAT}&shell=cmd`);
    await page
      .locator('#api-sh-curl-cmd')
      .getByRole('button', { name: /^Copy: / })
      .click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await page.locator('#api-sh-curl-cmd-code').textContent());
    expect(copied).toMatch(/\^\n/);
    await close();
  });
});

it('every shell is documented among the preferences', () => {
  const text = readFileSync(join(ROOT, 'site/src/docs/preferences.md'), 'utf8');
  expect(text).toContain(`| \`shell\` | ${shells.map(({ id }) => `\`${id}\``).join(', ')} |`);
});
