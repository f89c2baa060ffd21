import { readdirSync, readFileSync } from 'node:fs';
import { librariesOf } from '../../runtime/libraries.ts';

const folder = new URL('../../seeds/', import.meta.url);
const byLibrary = new Map<string, Record<string, unknown>[]>();
for (const name of readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .sort()) {
  const text = readFileSync(new URL(name, folder), 'utf8');
  const { $schema: _, why: __, rendered, confirmed: ___, ...record } = JSON.parse(text);
  // What is printed for a seed that is rendered for no library differs from that of others by names alone.
  if (rendered?.length === 0) continue;
  for (const library of librariesOf(record)) byLibrary.set(library, [...(byLibrary.get(library) ?? []), record]);
}

/** The model records of seeds/ that a library is shown for, those that show what others do not. */
export const seedRecords = (library: string): readonly Record<string, unknown>[] => byLibrary.get(library) ?? [];
