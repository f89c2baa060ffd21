import { expect, it } from 'vitest';
import type { SnippetKind } from './snippet.ts';
import { snippetFile, snippetFolder } from './snippet-file.ts';
import { worthShowing } from './worth-showing.ts';

it.each<[string, boolean, SnippetKind[], boolean]>([
  ['the main library with code', true, ['install', 'code'], true],
  ['the main library with a message', true, ['message'], true],
  ['the main library without snippets', true, [], false],
  ['another library with code', false, ['code'], true],
  ['another library with a message', false, ['install', 'message'], false],
])('%s', (_, isMain, kinds, shown) => {
  const snippets = kinds.map((kind) => ({ kind }));
  expect(worthShowing(isMain, snippets)).toBe(shown);
});

it('numbers the files of a list of snippets from 01', () => {
  expect(snippetFolder('Transformers.js', 'Org/Some_Model-1.5')).toBe('transformers-js/org-some-model-1-5');
  expect([0, 9].map((index) => snippetFile({ variant: 'load' }, index, 'py'))).toEqual(['01-load.py', '10-load.py']);
});
