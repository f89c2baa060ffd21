/**
 * Executes a module in a browser, as a page that was bundled with the packages of the working directory, and prints what it logs:
 * node browser.ts <file>. Ends with 1 and the error where the module rejects. A CDN that mirrors npm is answered from node_modules.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { inspect } from 'node:util';
import { build } from 'esbuild';
import { type ConsoleMessage, chromium, type Page, type Route } from 'playwright-core';
import { CHROMIUM, CHROMIUM_FLAGS } from '../browser/chromium.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** The module with everything that it imports, as a bundler of web pages resolves it. */
async function bundle(file: string): Promise<string> {
  const made = await build({
    entryPoints: [file],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    logLevel: 'error',
  });
  return made.outputFiles[0]?.text ?? '';
}

/** A file of an installed package by its address at jsDelivr, of exactly the release that is installed. */
function installedFile(address: string): string | undefined {
  const [, name = '', version = '', path = ''] = /\/npm\/((?:@[^/]+\/)?[^/@]+)@([^/]+)\/(.+)$/.exec(address) ?? [];
  const manifest = join('node_modules', name, 'package.json');
  if (name === '' || !existsSync(manifest)) return undefined;
  const known = (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version === version;
  return known ? join('node_modules', name, path) : undefined;
}

async function answerFromPackages(route: Route): Promise<void> {
  const file = installedFile(new URL(route.request().url()).pathname);
  const headers = { 'access-control-allow-origin': '*' };
  if (!file || !existsSync(file)) await route.fulfill({ status: 404, headers });
  else await route.fulfill({ body: readFileSync(file), contentType: TYPES[extname(file)] ?? 'text/plain', headers });
}

/** Prints what the page logs, in its order; the returned function waits for what is still to be printed. */
function printLogs(page: Page): () => Promise<void> {
  let printed = Promise.resolve();
  const print = async (message: ConsoleMessage): Promise<void> => {
    const values: unknown[] = await Promise.all(message.args().map((value) => value.jsonValue()));
    const text = values.map((value) => (typeof value === 'string' ? value : inspect(value, { depth: 6 }))).join(' ');
    const out = ['log', 'info', 'table'].includes(message.type()) ? process.stdout : process.stderr;
    out.write(`${text || message.text()}\n`);
  };
  page.on('console', (message) => {
    printed = printed.then(() => print(message)).catch(() => undefined);
  });
  return () => printed;
}

/** Executes the module in a page of its own; rejects with what the module rejects with. */
async function runInPage(script: string): Promise<void> {
  const server = createServer((request, response) => {
    const module = request.url === '/snippet.js';
    response.writeHead(200, { 'content-type': module ? 'text/javascript' : 'text/html' });
    response.end(module ? script : '<!doctype html><link rel="icon" href="data:,">');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
  try {
    // The authority of the mock hub is not in the browser's own store.
    const page = await (await browser.newContext({ ignoreHTTPSErrors: true })).newPage();
    const logs = printLogs(page);
    await page.route('https://cdn.jsdelivr.net/npm/**', answerFromPackages);
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.evaluate('import("/snippet.js").then(() => undefined)').finally(logs);
  } finally {
    await browser.close();
    server.close();
  }
}

try {
  await runInPage(await bundle(process.argv[2] ?? ''));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message.replace(/^page\.evaluate: /, '') : error}\n`);
  process.exitCode = 1;
}
