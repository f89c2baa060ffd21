import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { alignedByClass, linkedHtml, linkedMarkdown } from './doc-links.ts';

const DOC = {
  path: 'docs/architecture.md',
  slugs: new Map([
    ['docs/releasing.md', 'releasing'],
    ['site/src/docs/urls.md', 'urls'],
  ]),
};

beforeEach(() => {
  vi.stubEnv('BASE_URL', '/base/');
  vi.stubEnv('SITE', 'https://site.test');
  vi.stubEnv('PUBLIC_REPOSITORY', 'https://code.test/org/name');
});
afterEach(() => vi.unstubAllEnvs());

describe('links of documentation', () => {
  test.each([
    ['releasing.md', '/base/docs/releasing/', 'https://site.test/base/docs/releasing.md'],
    ['releasing.md#parts', '/base/docs/releasing/#parts', 'https://site.test/base/docs/releasing.md#parts'],
    ['../site/src/docs/urls.md', '/base/docs/urls/', 'https://site.test/base/docs/urls.md'],
    [
      '../schemas/model.schema.json',
      '/base/schemas/model.schema.json',
      'https://site.test/base/schemas/model.schema.json',
    ],
    [
      '../tests/a/README.md',
      'https://code.test/org/name/blob/main/tests/a/README.md',
      'https://code.test/org/name/blob/main/tests/a/README.md',
    ],
    ['https://else.test/a.md', 'https://else.test/a.md', 'https://else.test/a.md'],
    ['#below', '#below', '#below'],
  ])('%s leads somewhere from the page and from its Markdown', (address, html, markdown) => {
    expect(linkedHtml(`<p><a href="${address}"><code>a</code></a> b</p>`, DOC)).toBe(
      `<p><a href="${html}"><code>a</code></a> b</p>`,
    );
    expect(linkedMarkdown(`[\`a\`](${address}) b`, DOC)).toBe(`[\`a\`](${markdown}) b`);
  });

  test('keep their words, also where these are the address', () => {
    expect(linkedMarkdown('[releasing.md](releasing.md)', DOC)).toBe(
      '[releasing.md](https://site.test/base/docs/releasing.md)',
    );
    expect(linkedHtml('<a href="releasing.md">releasing.md</a>', DOC)).toBe(
      '<a href="/base/docs/releasing/">releasing.md</a>',
    );
  });

  test('of a file that readers cannot be led to the words stay', () => {
    vi.stubEnv('PUBLIC_REPOSITORY', '');
    expect(linkedHtml('as <a href="../a/b.json">it <b>is</b></a>', DOC)).toBe('as it <b>is</b>');
    expect(linkedMarkdown('as [it is](../a/b.json)', DOC)).toBe('as it is');
  });

  test('code is no link', () => {
    const code = '```js\nhandlers[name](page.js)\n```\n';
    expect(linkedMarkdown(`${code}\n[a](releasing.md)\n`, DOC)).toBe(
      `${code}\n[a](https://site.test/base/docs/releasing.md)\n`,
    );
  });

  test('numbers are aligned by a class', () => {
    expect(alignedByClass('<th style="text-align: right">n</th><td>text</td>')).toBe(
      '<th class="number">n</th><td>text</td>',
    );
  });
});
