import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unprintablePattern } from '../../languages/shared/characters.ts';
import { registry } from '../../out/modules/libraries/registry.ts';
import { inferenceSnippets } from '../../runtime/inference/index.ts';
import { librariesOfModel } from '../../runtime/libraries.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import ltx from '../../seeds/lightricks-ltx-2-3.json' with { type: 'json' };
import { has } from '../interpreters.ts';
import { paste, runAsScripts, TERMINALS } from '../paste/paste.ts';
import { HOSTILE } from '../paste/samples.ts';
import { edited, textPaths } from '../snippets/edits.ts';
import { canRun, openSite, type Site } from './site-page.ts';

const SLOW = { timeout: 20_000 };

/** Fields that decide which snippets a page has; hostile texts stand in all others. */
const DECIDING = ['library_name', 'pipeline_tag', 'tags'];

/** A record with a hostile text in every field that may hold one. */
const hostileEverywhere = (seed: object, text: string): object =>
  textPaths(seed)
    .filter(([field]) => !DECIDING.includes(String(field)))
    .reduce<object>((record, path) => edited(record, { path, mode: 'before extension', text }) as object, seed);

/** A call whose body holds a text of the record. */
const PROVIDER = 'hf-inference';
const maskedBy = (text: string): object => ({ id: 'org/name', pipeline_tag: 'fill-mask', mask_token: text });

const RECORDS = HOSTILE.flatMap((text) => [maskedBy(text), hostileEverywhere(ltx, text)]);

/** The shell snippets that the modules make of a record. */
function shellCodes(record: object): string[] {
  const model = parseModel(record);
  const entries = Object.values(registry).filter(({ id }) => librariesOfModel(model).some((one) => one === id));
  const snippets = [
    ...entries.flatMap((entry) => entry.snippets(model)),
    ...inferenceSnippets(model, { provider: PROVIDER }).snippets,
  ];
  return snippets.filter(({ language }) => language === 'sh').map(({ code }) => code);
}

/** What each copy button of a page for shell code puts on the clipboard. */
const copiedIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const copied: string[] = [];
    for (const figure of document.querySelectorAll('figure.code')) {
      // The line that sets a variable is there to change what runs after it, and holds no text of the record.
      if (figure.closest('.setup')) continue;
      const button = figure.querySelector<HTMLElement>('button.copy');
      if (figure.querySelector<HTMLElement>('[data-fence]')?.dataset.fence !== 'sh' || !button) continue;
      const said = new Promise((done) => {
        new MutationObserver(done).observe(button, { attributeFilter: ['data-said'] });
      });
      button.click();
      await said;
      copied.push(await navigator.clipboard.readText());
    }
    return copied;
  });

describe.skipIf(!canRun)('what the copy buttons give for hostile records', () => {
  let site: Site;
  const copied = new Set<string>();
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  it('is the code of the modules, exactly, without a character that a terminal obeys', async () => {
    const { page, problems, close } = await site.visit('/model/', { beforehand: { provider: PROVIDER } });
    await expect.poll(() => page.locator('astro-island[ssr]').count(), SLOW).toBe(0);
    for (const record of RECORDS) {
      await page.getByRole('textbox').first().fill(JSON.stringify(record));
      await page.getByRole('button', { name: 'Show the code' }).click();
      const expected = shellCodes(record);
      const missing = async (): Promise<string[]> => {
        const shown = await page.locator('figure.code pre code').allTextContents();
        return expected.filter((code) => !shown.includes(code));
      };
      await expect.poll(missing, SLOW).toEqual([]);
      const texts = await copiedIn(page);
      // The page has commands of its own besides: how packages are installed.
      const shown = await page.locator('figure.code pre code').allTextContents();
      expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
      expect(expected.filter((code) => !texts.includes(code))).toEqual([]);
      for (const text of texts) copied.add(text);
    }
    expect(copied.size).toBeGreaterThan(HOSTILE.length);
    const raw = [...copied].filter((code) =>
      (code.match(unprintablePattern()) ?? []).some((character) => character !== '\n'),
    );
    expect([raw, problems]).toEqual([[], []]);
    await close();
  }, 120_000);

  it.for(TERMINALS)(
    'does in $shell, bracketed: $bracketed, what it does as a script',
    { timeout: 120_000 },
    (terminal, { skip }) => {
      skip(!has(terminal.shell) || !has('python3'));
      const { commands, made } = paste(terminal, [...copied]);
      expect(made).toEqual([]);
      expect(commands).toEqual(runAsScripts([...copied]));
    },
  );
});
