import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { drawn, faultsOf } from './draw.ts';
import { factFaults, vocabularyOf } from './facts.ts';
import type { Fault } from './fault.ts';
import { installFaults } from './installs.ts';
import { CODE_OPERATORS, textFaults } from './text.ts';

/** The faults of one operator: what became of the text. */
const texts = (faults: Iterable<Fault>, operator: string): string[] =>
  [...faults].flatMap((fault) => (fault.operator === operator ? [fault.text] : []));

const TEMPLATE = `{{#if auth}}
import os
{{/if}}
# a note
ask({{prompt}}, steps=4, {{url}})
`;

test.each<[operator: string, results: string[]]>([
  [
    'line left out',
    [
      '{{#if auth}}\n{{/if}}\n# a note\nask({{prompt}}, steps=4, {{url}})\n',
      '{{#if auth}}\nimport os\n{{/if}}\n# a note\n',
    ],
  ],
  ['slot left out', [TEMPLATE.replace('{{prompt}}', ''), TEMPLATE.replace('{{url}}', '')]],
  ['another slot', [TEMPLATE.replace('{{prompt}}', '{{url}}'), TEMPLATE.replace('{{url}}', '{{prompt}}')]],
  ['condition turned round', [TEMPLATE.replace('#if', '#unless').replace('/if', '/unless')]],
  ['another word', ['import', 'ask', 'steps'].map((word) => TEMPLATE.replace(word, `${word}x`))],
  ['another number', [TEMPLATE.replace('4', '5')]],
])('%s: every place of a template, once, and no comment', (operator, results) => {
  expect(texts(textFaults('a.hbs', TEMPLATE), operator)).toEqual(results);
});

const CODE = `# print a "note"
from lib import Model
model = Model.load("hf:{{id}}", mode="fast", file='a.png')  # the "best"
print(model("a sentence", "{{id}}"))
`;

test.each<[operator: string, pieces: string[]]>([
  [
    'another name',
    ['libx', 'import Modelx', 'modelx =', 'Modelx.load', 'loadx', 'modex', 'filex', 'printx', 'modelx('],
  ],
  ['another string', ['"hf:x{{id}}"', '"fastx"']],
  ['another file name', ["'a.pngx'"]],
  ['output not printed', ['\n(model("a sentence", "{{id}}"))']],
])('%s: no reserved word, no comment, no sentence', (operator, pieces) => {
  const found = [...textFaults('a.py.hbs', CODE, CODE_OPERATORS)].filter((fault) => fault.operator === operator);
  expect(found.map(({ text }, at) => text.includes(pieces[at] ?? '?'))).toEqual(pieces.map(() => true));
});

test('a line that fetches has no other names, and each of its packages can be left out', () => {
  const script = 'pip install -U one \\\n  "two<2"\ngit clone {{name}}\ntool --flag\n';
  const of = (operator: string): string[] => texts(textFaults('a.sh.hbs', script, [operator]), operator);
  expect(of('another name')).toEqual([script.replace('tool', 'toolx'), script.replace('flag', 'flagx')]);
  expect(of('package left out')).toEqual([script.replace('one', ''), script.replace('"two<2"', '')]);
});

test('install lines: no package is invented', () => {
  const entry = { install: { pypi: ['a[x]<2', 'b', 'git+https://e.org/c'] }, variants: [{ install: { pypi: ['d'] } }] };
  const lines = [...installFaults('a.json', JSON.stringify(entry))].map(({ operator, text }) => {
    const { install, variants } = JSON.parse(text) as typeof entry;
    return `${operator}: ${[...install.pypi, ...(variants[0]?.install.pypi ?? [])].join(' ')}`;
  });
  expect(lines).toEqual([
    'package left out: b git+https://e.org/c d',
    'another package: d b git+https://e.org/c d',
    'extra left out: a<2 b git+https://e.org/c d',
    'version left out: a[x] b git+https://e.org/c d',
    'package left out: a[x]<2 git+https://e.org/c d',
    'another package: a[x]<2 d git+https://e.org/c d',
    'package left out: a[x]<2 b d',
    'another package: a[x]<2 b d d',
    'package left out: a[x]<2 b git+https://e.org/c',
    'another package: a[x]<2 b git+https://e.org/c a',
  ]);
});

const ENTRY = {
  id: 'one',
  label: 'One',
  wait: 2,
  direct: true,
  body: { input: { $file: 'base64' } },
  path: ['a', 'b'],
  sources: ['x'],
};

