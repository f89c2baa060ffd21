const CHUNK_BYTES = 262_144;

/**
 * Reads a Blob piece by piece, 256 KiB at a time. `Blob.stream()` leaves the size of its chunks to the platform, and
 * Node gives a Blob in memory as a single one, so that neither progress nor the event loop would get a turn.
 */
export async function* chunksOf(blob: Blob): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  for (let start = 0; start < blob.size; start += CHUNK_BYTES) {
    yield new Uint8Array(await blob.slice(start, start + CHUNK_BYTES).arrayBuffer());
  }
  return undefined;
}
