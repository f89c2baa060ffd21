import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../generators/cli/command.ts';
import { inferenceSnippets } from '../../runtime/inference/index.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { CHROMIUM, CHROMIUM_FLAGS } from '../browser/chromium.ts';
import { committedSnippets, documentedCommand, makeProject, removeProject, seedText } from './project.ts';

const SEED = 'qwen-qwen3-0-6b';
const model = parseModel(JSON.parse(seedText(SEED)));
let folder: string;
let server: Server;
let browser: Browser;
let page: Page;
const loaded: { path: string; bytes: number }[] = [];
const complaints: string[] = [];

beforeAll(async () => {
  folder = makeProject();
  const [program = '', ...args] = documentedCommand('esbuild');
  execFileSync(join(ROOT, 'node_modules/.bin', program), [...args, '--log-level=error'], { cwd: folder });
  const html = /```html\n(.*?)```/s.exec(readFileSync(join(ROOT, 'docs/integrations.md'), 'utf8'))?.[1] ?? '';
  writeFileSync(join(folder, 'public/index.html'), `<!doctype html><link rel="icon" href="data:,">\n${html}`);
  writeFileSync(join(folder, 'public/record.json'), seedText(SEED));
  server = createServer((request, response) => {
    const path = normalize(request.url === '/' ? '/index.html' : (request.url ?? ''));
    const body = readFileSync(join(folder, 'public', path));
    loaded.push({ path, bytes: body.length });
    const type = path.endsWith('.js') ? 'text/javascript' : path.endsWith('.json') ? 'application/json' : 'text/html';
    response
      .writeHead(200, { 'content-type': type, 'content-security-policy': "default-src 'self'; img-src data:" })
      .end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  page = await context.newPage();
  page.setDefaultTimeout(120_000);
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.waitForSelector('figure');
});
afterAll(async () => {
  await browser?.close();
  server?.close();
  removeProject(folder);
});

const shown = (): Promise<string[]> => page.$$eval('pre', (list) => list.map(({ textContent }) => textContent ?? ''));
const api = (provider: string): string[] =>
  inferenceSnippets(model, { provider, language: 'js' }).snippets.map(({ code }) => code);

describe('the browser widget of the documentation', () => {
  it('shows the bytes of the rendered files and of the API snippets', async () => {
    expect(await shown()).toEqual([...committedSnippets(`transformers/${SEED}`), ...api('auto')]);
  });

  it('has loaded only what this model needs', () => {
    const scripts = loaded.filter(({ path }) => path.endsWith('.js'));
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
    // Half of it reads records and tells libraries, a fifth chooses among the kinds of code of Transformers, a tenth is notices.
    expect(bytes).toBeLessThan(207_000);
    const all = execFileSync('du', ['-sb', join(folder, 'public')], { encoding: 'utf8' });
    expect(bytes).toBeLessThan(Number.parseInt(all, 10) / 3);
  });

  it('loads a provider when it is chosen, and shows its code', async () => {
    const before = loaded.length;
    await page.selectOption('select', 'together');
    const expected = [...committedSnippets(`transformers/${SEED}`), ...api('together')];
    await page.waitForFunction(
      (last) => [...document.querySelectorAll('pre')].at(-1)?.textContent === last,
      expected.at(-1),
    );
    expect(await shown()).toEqual(expected);
    expect(loaded.length).toBeGreaterThan(before);
  });

  it('says why a provider has nothing', async () => {
    await page.selectOption('select', 'fal-ai');
    await page.waitForFunction(() => document.querySelector('#snippets > p')?.textContent !== '');
    expect(await shown()).toEqual(committedSnippets(`transformers/${SEED}`));
  });

  it('copies exactly the code', async () => {
    await page.click('figure:nth-of-type(2) button');
    await page.waitForSelector('button:text("Copied")');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      committedSnippets(`transformers/${SEED}`)[1],
    );
  });

  it('breaks no content security policy', () => {
    expect(complaints).toEqual([]);
  });
});
