import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headers } from '../../site/security.ts';
import { canRun, DIST, openSite, ROOT, type Site } from './site-page.ts';
import { headersOf } from './site-server.ts';

const entries: [string, string][] = Object.entries(headers);

/** The names of the directives of a Content Security Policy. */
const namesOf = (policy: string): string[] => policy.split(';').flatMap((part) => part.trim().split(/\s/, 1));

describe('docs/hosting.md', () => {
  const text = readFileSync(join(ROOT, 'docs/hosting.md'), 'utf8');
  const blocks = Object.fromEntries(
    [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, key, code]) => [key, code]),
  );

  it.each<[string, RegExp]>([
    ['nginx', /^add_header ([\w-]+) "(.*)" always;$/gm],
    ['apache', /^Header always set ([\w-]+) "(.*)"$/gm],
    ['caddy', /^\t([\w-]+) "(.*)"$/gm],
    ['json', /"key": "([\w-]+)",\s*"value": "(.*)"/g],
  ])('has every header for %s, and no other', (host, line) => {
    expect([...(blocks[host] ?? '').matchAll(line)].map(([, name, value]) => [name, value])).toEqual(entries);
  });

  it('names every header in its table', () => {
    expect(entries.filter(([name]) => !text.includes(`| \`${name}`))).toEqual([]);
  });
});

describe.skipIf(!existsSync(join(DIST, 'index.html')))('the headers of the built site', () => {
  const pages = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));

  it('stand in _headers, for every path', async () => {
    expect(readFileSync(join(DIST, '_headers'), 'utf8')).toMatch(/^\/\*\n(?: {2}\S+: \S.*\n)+$/);
    expect(Object.entries(await headersOf(DIST))).toEqual(entries);
  });

  it('say what the policy of no page can say, and nothing that it says', () => {
    const sent = namesOf(headers['Content-Security-Policy'] ?? '');
    expect(pages.length).toBeGreaterThan(100);
    const wrong = pages.filter((name) => {
      const html = readFileSync(join(DIST, name), 'utf8');
      const [, policy = ''] = /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(html) ?? [];
      const carried = namesOf(policy);
      return !carried.includes('default-src') || sent.some((directive) => carried.includes(directive));
    });
    expect(wrong).toEqual([]);
    expect(sent.filter((name) => !['frame-ancestors', 'report-uri', 'sandbox'].includes(name))).toEqual([]);
  });
});

describe.skipIf(!canRun)('a host that sends them', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  it('sends them with pages, files and what is not there', async () => {
    for (const path of ['/', '/model/', '/choice.js', '/nothing/here']) {
      const answer = await fetch(site.url + path);
      expect(entries.map(([name]) => [name, answer.headers.get(name)])).toEqual(entries);
    }
  });

  it('keeps pages out of the frames of other sites', async () => {
    const other = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end(`<iframe src="${site.url}/model/"></iframe>`);
    });
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { page, problems, close } = await site.visit('/');
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`, { waitUntil: 'load' });
    await expect.poll(() => problems.join('\n'), { timeout: 20_000 }).toContain('frame-ancestors');
    expect(await page.frames().at(-1)?.locator('main').count()).toBe(0);
    await close();
    await new Promise((done) => other.close(done));
  });
});
