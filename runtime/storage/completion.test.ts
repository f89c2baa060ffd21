import { randomBytes } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Ending, type MemoryStorage, memoryStorage } from '../../tests/servers/memory-storage.ts';
import { createStorage } from './index.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const SIZE = 2500;
const PART = 1000;
const S3_ERROR = '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>InvalidPart</Code><Message>no</Message></Error>';

const ANSWERS: Record<string, readonly Ending[]> = {
  '200': [{ status: 200 }],
  '200, error document': [{ status: 200, body: S3_ERROR }],
  '200, error in JSON': [{ status: 200, body: '{"error":"InvalidPart"}' }],
  '500': [{ status: 500 }],
  '500, then 200': [{ status: 500 }, { status: 200 }],
  '503, then 400': [{ status: 503 }, { status: 400 }],
  '409': [{ status: 409 }],
  '404': [{ status: 404 }],
  '202, done later': [{ status: 202, work: true }],
  '202, never done': [{ status: 202 }],
  'lost, done': [{ silent: 'lost', work: true }, { status: 200 }],
  'lost, not done': [{ silent: 'lost', work: false }, { status: 200 }],
  'lost, done, then 404': [{ silent: 'lost', work: true }, { status: 404 }],
  'lost, not done, then 404': [{ silent: 'lost', work: false }, { status: 404 }],
  'slow (100 s)': [{ afterMs: 100_000 }],
  'hung, done': [{ silent: 'hung', work: true }],
  'hung, not done': [{ silent: 'hung', work: false }],
};

const BEFORE = [
  ['nothing', undefined],
  ['an older file of another size', SIZE + 1],
  ['an older file of the same size', SIZE],
] as const;

/**
 * What becomes of the upload, and how many times its bytes travelled, when the address held nothing before, an older file
 * of another size, an older file of the same size. `ok`: it resolved and its own bytes stand there; else the error's code.
 * In parts also: how often the end was asked for.
 */
type Cells = readonly [nothing: string, otherSize: string, sameSize: string];
type Row = readonly [answer: keyof typeof ANSWERS, onePiece: Cells, parts: Cells];

/** The storage answers HEAD with an ETag, as S3 does. */
const TAGGED: readonly Row[] = [
  [
    '200',
    ['ok, sent 1', 'ok, sent 1', 'ok, sent 1'],
    ['ok, sent 1, asked 1', 'ok, sent 1, asked 1', 'ok, sent 1, asked 1'],
  ],
  [
    '404',
    ['upload-failed, sent 2', 'upload-failed, sent 2', 'upload-failed, sent 2'],
    ['complete-failed, sent 1, asked 1', 'complete-failed, sent 1, asked 1', 'complete-failed, sent 1, asked 1'],
  ],
  [
    '409',
    ['upload-failed, sent 1', 'upload-failed, sent 1', 'upload-failed, sent 1'],
    ['complete-failed, sent 1, asked 1', 'complete-failed, sent 1, asked 1', 'complete-failed, sent 1, asked 1'],
  ],
  [
    '500',
    ['upload-failed, sent 3', 'upload-failed, sent 3', 'upload-failed, sent 3'],
    ['complete-failed, sent 1, asked 3', 'complete-failed, sent 1, asked 3', 'complete-failed, sent 1, asked 3'],
  ],
  [
    '200, error document',
    ['upload-failed, sent 1', 'upload-failed, sent 1', 'upload-failed, sent 1'],
    ['complete-failed, sent 1, asked 1', 'complete-failed, sent 1, asked 1', 'complete-failed, sent 1, asked 1'],
  ],
  [
    '200, error in JSON',
    ['upload-failed, sent 1', 'upload-failed, sent 1', 'upload-failed, sent 1'],
    ['complete-failed, sent 1, asked 1', 'complete-failed, sent 1, asked 1', 'complete-failed, sent 1, asked 1'],
  ],
  [
    '500, then 200',
    ['ok, sent 2', 'ok, sent 2', 'ok, sent 2'],
    ['ok, sent 1, asked 2', 'ok, sent 1, asked 2', 'ok, sent 1, asked 2'],
  ],
  [
    '503, then 400',
    ['upload-failed, sent 2', 'upload-failed, sent 2', 'upload-failed, sent 2'],
    ['complete-failed, sent 1, asked 2', 'complete-failed, sent 1, asked 2', 'complete-failed, sent 1, asked 2'],
  ],
  [
    '202, done later',
    ['ok, sent 1', 'ok, sent 1', 'ok, sent 1'],
    ['ok, sent 1, asked 1', 'ok, sent 1, asked 1', 'ok, sent 1, asked 1'],
  ],
  [
    '202, never done',
    ['unconfirmed, sent 1', 'unconfirmed, sent 1', 'unconfirmed, sent 1'],
    ['unconfirmed, sent 1, asked 1', 'unconfirmed, sent 1, asked 1', 'unconfirmed, sent 1, asked 1'],
  ],
  [
    'lost, done',
    ['ok, sent 1', 'ok, sent 1', 'ok, sent 1'],
    ['ok, sent 1, asked 1', 'ok, sent 1, asked 1', 'ok, sent 1, asked 1'],
  ],
  [
    'lost, not done',
    ['ok, sent 2', 'ok, sent 2', 'ok, sent 2'],
    ['ok, sent 1, asked 2', 'ok, sent 1, asked 2', 'ok, sent 1, asked 2'],
  ],
  [
    'lost, done, then 404',
    ['ok, sent 1', 'ok, sent 1', 'ok, sent 1'],
    ['ok, sent 1, asked 1', 'ok, sent 1, asked 1', 'ok, sent 1, asked 1'],
  ],
  [
    'lost, not done, then 404',
    ['upload-failed, sent 3', 'upload-failed, sent 3', 'upload-failed, sent 3'],
    ['unconfirmed, sent 1, asked 2', 'unconfirmed, sent 1, asked 2', 'unconfirmed, sent 1, asked 2'],
  ],
  [
    'slow (100 s)',
    ['ok, sent 1', 'ok, sent 1', 'ok, sent 1'],
    ['ok, sent 1, asked 1', 'ok, sent 1, asked 1', 'ok, sent 1, asked 1'],
  ],
  [
    'hung, done',
    ['ok, sent 1', 'ok, sent 1', 'ok, sent 1'],
    ['ok, sent 1, asked 1', 'ok, sent 1, asked 1', 'ok, sent 1, asked 1'],
  ],
  [
    'hung, not done',
    ['unconfirmed, sent 3', 'unconfirmed, sent 3', 'unconfirmed, sent 1'],
    ['unconfirmed, sent 1, asked 1', 'unconfirmed, sent 1, asked 1', 'unconfirmed, sent 1, asked 1'],
  ],
];

