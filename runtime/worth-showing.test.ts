import { expect, it } from 'vitest';
import type { SnippetKind } from './snippet.ts';
import { snippetFile, snippetFolder } from './snippet-file.ts';
import { libraryIdsOf, worthShowing } from './worth-showing.ts';

it.each<[string, string | undefined, SnippetKind[], boolean]>([
  ['own library with code', 'timm', ['install', 'code'], true],
  ['own library with a message', 'timm', ['message'], true],
  ['own library without snippets', 'timm', [], false],
  ['named by a tag, with code', 'keras', ['code'], true],
  ['named by a tag, with a message', 'keras', ['install', 'message'], false],
  ['named by a tag, the model has no library', undefined, ['message'], false],
])('%s', (_, libraryName, kinds, shown) => {
  const snippets = kinds.map((kind) => ({ kind }));
  expect(worthShowing('timm', { libraryName }, snippets)).toBe(shown);
});

it('lists the own library first, and none twice', () => {
  expect(libraryIdsOf({ libraryName: 'timm', tags: ['keras', 'timm', 'onnx'] })).toEqual(['timm', 'keras', 'onnx']);
  expect(libraryIdsOf({ tags: ['keras'] })).toEqual(['keras']);
});

it('numbers the files of a list of snippets from 01', () => {
  expect(snippetFolder('Transformers.js', 'Org/Some_Model-1.5')).toBe('transformers-js/org-some-model-1-5');
  expect([0, 9].map((index) => snippetFile({ variant: 'load' }, index, 'py'))).toEqual(['01-load.py', '10-load.py']);
});
