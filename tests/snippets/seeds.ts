import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../seeds/', import.meta.url);
const byLibrary = new Map<string, Record<string, unknown>[]>();
for (const name of readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .sort()) {
  const { $schema: _, ...record } = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  byLibrary.set(record.library_name, [...(byLibrary.get(record.library_name) ?? []), record]);
}

/** The model records of seeds/ for a library. */
export const seedRecords = (library: string): readonly Record<string, unknown>[] => byLibrary.get(library) ?? [];
