import { fileNameAliases, prefixDescriptions, variationDescriptions } from '../../out/modules/gguf-data.ts';
import { codeOfFileType, FILE_TYPES, type FileNameAlias, isFileType, type QuantLabel } from './types.ts';

const ALIASES = Object.keys(fileNameAliases) as FileNameAlias[];
const PREFIXES = Object.keys(prefixDescriptions) as (keyof typeof prefixDescriptions)[];
const VARIATIONS = Object.keys(variationDescriptions) as (keyof typeof variationDescriptions)[];

// Longer words first: an alternation takes the first that fits, and Q4_0 is the beginning of Q4_0_4_4.
const anyOf = (words: readonly string[]): string => [...words].sort((a, b) => b.length - a.length).join('|');

// A size that the catalogue does not list (Q3_K_XS) is another level, so the label before it does not count.
const UNLISTED_SIZE = '_X{0,3}[SML](?![A-Za-z0-9])';
// An alias ends the word, underscores included: Q4_K in Q4_K_Mini is no Q4_K.
const WORD = `(${anyOf(FILE_TYPES)}|(?:${anyOf(ALIASES)})(?!_(?!(?:${anyOf(VARIATIONS)})(?![A-Za-z0-9]))))`;
const LABEL = new RegExp(
  `(?<![A-Za-z0-9])(?:(${anyOf(PREFIXES)})-)?${WORD}(?:_(${anyOf(VARIATIONS)}))?(?![A-Za-z0-9]|${UNLISTED_SIZE})`,
  'gi',
);

/** Whether a name, or a path, is that of a GGUF file. */
export const isGgufFile = (filename: string): boolean => /\.gguf$/i.test(filename);

const sameWord = <T extends string>(words: readonly T[], found: string | undefined): T | undefined =>
  words.find((word) => word.toLowerCase() === found?.toLowerCase());

/**
 * Reads the quantization of a GGUF file from its name (or its path inside a repository). The last label wins, letter case
 * does not matter, and a label in the middle of another word is none.
 * @returns undefined when the file is no GGUF file or its name carries no label.
 */
export function parseQuantLabel(filename: string): QuantLabel | undefined {
  if (!isGgufFile(filename)) return undefined;
  const match = [...filename.matchAll(LABEL)].at(-1);
  if (!match) return undefined;
  const [, prefixText, labelText = '', variationText] = match;
  const word = labelText.toUpperCase();
  const alias = sameWord(ALIASES, word);
  const type = alias === undefined ? word : fileNameAliases[alias];
  if (!isFileType(type)) return undefined;
  const prefix = sameWord(PREFIXES, prefixText);
  const variation = sameWord(VARIATIONS, variationText);
  return {
    label: `${prefix ? `${prefix}-` : ''}${word}${variation ? `_${variation}` : ''}`,
    type,
    code: codeOfFileType(type),
    ...(prefix && { prefix }),
    ...(variation && { variation }),
    ...(alias && { alias }),
  };
}
