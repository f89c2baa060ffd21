export const DEFAULT_CONTENT_TYPE = 'application/octet-stream';
const DEFAULT_EXTENSION = 'bin';

// Types whose subtype is not what files of that type are called (IANA media types registry); all others are.
const EXTENSION_BY_TYPE: ReadonlyMap<string, string> = new Map([
  ['application/ld+json', 'jsonld'],
  ['application/octet-stream', 'bin'],
  ['application/gzip', 'gz'],
  ['application/javascript', 'js'],
  ['application/msword', 'doc'],
  ['application/x-tar', 'tar'],
  ['audio/mp4', 'm4a'],
  ['audio/mpeg', 'mp3'],
  ['image/vnd.microsoft.icon', 'ico'],
  ['model/gltf+json', 'gltf'],
  ['model/gltf-binary', 'glb'],
  ['text/javascript', 'js'],
  ['text/markdown', 'md'],
  ['text/plain', 'txt'],
  ['video/quicktime', 'mov'],
  ['video/x-matroska', 'mkv'],
  ['video/x-msvideo', 'avi'],
]);

/**
 * The file extension for a content type, without the dot: `image/svg+xml` gives `svg`, `text/plain;charset=utf-8`
 * gives `txt`, `audio/x-wav` gives `wav`; nothing and nonsense give `bin`.
 */
export function extensionOf(contentType: string): string {
  const essence = (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();
  const known = EXTENSION_BY_TYPE.get(essence);
  if (known) return known;
  const subtype = /^[a-z]+\/([a-z0-9][a-z0-9.+-]*)$/.exec(essence)?.[1] ?? '';
  const [name = '', suffix] = subtype.split('+');
  // A vendor's tree says nothing about the bytes, the suffix does: `application/vnd.api+json` is JSON.
  const extension = name.startsWith('vnd.') ? (suffix ?? '') : name.replace(/^x-/, '');
  return /^[a-z0-9]{1,10}$/.test(extension) ? extension : DEFAULT_EXTENSION;
}

/** The content type for a file name, the reverse of `extensionOf` for the types it lists and for common media. */
export function contentTypeOf(fileName: string): string {
  const extension = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase();
  return extension ? (TYPE_BY_EXTENSION.get(extension) ?? DEFAULT_CONTENT_TYPE) : DEFAULT_CONTENT_TYPE;
}

const COMMON_TYPES = [
  ...['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'audio/flac', 'audio/wav', 'audio/ogg'],
  ...['video/mp4', 'video/webm', 'application/json', 'application/pdf', 'application/zip', 'text/csv', 'text/html'],
];

const TYPE_BY_EXTENSION: ReadonlyMap<string, string> = new Map([
  ...COMMON_TYPES.map((type) => [extensionOf(type), type] as const),
  ...[...EXTENSION_BY_TYPE].map(([type, extension]) => [extension, type] as const),
  ['jpg', 'image/jpeg'],
  ['svg', 'image/svg+xml'],
]);

/**
 * Makes file names out of the time. Names of one namer differ even within a millisecond, since servers may key by
 * name.
 */
export function fileNamer(now: () => number): (contentType: string) => string {
  let last = Number.NEGATIVE_INFINITY;
  return (contentType) => {
    last = Math.max(now(), last + 1);
    return `${last}.${extensionOf(contentType)}`;
  };
}
