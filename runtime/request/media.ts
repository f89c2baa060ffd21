import type { InputFile } from './types.ts';

/** Media types by file extension (IANA media types; flac and wav as in RFC 9639 and the WHATWG MIME sniffing standard). */
const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  flac: 'audio/flac',
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
  webm: 'audio/webm',
  pdf: 'application/pdf',
};

const extensionOf = (name: string): string => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Whether a text names a file of a known kind, or its address, rather than being prose. */
export const looksLikeFile = (text: string): boolean =>
  isAddress(text) || (!/\s/.test(text) && extensionOf(text) in TYPES);

/** Whether a text is the address of a file instead of the name of one. */
export const isAddress = (text: string): boolean => /^https?:\/\//i.test(text);

/**
 * The file with its media type.
 * @param types The types that are taken, by extension (* for every other), when only some are.
 * @param swap Whether a sample file of another type may be exchanged for one of the first type taken.
 * @returns Nothing when the type is not taken.
 */
export function inputFile(
  name: string,
  types: Readonly<Record<string, string>> | undefined,
  swap: boolean,
): InputFile | undefined {
  const extension = extensionOf(name);
  if (types === undefined) return { name, type: TYPES[extension] ?? 'application/octet-stream' };
  const taken = Object.hasOwn(types, extension) ? types[extension] : types['*'];
  if (taken !== undefined) return { name, type: taken };
  const [first] = Object.entries(types);
  return swap && first ? { name: `${name.slice(0, -extension.length)}${first[0]}`, type: first[1] } : undefined;
}
