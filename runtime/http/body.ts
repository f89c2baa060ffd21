/** The beginning of a body. */
export interface Beginning {
  bytes: Uint8Array<ArrayBuffer>;
  /** Whether that is all of it. */
  whole: boolean;
}

/**
 * Reads a body up to a limit and lets go of the rest, so that an answer (a few compressed bytes may stand for
 * gigabytes) cannot fill the memory.
 *
 * @param limit in bytes, after decompression
 */
export async function readAtMost(response: Response, limit: number): Promise<Beginning> {
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  let [size, whole] = [0, true];
  for (let turn = await reader?.read(); turn && !turn.done; turn = await reader?.read()) {
    chunks.push(turn.value.subarray(0, limit - size));
    whole = size + turn.value.byteLength <= limit;
    size = Math.min(limit, size + turn.value.byteLength);
    if (whole) continue;
    await reader?.cancel().catch(() => {});
    break;
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return { bytes, whole };
}

/** The beginning of a body as text. */
export async function readTextAtMost(response: Response, limit: number): Promise<string> {
  return new TextDecoder().decode((await readAtMost(response, limit)).bytes);
}
