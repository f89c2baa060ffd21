/** The characters around the number of a mark in traced output: private use, which no template and no JSON file may hold. */
export const OPEN = '\u{F0000}';
export const CLOSE = '\u{F0001}';

const HELD = /[\u{F0000}\u{F0001}]|\\udb80\\udc0[01]/iu;

/** Where a text of a template or a JSON file holds one of them, as itself or escaped: its offset, and its name. */
export function privateUseIn(text: string): { offset: number; character: string } | undefined {
  const found = HELD.exec(text);
  return found
    ? { offset: found.index, character: /[1\u{F0001}]$/u.test(found[0]) ? 'U+F0001' : 'U+F0000' }
    : undefined;
}
