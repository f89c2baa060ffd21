import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { compareSides } from '../difference.ts';
import { sideOf } from '../test-kit/side.ts';
import type { Besides, Json, Side } from '../types.ts';

const acme = (more: Record<string, Json> = {}): [string, Json] => [
  'libraries/acme',
  { id: 'acme', prettyLabel: 'Acme', variants: [{ name: 'a' }, { name: 'b' }], ...more },
];
const installed = (...pypi: string[]): [string, Json] => acme({ install: { pypi } });
/** The hash that a run is recorded with, of code and of the install line before it. */
const hash = (code: string, install = ''): string =>
  createHash('sha256').update(`${install}\0${code}`).digest('hex').slice(0, 16);
const run = (code: string, install?: string): Json => ({ outcome: 'ran', snippet: hash(code, install), recipe: 'r' });
const ran = (...code: [code: string, install?: string]): Json => ({ acme: { runs: { 'm/load': run(...code) } } });
const called = (printer: string): Json => ({ executed: { clients: { 'py-x': { printer, snippets: 7 } } } });
const besides = (
  files: Record<string, string>,
  { printers = {}, recipes = {} }: Partial<Besides> = {},
): Pick<Side, 'besides'> => ({ besides: { files: new Map(Object.entries(files)), printers, recipes } });
const on = (recipe: string) => besides({}, { recipes: { acme: { '*': recipe } } });

type Parts = Parameters<typeof sideOf>[0];
const said = (before: Parts, after: Parts): string[] => compareSides(sideOf(before), sideOf(after)).sentences;
const facts = (...entries: [string, Json][]): Pick<Side, 'catalogue'> => ({ catalogue: new Map(entries) });

