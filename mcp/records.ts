import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { recordOf as recordOfSeed } from '../generators/collections/seeds/confirmed.ts';
import { hub as ownHub } from '../out/modules/hub.ts';
import type { Seed } from '../out/types/seed.ts';
import { BinError } from '../package/bin/errors.ts';
import { idOf, MODELS, recordFromHub } from '../package/bin/record.ts';
import { slugOf } from '../runtime/slug.ts';
import type { Reason } from './answer.ts';
import type { Setting } from './setting.ts';

const SEEDS = fileURLToPath(new URL('../seeds/', import.meta.url));
const ENDING = '.json';

const read = (file: string): Seed => JSON.parse(readFileSync(`${SEEDS}${file}`, 'utf8')) as Seed;

/** The seed of a model; nothing for an id that the catalogue does not have. */
function seedOf(id: string): Seed | undefined {
  const file = `${slugOf(id)}${ENDING}`;
  if (!existsSync(`${SEEDS}${file}`)) return undefined;
  const seed = read(file);
  return seed.id === id ? seed : undefined;
}

let ids: readonly string[] | undefined;

/** The ids of the models that come with the catalogue, in alphabetical order. */
export function builtInIds(): readonly string[] {
  ids ??= readdirSync(SEEDS)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => read(file).id)
    .sort();
  return ids;
}

/** A model record, and what to know of it. */
export interface FoundRecord {
  readonly record: Record<string, unknown>;
  readonly reasons: readonly Reason[];
}

/**
 * The record of a model: a confirmed one of the catalogue, which needs no network, else the hub's; without the hub a sample
 * of the catalogue, and that it is one.
 * @param model An id such as org/name, or the address of the model at the hub.
 * @param provider A provider whose own id of the model is wanted too, where the hub is asked.
 * @throws {UsageError} Where the text is no id. BinError with its kind where the hub has no such model, or gives none.
 */
export async function recordOf(model: string, { hub, timeout }: Setting, provider?: string): Promise<FoundRecord> {
  const seed = seedOf(idOf(model, hub ?? ownHub.url, MODELS));
  const own = seed && { ...recordOfSeed(seed) };
  if (own && seed.confirmed !== undefined) return { record: own, reasons: [] };
  try {
    return { record: await recordFromHub(model, { hub, timeout, provider }), reasons: [] };
  } catch (error) {
    if (!own || !(error instanceof BinError)) throw error;
    const text = `The hub was not asked with success, so this is for a sample record of ${seed.id}, whose fields nobody has confirmed. ${error.message}`;
    return { record: own, reasons: [{ kind: 'sample-record', text }] };
  }
}