const entryFaults = (operator: string, others: string[] = []): unknown[] =>
  texts(factFaults('a.json', JSON.stringify(ENTRY), vocabularyOf(others)), operator).map((text) => JSON.parse(text));

test('every fact of an entry has another value: a word of its kind, where there are few', () => {
  const others = ['base64', 'dataUrl'].map((kind) => JSON.stringify({ body: { $file: kind } }));
  expect(entryFaults('another value', others)).toEqual([
    { ...ENTRY, wait: 3 },
    { ...ENTRY, direct: false },
    { ...ENTRY, body: { input: { $file: 'dataUrl' } } },
    { ...ENTRY, path: ['ax', 'b'] },
    { ...ENTRY, path: ['a', 'bx'] },
  ]);
});

test('names are faults where they are sent, and only lists have an order', () => {
  expect(entryFaults('another name')).toEqual([{ ...ENTRY, body: { inputx: { $file: 'base64' } } }]);
  expect(entryFaults('in another order')).toEqual([{ ...ENTRY, path: ['b', 'a'] }]);
  expect(entryFaults('left out')).toHaveLength(8);
});

test('which file of a kind a sample shows is ours to choose, and the order of what is installed says nothing', () => {
  const sample = (file: string): string => JSON.stringify({ sampleInput: { file } });
  const others = vocabularyOf(['a.png', 'b.jpg', 'c.flac'].map(sample));
  const values = texts(factFaults('a.json', sample('a.png'), others), 'another value').map((text) => JSON.parse(text));
  expect(values).toEqual([{ sampleInput: { file: 'c.flac' } }]);
  const install = JSON.stringify({ install: { crates: ['a', 'b'] }, path: ['a', 'b'] });
  expect(texts(factFaults('a.json', install, new Map()), 'in another order').map((text) => JSON.parse(text))).toEqual([
    { install: { crates: ['a', 'b'] }, path: ['b', 'a'] },
  ]);
});

test('the texts of a sample are ours to choose: only that it has them is a fact', () => {
  const parts = [
    { type: 'text', text: 'hi' },
    { type: 'image_url', image_url: { url: 'u' } },
  ];
  const sampleInput = {
    kind: 'text',
    file: 'a.png',
    candidateLabels: ['a', 'b'],
    table: { A: ['1', '2'] },
    messages: [
      { role: 'system', content: 'be kind' },
      { role: 'user', content: parts },
    ],
  };
  const faults = [...factFaults('a.json', JSON.stringify({ sampleInput, text: 'x' }), new Map())];
  const places = faults.map(({ id }) => id.replace(/^a\.json (sampleInput\.)?/, ''));
  expect(places.filter((id) => id.endsWith(' another value')).map((id) => id.split(' ')[0])).toEqual([
    'kind',
    'file',
    'messages.0.role',
    'messages.1.role',
    'messages.1.content.0.type',
    'messages.1.content.1.type',
    'messages.1.content.1.image_url.url',
    'text',
  ]);
  expect(places.filter((id) => /Labels|table|content\b(?!\.1)/.test(id))).toEqual([
    'candidateLabels left out',
    'table left out',
    'messages.0.content left out',
    'messages.1.content left out',
    'messages.1.content.0 left out',
    'messages.1.content.0 in another order',
    'messages.1.content.0.type another value',
    'messages.1.content.0.type left out',
    'messages.1.content.0.text left out',
  ]);
});

const root = mkdtempSync(join(tmpdir(), 'mutation-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a seed decides what is drawn, and every kind has its share', () => {
  mkdirSync(join(root, 'facts'));
  writeFileSync(join(root, 'facts/a.json'), JSON.stringify(ENTRY));
  writeFileSync(join(root, 'a.hbs'), TEMPLATE);
  const kinds = [
    { name: 'facts', files: ['facts/*.json'] },
    { name: 'templates', files: ['*.hbs'] },
  ];
  const ids = (seed: number): string[] => [...drawn(kinds, root, seed)].map(({ id }) => id);
  expect(ids(1)).toEqual(ids(1));
  expect(ids(2)).not.toEqual(ids(1));
  expect([...ids(2)].sort()).toEqual([...ids(1)].sort());
  expect(new Set(ids(1)).size).toBe(ids(1).length);
  expect(
    ids(1)
      .slice(0, 10)
      .filter((id) => id.startsWith('a.hbs')),
  ).toHaveLength(5);
  expect(
    faultsOf({ name: 'below', files: ['facts/*.json'], below: 'path' }, root).every(({ id }) => id.includes(' path')),
  ).toBe(true);
});
