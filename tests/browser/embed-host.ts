import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { bundled } from '../../site/integrations/bundled-script.mjs';
import { headers } from '../../site/security.ts';
import { CHROMIUM, CHROMIUM_FLAGS } from './chromium.ts';
import { serveFolder } from './site-server.ts';

/** A site that publishes the module and a few models, at an origin of its own. */
export interface Origin {
  url: string;
  close(): Promise<unknown>;
}

export const closing = (server: Server) => (): Promise<unknown> => {
  server.closeAllConnections();
  return new Promise((done) => server.close(done));
};

export const HOSTILE =
  '</code></pre><img src=x onerror="document.title=\'run\'"><script>document.title="run"</script>${x}`';

/** A page's data in which every text is hostile. */
const hostilePage = (id: string) => ({
  id,
  notices: [{ kind: HOSTILE, label: HOSTILE, text: HOSTILE, href: 'javascript:document.title="run"' }],
  library: [
    {
      library: 'lib',
      label: HOSTILE,
      snippets: [
        { variant: 'install', language: 'sh', kind: 'install', title: HOSTILE, code: `${HOSTILE}\n` },
        {
          variant: 'a',
          language: 'python',
          kind: 'code',
          title: HOSTILE,
          code: `${HOSTILE}\n`,
          receipt: { sentence: HOSTILE },
        },
        { variant: 'b', language: 'python', kind: 'code', title: 'B', code: 'b\n' },
      ],
    },
  ],
  inference: [],
  reason: HOSTILE,
});

const FILES: Readonly<Record<string, unknown>> = {
  'models/a/hostile.json': hostilePage('a/hostile'),
  'models/a/none.json': { ...hostilePage('a/none'), library: [], notices: [], reason: 'Nobody serves it.' },
  'models/a/list.json': [],
};

export async function makeSite(): Promise<Origin> {
  const folder = mkdtempSync(join(tmpdir(), 'embed-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('model-snippet.js', await bundled('model-snippet.ts'));
  write(
    '_headers',
    `/*\n${Object.entries(headers)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`,
  );
  for (const [path, value] of Object.entries(FILES)) write(path, JSON.stringify(value));
  write('models/a/broken.json', '<!doctype html>');
  const { url, server } = await serveFolder(folder);
  const close = closing(server);
  return { url, close: () => close().finally(() => rmSync(folder, { recursive: true })) };
}

/** Somebody else's page, under a policy that allows scripts and requests of one other origin and no inline style. */
async function makeHost(site: string): Promise<Origin & { show(body: string): void }> {
  let shown = '';
  const server = createServer((_, response) => {
    const policy = `default-src 'none'; img-src data:; script-src ${site}; connect-src ${site}; require-trusted-types-for 'script'`;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy });
    response.end(shown);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: closing(server),
    show: (body) => {
      shown = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Other</title><link rel="icon" href="data:,"><main><h1>Other</h1>${body}</main><script type="module" src="${site}/model-snippet.js"></script></html>`;
    },
  };
}

const FALLBACK = '<a href="https://example.org/">Code for it</a>';
export const element = (attributes: string): string => `<model-snippet ${attributes}>${FALLBACK}</model-snippet>`;

interface Visit {
  page: Page;
  problems: string[];
  close(): Promise<void>;
}

/** A browser, a site that publishes the module, and a page of another origin that loads it. */
export class Setting {
  browser!: Browser;
  site!: Origin;
  host!: Awaited<ReturnType<typeof makeHost>>;

  async open(site: Origin): Promise<void> {
    this.site = site;
    this.browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
    this.host = await makeHost(site.url);
  }

  async visit(body: string, options: BrowserContextOptions = {}): Promise<Visit> {
    this.host.show(body);
    const context = await this.browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'], ...options });
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(String(error)));
    await page.goto(this.host.url, { waitUntil: 'load' });
    return { page, problems, close: () => context.close() };
  }

  close = async (): Promise<void> => {
    await this.browser?.close();
    await Promise.all([this.host?.close(), this.site?.close()]);
  };
}
