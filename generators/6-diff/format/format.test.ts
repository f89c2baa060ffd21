import { describe, expect, it } from 'vitest';
import { compareSides } from '../difference.ts';
import { sideOf } from '../test-kit/side.ts';
import type { Difference, Side } from '../types.ts';
import { FORMATS } from './index.ts';
import { MARKER, MOST_BYTES } from './markdown.ts';
import type { Links } from './words.ts';

const formats = Object.keys(FORMATS);
const print = (format: string, difference: Difference, links?: Links): string =>
  FORMATS[format]?.(difference, links) ?? '';

const empty = compareSides(sideOf({ name: 'main' }), sideOf({ name: 'the work tree' }));

/** As many snippets as wanted, each changed in its own way. */
function manyChanges(count: number): [Side, Side] {
  const files = (word: string) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, n) => [`lib/m${n}/01-load.py`, `${word} ${n} ${'x'.repeat(80)}\n`]),
    );
  return [sideOf({ name: 'main', snippets: files('old') }), sideOf({ name: 'head', snippets: files('new') })];
}

const hostile = [
  '</code></pre></td><script>alert(1)</script>',
  '`````` </details> @everyone [x](javascript:1)',
  '<!-- <img src=x onerror=alert(1)> & "quoted" \u202e reversed \u0007',
].join('\n');

const hostileSides = (): [Side, Side] => [
  sideOf({ name: 'main' }),
  sideOf({
    name: '<b>`head`',
    snippets: { '@team<i>/x`y/01-"a`.py': `${hostile}\n` },
    catalogue: new Map([['libraries/<u>', { id: '<u>|`' }]]),
  }),
];

