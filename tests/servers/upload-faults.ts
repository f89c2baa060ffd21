import type { Integrity } from '../../runtime/storage/index.ts';
import type { Fault } from './faults.ts';
import type { Phase, Seen } from './storage-server.ts';

/** One thing that goes wrong once (or for a while) during an upload, and what it may cost. */
export interface UploadFault {
  name: string;
  /** In which kind of upload it can happen. */
  kind: 'single' | 'parts';
  fault: (seen: Seen, sizes: { piece: number }) => Fault | undefined;
  /** At most so many bytes are sent again, given the size of the piece that is hit and of the whole file. */
  resent: (sizes: { piece: number; file: number }) => number;
  integrity?: Integrity;
  /** The storage gives up on a transfer that has been silent for so long, in milliseconds. */
  stallMs?: number;
}

const none = () => 0;
const onePiece = ({ piece }: { piece: number }) => piece;

/** The fault strikes the first request of a phase; for parts, that of part 2. */
const once =
  (phase: Phase, fault: (piece: number) => Fault) =>
  (seen: Seen, { piece }: { piece: number }): Fault | undefined =>
    seen.phase === phase && seen.count === 1 && (phase !== 'part' || seen.part === 2) ? fault(piece) : undefined;

const status = (code: number, headers?: Record<string, string>) => (): Fault => ({
  type: 'status',
  status: code,
  headers,
  body: '{"detail":"injected"}',
});
const early = (code: number) => (): Fault => ({ type: 'status', status: code, early: true });
const midway = (piece: number): Fault => ({ type: 'reset', afterBytes: piece / 2 });
const lostAnswer = (): Fault => ({ type: 'lose-answer' });

/** Faults that an upload survives, each at the point where it strikes. */
export const SURVIVED_FAULTS: readonly UploadFault[] = [
  ...(['single', 'parts'] as const).flatMap((kind): UploadFault[] => {
    const start = kind === 'single' ? 'initiate' : 'initiate-multipart';
    const piece = kind === 'single' ? 'put' : 'part';
    return [
      { name: 'start: 500', kind, fault: once(start, status(500)), resent: none },
      {
        name: 'start: 429, Retry-After',
        kind,
        fault: once(start, status(429, { 'retry-after': '0' })),
        resent: none,
      },
      { name: 'start: reset', kind, fault: once(start, () => ({ type: 'reset', afterBytes: 0 })), resent: none },
      { name: 'start: answer lost', kind, fault: once(start, lostAnswer), resent: none },
      { name: 'bytes: 500', kind, fault: once(piece, status(500)), resent: onePiece },
      { name: 'bytes: 503 before they are read', kind, fault: once(piece, early(503)), resent: onePiece },
      {
        name: 'bytes: 429, Retry-After',
        kind,
        fault: once(piece, status(429, { 'retry-after': '0' })),
        resent: onePiece,
      },
      // Up to a socket buffer more than half may have left by then.
      { name: 'bytes: reset halfway', kind, fault: once(piece, midway), resent: onePiece },
      { name: 'bytes: answer lost', kind, fault: once(piece, lostAnswer), resent: onePiece },
      { name: 'bytes: stuck', kind, fault: once(piece, () => ({ type: 'hang' })), resent: onePiece, stallMs: 1_500 },
      {
        name: 'bytes: slow trickle',
        kind,
        fault: once(piece, (size) => ({ type: 'trickle', bytes: size / 8, pauseMs: 100 })),
        resent: none,
        stallMs: 5_000,
      },
      {
        name: 'bytes: stored wrongly, hash declared',
        kind,
        fault: once(piece, () => ({ type: 'corrupt' })),
        resent: onePiece,
      },
      {
        name: 'bytes: wrong ETag',
        kind,
        fault: once(piece, () => ({ type: 'etag', value: '"00000000000000000000000000000000"' })),
        resent: onePiece,
        integrity: 'etag',
      },
    ];
  }),
  { name: 'bytes: address expired', kind: 'single', fault: once('put', status(403)), resent: onePiece },
  // A fresh address is a fresh upload: what the old one had is lost.
  { name: 'bytes: address expired', kind: 'parts', fault: once('part', status(403)), resent: ({ file }) => file },
  { name: 'end: 500', kind: 'parts', fault: once('complete', status(500)), resent: none },
  {
    name: 'end: 429, Retry-After',
    kind: 'parts',
    fault: once('complete', status(429, { 'retry-after': '0' })),
    resent: none,
  },
  {
    name: 'end: reset',
    kind: 'parts',
    fault: once('complete', () => ({ type: 'reset', afterBytes: 0 })),
    resent: none,
  },
  { name: 'end: answer lost', kind: 'parts', fault: once('complete', lostAnswer), resent: none },
];
