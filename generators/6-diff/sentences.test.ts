import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { compareSides } from './difference.ts';
import { sideOf } from './test-kit/side.ts';
import type { Json, Side } from './types.ts';

const acme = (more: Record<string, Json> = {}): [string, Json] => [
  'libraries/acme',
  { id: 'acme', prettyLabel: 'Acme', variants: [{ name: 'a' }, { name: 'b' }], ...more },
];
const installed = (...pypi: string[]): [string, Json] => acme({ install: { pypi } });
const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
const ran = (code: string): Json => ({ acme: { runs: { 'm/load': { outcome: 'ran', snippet: hash(code) } } } });

type Parts = Parameters<typeof sideOf>[0];
const said = (before: Parts, after: Parts): string[] => compareSides(sideOf(before), sideOf(after)).sentences;
const facts = (...entries: [string, Json][]): Pick<Side, 'catalogue'> => ({ catalogue: new Map(entries) });

describe('what is said of a difference first', () => {
  it.each<[string, Parts, Parts, string[]]>([
    ['nothing', {}, {}, []],
    [
      'a new library',
      {},
      { ...facts(acme()), snippets: { 'acme/m/01-a.py': 'a\n' } },
      ['New library: Acme, 2 snippets'],
    ],
    ['a library that is gone', facts(acme()), {}, ['Gone: the library Acme']],
    [
      'a package more',
      { ...facts(installed('acme')), snippets: { 'acme/m/01-install.sh': 'pip install acme\n' } },
      { ...facts(installed('acme', 'peft')), snippets: { 'acme/m/01-install.sh': 'pip install acme peft\n' } },
      ['Acme: install gains `peft` (1 model)'],
    ],
    [
      'other code of a library',
      { ...facts(acme()), snippets: { 'acme/m/01-a.py': 'a\n', 'acme/n/01-a.py': 'a\n' } },
      { ...facts(acme()), snippets: { 'acme/m/01-a.py': 'b\n', 'acme/n/01-a.py': 'b\n', 'acme/n/02-b.py': 'c\n' } },
      ['Acme: 2 snippets change, 1 snippet is new (2 models)'],
    ],
    [
      'calls of a client',
      {
        snippets: {
          'inference/auto/conversational/01-openai.py': 'a\n',
          'inference/groq/conversational/01-openai.py': 'a\n',
        },
      },
      {
        snippets: {
          'inference/auto/conversational/01-openai.py': 'b\n',
          'inference/groq/conversational/01-openai.py': 'b\n',
        },
      },
      ['openai conversational: 2 calls change'],
    ],
    [
      'a fact of an app, and the notices',
      facts(['apps/x', { label: 'X', docsUrl: 'a' }], ['notices', { kinds: { a: 'A' } }]),
      facts(['apps/x', { label: 'X', docsUrl: 'b' }], ['notices', { kinds: { a: 'B' } }]),
      ['X (app): `docsUrl` differs', 'catalogue/notices.json: `kinds.a` differs'],
    ],
    [
      'a proof of code that was changed since',
      { ...facts(acme()), snippets: { 'acme/m/01-load.py': 'a\n' }, verified: ran('a') },
      { ...facts(acme()), snippets: { 'acme/m/01-load.py': 'b\n' }, verified: ran('a') },
      ['Acme: 1 snippet changes (1 model)', '1 proof is void until run: acme: m/load'],
    ],
    [
      'a proof of code that is installed otherwise',
      { snippets: { 'acme/m/01-install.sh': 'pip install a\n', 'acme/m/02-load.py': 'a\n' }, verified: ran('a') },
      { snippets: { 'acme/m/01-install.sh': 'pip install b\n', 'acme/m/02-load.py': 'a\n' }, verified: ran('a') },
      ['acme: 1 snippet changes (1 model)', '1 proof is void until run: acme: m/load'],
    ],
    [
      'changed code that was run again',
      { ...facts(acme()), snippets: { 'acme/m/01-load.py': 'a\n' }, verified: ran('a') },
      { ...facts(acme()), snippets: { 'acme/m/01-load.py': 'b\n' }, verified: ran('b') },
      ['Acme: 1 snippet changes (1 model)'],
    ],
    ['a new proof', facts(acme()), { ...facts(acme()), verified: ran('a') }, ['1 proof is new']],
  ])('%s', (_, before, after, sentences) => expect(said(before, after)).toEqual(sentences));

  it('counts what is too much to be said', () => {
    const many = Array.from({ length: 20 }, (_, at): [string, Json] => [`apps/a${at}`, { label: `A${at}` }]);
    const sentences = said({}, facts(...many));
    expect(sentences).toHaveLength(13);
    expect(sentences.at(-1)).toBe('and 8 more entries');
  });
});
