/**
 * How files of a kind begin, in hexadecimal digits, and the media types that name the kind. Sources: the WHATWG MIME
 * Sniffing standard (6.1, 6.2) and, for FLAC, RFC 9639; the names beginning with x- are those in use besides.
 */
const KINDS: readonly (readonly [beginning: RegExp, types: readonly string[]])[] = [
  [/^89504e470d0a1a0a/, ['image/png']],
  [/^ffd8ff/, ['image/jpeg']],
  [/^474946383[79]61/, ['image/gif']],
  [/^52494646.{8}57454250/, ['image/webp']],
  [/^52494646.{8}57415645/, ['audio/wav', 'audio/x-wav', 'audio/wave']],
  [/^664c6143/, ['audio/flac', 'audio/x-flac']],
  [/^(?:494433|ff[ef][2-7a-f])/, ['audio/mpeg', 'audio/mp3']],
  [/^4f676753/, ['audio/ogg']],
  [/^1a45dfa3/, ['audio/webm', 'video/webm']],
  [/^.{8}66747970/, ['video/mp4', 'audio/mp4', 'audio/m4a', 'audio/x-m4a']],
  [/^255044462d/, ['application/pdf']],
];

/** The media types by which the content of a file may go; nothing when it is of no known kind. */
export const fileKind = (bytes: Buffer): readonly string[] | undefined =>
  KINDS.find(([beginning]) => beginning.test(bytes.toString('hex', 0, 16)))?.[1];

/** Whether a media type is among those that are taken, of which one like image/* takes all of a kind. */
export const isTaken = (taken: readonly string[], type: string): boolean =>
  taken.some((one) => one === type || (one.endsWith('/*') && type.startsWith(one.slice(0, -1))));
