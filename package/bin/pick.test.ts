import type { Key } from 'node:readline';
import { expect, it } from 'vitest';
import { modelRows, snippetRows } from './ask.ts';
import { drawn, pressed, type Step, type Typed } from './pick.ts';

const START: Typed = { query: 'ab', at: 1 };

it.each<[what: string, text: string, key: Key, count: number, step: Step]>([
  ['a letter', 'c', { name: 'c' }, 3, { query: 'abc', at: 0 }],
  ['a letter of another script', 'é', {}, 3, { query: 'abé', at: 0 }],
  ['a space', ' ', { name: 'space' }, 3, { query: 'ab ', at: 0 }],
  ['backspace', '\u007f', { name: 'backspace' }, 3, { query: 'a', at: 0 }],
  ['the key that deletes the line', '', { name: 'u', ctrl: true }, 3, { query: '', at: 0 }],
  ['down', '', { name: 'down' }, 3, { query: 'ab', at: 2 }],
  ['down on the last row', '', { name: 'down' }, 2, { query: 'ab', at: 0 }],
  ['up', '', { name: 'up' }, 3, { query: 'ab', at: 0 }],
  ['up where there is no row', '', { name: 'up' }, 0, { query: 'ab', at: 0 }],
  ['Enter', '\r', { name: 'return' }, 3, 'take'],
  ['Enter where there is no row', '\r', { name: 'return' }, 0, START],
  ['Escape', '\u001b', { name: 'escape' }, 3, 'leave'],
  ['Ctrl-C', '\u0003', { name: 'c', ctrl: true }, 3, 'leave'],
  ['a key that is no text', '\u001b[5~', { name: 'pageup' }, 3, START],
  ['a pasted control', '\u001b]52;c;eA==\u0007', {}, 3, START],
])('%s', (_, text, key, count, step) => {
  expect(pressed(START, text, key, count)).toEqual(step);
});

it('shows the row that Enter takes, on lines that no terminal breaks', () => {
  const rows = [
    { value: 'a', label: 'a\u001b[2J' },
    { value: 'b', label: 'b'.repeat(40) },
  ];
  expect(drawn('Model', START, rows, 20)).toEqual(['Model: ab', '  a [2J', `› ${'b'.repeat(17)}`]);
  expect(drawn('Model', START, [], 80)).toEqual(['Model: ab', '  nothing is found']);
});

const INDEX = { model: [{ id: 'org/known' }, { id: 'org/other' }] } as never;

it.each([
  ['nothing', '', ['org/known', 'org/other']],
  ['words that find one', 'known', ['org/known']],
  ['its id', 'org/known', ['org/known']],
  ['the id of another', 'own/model', ['org/known', 'own/model']],
  ['the address of another', 'https://huggingface.co/own/model', ['org/known', 'https://huggingface.co/own/model']],
])('models for %s', (_, query, values) => {
  const rows = modelRows(INDEX, () => [{ id: 'org/known' }])(query);
  expect(rows.map(({ value }) => value)).toEqual(values);
});

it.each([
  ['', ['1', '2', '3']],
  ['pyth', ['2', '3']],
  ['PYTHON  openai', ['3']],
  ['rust', []],
])('code for %j', (query, values) => {
  const shown = ['timm: Install (sh)', 'timm: Load (python)', 'openai: Python, openai (python)'];
  const rows = snippetRows(shown.map((heading) => ({ heading })))(query);
  expect(rows.map(({ value }) => value)).toEqual(values);
});
