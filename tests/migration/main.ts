import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compareRecords } from './compare.ts';
import { classify, readKinds } from './kinds.ts';
import { chosenRecords } from './records.ts';
import { tableOf, withTable } from './table.ts';

const DOCUMENT = new URL('../../docs/migration.md', import.meta.url);

// Prints the table of docs/migration.md with the differences as they are now, and those that no kind explains.
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const { explained, unexplained } = classify(readKinds(), await compareRecords(chosenRecords()));
const table = tableOf(explained);
if (values.write) writeFileSync(DOCUMENT, withTable(readFileSync(DOCUMENT, 'utf8'), table));
else process.stdout.write(table);
for (const { part, place, of, record, theirs, ours } of unexplained)
  process.stderr.write(`no kind explains: ${part} of ${record}, ${place} (${of}): ${theirs} | ${ours}\n`);
process.exitCode = unexplained.length > 0 ? 1 : 0;
