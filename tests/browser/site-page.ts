import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { CHROMIUM, CHROMIUM_FLAGS } from './chromium.ts';
import { serveFolder } from './site-server.ts';

export const ROOT = join(import.meta.dirname, '../..');
export const DIST = join(ROOT, 'site/dist');

/** Whether a browser and a built site are there; without them the tests of the site cannot run. */
export const canRun = existsSync(CHROMIUM) && existsSync(join(DIST, 'index.html'));

/** A page that has been opened, and what went wrong or outside while it was. */
export interface Visit {
  page: Page;
  /** Errors on the console, uncaught errors and refused requests. */
  problems: string[];
  /** Addresses asked for on other hosts. */
  foreign: string[];
  close(): Promise<void>;
}

/** The built site on loopback, and a browser to look at it. */
export interface Site {
  url: string;
  visit(
    path: string,
    options?: BrowserContextOptions & { beforehand?: Record<string, string>; folded?: boolean },
  ): Promise<Visit>;
  /** For tests that look at many pages and change none: a page of its own for each takes thrice the processor time. */
  tour(options?: BrowserContextOptions): Promise<Tour>;
  close(): Promise<void>;
}

/** A page that goes from one address of the site to the next, as a reader does; what went wrong is that of the last. */
export interface Tour extends Visit {
  go(path: string): Promise<void>;
}

async function open(
  browser: Browser,
  url: string,
  path: string,
  options: Parameters<Site['visit']>[1] = {},
): Promise<Visit> {
  const { beforehand, folded = false, ...settings } = options;
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'], ...settings });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const visit: Visit = { page, problems: [], foreign: [], close: () => context.close() };
  if (beforehand) {
    const stored = JSON.stringify(beforehand);
    await context.addInitScript(
      (text) => localStorage.getItem('snippetry:choice') ?? localStorage.setItem('snippetry:choice', text),
      stored,
    );
  }
  // What is folded away is opened as a reader would, whenever it appears, unless the test is about folding.
  if (!folded)
    await context.addInitScript(() => {
      const unfold = (): void => {
        for (const fold of document.querySelectorAll<HTMLDetailsElement>('details.folded')) fold.open = true;
      };
      new MutationObserver(unfold).observe(document, { childList: true, subtree: true });
    });
  page.on('console', (message) => message.type() === 'error' && visit.problems.push(message.text()));
  page.on('pageerror', (error) => visit.problems.push(String(error)));
  page.on('request', (request) => {
    const { protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !request.url().startsWith(url)) visit.foreign.push(request.url());
  });
  await page.goto(url + path, { waitUntil: 'load' });
  return visit;
}

async function tour(browser: Browser, url: string, options?: BrowserContextOptions): Promise<Tour> {
  const visit = await open(browser, url, '/', options);
  return {
    ...visit,
    go: async (path) => {
      visit.problems.length = 0;
      visit.foreign.length = 0;
      await visit.page.goto(url + path, { waitUntil: 'load' });
    },
  };
}

/** Serves site/dist, or another build of the site, and starts the browser. */
export async function openSite(folder = DIST): Promise<Site> {
  const { url, server } = await serveFolder(folder);
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
  return {
    url,
    visit: (path, options) => open(browser, url, path, options),
    tour: (options) => tour(browser, url, options),
    close: async () => {
      await browser.close();
      await new Promise((done) => server.close(done));
    },
  };
}
