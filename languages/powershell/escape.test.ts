import { describe, expect, test } from 'vitest';
import { has, runScript } from '../../tests/interpreters.ts';
import { hostileJsons, hostileTexts } from '../../tests/snippets/hostile-values.ts';
import { visible } from '../shared/characters.ts';
import type { Json } from '../shared/literal.ts';
import { escapePowershellComment, escapePowershellDouble, escapePowershellSingle, powershellString } from './escape.ts';
import { powershellJson, powershellLiteral } from './literal.ts';
import { powershellPath } from './path.ts';
import { decodePowershell } from './test-kit/decode.ts';
import { inspect } from './test-kit/inspect.ts';

/** Besides what is hostile to every language: every kind of mark, escapes, and the ends of here-strings. */
const OWN = [
  '‘',
  '’',
  '‚',
  '‛',
  '“',
  '”',
  '„',
  "‘'’",
  '“"”',
  '`',
  '`0',
  '`u{41}',
  '$x',
  '$(1)',
  "\n'@",
  '\n’@',
  '@"',
  '<#',
];
const texts = [
  ...OWN,
  ...hostileTexts(10_000),
  ...OWN.flatMap((one) => hostileTexts(20).map((text) => one + text + one)),
];

const values: Json[] = [
  ...hostileJsons(4000),
  ...texts.slice(0, 6000).map((text) => ({ [text]: [text, { b: text }] })),
  ...texts.slice(0, 200),
];
const parsed = (text: string): unknown => JSON.parse(text);

describe('by the rules of the language', () => {
  test('every string is read back', () => {
    expect(texts.map((text) => decodePowershell(powershellString(text)))).toEqual(texts);
  });

  test('a text between double quotation marks is read back', () => {
    expect(texts.map((text) => decodePowershell(`"${escapePowershellDouble(text)}"`))).toEqual(texts);
  });

  test('and one between single ones, but for what cannot be seen', () => {
    expect(texts.map((text) => decodePowershell(`'${escapePowershellSingle(text)}'`))).toEqual(texts.map(visible));
  });

  test('every JSON value is read back from its here-string', () => {
    expect(values.map((value) => parsed(decodePowershell(powershellJson(value))))).toEqual(
      values.map((value) => parsed(JSON.stringify(value))),
    );
  });
});

test('the parser of PowerShell sees one string, whatever it holds', () => {
  for (const text of texts)
    expect(inspect(`$x = ${powershellString(text)} # ${escapePowershellComment(text)}\n`)).toMatchObject({
      literals: [text],
      names: ['$x'],
    });
});

test('and one here-string', () => {
  for (const value of values.slice(0, 5000))
    expect(inspect(`$x = ${powershellJson(value)}\n`).literals.map(parsed)).toEqual([parsed(JSON.stringify(value))]);
});

test('a path has a member or an index a step', () => {
  for (const text of texts.slice(0, 2000)) {
    const { error, literals, names } = inspect(`$x${powershellPath([text, 3, 'b'])}\n`);
    expect(error).toBeUndefined();
    expect([...literals, ...names]).toEqual(expect.arrayContaining([text, '$x', 'b']));
  }
});

test('comments are one line and no statement', () => {
  const comments = texts
    .map((text) => `#${escapePowershellComment(text)}\n# ${escapePowershellComment(text)}\n`)
    .join('');
  expect(inspect(`${comments}$x\n`)).toMatchObject({ literals: [], names: ['$x'] });
  expect(comments).not.toMatch(/^#requires/im);
});

describe.skipIf(!has('pwsh'))('PowerShell', () => {
  const unitsOf = (text: string): string =>
    text
      .split('')
      .map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'))
      .join('');

  /** A script that prints these texts, one a line, by their UTF-16 units. */
  const scriptOf = (literals: readonly string[]): string =>
    `function Show($text) { -join ($text.ToCharArray() | ForEach-Object { ([int]$_).ToString('x4') }) }\n${literals
      .map((literal) => `Show (${literal})\n`)
      .join('')}`;
  const decoded = (literals: readonly string[]): string[] => {
    const { stdout, stderr } = runScript(['pwsh', '-NoProfile', '-File'], 'app.ps1', scriptOf(literals), '');
    expect(stderr).toBe('');
    return stdout.split('\n').slice(0, -1);
  };

  test('reads the strings back', () => {
    expect(decoded(texts.map(powershellString))).toEqual(texts.map(unitsOf));
  });

  test('and the JSON of here-strings', () => {
    const some = values.slice(0, 5000);
    const jsons = decoded(some.map(powershellJson)).map((line) =>
      parsed(String.fromCharCode(...(line.match(/..../g) ?? []).map((unit) => Number.parseInt(unit, 16)))),
    );
    expect(jsons).toEqual(some.map((value) => parsed(JSON.stringify(value))));
  });
});

test.each([
  ["it's", "'it''s'"],
  ['‘a’', "'‘‘a’’'"],
  ['a\nb', "'a\nb'"],
  ['$x `n "y"', '\'$x `n "y"\''],
  ['a\u202e$“', '"a`u{202e}`$`“"'],
  [['a', 'b'], "@('a', 'b')"],
  [[], '@()'],
  [{ a: 1 }, '@\'\n{\n  "a": 1\n}\n\'@'],
  [1.5, '1.5'],
  [2 ** 63, '9223372036854776000'],
  [Number.NaN, '$null'],
  [true, '$true'],
] as [Json, string][])('%j is %s', (value, text) => {
  expect(powershellLiteral(value)).toBe(text);
});

test.each([
  ['two\nlines', 'two lines'],
  ['Requires -Version 9', ' Requires -Version 9'],
  ['A sentence.', 'A sentence.'],
])('the comment of %j is %j', (text, comment) => {
  expect(escapePowershellComment(text)).toBe(comment);
});
