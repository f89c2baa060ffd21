import { expect, test } from 'vitest';
import { contentsOf } from './contents.ts';

test.each<[what: string, html: string, shown: string, headings: [string, string][]]>([
  ['a heading with an anchor', '<h2 id="use">Use it</h2>', '<h2 id="use">Use it</h2>', [['use', 'Use it']]],
  ['a heading without one', '<h2>Data sets</h2>', '<h2 id="data-sets">Data sets</h2>', [['data-sets', 'Data sets']]],
  [
    'an anchor that is taken',
    '<p id="a"></p><h2>A</h2>',
    '<p id="a"></p><h2 id="a-heading">A</h2>',
    [['a-heading', 'A']],
  ],
  [
    'marks inside',
    '<h2 class="x"><code>a</code> &amp; b</h2>',
    '<h2 id="a-b" class="x"><code>a</code> &amp; b</h2>',
    [['a-b', 'a & b']],
  ],
  ['other headings', '<h1>One</h1><h3>Three</h3>', '<h1>One</h1><h3>Three</h3>', []],
])('%s', (_, html, shown, headings) => {
  expect(contentsOf(html)).toEqual({ html: shown, headings: headings.map(([id, label]) => ({ id, label })) });
});
