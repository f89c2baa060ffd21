import { describe, expect, test } from 'vitest';
import { parseJsonText } from './json-file.ts';

const parsed = (text: string) => {
  const { json, problems } = parseJsonText('a.json', text);
  return { value: json?.value, problems: problems.map(({ code, line, column }) => `${code} ${line}:${column}`) };
};

describe('a text -> what it says, and what is wrong', () => {
  test.each<[what: string, text: string, value: unknown, problems: string[]]>([
    ['a value', '{ "a": [1, { "b": null }] }', { a: [1, { b: null }] }, []],
    ['the same key in two objects', '[{ "a": 1 }, { "a": { "a": 2 } }]', [{ a: 1 }, { a: { a: 2 } }], []],
    ['texts with colons and quotation marks', '{ "a:": "\\": ", "b\\"": ":" }', { 'a:': '": ', 'b"': ':' }, []],
    ['a text that ends in a backslash', '{ "a\\\\": "b\\\\" }', { 'a\\': 'b\\' }, []],
    [
      'keys that an object has anyway',
      '{ "__proto__": 1, "constructor": 2 }',
      JSON.parse('{ "__proto__": 1, "constructor": 2 }'),
      [],
    ],
    ['a key twice', '{ "a": 1,\n  "a": 2 }', { a: 2 }, ['duplicate-key 2:3']],
    ['a key twice, once with an escape', '{ "a": 1, "\\u0061": 2 }', { a: 2 }, ['duplicate-key 1:11']],
    [
      'a key twice deep inside',
      '[{ "x": { "a": 1, "b": 2, "a": 3 } }]',
      [{ x: { a: 3, b: 2 } }],
      ['duplicate-key 1:27'],
    ],
    ['a comment', '{ // no\n}', undefined, ['malformed-json 1:3']],
    ['a comma too many', '[1,]', undefined, ['malformed-json 1:4']],
    ['nothing', ' \n', undefined, ['malformed-json 2:1']],
  ])('%s', (_, text, value, problems) => {
    expect(parsed(text)).toEqual({ value, problems });
  });

  test.each<[path: (string | number)[], place: string]>([
    [[], '1:1'],
    [['a'], '2:3'],
    [['a', 1], '2:12'],
    [['b', 'c'], '3:10'],
    [['b', 'none'], '3:3'],
    [['none'], '1:1'],
  ])('the place of %j', (path, place) => {
    const { json } = parseJsonText('a.json', '{\n  "a": [1, "x"],\n  "b": { "c": "d\\ne" }\n}');
    const { line, column } = json?.placeOf(path) ?? {};
    expect(`${line}:${column}`).toBe(place);
  });

  test('the place of a character inside a text, after one that is escaped', () => {
    const { json } = parseJsonText('a.json', '{ "c": "d\\ne" }');
    expect(json?.placeInText(['c'], 2)).toEqual({ file: 'a.json', line: 1, column: 12 });
  });
});
