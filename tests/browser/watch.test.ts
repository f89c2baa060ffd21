import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ROOT } from '../../generators/cli/command.ts';
import { type Copy, makeCopy } from '../test-kit/copy.ts';
import { CHROMIUM, CHROMIUM_FLAGS } from './chromium.ts';

/** The samples of a library, and one that the site shows besides. */
const SEEDS = [...readdirSync(join(ROOT, 'out/snippets/timm')), 'thebloke-phi-2-gguf'].map((slug) => `seeds/${slug}`);
/** What the small project has besides: the site, a library with its samples, and what is recorded of them. */
const WATCHED = new RegExp(
  `^(?:site|docs|out/(?:verified|exchanges|executed)|catalogue/packages|(?:catalogue|templates)/libraries/timm|templates/partials/timm-|tests/models/timm|${SEEDS.join('|')})\\b`,
);
const TEMPLATE = 'templates/libraries/timm/create-model.py.hbs';
const CALL = 'templates/inference/js/huggingface-js/file-method.js.hbs';
const SEED = 'seeds/timm-resnet50-a1-in1k.json';
const PAGE = 'models/timm/resnet50.a1_in1k/';
const SLOW = { timeout: 60_000, interval: 20 };

interface Running {
  watch: ChildProcess;
  said(): string;
  /** Resolves to the address of the site. */
  ready(): Promise<string>;
}

function startWatch(root: string): Running {
  // Inside Vitest the dev server of Astro would answer nothing.
  const { VITEST: _, ...given } = process.env;
  // What is compiled of a copy is of use to no other one.
  const env = { ...given, NODE_DISABLE_COMPILE_CACHE: '1' };
  const parameters = ['generators/cli/main.ts', 'watch', '--port', '0'];
  const watch = spawn(process.execPath, parameters, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [watch.stdout, watch.stderr]) {
    stream.on('data', (part) => {
      text += part;
    });
  }
  const ready = async (): Promise<string> => {
    await vi.waitFor(() => expect(text).toContain('watching; Ctrl-C ends'), { timeout: 240_000 });
    return /the site: (\S+)/.exec(text)?.[1] ?? '';
  };
  return { watch, said: () => text, ready };
}

async function end(watch: ChildProcess): Promise<number | null> {
  const ended = new Promise<number | null>((done) => watch.once('exit', done));
  watch.kill('SIGINT');
  const timer = setTimeout(() => watch.kill('SIGKILL'), 5000);
  const code = watch.exitCode ?? (await ended);
  clearTimeout(timer);
  return code;
}

const codeOf = (page: Page) => async (): Promise<string> =>
  (await page.locator('figure.code code').allTextContents()).join('\n');
const overlayOf = (page: Page) => async (): Promise<string> =>
  (await page.locator('vite-error-overlay #message-content').allTextContents()).join('\n');

/**
 * Notes when a part of a page comes to hold the text that is awaited: what a page holds when it is loaded is not noted. It
 * runs in each page that is loaded, for one edit may be told by several events, and each loads the page anew.
 */
