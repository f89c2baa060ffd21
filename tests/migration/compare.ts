import { apiDifferences } from './api.ts';
import { appDifferences } from './apps.ts';
import type { Difference, HubRecord } from './difference.ts';
import type { Seen } from './kinds.ts';
import { libraryDifferences } from './libraries.ts';

/** What is compared of a record, by part. */
const PARTS: Readonly<Record<Seen['part'], (record: HubRecord) => Difference[] | Promise<Difference[]>>> = {
  libraries: libraryDifferences,
  api: apiDifferences,
  apps: appDifferences,
};

/** Every difference of what both packages print for these records. */
export async function compareRecords(records: readonly HubRecord[]): Promise<Seen[]> {
  const all: Seen[] = [];
  for (const record of records)
    for (const [part, compare] of Object.entries(PARTS) as [Seen['part'], (typeof PARTS)[Seen['part']]][])
      for (const difference of await compare(record)) all.push({ ...difference, part, record: record.id });
  return all;
}
