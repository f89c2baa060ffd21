import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES } from './page-types.ts';
import { canRun, openSite, type Site, type Tour } from './site-page.ts';

interface Copies {
  readonly tried: number;
  readonly wrong: readonly { readonly shown: string; readonly copied: string }[];
}

/** How many buttons at blocks of code were pressed, and those that copied something else than what they stand at. */
const copiesIn = (page: Page): Promise<Copies> =>
  page.evaluate(async () => {
    const wrong: { shown: string; copied: string }[] = [];
    const buttons = [...document.querySelectorAll<HTMLElement>('figure.code [data-copy]')];
    for (const button of buttons) {
      const place = button.closest('.receipt') ?? button.closest('figure');
      const text = place?.querySelector(':scope > pre')?.textContent ?? '';
      const { fence } = button.dataset;
      const shown = fence === undefined ? text : `\`\`\`${fence}\n${text}\`\`\`\n`;
      const said = new Promise((done) =>
        new MutationObserver(done).observe(button, { attributeFilter: ['data-said'] }),
      );
      button.click();
      await said;
      const copied = await navigator.clipboard.readText();
      if (copied !== shown) wrong.push({ shown, copied });
    }
    return { tried: buttons.length, wrong };
  });

describe.skipIf(!canRun)('the copy buttons', () => {
  let site: Site;
  let tour: Tour;
  let tried = 0;
  beforeAll(async () => {
    site = await openSite();
    tour = await site.tour();
  });
  afterAll(() => site.close());

  it.each(PAGES)('%s: each copies the code or the command that it stands at', async (_, path) => {
    await tour.go(path);
    const found = await copiesIn(tour.page);
    tried += found.tried;
    expect(found.wrong).toEqual([]);
  });

  it('are many', () => expect(tried).toBeGreaterThan(500));
});
