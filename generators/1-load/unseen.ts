import type { JSONPath } from 'jsonc-parser';
import { hasUnprintable, unprintablePattern } from '../../languages/shared/characters.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { type JsonFile, placeAt } from './json-file.ts';
import type { Source } from './source.ts';

/** What begins a file whose program said so that it is Unicode. */
const MARK = '\ufeff';

/** What stands where bytes were no UTF-8. */
const LOST = '\ufffd';

/** A text in which nothing further is looked for: ASCII, and letters and signs of which each has a shape of its own. */
const ORDINARY = /^[\t\n\r -~¡-¬®-ʯΆ-ώА-яא-תا-يअ-हा-्‐-‧‰-⁞₠-⃀←-➿、-〿ぁ-ヿ㐀-鿿가-힣！-～\u{1f300}-\u{1faff}]*$/u;

/** Spaces that look like the one of ASCII, and that no language takes for it. */
const OTHER_SPACES = /[^\P{Zs} ]/gu;

const nameOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** How JSON writes a character without showing it. */
const escaped = (character: string): string =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

/** A kind of text in which people write what is printed, and what to write there for a character that is meant. */
interface Kind {
  /** Whether a character is told of otherwise: by the parser of the language. */
  isTold(character: string, at: number): boolean;
  instead(character: string): string;
}

const KINDS = {
  json: {
    // The parser tells of a control character inside a text, and of a mark at the beginning, in words of its own.
    isTold: (character, at) => character < ' ' || (character === MARK && at === 0),
    instead: (character) => `write its escape ${escaped(character)}, which a reviewer sees`,
  },
  template: {
    isTold: (character) => /[\t\n\r]/.test(character),
    instead: () => 'write it in a text of the code with the escape that the language has for it',
  },
} satisfies Record<string, Kind>;

/** What is wrong with a text that was not written as UTF-8, at the first place that shows it. */
function lostIn(file: string, text: string): Diagnostic[] {
  const at = text.indexOf(LOST);
  if (at < 0) return [];
  const coding = text.includes('\0') ? 'as UTF-16' : 'in another encoding';
  return [diagnostic('not-utf8', placeAt(file, text, at), { coding })];
}

/**
 * What is wrong with the characters of a text that people wrote and that is printed, in the catalogue, a template or a seed:
 * what a reader cannot see, or takes for another, stands nowhere as it is, so that a change of it can be reviewed. Ordinary
 * text that is spelled with such characters (emoji, Persian, Hindi) stays as it is. One problem for each character, at the
 * first place that has it.
 */
export function unseenProblems(file: string, text: string, kind: keyof typeof KINDS): Diagnostic[] {
  if (ORDINARY.test(text)) return [];
  const lost = lostIn(file, text);
  if (lost.length > 0) return lost;
  const { isTold, instead }: Kind = KINDS[kind];
  const found = new Map<string, Diagnostic>();
  const look = (code: string, pattern: RegExp): void => {
    for (const { 0: character, index } of text.matchAll(pattern)) {
      const name = nameOf(character);
      if (found.has(name) || isTold(character, index)) continue;
      found.set(
        name,
        character === MARK && index === 0
          ? diagnostic('byte-order-mark', placeAt(file, text, 0), { slot: MARK, corrected: '' })
          : diagnostic(code, placeAt(file, text, index), { character: name, instead: instead(character) }),
      );
    }
  };
  look('unseen-character', unprintablePattern());
  look('other-space', OTHER_SPACES);
  return [...found.values()];
}

/** The escapes of JSON for what a reader cannot see, but for those of the end of a line and of a tab. */
const ESCAPES = /\\[ubfr]/;

/** The first character of a text that must not stand in it: lines and tabs may. */
function unseenIn(text: string): string | undefined {
  const plain = text.replace(/[\t\n]/g, ' ');
  return hasUnprintable(plain) ? plain.match(unprintablePattern())?.[0] : undefined;
}

/** The texts and keys inside a value that hold what a reader cannot see, with what it is. */
function* held(value: unknown, path: JSONPath): Generator<{ path: JSONPath; character: string }> {
  const character = typeof value === 'string' ? unseenIn(value) : undefined;
  if (character !== undefined) yield { path, character };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    const inKey = unseenIn(key);
    if (inKey !== undefined) yield { path: at, character: inKey };
    yield* held(inner, at);
  }
}

/**
 * What is wrong with the texts of an entry that hold what a reader cannot see, as its escape: readers would be shown it. Where
 * texts are those of records, or are sent (`sent` of the source), they may.
 * @param text The text of the file: where it has no escape, nothing is looked at.
 */
export function escapedProblems(json: JsonFile, text: string, { sent = [] }: Source): Diagnostic[] {
  if (sent === 'all' || !ESCAPES.test(text)) return [];
  return [...held(json.value, [])]
    .filter(({ path }) => !sent.includes(String(path[0])))
    .map(({ path, character }) =>
      diagnostic('escaped-character', json.placeOf(path), { where: path.join('.'), character: nameOf(character) }),
    );
}

/** A text of JSON in which each character that a reader cannot see, or takes for a space, is written as its escape. */
export const showingUnseen = (json: string): string =>
  ORDINARY.test(json)
    ? json
    : json
        .replace(unprintablePattern(), (character) => (/[\t\n\r]/.test(character) ? character : escaped(character)))
        .replace(OTHER_SPACES, escaped)
        .replaceAll(LOST, escaped(LOST));
