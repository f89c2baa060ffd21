import { expect, it } from 'vitest';
import type { Condition } from '../../out/types/library.ts';
import { conditionInWords, whenInWords } from './condition-words.ts';

it.each<[Condition, string]>([
  [{ tag: 'lora' }, 'the model is tagged “lora”'],
  [{ task: ['a', 'b', 'c'] }, 'its task is “a”, “b” or “c”'],
  [{ has: 'file.onnx' }, 'the model has a .onnx file'],
  [{ has: 'lookup.className' }, 'the model has a known class name'],
  [{ has: 'baseModel' }, 'the model has the base model'],
  [{ field: 'name', startsWith: 'x-' }, 'the model’s name starts with “x-”'],
  [{ field: 'files', includes: 'a.bin' }, 'the list of files include “a.bin”'],
  [{ not: { tag: 'gguf' } }, 'it is not so that the model is tagged “gguf”'],
  [
    { all: [{ tag: 'a' }, { any: [{ tag: 'b' }, { tag: 'c' }] }] },
    'the model is tagged “a”, and (the model is tagged “b”, or the model is tagged “c”)',
  ],
])('%j in words: %s', (condition, words) => {
  expect(conditionInWords(condition)).toBe(words);
});

it.each<[Parameters<typeof whenInWords>[0], string]>([
  [{}, 'Shown when no variant before it fits.'],
  [{ also: true }, 'Always shown, besides the main snippet.'],
  [{ when: { tag: 'a' } }, 'Shown when the model is tagged “a”.'],
  [{ when: { tag: 'a' }, also: 'video' }, 'Shown when the model is tagged “a”, besides the main snippet.'],
])('%j is %s', (variant, sentence) => {
  expect(whenInWords(variant)).toBe(sentence);
});