/** The storage answers HEAD with a length and nothing else. */
const BARE: readonly Row[] = [
  [
    '200',
    ['ok, sent 1', 'ok, sent 1', 'ok, sent 1'],
    ['ok, sent 1, asked 1', 'ok, sent 1, asked 1', 'ok, sent 1, asked 1'],
  ],
  [
    '404',
    ['upload-failed, sent 2', 'upload-failed, sent 2', 'upload-failed, sent 2'],
    ['complete-failed, sent 1, asked 1', 'complete-failed, sent 1, asked 1', 'complete-failed, sent 1, asked 1'],
  ],
  [
    '409',
    ['upload-failed, sent 1', 'upload-failed, sent 1', 'upload-failed, sent 1'],
    ['complete-failed, sent 1, asked 1', 'complete-failed, sent 1, asked 1', 'complete-failed, sent 1, asked 1'],
  ],
  [
    '500',
    ['upload-failed, sent 3', 'upload-failed, sent 3', 'upload-failed, sent 3'],
    ['complete-failed, sent 1, asked 3', 'complete-failed, sent 1, asked 3', 'complete-failed, sent 1, asked 3'],
  ],
  [
    '200, error document',
    ['upload-failed, sent 1', 'upload-failed, sent 1', 'upload-failed, sent 1'],
    ['complete-failed, sent 1, asked 1', 'complete-failed, sent 1, asked 1', 'complete-failed, sent 1, asked 1'],
  ],
  [
    '200, error in JSON',
    ['upload-failed, sent 1', 'upload-failed, sent 1', 'upload-failed, sent 1'],
    ['complete-failed, sent 1, asked 1', 'complete-failed, sent 1, asked 1', 'complete-failed, sent 1, asked 1'],
  ],
  [
    '500, then 200',
    ['ok, sent 2', 'ok, sent 2', 'ok, sent 2'],
    ['ok, sent 1, asked 2', 'ok, sent 1, asked 2', 'ok, sent 1, asked 2'],
  ],
  [
    '503, then 400',
    ['upload-failed, sent 2', 'upload-failed, sent 2', 'upload-failed, sent 2'],
    ['complete-failed, sent 1, asked 2', 'complete-failed, sent 1, asked 2', 'complete-failed, sent 1, asked 2'],
  ],
  [
    '202, done later',
    ['unconfirmed, sent 1', 'unconfirmed, sent 1', 'unconfirmed, sent 1'],
    ['ok, sent 1, asked 1', 'ok, sent 1, asked 1', 'unconfirmed, sent 1, asked 1'],
  ],
  [
    '202, never done',
    ['unconfirmed, sent 1', 'unconfirmed, sent 1', 'unconfirmed, sent 1'],
    ['unconfirmed, sent 1, asked 1', 'unconfirmed, sent 1, asked 1', 'unconfirmed, sent 1, asked 1'],
  ],
  [
    'lost, done',
    ['ok, sent 2', 'ok, sent 2', 'ok, sent 2'],
    ['ok, sent 1, asked 1', 'ok, sent 1, asked 1', 'unconfirmed, sent 1, asked 1'],
  ],
  [
    'lost, not done',
    ['ok, sent 2', 'ok, sent 2', 'ok, sent 2'],
    ['ok, sent 1, asked 2', 'ok, sent 1, asked 2', 'unconfirmed, sent 1, asked 1'],
  ],
  [
    'lost, done, then 404',
    ['upload-failed, sent 3', 'upload-failed, sent 3', 'upload-failed, sent 3'],
    ['ok, sent 1, asked 1', 'ok, sent 1, asked 1', 'unconfirmed, sent 1, asked 1'],
  ],
  [
    'lost, not done, then 404',
    ['upload-failed, sent 3', 'upload-failed, sent 3', 'upload-failed, sent 3'],
    ['unconfirmed, sent 1, asked 2', 'unconfirmed, sent 1, asked 2', 'unconfirmed, sent 1, asked 1'],
  ],
  [
    'slow (100 s)',
    ['ok, sent 1', 'ok, sent 1', 'ok, sent 1'],
    ['ok, sent 1, asked 1', 'ok, sent 1, asked 1', 'ok, sent 1, asked 1'],
  ],
  [
    'hung, done',
    ['unconfirmed, sent 1', 'unconfirmed, sent 1', 'unconfirmed, sent 1'],
    ['ok, sent 1, asked 1', 'ok, sent 1, asked 1', 'unconfirmed, sent 1, asked 1'],
  ],
  [
    'hung, not done',
    ['unconfirmed, sent 3', 'unconfirmed, sent 3', 'unconfirmed, sent 1'],
    ['unconfirmed, sent 1, asked 1', 'unconfirmed, sent 1, asked 1', 'unconfirmed, sent 1, asked 1'],
  ],
];

