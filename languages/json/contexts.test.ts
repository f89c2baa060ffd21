import { describe, expect, test } from 'vitest';
import { read, slotAfter } from '../shared/test-kit/table.ts';
import { json } from './contexts.ts';

/** ^ is the end of the text, where the context is looked at; ‹…› is text in a node of its own; «…» is a slot. */
describe('text -> context', () => {
  test.each([
    ['^', 'in place of a value'],
    ['{ "^', 'inside "…"'],
    ['{ "a": ^', 'in place of a value'],
    ['{ "a": "b^', 'inside "…"'],
    ['{ "a": "\\"^', 'inside "…"'],
    ['{ "a": "\\\\"^', 'in place of a value'],
    ['{ "a": "\\‹"›^', 'inside "…"'],
    ['{ "a": "«text»^', 'inside "…"'],
    ['{ "a": «json»^', 'in place of a value'],
    ['["a", "b"]^', 'in place of a value'],
  ])('%j is %s', (text, words) => {
    const { context, refused } = read(json, text.replace('^', ''));
    expect(refused).toEqual([]);
    expect(json.inWords(context)).toBe(words);
  });
});

describe('slot -> printer or refusal', () => {
  test.each([
    ['{ "a": ', 'text', 'jsonLiteral'],
    ['{ "a": ', 'number', 'jsonLiteral'],
    ['{ "a": ', 'boolean', 'jsonLiteral'],
    ['{ "a": ', 'list of text', 'jsonLiteral'],
    ['{ "a": ', 'identifier', 'jsonLiteral'],
    ['{ "a": ', 'object', 'refused: object in place of a value'],
    ['{\n  "a": ', 'json', 'jsonLiteral at 2'],
    ['{ "', 'text', 'escapeJsonString'],
    ['{ "', 'identifier', 'escapeJsonString'],
    ['{ "', 'number', 'String'],
    ['{ "', 'json', 'refused: json inside "…"'],
    ['{ "', 'list of text', 'refused: list inside "…"'],
    ['{ "\\', 'text', 'refused: slot after a backslash'],
  ])('%j then %s: %s', (text, type, outcome) => {
    expect(slotAfter(json, text, type)).toBe(outcome);
  });
});

test.each([
  ['{}', undefined],
  ['{ "a', 'inside "…"'],
])('a template that ends with %j is unfinished: %s', (text, words) => {
  expect(json.unfinished(read(json, text).context)).toBe(words);
});
