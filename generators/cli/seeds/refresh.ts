import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModelReading } from '../../../out/types/model-reading.ts';
import type { Seed } from '../../../out/types/seed.ts';
import { slugOf } from '../../../runtime/slug.ts';
import { replaceSource } from '../../4-emit/write.ts';
import { recordOf } from '../../collections/seeds/confirmed.ts';
import { type Parts, partOf, partsRead } from '../../collections/seeds/reading.ts';
import { seedText } from '../../collections/seeds/text.ts';
import { ask, recordUrl } from './ask.ts';
import { differences } from './compare.ts';

/** After so many models in a row for which the hub does not answer, no further one is asked for. */
const PATIENCE = 3;

/** What the answer for one model has only when it is asked for: its absence says nothing. */
const ON_DEMAND = new Set(['inferenceProviderMapping']);

type Confirmation = NonNullable<Seed['confirmed']>[number];
type Field = Confirmation['fields'][number];

export interface RefreshOptions {
  root: string;
  hub: string;
  seeds: readonly Seed[];
  /** The day that is written down. */
  today: string;
  /** Whether files are written. */
  write: boolean;
  say(line: string): void;
}

export interface Refreshed {
  changed: number;
  same: number;
  failed: number;
  /** Not asked for, because the hub did not answer. */
  left: number;
}

interface Reading {
  parts: Parts;
  fields: readonly Field[];
}

/** Which fields of a record a seed has, by its schema, and which parts of them are read. */
function readingOf(root: string): Reading {
  const read = <T>(name: string): T => JSON.parse(readFileSync(join(root, `schemas/${name}.schema.json`), 'utf8')) as T;
  const schema = read<{ $defs: { confirmation: { properties: { fields: { items: { enum: Field[] } } } } } }>('seed');
  const fields = schema.$defs.confirmation.properties.fields.items.enum;
  const known = partsRead(read<ModelReading>('model'));
  const parts = Object.fromEntries(
    fields.map((field): [string, Parts | 'everything'] => [field, known[field] ?? 'everything']),
  );
  return { parts, fields };
}

/** The seed with what the hub answered in the place of what it had; what we say of it stays. */
export function refreshed(
  seed: Seed,
  record: Readonly<Record<string, unknown>>,
  at: string,
  today: string,
  { parts, fields }: Reading,
): Seed {
  const answered = fields.filter((field) => !ON_DEMAND.has(field) || record[field] !== undefined);
  const kept = Object.fromEntries(
    Object.entries(recordOf(seed)).filter(([field]) => !answered.some((one) => one === field)),
  );
  const taken = Object.fromEntries(
    answered.flatMap((field): [string, unknown][] => {
      const part = partOf(record[field], parts[field] ?? 'everything');
      return part === undefined ? [] : [[field, part]];
    }),
  );
  const others = (seed.confirmed ?? []).flatMap((one): Confirmation[] => {
    const left = one.fields.filter((field) => !answered.includes(field));
    return left.length > 0 ? [{ ...one, fields: left }] : [];
  });
  const { $schema = '../schemas/seed.schema.json', why, rendered, precisions } = seed;
  return {
    $schema,
    ...(why === undefined ? {} : { why }),
    ...(rendered === undefined ? {} : { rendered }),
    ...(precisions === undefined ? {} : { precisions }),
    confirmed: [...others, { fields: answered, at, on: today, record: 'answer' }],
    ...kept,
    ...taken,
    id: seed.id,
  };
}

const isConfirmedAt = ({ confirmed = [] }: Seed, at: string): boolean => confirmed.some((one) => one.at === at);

/**
 * Asks the hub for the records of seeds, one after the other, and writes each that differs before the next is asked
 * for: what was written stays when the network fails, and a seed whose answer is not usable stays as it is.
 */
export async function refresh({ root, hub, seeds, today, write, say }: RefreshOptions): Promise<Refreshed> {
  const reading = readingOf(root);
  const counts = { changed: 0, same: 0, failed: 0, left: 0 };
  let silent = 0;
  for (const [index, seed] of seeds.entries()) {
    const asked = await ask(hub, seed.id);
    if ('fault' in asked) {
      counts.failed += 1;
      silent = asked.unreachable ? silent + 1 : 0;
      say(`seeds/${slugOf(seed.id)}.json: ${seed.id}: ${asked.fault}\n    hint: ${asked.hint}`);
      if (silent < PATIENCE) continue;
      counts.left = seeds.length - index - 1;
      break;
    }
    silent = 0;
    const at = recordUrl(hub, seed.id);
    const now = refreshed(seed, asked.record, at, today, reading);
    const lines = differences(recordOf(seed), recordOf(now));
    if (lines.length === 0 && isConfirmedAt(seed, at)) {
      counts.same += 1;
      continue;
    }
    counts.changed += 1;
    say(
      [seed.id, ...(lines.length > 0 ? lines : ['as it was, and now confirmed']).map((line) => `  ${line}`)].join('\n'),
    );
    if (write) replaceSource(root, `seeds/${slugOf(seed.id)}.json`, seedText(now));
  }
  return counts;
}
