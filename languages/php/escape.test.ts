import { describe, expect, test } from 'vitest';
import { has } from '../../tests/interpreters.ts';
import { hostileJsons, hostileTexts } from '../../tests/snippets/hostile-values.ts';
import type { Json } from '../shared/literal.ts';
import { escapePhpComment, phpString } from './escape.ts';
import { phpLiteral, phpText } from './literal.ts';
import { phpPath } from './path.ts';
import { inspect } from './test-kit/inspect.ts';
import { decodePhp, runPhp } from './test-kit/run.ts';

/** Besides what is hostile to every language: the ends of PHP and of its comments, code in strings, other escapes. */
const OWN = [
  '?>',
  '? >',
  '<?php',
  '<?= 1 ?>',
  '{$x}',
  '${x}',
  '$x[0]',
  '$x->y',
  '\\',
  "\\'",
  '\\\\$x\n',
  '\\u{41}',
  '#[A]',
  '0',
  '00',
  '?',
];
const texts = [...OWN, ...hostileTexts(10_000)];

/** Texts of many words, which stand in several lines. */
const long = Array.from({ length: 500 }, (_, index) => texts.slice(index * 20, index * 20 + 20).join(' '));

/** UTF-8 has no half of a surrogate pair. */
const wellFormed = (value: Json): unknown =>
  JSON.parse(JSON.stringify(value).replace(/(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/g, '$1\\ufffd'));

describe.skipIf(!has('php'))('PHP', () => {
  test('reads the text back from its string', () => {
    expect(decodePhp(texts.map(phpString))).toEqual(texts.map((text) => text.toWellFormed()));
  });

  test('reads a long text back that stands in several lines', () => {
    expect(decodePhp(long.map((text, index) => phpText(text, 4 * (index % 5))))).toEqual(
      long.map((text) => text.toWellFormed()),
    );
  });

  test('reads every value back', () => {
    const values: Json[] = [
      ...hostileJsons(10_000),
      ...texts.slice(0, 2000).map((text) => ({ [text]: [text, { b: text }] })),
      [{}, [{}], { a: {} }, { 0: 'a', 1: 'b' }, { 1: 'a' }, { '00': 1 }, []],
    ];
    expect(decodePhp(values.map((value, index) => phpLiteral(value, 4 * (index % 4))))).toEqual(values.map(wellFormed));
  });

  test('takes no comment for code', () => {
    const comments = texts.map((text) => `//${escapePhpComment(text)}\n// ${escapePhpComment(text)}\n`).join('');
    expect(runPhp(`<?php\n\n${comments}\necho 'end';\n${comments}`)).toEqual({ stdout: 'end', stderr: '', status: 0 });
  });

  test('follows a path to where it says, and puts a value there', () => {
    const paths = texts.map((text, index) => (index % 2 ? [text, index % 5, 'b'] : [index % 3, text]));
    const read = paths.map((path) => {
      const value = path.reduceRight<Json>(
        (inner, step) => (typeof step === 'number' ? [...Array(step).fill(0), inner] : { [step]: inner }),
        1,
      );
      return `(${phpLiteral(value)})${phpPath(path)}`;
    });
    expect(decodePhp(read)).toEqual(paths.map(() => 1));
    const body = phpLiteral({ messages: [{ content: {} }] });
    const put = `(function () { $x = ${body}; $x${phpPath(['messages', 0, 'content', 'url'])} = 1; return $x; })()`;
    expect(decodePhp([put])).toEqual([{ messages: [{ content: { url: 1 } }] }]);
  });
});

test('the parser of PHP reads the text back too', () => {
  for (const text of texts)
    expect(inspect(`<?php\n\nf(${phpString(text)}); // ${escapePhpComment(text)}\n`)).toMatchObject({
      literals: [text.toWellFormed()],
      names: ['f'],
    });
});

test('and sees the code in a string', () => {
  const { names, literals } = inspect('<?php\n\n$a = "x $b {$c->d[\'e\']} y";\n');
  expect({ names, literals }).toEqual({ names: ['a', 'b', 'c', 'd'], literals: ['x   y', 'e'] });
});

test.each([
  ['plain', 'plain'],
  ['two\nlines', 'two lines'],
  ['a ?> b', 'a ? > b'],
  ['why?', 'why? '],
  ['>', ' >'],
])('the comment of %j is %j', (text, comment) => {
  expect(escapePhpComment(text)).toBe(comment);
});

test.each([
  ['it\'s "\\$x', `'it\\'s "\\\\$x'`],
  ['$x\n', '"\\$x\\n"'],
  ['\u0000\u001b\u2028\ud800😀', '"\\u{0}\\u{1b}\\u{2028}\\u{fffd}😀"'],
  [['a', null, 0.5, true], "['a', null, 0.5, true]"],
  [{ a: {}, b: [] }, "[\n    'a' => new ArrayObject(),\n    'b' => [],\n]"],
  [{ 0: 'a' }, "new ArrayObject(['0' => 'a'])"],
  [Number.NaN, 'null'],
] as [Json, string][])('%j is %s', (value, text) => {
  expect(phpLiteral(value)).toBe(text);
});
