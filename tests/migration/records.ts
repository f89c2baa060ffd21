import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { HubRecord } from './difference.ts';

const FOLDER = new URL('../../seeds/', import.meta.url);

/** How many records are compared. */
export const RECORDS = 300;

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * The records that are compared: those of the seeds whose ids have the smallest hashes. So they are of every kind, and
 * a seed that comes or goes changes one of them at most.
 */
export function chosenRecords(): HubRecord[] {
  const records = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as HubRecord);
  return records
    .map((record) => ({ record, key: hash(record.id) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, RECORDS)
    .map(({ record }) => record);
}
