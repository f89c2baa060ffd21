import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES } from './page-types.ts';
import { canRun, DIST, openSite, type Site, type Tour } from './site-page.ts';

/** The address of every page that this site has had; those whose anchors are listed too have them behind a space. */
const KEPT = readFileSync(join(import.meta.dirname, 'addresses.txt'), 'utf8')
  .trim()
  .split('\n');

/** The elements that move although the reader wants no motion. */
const movingOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const { transitionDuration, animationName, animationDuration, scrollBehavior } = getComputedStyle(element);
      const lasts = (text: string): boolean => text.split(',').some((part) => Number.parseFloat(part) > 0.01);
      const moves =
        lasts(transitionDuration) ||
        (animationName !== 'none' && lasts(animationDuration)) ||
        scrollBehavior === 'smooth';
      return moves ? element.tagName : [];
    }),
  );

/** The lists of tabs whose chosen one looks like the others. */
const unmarkedTabsOn = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => {
    const lineOf = (element: Element): string => {
      const { borderBottomColor, borderBottomWidth, outlineWidth, outlineStyle, backgroundColor, fontWeight } =
        getComputedStyle(element);
      const border = borderBottomWidth === '0px' ? '' : borderBottomColor;
      const outline = outlineStyle === 'none' ? '' : outlineWidth;
      return [border, outline, backgroundColor, fontWeight].join(' ');
    };
    return [...document.querySelectorAll('[role=tablist]')].flatMap((list) => {
      const chosen = list.querySelector('[aria-selected=true]');
      const other = list.querySelector('[aria-selected=false]');
      return chosen && other && lineOf(chosen) === lineOf(other) ? [list.getAttribute('aria-label')] : [];
    });
  });

/** Whether what has the focus is outlined. */
const showsFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return outlineStyle !== 'none' && outlineWidth !== '0px';
  });

describe.skipIf(!canRun)('readers of every kind', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  // A zoom of 200 % halves the pixels that a layout has, and doubles those of the screen for each.
  let tour: Tour;
  beforeAll(async () => {
    tour = await site.tour({ deviceScaleFactor: 2 });
  });

  it.each(
    PAGES,
  )('%s fits when it is zoomed to 200 %%, moves nothing for who wants no motion, and shows the chosen tab and the focus in forced colours', async (_, path) => {
    const { page } = tour;
    await page.setViewportSize({ width: 640, height: 400 });
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
    await tour.go(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
    await page.setViewportSize({ width: 1280, height: 720 });
    expect(await movingOn(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'active' });
    expect(await unmarkedTabsOn(page)).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await showsFocus(page)).toBe(true);
  });

  it('the home page is used with the keys alone: the code says what is typed', async () => {
    const { page, close } = await site.visit('/');
    const isField = (): Promise<boolean> => page.evaluate(() => document.activeElement?.tagName === 'TEXTAREA');
    for (let tabs = 0; tabs < 40 && !(await isField()); tabs += 1) await page.keyboard.press('Tab');
    expect(await isField()).toBe(true);
    await page.keyboard.type('Why is the sky blue?');
    await page.locator('.live code:visible', { hasText: 'Why is the sky blue?' }).first().waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('prompt')).toBe('Why is the sky blue?');
    await close();
  });

  it('every address that this site has had leads somewhere, with its anchors', () => {
    expect(KEPT.length).toBeGreaterThan(1000);
    const lost = KEPT.flatMap((line) => {
      const [path = '', ...anchors] = line.split(' ');
      try {
        const html = readFileSync(join(DIST, decodeURIComponent(path), 'index.html'), 'utf8');
        return anchors.flatMap((anchor) => (html.includes(` id="${anchor}"`) ? [] : [`${path}#${anchor}`]));
      } catch {
        return [path];
      }
    });
    expect(lost).toEqual([]);
  });
});
