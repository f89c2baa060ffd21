import { expect, it } from 'vitest';
import { sideOf } from '../test-kit/side.ts';
import { shownSentences } from './shown.ts';

const catalogue = new Map([['libraries/acme', { id: 'acme', prettyLabel: 'Acme' }]]);
const side = (shown?: Record<string, string[]>) =>
  sideOf({ catalogue, besides: { files: new Map(), printers: {}, recipes: {}, ...(shown && { shown }) } });

it.each<[what: string, before: Record<string, string[]>, after: Record<string, string[]>, said: string[]]>([
  ['nothing differs', { a: ['x', 'y'] }, { a: ['x', 'y'] }, []],
  ['a sample is new', {}, { a: ['acme'] }, []],
  [
    'a sign puts it before others',
    { a: ['x'], b: ['x'], c: ['x'], d: ['x'], e: ['x'] },
    { a: ['acme', 'x'], b: ['acme', 'x'], c: ['acme', 'x'], d: ['acme', 'x'], e: ['x'] },
    ['Acme is now the first library on the pages of 4 of 5 samples: `a`, `b`, `c` and 1 more'],
  ],
  [
    'an alias adds it behind another',
    { a: ['x'] },
    { a: ['x', 'acme'] },
    ['Acme is new on the pages of 1 of 1 sample: `a`'],
  ],
  [
    'a condition takes it away',
    { a: ['acme', 'x'] },
    { a: ['x'] },
    [
      'x is now the first library on the pages of 1 of 1 sample: `a`',
      'Acme is gone from the pages of 1 of 1 sample: `a`',
    ],
  ],
])('%s', (_, before, after, said) => {
  expect(shownSentences(side(before), side(after))).toEqual(said);
});

it('nothing is said where a side does not tell', () => {
  expect(shownSentences(side(), side({ a: ['x'] }))).toEqual([]);
});
