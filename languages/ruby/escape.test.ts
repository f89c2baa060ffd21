import { describe, expect, test } from 'vitest';
import { has } from '../../tests/interpreters.ts';
import { hostileJsons, hostileTexts } from '../../tests/snippets/hostile-values.ts';
import type { Json } from '../shared/literal.ts';
import { escapeRubyComment, escapeRubyString, rubyString } from './escape.ts';
import { rubyLiteral, rubyText, rubyWords } from './literal.ts';
import { rubyFetch, rubyPath } from './path.ts';
import { inspect } from './test-kit/inspect.ts';
import { decodeRuby, runRuby } from './test-kit/run.ts';

/** Besides what is hostile to every language: code in strings, other escapes, comments that Ruby reads. */
const OWN = [
  '#{x}',
  '#$x',
  '#@x',
  '#',
  '\\#{x}',
  '\\',
  "\\'",
  '\\u{41}',
  '\n#{x}',
  '\n#$0',
  '\n\\#',
  '=begin',
  '__END__',
  'frozen_string_literal: true',
  'warn-indent: true',
  'Shareable_Constant_Value: x',
  'encoding : x',
  'if',
  'nil',
  'a?',
  'a=',
  ']',
];
const texts = [...OWN, ...hostileTexts(10_000)];

/** Texts of many words, which stand in several lines. */
const long = Array.from({ length: 500 }, (_, index) => texts.slice(index * 20, index * 20 + 20).join(' '));

const wellFormed = (text: string): string => text.toWellFormed();

/** UTF-8 has no half of a surrogate pair. */
const asGiven = (value: Json): unknown =>
  JSON.parse(JSON.stringify(value).replace(/(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/g, '$1\\ufffd'));

describe.skipIf(!has('ruby'))('Ruby', () => {
  test('reads the text back from its string', () => {
    expect(decodeRuby(texts.map(rubyString))).toEqual(texts.map(wellFormed));
  });

  test('reads it back from "…", with code behind it too', () => {
    expect(decodeRuby(texts.map((text) => `"${escapeRubyString(text)}"`))).toEqual(texts.map(wellFormed));
    const before = texts.map((text) => `"a#{1}${escapeRubyString(text)}{1}#{2}"`);
    expect(decodeRuby(before)).toEqual(texts.map((text) => `a1${wellFormed(text)}{1}2`));
  });

  test('reads a long text back that stands in several lines', () => {
    expect(decodeRuby(long.map((text, index) => rubyText(text, 2 * (index % 5))))).toEqual(long.map(wellFormed));
  });

  test('reads every value back', () => {
    const values: Json[] = [
      ...hostileJsons(10_000),
      ...texts.slice(0, 2000).map((text) => ({ [text]: [text, { b: text }] })),
    ];
    const decoded = decodeRuby(values.map((value, index) => rubyLiteral(value, 2 * (index % 4))));
    expect(decoded).toEqual(values.map(asGiven));
  });

  test('reads arrays of texts back', () => {
    const lists = texts.map((text, index) => [text, ...texts.slice(index, index + (index % 3))]);
    expect(decodeRuby(lists.map((list) => rubyWords(list)))).toEqual(lists.map((list) => list.map(wellFormed)));
  });

  test('takes no comment for code or for an order', () => {
    const comments = texts.map((text) => `#${escapeRubyComment(text)}\n# ${escapeRubyComment(text)}\n`).join('');
    const program = `${comments}\nx = +'a'\nx << __ENCODING__.name << 'b'.frozen?.to_s\nputs x\n${comments}`;
    expect(runRuby(program)).toEqual({ stdout: 'aUTF-8false\n', stderr: '', status: 0 });
  });

  test('takes none for an order in the first line', () => {
    const magic = texts.filter((text) => /coding|literal|indent|value|!/i.test(text)).slice(0, 40);
    expect(magic.length).toBeGreaterThan(15);
    for (const text of magic)
      expect(runRuby(`# ${escapeRubyComment(text)}\nputs __ENCODING__, 'b'.frozen?\n`)).toEqual({
        stdout: 'UTF-8\nfalse\n',
        stderr: '',
        status: 0,
      });
  });

  test('follows a path to where it says', () => {
    const paths = texts.map((text, index) => (index % 2 ? [text, index % 5, 'b'] : [index % 3, text]));
    const values = paths.map((path) =>
      rubyLiteral(
        path.reduceRight<Json>(
          (inner, step) => (typeof step === 'number' ? [...Array(step).fill(0), inner] : { [step]: inner }),
          1,
        ),
      ),
    );
    expect(decodeRuby(paths.map((path, index) => `(${values[index]})${rubyPath(path)}`))).toEqual(paths.map(() => 1));
    expect(decodeRuby(paths.map((path, index) => `(${values[index]}).${rubyFetch(path)}`))).toEqual(paths.map(() => 1));
  });
});

test('the parser of Ruby reads the text back too', () => {
  for (const text of texts)
    expect(
      inspect(`f(${rubyString(text)}, "${escapeRubyString(text)}#{x}") # ${escapeRubyComment(text)}\n`),
    ).toMatchObject({
      literals: [text.toWellFormed(), text.toWellFormed()],
      names: ['f', 'x'],
    });
});

test('and sees the code in a string, and keys with and without quotation marks alike', () => {
  const { names, literals } = inspect('a = "x #{b(\'c\')} y"\n');
  expect({ names, literals }).toEqual({ names: ['a', 'b'], literals: ['x  y', 'c'] });
  const shapes = ['{ a: 1 }[:a]', "{ 'a b': 1 }[:'a b']", '{ "\\n": 1 }[:"\\n"]'].map((code) => inspect(code).shape);
  expect(new Set(shapes).size).toBe(1);
});

test.each([
  ['plain', 'plain'],
  ['two\nlines', 'two lines'],
  ['frozen_string_literal: true', 'fr-ozen_string_literal: true'],
  ['coding', 'co-ding'],
  ['Coding = x', 'Co-ding = x'],
  ['!ruby', ' !ruby'],
])('the comment of %j is %j', (text, comment) => {
  expect(escapeRubyComment(text)).toBe(comment);
});

test.each([
  ['it\'s "\\#{x}', `'it\\'s "\\\\#{x}'`],
  ['#{x}\n#', '"\\#{x}\\n\\#"'],
  ['\u0000\u001b\u2028\ud800😀', '"\\u{0}\\u{1b}\\u{2028}\\u{fffd}😀"'],
  [['a', null, 0.5, true], "['a', nil, 0.5, true]"],
  [{ a: {}, 'b-c': [] }, "{\n  a: {},\n  'b-c': []\n}"],
  [Number.NaN, 'nil'],
] as [Json, string][])('%j is %s', (value, text) => {
  expect(rubyLiteral(value)).toBe(text);
});

test.each([
  [['a', 'b-c'], '%w[a b-c]'],
  [['a'], "['a']"],
  [['a', 'b c'], "['a', 'b c']"],
])('the array of %j is %s', (list, text) => {
  expect(rubyWords(list)).toBe(text);
});

test.each([
  [['a', 0, 'b-c'], "[:a][0][:'b-c']", "fetch(:a).fetch(0).fetch(:'b-c')"],
  [[], '', ''],
])('the path %j is %s or %s', (path, steps, calls) => {
  expect([rubyPath(path), rubyFetch(path)]).toEqual([steps, calls]);
});