describe.each([
  ['an ETag', false, TAGGED],
  ['a length alone', true, BARE],
] as const)('a file that is shown with %s', (_, bare, table) => {
  test('every answer has a row', () => {
    expect(table.map(([answer]) => answer)).toEqual(Object.keys(ANSWERS));
  });

  const cases = table.flatMap(([answer, ...kinds]) =>
    kinds.flatMap((cells, kind) =>
      BEFORE.map(([before, older], column) => ({
        answer,
        kind: kind === 0 ? ('one piece' as const) : ('parts' as const),
        before,
        older,
        expected: cells[column],
      })),
    ),
  );
  test.each(cases)('$answer, $kind, before it $before: $expected', async ({ answer, kind, older, expected }) => {
    const server = memoryStorage({ endings: ANSWERS[answer] ?? [], older, bare });
    const bytes = randomBytes(SIZE);
    const end = await outcomeOf(kind, server, bytes);
    const asked = kind === 'parts' ? `, asked ${server.completions()}` : '';
    expect(`${end}, sent ${server.received() / SIZE}${asked}`).toBe(expected);
    if (end === 'ok') expect(server.stored()?.equals(bytes)).toBe(true);
  });
});

async function outcomeOf(kind: 'one piece' | 'parts', server: MemoryStorage, bytes: Uint8Array<ArrayBuffer>) {
  const storage = createStorage({
    restUrl: 'https://rest.test',
    fetch: server.fetch,
    transport: server.transport,
    limits: { singleBytes: kind === 'one piece' ? SIZE : 0, partBytes: PART },
    parallelParts: 1,
  });
  let end: string | undefined;
  storage.upload(new Blob([bytes])).then(
    () => {
      end = 'ok';
    },
    (error) => {
      end = error.code ?? String(error);
    },
  );
  // The clock moves only while the storage waits on purpose or the upload pauses.
  while (end === undefined) {
    for (let turns = 0; turns < 5; turns++) await turn();
    if (server.busy() === 0 && end === undefined) await vi.advanceTimersToNextTimerAsync();
  }
  return end;
}
