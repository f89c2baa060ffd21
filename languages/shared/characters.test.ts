import { describe, expect, test } from 'vitest';
import { hasUnprintable, hasUnseen, replaceUnprintable, unprintablePattern, visible } from './characters.ts';

describe('what ordinary text is spelled with stays as it is', () => {
  test.each([
    ['Persian', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
    ['an Arabic letter in its initial form', '\u0647\u200d'],
    ['Sinhala', '\u0dc1\u0dca\u200d\u0dbb\u0dd3'],
    ['Bengali', '\u09b0\u200d\u09cd\u09af\u09be\u09ac'],
    ['Devanagari', '\u0915\u094d\u200d\u0937'],
    ['Malayalam at the end of a word', '\u0d28\u0d4d\u200d '],
    ['Mongolian', '\u182e\u1823\u180b\u182d'],
    ['a family', '👨\u200d👩\u200d👧'],
    ['a flag of two signs', '🏳\ufe0f\u200d🌈'],
    ['hands of two tones', '🫱🏻\u200d🫲🏿'],
    ['a heart as an emoji', '❤\ufe0f'],
    ['a keycap', '1\ufe0f\u20e3'],
    ['combining marks', 'e\u0301'],
    ['a space that does not break', 'a\u00a0b'],
  ])('%s: %j', (_, text) => {
    expect(visible(text)).toBe(text);
  });
});

describe('what nobody sees is replaced', () => {
  test.each([
    ['a control', '\u0003'],
    ['a tab', '\t'],
    ['escape', '\u001b'],
    ['delete', '\u007f'],
    ['a C1 control', '\u009b'],
    ['a line separator', '\u2028'],
    ['half of a surrogate pair', '\ud83d'],
    ['a soft hyphen', '\u00ad'],
    ['an Arabic letter mark', '\u061c'],
    ['a zero-width space', '\u200b'],
    ['a joiner between Latin letters', '\u200d'],
    ['a non-joiner between Latin letters', '\u200c'],
    ['a right-to-left override', '\u202e'],
    ['an isolate', '\u2066'],
    ['a word joiner', '\u2060'],
    ['a Hangul filler', '\u3164'],
    ['a byte-order mark', '\ufeff'],
    ['a variation selector behind a letter', '\ufe0f'],
    ['a supplementary variation selector', '\u{e0100}'],
    ['a tag', '\u{e0061}'],
  ])('%s', (_, character) => {
    expect(visible(`a${character}b`)).toBe('a\ufffdb');
    expect(hasUnseen(`a${character}b`)).toBe(true);
  });

  test.each([
    ['a second joiner', '\u0647\u200d\u200d\u0647'],
    ['a second variation selector', '❤\ufe0f\ufe0f'],
    ['letters of tags behind a flag', '🏴\u{e0067}'],
  ])('%s', (_, text) => {
    expect(visible(text)).toContain('\ufffd');
  });
});

test.each([
  ['joiners', '\u0647\u200d'],
  ['variation selectors', '❤\ufe0f'],
])('a name has no %s', (_, text) => {
  expect(hasUnseen(text)).toBe(true);
});

test('the pattern repeats nothing, so that each character is looked at a bounded number of times', () => {
  expect(unprintablePattern().source.replace(/\[[^\]]*\]/g, '[]')).not.toMatch(/[*+]|\{\d+,/);
});

describe('each character of ASCII is judged alike, whatever stands beside it', () => {
  const ascii = Array.from({ length: 0x80 }, (_, code) => String.fromCharCode(code));
  const isControl = (character: string): boolean => character < ' ' || character === '\x7f';

  test.each([
    ['ASCII alone', ''],
    ['a letter of another script', 'ж'],
  ])('%s', (_, beside) => {
    for (const character of ascii) {
      expect(hasUnprintable(character + beside)).toBe(isControl(character));
      expect(replaceUnprintable(character + beside, (found) => `<${found}>`)).toBe(
        (isControl(character) ? `<${character}>` : character) + beside,
      );
    }
  });
});
