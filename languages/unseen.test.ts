import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isUnsayable, type Said, type ShellPrinter } from '../shells/shared/shell.ts';

/** Ranges of what obeys, hides or turns around: controls, and characters without a shape (Unicode 16, Default_Ignorable). */
const RANGES: readonly [what: string, from: number, to: number][] = [
  ['C0', 0x00, 0x1f],
  ['delete and C1', 0x7f, 0x9f],
  ['soft hyphen', 0xad, 0xad],
  ['grapheme joiner', 0x34f, 0x34f],
  ['Arabic letter mark', 0x61c, 0x61c],
  ['Hangul fillers', 0x115f, 0x1160],
  ['Khmer vowels', 0x17b4, 0x17b5],
  ['Mongolian selectors', 0x180b, 0x180f],
  ['zero-width and marks', 0x200b, 0x200f],
  ['separators, embeddings, overrides', 0x2028, 0x202e],
  ['word joiner, invisible operators, isolates', 0x2060, 0x206f],
  ['Hangul filler', 0x3164, 0x3164],
  ['variation selectors', 0xfe00, 0xfe0f],
  ['byte-order mark', 0xfeff, 0xfeff],
  ['half-width filler', 0xffa0, 0xffa0],
  ['annotations', 0xfff9, 0xfffb],
  ['tags', 0xe0000, 0xe007f],
  ['supplementary selectors', 0xe0100, 0xe01ef],
];
const CODES = RANGES.flatMap(([, from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
const characters = CODES.map((code) => String.fromCodePoint(code));
const unseen = new Set(characters);

/** The unseen characters that a text has, a newline aside: code has lines. */
const unseenIn = (text: string): string[] =>
  [...text]
    .filter((character) => unseen.has(character) && character !== '\n')
    .map((character) => JSON.stringify(character));

type Print = (value: never) => string;

/** Every function of every language that prints text, found by walk, and what it takes. */
const printers: [name: string, print: (text: string) => string][] = [];
for (const language of readdirSync(import.meta.dirname)) {
  const folder = join(import.meta.dirname, language);
  if (language === 'shared' || !/^\w+$/.test(language)) continue;
  const files = readdirSync(folder).filter((name) => /^(?:escape|literal)\.ts$/.test(name));
  for (const file of files) {
    const module: Record<string, Print> = await import(join(folder, file));
    for (const [name, print] of Object.entries(module)) {
      printers.push([`${language}: ${name}`, (text) => print((name.endsWith('Words') ? [text, 'b'] : text) as never)]);
      if (/^(?:js|json|python|shell)(?:Literal|Json)$/.test(name))
        printers.push([`${language}: ${name} of objects`, (text) => print({ [text]: [text, { b: text }] } as never)]);
    }
  }
}

for (const shell of readdirSync(join(import.meta.dirname, '../shells'))) {
  const path = join(import.meta.dirname, '../shells', shell, 'print.ts');
  if (!existsSync(path)) continue;
  const { printCommand, setVariable }: ShellPrinter = await import(path);
  const code = (said: Said): string => (isUnsayable(said) ? '' : said);
  printers.push([`shell ${shell}: printCommand`, (text) => code(printCommand({ words: ['hf', 'download', text] }))]);
  printers.push([`shell ${shell}: setVariable`, (text) => code(setVariable('NAME', text))]);
}

describe.each(printers)('%s', (_, print) => {
  test('lets no character through that a reader does not see, between letters', () => {
    const leaks = characters.flatMap((character) => unseenIn(print(`a${character}b`)));
    expect(leaks).toEqual([]);
  });

  test('nor several of them, at the ends and in a row', () => {
    const text = fc.array(fc.oneof(fc.constantFrom(...characters), fc.constantFrom('a', '"', "'", '\\', '$')), {
      maxLength: 8,
    });
    fc.assert(fc.property(text, (pieces) => unseenIn(print(pieces.join(''))).length === 0));
  });
});

// A printer of numbers prints no text, and not every shell can say every text.
const ofText = printers.filter(([name, print]) => !name.startsWith('shell ') && print('abc').includes('abc'));
describe.each(ofText)('%s', (_, print) => {
  test('and leaves ordinary text as it is', () => {
    for (const text of ['نامه', 'می\u200cخواهم', 'क\u094d\u200dष', '漢字', 'é']) expect(print(text)).toContain(text);
  });
});

test('there are printers of every language', () => {
  expect(new Set(printers.map(([name]) => name.split(':')[0])).size).toBeGreaterThanOrEqual(5);
  expect(printers.length).toBeGreaterThan(20);
});
