import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { registry } from '../../out/modules/libraries/registry.ts';
import { shownFor } from '../../runtime/libraries.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { noticesOf } from '../../runtime/notices.ts';
import { printNotices } from '../../runtime/printed.ts';
import type { LibraryEntry } from '../../runtime/snippet.ts';

interface Row {
  /** A kind and words of each notice, in order: read by a person from the record and the documentation of the library. */
  notices: string[];
  /** The public repository and file that the record was found in, as the hub had returned it. */
  source: string;
  record: Record<string, unknown>;
}

const rows: Row[] = readFileSync(new URL('notices.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const entries: Readonly<Record<string, LibraryEntry>> = registry;

describe('records of the hub', () => {
  test.each(
    rows.map(({ record, notices }) => [String(record.id), notices, record] as const),
  )('%s: %j', async (_, expected, record) => {
    const model = parseModel(record);
    const { notices = [] } = printNotices(noticesOf(model), await shownFor(model, (id) => entries[id]));
    const wanted = expected.map((line) => {
      const [kind, ...words] = line.split(': ');
      return { kind, text: expect.stringContaining(words.join(': ')) };
    });
    expect(notices.map(({ kind, text }) => ({ kind, text }))).toEqual(wanted);
  });
});
