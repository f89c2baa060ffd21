import { tell } from '../http/index.ts';
import type { UploadProgress } from './types.ts';

/** Adds up what the pieces of one upload report, and tells the caller only what never has to be taken back. */
export interface ProgressMeter {
  /** States how many bytes of a piece are through; may fall when a piece is sent again. */
  set(piece: number, loaded: number): void;
  /** Reports 100 %, once; of a whole whose size was not known before, its size in bytes is. */
  finish(size?: number): void;
}

/**
 * @param total bytes of the whole; `Infinity` while that is not known
 * @param listener gets values that only grow; the last byte is held back until `finish`, because bytes that have left
 *   are not yet a file
 */
export function progressMeter(
  total: number,
  listener: ((progress: UploadProgress) => void) | undefined,
): ProgressMeter {
  const pieces = new Map<number, number>();
  let sum = 0;
  let reported = -1;
  let finished = false;
  let whole = total;
  const report = (loaded: number) => {
    if (loaded <= reported) return;
    reported = loaded;
    tell(listener, { loaded, total: whole, percent: finished ? 100 : (loaded / whole) * 100 });
  };
  return {
    set(piece, loaded) {
      if (finished) return;
      sum += loaded - (pieces.get(piece) ?? 0);
      pieces.set(piece, loaded);
      report(Math.min(sum, whole - 1));
    },
    finish(size = total) {
      if (finished) return;
      finished = true;
      whole = size;
      // The size may have been reported already, when it was not yet known to be all.
      reported = -1;
      report(whole);
    },
  };
}
