import { UploadError } from './errors.ts';
import type { UploadOptions } from './types.ts';

/** Whether a value is a Blob or File, of this realm or of another (a frame, a polyfill). */
export function isBlob(value: unknown): value is Blob {
  if (typeof Blob !== 'undefined' && value instanceof Blob) return true;
  return /^\[object (Blob|File)\]$/.test(Object.prototype.toString.call(value));
}

/** The name that a File carries; a plain Blob has none. */
export function ownName(file: Blob): string | undefined {
  const { name } = file as { name?: unknown };
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/**
 * Refuses, before anything is sent, what is no Blob, is too large, or is of a type that was not asked for.
 *
 * @throws UploadError `not-a-blob`, `too-large` or `type-refused`
 */
export function checkFile(
  file: Blob,
  contentType: string,
  { maxBytes, accept, fileName }: Pick<UploadOptions, 'maxBytes' | 'accept' | 'fileName'>,
): void {
  if (!isBlob(file)) {
    throw new UploadError({ code: 'not-a-blob', message: 'Only a Blob or File can be uploaded' });
  }
  if (maxBytes !== undefined && file.size > maxBytes) {
    const message = `The file has ${file.size} bytes, at most ${maxBytes} are accepted`;
    throw new UploadError({ code: 'too-large', message });
  }
  checkType(contentType, fileName ?? ownName(file) ?? '', accept);
}

/** @throws UploadError `type-refused` */
export function checkType(contentType: string, name: string, accept: UploadOptions['accept']): void {
  if (accept && !accept.some((pattern) => accepts(pattern, contentType, name))) {
    const message = `The type ${contentType} is not accepted, only ${accept.join(', ')}`;
    throw new UploadError({ code: 'type-refused', message });
  }
}

function accepts(pattern: string, contentType: string, name: string): boolean {
  const wanted = pattern.trim().toLowerCase();
  if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
  const essence = (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();
  return wanted === '*/*' || wanted === essence || (wanted.endsWith('/*') && essence.startsWith(wanted.slice(0, -1)));
}