describe('what is said of a difference first', () => {
  it.each<[string, Parts, Parts, string[]]>([
    ['nothing', {}, {}, []],
    [
      'that what is compared is not what the sources give, as nobody knows what changes then',
      {},
      { doubt: 'The snippets of the work tree are not what its sources give: run `npm run generate` there.' },
      ['The snippets of the work tree are not what its sources give: run `npm run generate` there.'],
    ],
    [
      'no void proof where the recipes of one side are not known',
      { snippets: { 'acme/m/01-load.py': 'a\n' }, verified: ran('a\n'), besides: 'nobody looked' },
      { snippets: { 'acme/m/01-load.py': 'a\n' }, verified: ran('a\n'), ...on('other') },
      [],
    ],
    [
      'a new library',
      {},
      { ...facts(acme()), snippets: { 'acme/m/01-a.py': 'a\n' } },
      ['New library: Acme, 2 snippets, none executed yet'],
    ],
    [
      'a new library that ran',
      {},
      { ...facts(acme()), verified: ran('a\n') },
      ['New library: Acme, 2 snippets', '1 proof is new'],
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
      ['openai (py) chat: 2 calls change (2 providers)'],
    ],
    [
      'calls of a provider',
      {
        ...facts(['providers/groq', { label: 'Groq', url: 'https://a' }]),
        ...besides({
          'inference/groq/conversational-direct/01-openai.py': 'a\n',
          'inference/groq/conversational-direct/02-fetch.js': 'a\n',
        }),
      },
      {
        ...facts(['providers/groq', { label: 'Groq', url: 'https://b' }]),
        ...besides({
          'inference/groq/conversational-direct/01-openai.py': 'b\n',
          'inference/groq/conversational-direct/02-fetch.js': 'b\n',
        }),
      },
      [
        'Groq: 2 calls change (chat; openai (py), fetch (js))',
        'Groq (provider): `url` was `https://a`, is `https://b`',
      ],
    ],
    [
      'steps of an app and a notice',
      {
        ...facts(['apps/x', { label: 'X' }], ['notices', { kinds: { gated: 'Gated' } }]),
        ...besides({ 'apps/x/m/01-run.sh': 'a\n', 'notices/m/01-gated.txt': 'a\n', 'notices/n/01-gated.txt': 'a\n' }),
      },
      {
        ...facts(['apps/x', { label: 'X' }], ['notices', { kinds: { gated: 'Gated' } }]),
        ...besides({ 'apps/x/m/01-run.sh': 'b\n', 'notices/m/01-gated.txt': 'b\n' }),
      },
      ['X (app): 1 step changes (1 model)', 'Gated (notice): 1 notice changes, 1 notice is gone (2 models)'],
    ],
    [
      'steps of many apps',
      besides(Object.fromEntries(['a', 'b', 'c', 'd'].map((app) => [`apps/${app}/m/01-run.sh`, 'a\n']))),
      besides(Object.fromEntries(['a', 'b', 'c', 'd'].map((app) => [`apps/${app}/m/01-run.sh`, 'b\n']))),
      ['4 steps of 4 apps differ: a 1, b 1, c 1, d 1'],
    ],
    [
      'a fact of an app, and the notices',
      facts(['apps/x', { label: 'X', docsUrl: 'a' }], ['notices', { kinds: { a: 'A' } }]),
      facts(['apps/x', { label: 'X', docsUrl: 'b' }], ['notices', { kinds: { a: 'B' } }]),
      ['X (app): `docsUrl` was `a`, is `b`', 'catalogue/notices.json: `kinds.a` was `A`, is `B`'],
    ],
    [
      'facts of every kind',
      facts(['tasks/t', { label: 'T', a: ['x'], b: 'gone', d: 1, e: 'l'.repeat(61) }]),
      facts(['tasks/t', { label: 'T', a: ['x', '`y`'], c: 2, d: 1, e: 'm' }]),
      ["T (task): `a` gains `'y'`; `b` is gone (`gone`); `c` is new (`2`) and 1 more"],
    ],
    [
      'a proof of code that was changed since',
      { ...facts(acme()), snippets: { 'acme/m/01-load.py': 'a\n' }, verified: ran('a\n') },
      { ...facts(acme()), snippets: { 'acme/m/01-load.py': 'b\n' }, verified: ran('a\n') },
      ['Acme: 1 snippet changes (1 model)', '1 proof is void until run: acme (`npm run -s verify -- --run acme`)'],
    ],
    [
      'a proof of code that is installed otherwise',
      {
        snippets: { 'acme/m/01-install.sh': 'pip install a\n', 'acme/m/02-load.py': 'a\n' },
        verified: ran('a\n', 'pip install a\n'),
      },
      {
        snippets: { 'acme/m/01-install.sh': 'pip install b\n', 'acme/m/02-load.py': 'a\n' },
        verified: ran('a\n', 'pip install a\n'),
      },
      ['acme: 1 snippet changes (1 model)', '1 proof is void until run: acme (`npm run -s verify -- --run acme`)'],
    ],
    [
      'a proof on a recipe that was changed since',
      { snippets: { 'acme/m/01-load.py': 'a\n' }, verified: ran('a\n'), ...on('r') },
      { snippets: { 'acme/m/01-load.py': 'a\n' }, verified: ran('a\n'), ...on('s') },
      ['1 proof is void until run: acme (`npm run -s verify -- --run acme`)'],
    ],
    [
      'a proof that did not hold before',
      { snippets: { 'acme/m/01-load.py': 'a\n' }, verified: ran('other\n') },
      { snippets: { 'acme/m/01-load.py': 'b\n' }, verified: ran('other\n') },
      ['acme: 1 snippet changes (1 model)'],
    ],
    [
      'a step of an app that was changed since',
      { ...besides({ 'apps/x/m/01-load.sh': 'a\n' }), verified: { 'apps/x': { runs: { 'm/load': run('a\n') } } } },
      { ...besides({ 'apps/x/m/01-load.sh': 'b\n' }), verified: { 'apps/x': { runs: { 'm/load': run('a\n') } } } },
      ['x (app): 1 step changes (1 model)', '1 proof is void until run: apps/x (`npm run -s verify -- --apps x`)'],
    ],
    [
      'calls that are printed otherwise than when they were executed',
      { verified: called('p'), ...besides({}, { printers: { 'py-x': 'p' } }) },
      { verified: called('p'), ...besides({}, { printers: { 'py-x': 'q' } }) },
      ['The 7 executed calls of py-x are void until run (`npm run -s verify -- --client py-x --record`)'],
    ],
    [
      'calls that were executed again',
      { verified: called('p'), ...besides({}, { printers: { 'py-x': 'p' } }) },
      { verified: called('q'), ...besides({}, { printers: { 'py-x': 'q' } }) },
      [],
    ],
    [
      'changed code that was run again',
      { ...facts(acme()), snippets: { 'acme/m/01-load.py': 'a\n' }, verified: ran('a\n') },
      { ...facts(acme()), snippets: { 'acme/m/01-load.py': 'b\n' }, verified: ran('b\n') },
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
