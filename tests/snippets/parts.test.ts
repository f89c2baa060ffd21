import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadLibrary, loadLibraryInParts } from '../../out/modules/libraries/index.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import type { LibraryEntry } from '../../runtime/snippet.ts';
import { seedRecords } from './seeds.ts';

const FOLDER = new URL('../../out/modules/libraries/parts/', import.meta.url);
const CATALOGUE = new URL('../../catalogue/libraries/', import.meta.url);
const idOf = (slug: string): string => JSON.parse(readFileSync(new URL(`${slug}.json`, CATALOGUE), 'utf8')).id;
const inParts = readdirSync(FOLDER).flatMap((name) => (name.endsWith('.ts') ? [idOf(name.slice(0, -3))] : []));

/** Facts without the functions among them. */
const factsOf = (entry: object): unknown => JSON.parse(JSON.stringify(entry));

const wholeOf = async (id: string): Promise<LibraryEntry> => {
  const entry = await loadLibrary(id);
  if (!entry) throw new Error(`no library ${id}`);
  return entry;
};

it('libraries with many variants are there in parts', () => {
  expect(inParts).toEqual(['diffusers', 'transformers.js', 'transformers']);
});

describe.each(inParts)('%s in parts', (id) => {
  it('has the facts of the whole library', async () => {
    expect(factsOf((await loadLibraryInParts(id)) ?? {})).toEqual(factsOf(await wholeOf(id)));
  });

  it.each(
    seedRecords(id).map((record) => [String(record.id), record]),
  )('prints for %s what the whole prints', async (_, record) => {
    const model = parseModel(record);
    expect(await (await loadLibraryInParts(id))?.snippets(model)).toEqual((await wholeOf(id)).snippets(model));
  });

  it('asks the same questions in its notices', async () => {
    const [parts, whole] = await Promise.all([loadLibraryInParts(id), wholeOf(id)]);
    const answers = (entry: typeof parts) =>
      seedRecords(id).map((record) => entry?.notices?.map(({ holds }) => holds?.(parseModel(record))));
    expect(answers(parts)).toEqual(answers(whole));
  });
});

it.each([
  ['a library with few variants', 'timm'],
  ['one without snippets', 'gliformer'],
])('%s is the whole library', async (_, id) => {
  expect(await loadLibraryInParts(id)).toBe(await loadLibrary(id));
});

it.each(['nothing', 'constructor', '__proto__'])('there is no %s', async (id) => {
  expect(await loadLibraryInParts(id)).toBeUndefined();
});
