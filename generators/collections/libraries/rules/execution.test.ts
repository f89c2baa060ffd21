import { expect, it } from 'vitest';
import type { Library } from '../../../../out/types/library.ts';
import { type JsonFile, parseJsonText } from '../../../1-load/json-file.ts';
import { execution, type Proved } from './execution.ts';

const entry = {
  id: 'Some.Library',
  variants: [{ name: 'load' }, { name: 'note', message: true }, { name: 'chat' }],
};
const { json } = parseJsonText('catalogue/libraries/some-library.json', JSON.stringify(entry, null, 2));
const files = [json as JsonFile<Pick<Library, 'id' | 'variants'>>];
const nothing: Proved = { recipe: false, reasons: [], runs: {} };
const run = { outcome: 'not run: installs from a repository', snippet: '', environment: '', date: '', output: '' };

it.each<[string, Partial<Proved>, string[]]>([
  ['nothing', {}, ['load', 'chat']],
  ['a recipe', { recipe: true }, []],
  ['a reason for all', { reasons: [{}] }, []],
  ['a reason for one', { reasons: [{ variants: ['chat'] }] }, ['load']],
  ['an outcome of one', { runs: { 'seed/load': run } }, ['chat']],
])('asks for what proves the variants of code of a library with %s', (_, over, open) => {
  const found = execution(files, (slug) => (slug === 'some-library' ? { ...nothing, ...over } : nothing));
  expect(found.map(({ sentence }) => /"(\w+)"/.exec(sentence)?.[1])).toEqual(open);
  expect(
    found.every(({ file, line, hint }) => file === files[0]?.file && line > 1 && hint.includes('some-library')),
  ).toBe(true);
});
