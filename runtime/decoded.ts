/** A part of an address, decoded; as it stands when its percent signs mean nothing. Never throws. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