describe('formats', () => {
  it.each(formats)('%s says in one line that nothing changed for readers', (format) => {
    const text = print(format, empty);
    if (format === 'json') expect(JSON.parse(text)).toEqual(empty);
    else expect(text.match(/No effect on any reader: .*$/gm)).toHaveLength(1);
  });

  it('text and Markdown of a change without effect are one line, and the marker and heading', () => {
    expect(print('text', empty).trimEnd().split('\n')).toHaveLength(1);
    expect(print('markdown', empty).split('\n').filter(Boolean)).toHaveLength(3);
  });

  it.each(formats)('%s gives the same bytes for the same sides', (format) => {
    expect(print(format, compareSides(...hostileSides()))).toBe(print(format, compareSides(...hostileSides())));
  });

  it('HTML shows hostile text and nothing of it becomes an element', () => {
    const html = print('html', compareSides(...hostileSides()));
    expect(html).not.toMatch(/<(script|img|i|u|b)\b/);
    expect(html).toContain('&#60;script&#62;alert(1)&#60;/script&#62;');
    expect(html).toContain('\\u{202e}');
    expect(html).toContain("default-src 'none'");
    expect(html).not.toMatch(/<[^>]*\s(src|href|style|on\w+)\s*=/i);
    expect(html).not.toMatch(/url\(|@import/);
  });

  it('HTML stands the two sides beside each other and marks the words', () => {
    const before = sideOf({ snippets: { 'a/b/01-c.py': 'keep this line of code = 1\nsame\n' } });
    const after = sideOf({ snippets: { 'a/b/01-c.py': 'keep this line of code = 2\nsame\n' } });
    const html = print('html', compareSides(before, after));
    expect(html).toContain('<td class="line">1</td><td class="removed">keep this line of code = <del>1</del></td>');
    expect(html).toContain('<td class="line">1</td><td class="added">keep this line of code = <ins>2</ins></td>');
    expect(html).toContain('<tr><td class="line">2</td><td>same</td><td class="line">2</td><td>same</td></tr>');
  });

  it('Markdown keeps hostile text inside its fences and code spans', () => {
    const text = print('markdown', compareSides(...hostileSides()));
    expect(text.startsWith(`${MARKER}\n`)).toBe(true);
    const fences = text.split('\n').filter((line) => /^`{3,}/.test(line));
    expect(fences).toEqual(['```````diff', '```````']);
    const outside = text.replace(/^(`{3,})diff\n.*?^\1$/gms, '').replace(/(`+)(?!`).*?[^`]\1(?!`)/g, '');
    expect(outside).not.toMatch(/<(?!\/?(details|summary|code)>|details open>|!-- snippetry)/);
    expect(outside.replace(/<code>.*?<\/code>/g, '')).not.toContain('@team');
  });

  it.each([
    ['few', 3, false],
    ['many', 120, false],
    ['too many', 3000, true],
  ])('Markdown of %s groups fits a comment', (_, count, cut) => {
    const text = print('markdown', compareSides(...manyChanges(count)), { whole: 'https://example.org/run (1)' });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MOST_BYTES);
    const shown = text.match(/<details(?: open)?>/g)?.length ?? 0;
    const left = Number(/(\S+) more groups are not shown here/.exec(text)?.[1]?.replaceAll(',', '') ?? 0);
    expect(shown + left).toBe(count);
    expect(left > 0).toBe(cut);
    expect(text).toContain('](https://example.org/run%20%281%29)');
  });

  const shown = { 'lib/acme-one/01-a.py': 'a\n', 'inference/groq/chat-direct/01-b.py': 'a\n' };
  const other = { 'lib/acme-one/01-a.py': 'b\n', 'inference/groq/chat-direct/01-b.py': 'c\n' };
  const change = compareSides(
    sideOf({ snippets: shown, seeds: [{ id: 'acme/one' }] }),
    sideOf({ snippets: other, seeds: [{ id: 'acme/one' }] }),
  );

  it.each<[Links, string[]]>([
    [{}, []],
    [{ before: 'https://a/{page}' }, ['https://a/models/acme/one/', 'https://a/providers/groq/']],
    [
      { before: 'https://a/(1)/{path}', after: 'https://b/{page}' },
      ['https://a/(1)/lib/acme-one/01-a.py', 'https://b/models/acme/one/', 'https://b/providers/groq/'],
    ],
  ])('Markdown and HTML link with %j to what stands there', (links, addresses) => {
    const html = [...print('html', change, links).matchAll(/href="([^"]+)"/g)].map(([, to]) => to);
    const markdown = [...print('markdown', change, links).matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to);
    expect(html.sort()).toEqual([...addresses].sort());
    expect(markdown.map((to) => decodeURIComponent(to ?? '')).sort()).toEqual([...addresses].sort());
  });

  it('says that nothing but sizes differs, and of a proof alone what it is', () => {
    const grown = sideOf({ modules: new Map([['a.ts', { raw: 1, gzip: 1 }]]) });
    expect(print('markdown', compareSides(sideOf({}), grown))).toContain(
      '- Nothing that is shown differs, only the size',
    );
    const difference = { ...empty, sentences: ['1 proof is void until run: x'] };
    for (const format of formats) expect(print(format, difference)).toContain('1 proof is void until run: x');
  });

  it('says that sides are not compared in what one of them does not know', () => {
    const one = sideOf({ name: 'main', besides: 'it is old' });
    const two = sideOf({ besides: { files: new Map([['notices/a/01-b.txt', 'c\n']]), printers: {}, recipes: {} } });
    const { groups, notes } = compareSides(one, two);
    expect(groups).toEqual([]);
    expect(notes).toEqual([
      'steps of apps, notices and direct calls are not compared, those of main are not known: it is old',
    ]);
  });

  it('counts sizes, and says that verified state is lost', () => {
    const base = sideOf({
      name: 'main',
      modules: new Map([['a.ts', { raw: 1000, gzip: 400 }]]),
      verified: {
        x: { status: 'checked', date: '2026-01-01', packages: { x: '1.2', torch: '2' } },
        y: { status: 'checked', date: '2026-01-01', packages: { y: '1' } },
        z: { status: 'checked', date: '2026-01-01', packages: {} },
      },
    });
    const head = sideOf({
      name: 'head',
      modules: new Map([['b.ts', { raw: 2500, gzip: 900 }]]),
      verified: {
        x: { status: 'failed', date: '2026-01-02', packages: { x: '2.0', torch: '2' }, reason: 'no name "load"' },
        y: { status: 'checked', date: '2026-01-02', packages: { y: '2' } },
        z: { status: 'checked', date: '2026-01-02', packages: {} },
      },
    });
    expect(print('text', compareSides(base, head)).split('\n')).toEqual([
      'main → head',
      '1 record says less than before',
      'snippets: none differs · facts: 0 changes · verified: 1 LOST',
      '',
      'Verified',
      '   x: checked with x 1.2, torch 2 → failed with x 2.0, torch 2: no name "load"  LOST',
      '   y: checked with y 1 → checked with y 2',
      'Modules: +1,500 bytes, +500 gzip (now 2,500, 900 gzip)',
      '   b.ts: +2,500 bytes, +900 gzip',
      '   a.ts: −1,000 bytes, −400 gzip',
      '',
    ]);
  });
});
