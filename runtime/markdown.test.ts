import fc from 'fast-check';
import { lexer, type Token } from 'marked';
import { describe, expect, it } from 'vitest';
import { block, escapedText, joined, linkTo } from './markdown.ts';

const PIECES = [
  '`',
  '```',
  '~~~',
  '\n',
  '*',
  '**',
  '_',
  '[a](b)',
  '![a](b)',
  '<b>',
  '<!--',
  '-->',
  '&lt;',
  '\\',
  '#',
  '|',
  ' ',
];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.stringMatching(/^[a-z0-9 ]{0,4}$/)), { maxLength: 12 })
  .map((list) => list.join(''));

/** What a line of text is made of, besides text. */
const markupOf = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((token) => [
    ...(['paragraph', 'text', 'escape'].includes(token.type) ? [] : [token.type]),
    ...('tokens' in token ? markupOf(token.tokens ?? []) : []),
  ]);
/** Entities of HTML that the lexer writes for characters. */
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const plain = (text: string): string => text.replace(/&([#\w]+);/g, (all, name: string) => ENTITIES[name] ?? all);
const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => ('tokens' in token && token.tokens ? textOf(token.tokens) : 'text' in token ? token.text : ''))
    .join('');

describe('Markdown', () => {
  it('shows code as it is, whatever backticks it has', () => {
    fc.assert(
      fc.property(hostile, (code) => {
        const [first, ...others] = lexer(joined([block(`${code}\n`, 'python'), 'behind']));
        expect(first).toMatchObject({ type: 'code', lang: 'python', text: code });
        expect(others.map(({ type }) => type)).toEqual(['space', 'paragraph']);
      }),
      { examples: [['```'], ['a\n`````\n```\nb']] },
    );
  });

  it('shows text as it is, whatever it says', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const tokens = lexer(`a ${escapedText(text)} z`);
        expect(markupOf(tokens)).toEqual([]);
        expect(plain(textOf(tokens)).replace(/\s+/g, ' ')).toBe(`a ${text} z`.replace(/\s+/g, ' '));
      }),
    );
  });

  it('leaves words with a line in them, and addresses', () => {
    expect(escapedText('Set HF_TOKEN at https://huggingface.co/a_b')).toBe(
      'Set HF_TOKEN at https://huggingface.co/a_b',
    );
    expect(escapedText('_a_')).toBe('\\_a\\_');
  });

  it('links to any address', () => {
    fc.assert(
      fc.property(hostile, (path) => {
        expect(markupOf(lexer(linkTo('a b', `https://example.org/${path}`)))).toEqual(['link']);
      }),
    );
  });
});
