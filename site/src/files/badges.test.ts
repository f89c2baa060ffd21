import { expect, it } from 'vitest';
import { badge, badgeWords } from './badges.ts';

it.each([
  [{ libraries: 0, code: 0, ran: 0 }, 'of no library'],
  [{ libraries: 1, code: 3, ran: 0 }, '1 library, not run'],
  [{ libraries: 1, code: 3, ran: 3 }, '1 library, 3 of 3 ran'],
  [{ libraries: 2, code: 5, ran: 1 }, '2 libraries, 1 of 5 ran'],
])('%j: %s', (counts, text) => expect(badgeWords(counts).text).toBe(text));

it('only what ran whole has the colour of it', () => {
  const [whole, part] = [3, 2].map((ran) => badgeWords({ libraries: 1, code: 3, ran }).colour);
  expect(whole).not.toBe(part);
});

it('holds hostile words as text', () => {
  const svg = badge('snippets', '"/><script>', '#000', '</title><script>');
  expect(svg).not.toContain('<script');
  expect(svg.match(/</g)).toHaveLength(badge('snippets', 'a', '#000', 'b').match(/</g)?.length ?? 0);
});
