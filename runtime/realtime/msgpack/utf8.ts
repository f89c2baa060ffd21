/**
 * UTF-8 of short text by loops: for a few characters the platform's encoder and decoder cost more to call than to run.
 * What is not plain (half a surrogate pair, bytes that are no UTF-8) is left to the platform.
 */
const NO_CHARACTER = -1;

/**
 * Writes text as UTF-8.
 *
 * @param into with room for three bytes a character from `at` on
 * @returns where the text ends, or -1 when it is not well formed
 */
export function writeShort(text: string, into: Uint8Array, at: number): number {
  let end = at;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 0x80) {
      into[end++] = code;
    } else if (code < 0x800) {
      into[end++] = 0xc0 | (code >> 6);
      into[end++] = 0x80 | (code & 0x3f);
    } else if (code < 0xd800 || code > 0xdfff) {
      into[end++] = 0xe0 | (code >> 12);
      into[end++] = 0x80 | ((code >> 6) & 0x3f);
      into[end++] = 0x80 | (code & 0x3f);
    } else {
      const point = text.codePointAt(index++) ?? code;
      if (point === code || code > 0xdbff) return NO_CHARACTER;
      into[end++] = 0xf0 | (point >> 18);
      into[end++] = 0x80 | ((point >> 12) & 0x3f);
      into[end++] = 0x80 | ((point >> 6) & 0x3f);
      into[end++] = 0x80 | (point & 0x3f);
    }
  }
  return end;
}

/** Reads UTF-8. @returns undefined when it is not well formed */
export function readShort(bytes: Uint8Array, start: number, end: number): string | undefined {
  const units: number[] = [];
  let at = start;
  while (at < end) {
    const first = bytes[at++] as number;
    if (first < 0x80) {
      units.push(first);
      continue;
    }
    const second = continued(bytes, at++);
    if (first < 0xe0) {
      const point = ((first & 0x1f) << 6) | second;
      if (first < 0xc2 || second < 0) return undefined;
      units.push(point);
      continue;
    }
    const third = continued(bytes, at++);
    const half = ((first & 0x0f) << 12) | (second << 6) | third;
    if (first < 0xf0) {
      if ((second | third) < 0 || half < 0x800 || (half & 0xf800) === 0xd800) return undefined;
      units.push(half);
      continue;
    }
    const fourth = continued(bytes, at++);
    const point = ((first & 0x07) << 18) | (second << 12) | (third << 6) | fourth;
    if (first > 0xf4 || (second | third | fourth) < 0 || point < 0x10000 || point > 0x10ffff) return undefined;
    units.push(0xd7c0 + (point >> 10), 0xdc00 | (point & 0x3ff));
  }
  return at === end ? String.fromCharCode.apply(null, units) : undefined;
}

/** The six bits of a byte that goes on with a character; negative when it does not. */
function continued(bytes: Uint8Array, at: number): number {
  const byte = bytes[at] ?? 0;
  return (byte & 0xc0) === 0x80 ? byte & 0x3f : -1;
}