function note(): void {
  const observe = (): void => {
    const [text, part] = JSON.parse(sessionStorage.getItem('awaited') ?? '[]') as string[];
    const holds = (): boolean =>
      text !== undefined && [...document.querySelectorAll(part ?? '')].some((one) => one.textContent?.includes(text));
    if (text === undefined || holds()) return;
    new MutationObserver(() => {
      if (holds()) sessionStorage.setItem('seen', 'before the reload');
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  };
  if (document.readyState === 'complete') observe();
  else addEventListener('load', observe);
}

/** Has the open page note when a part of it comes to hold a text. */
async function noteIn(page: Page, text: string, part = 'figure.code code'): Promise<void> {
  await page.evaluate(
    (awaited) => {
      sessionStorage.removeItem('seen');
      sessionStorage.setItem('awaited', JSON.stringify(awaited));
    },
    [text, part],
  );
  await page.evaluate(note);
}

describe.skipIf(!existsSync(CHROMIUM))('watch', () => {
  let copy: Copy;
  let root: string;
  let browser: Browser | undefined;
  let running: Running | undefined;
  let url: string;
  let page: Page;

  beforeAll(async () => {
    copy = makeCopy('few', WATCHED);
    root = copy.root;
    // For the steps of apps, which need no library of the model's own.
    copy.change('seeds/thebloke-phi-2-gguf.json', (record) => Object.assign(record, { library_name: 'demo.py' }));
    running = startWatch(root);
    url = await running.ready();
    browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
    page = await browser.newPage();
    page.setDefaultTimeout(240_000);
    await page.addInitScript(note);
    expect((await page.goto(url + PAGE))?.status()).toBe(200);
  });
  afterAll(async () => {
    await browser?.close();
    if (running) await end(running.watch);
    copy[Symbol.dispose]();
  });

  let told = 0;
  /** Waits until all of the edit before is done: what is measured is one edit. */
  const settled = (): Promise<void> =>
    expect.poll(() => running?.said().slice(told), SLOW).toMatch(/snippets changed in \d+ ms/);
  const edit = (file: string, from: string, to: string): number => {
    const text = readFileSync(join(root, file), 'utf8');
    expect(text).toContain(from);
    told = running?.said().length ?? 0;
    writeFileSync(join(root, file), text.replaceAll(from, to));
    return performance.now();
  };

  it('shows an edited snippet in the open page, each time', async () => {
    await expect.poll(codeOf(page), SLOW).toContain('model.eval()');
    for (const [from, to] of [
      ['model.eval()', 'model.train(False)'],
      ['model.train(False)', 'model.requires_grad_(False)'],
    ] as const) {
      await noteIn(page, to);
      const anew = page.waitForEvent('load');
      const start = edit(TEMPLATE, from, to);
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('seen')), SLOW).toBe('before the reload');
      console.log(`edited snippet in the open page after ${Math.round(performance.now() - start)} ms`);
      await anew;
      expect(await codeOf(page)()).toContain(to);
      console.log(`page made anew after ${Math.round(performance.now() - start)} ms`);
      await expect.poll(() => running?.said(), SLOW).toMatch(/proofs? (is|are) void until run: timm/);
      expect(await page.locator('main').innerText()).toContain('it has changed since it was executed on');
      expect(await codeOf(page)()).not.toContain(from);
    }
  });

  it('shows an edited call in the open page, before it is made anew', async () => {
    for (const [from, to] of [
      ['console.log(result', 'console.info(result'],
      ['console.info(result', 'console.log(result'],
    ] as const) {
      await expect.poll(codeOf(page), SLOW).toContain(from);
      await noteIn(page, to);
      const anew = page.waitForEvent('load');
      const start = edit(CALL, from, to);
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('seen')), SLOW).toBe('before the reload');
      console.log(`edited call in the open page after ${Math.round(performance.now() - start)} ms`);
      await anew;
      console.log(`page made anew after ${Math.round(performance.now() - start)} ms`);
      await settled();
      expect(await codeOf(page)()).toContain(to);
      expect(await codeOf(page)()).not.toContain(from);
    }
  });

  it('shows an edited fact in the open page, before it is loaded anew', async () => {
    for (const [from, to] of [
      ['timm', 'timm, edited'],
      ['timm, edited', 'timm, again'],
    ] as const) {
      await noteIn(page, to, 'main');
      const anew = page.waitForEvent('load');
      const start = edit('catalogue/libraries/timm.json', `"prettyLabel": "${from}"`, `"prettyLabel": "${to}"`);
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('seen')), SLOW).toBe('before the reload');
      console.log(`edited fact in the open page after ${Math.round(performance.now() - start)} ms`);
      await anew;
      expect(await page.locator('main').innerText()).toContain(to);
      await settled();
    }
  });

  it('covers open and new pages with the diagnostic until it is fixed', async () => {
    const code = await codeOf(page)();
    const start = edit(TEMPLATE, '{{id}}', '{{idd}}');
    const before = readFileSync(join(root, TEMPLATE), 'utf8').split('{{idd}}')[0] ?? '';
    const place = `${TEMPLATE}:${before.split('\n').length}:`;
    await expect.poll(overlayOf(page), SLOW).toContain(place);
    console.log(`diagnostic in the browser after ${Math.round(performance.now() - start)} ms`);
    expect(await page.locator('vite-error-overlay #hint-content').textContent()).toMatch(/\bid\b/);
    expect(await page.locator('vite-error-overlay .error-line').textContent()).toContain('{{idd}}');
    const hint = await page.locator('vite-error-overlay #hint-content').textContent();
    for (const words of [await overlayOf(page)(), hint]) expect(running?.said()).toContain(words?.trim());
    await page.reload();
    await expect.poll(overlayOf(page), SLOW).toContain(place);
    const mended = edit(TEMPLATE, '{{idd}}', '{{id}}');
    await expect.poll(() => page.locator('vite-error-overlay').count(), SLOW).toBe(0);
    await expect.poll(codeOf(page), SLOW).toBe(code);
    console.log(`overlay gone after ${Math.round(performance.now() - mended)} ms`);
  });

  it('shows the page of a seed that was added, and its facts when they are edited', async () => {
    const added = 'seeds/timm-added-model.json';
    const record = { ...JSON.parse(readFileSync(join(root, SEED), 'utf8')), id: 'timm/added-model' };
    const text = JSON.stringify({ ...record, tags: [...record.tags, 'added'] }, null, 2);
    const written = running?.said().length ?? 0;
    writeFileSync(join(root, added), text);
    await expect.poll(() => running?.said().slice(written), SLOW).toMatch(/snippets changed/);
    const other = await (browser as Browser).newPage();
    other.setDefaultTimeout(240_000);
    await other.goto(`${url}models/timm/added-model/`);
    await expect.poll(codeOf(other), SLOW).toContain('hf-hub:timm/added-model');
    edit(added, '"pipeline_tag": "image-classification"', '"pipeline_tag": "image-feature-extraction"');
    await expect.poll(codeOf(other), SLOW).toContain('num_classes=0');
  });

  it.each([
    ['tests/models/timm.py', 'import', '# edited\nimport', /proofs? (is|are) void until run: timm/],
    [
      'templates/inference/python/requests/json.py.hbs',
      'import',
      '# edited\nimport',
      /executed calls of python-requests are void until run/,
    ],
    ['catalogue/apps/ollama.json', '"run",', '"run", "--verbose",', /proofs? (is|are) void until run: apps\/ollama/],
  ])('says what is void after an edit of %s', async (file, from, to, said) => {
    const before = running?.said().length ?? 0;
    edit(file, from, to);
    await expect.poll(() => running?.said().slice(before), SLOW).toMatch(said);
  });

  it('ends with Ctrl-C', async () => {
    const { watch, said } = running as Running;
    running = undefined;
    expect(await end(watch), said()).toBe(0);
  });
});
