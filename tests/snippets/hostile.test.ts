import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { shellStatements } from '../../languages/sh/test-kit/inspect.ts';
import { visible } from '../../languages/shared/characters.ts';
import { registry } from '../../out/modules/libraries/registry.ts';
import type { Model } from '../../out/types/model.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import type { LibraryEntry, Snippet } from '../../runtime/snippet.ts';
import { jsonText, urlPath } from '../../runtime/text.ts';
import { has } from '../interpreters.ts';
import { argvOf } from './argv.ts';
import { type Edit, edited, FIELDS, harmless, holds, type Marks, type Path, textPaths, withHostile } from './edits.ts';
import { ATTACKS, hostileJson, hostileText } from './hostile-values.ts';
import { createInspector, type Inspection } from './inspect.ts';
import { seedRecords } from './seeds.ts';

/**
 * For every library: whatever a model record says, the snippets keep the structure that they have for a harmless record,
 * and their strings hold exactly what the record says.
 */

const inspector = createInspector();
afterAll(() => inspector.close());

/** Shell scripts to be run at the end, in one process: with harmless and with hostile values. */
const scripts = new Map<string, { calm: string; marks: Marks; about: string }>();

const libraries = Object.values(registry).filter((entry) => seedRecords(entry.id).length > 0);

const outline = (snippets: readonly Snippet[]): string[] =>
  snippets.map(({ variant, language, kind, title }) => [variant, language, kind, title].join(' | '));

/** Seeds of a library that differ in the structure of what is printed for them. */
async function differentSeeds(entry: LibraryEntry): Promise<Record<string, unknown>[]> {
  const byShape = new Map<string, Record<string, unknown>>();
  for (const record of seedRecords(entry.id)) {
    const snippets = entry.snippets(parseModel(record));
    const shapes = await Promise.all(snippets.map(({ language, code }) => inspector.inspect(language, code)));
    const key = JSON.stringify([outline(snippets), shapes.map(({ shape, names }) => [shape, names.length])]);
    if (!byShape.has(key)) byShape.set(key, record);
  }
  return [...byShape.values()];
}

const WRONG_WORDS: Record<string, RegExp> = {
  python: /^(?:null|true|false|undefined|NaN)$/,
  js: /^(?:None|True|False|undefined|NaN)$/,
  csharp: /^(?:None|True|False|undefined|NaN)$/,
};

function expectInOrder(snippet: Snippet, seen: Inspection): void {
  expect(seen.error).toBeUndefined();
  expect(snippet.code).not.toMatch(/undefined|\[object |\bNaN\b|\{\{|[ \t]$/m);
  expect(snippet.code).toMatch(/[^\n]\n$/);
  const wrong = WRONG_WORDS[snippet.language];
  if (wrong) expect(seen.names.filter((name) => wrong.test(name))).toEqual([]);
}

/** The forms that a value may have inside a string: as it is, as a part of an address, and in a JSON string. */
const FORMS: ((text: string) => string)[] = [String, urlPath, (text) => jsonText(text).slice(1, -1)];
/** The same in a word of a shell, which has no escape for what cannot be seen. */
const WORD_FORMS = FORMS.map((form) => (text: string) => visible(form(text)));

async function expectSameStructure(calm: Snippet, hostile: Snippet, marks: Marks, about: string): Promise<void> {
  if (calm.code === hostile.code) return;
  expect(hostile.code.isWellFormed()).toBe(true);
  const [before, after] = await Promise.all(
    [calm, hostile].map(({ language, code }) => inspector.inspect(language, code)),
  );
  if (!before || !after) throw new Error('not inspected');
  expectInOrder(calm, before);
  expect(after.error).toBeUndefined();
  expect(after.shape).toBe(before.shape);
  expect(after.names).toEqual(before.names.map((name) => withHostile(name, marks)));
  const wrong = after.literals.filter((literal, index) => !holds(literal, before.literals[index] ?? '', marks, FORMS));
  expect(wrong).toEqual([]);
  if (calm.language === 'sh') scripts.set(hostile.code, { calm: calm.code, marks, about });
}

async function expectUnmoved(
  entry: LibraryEntry,
  record: Record<string, unknown>,
  edits: readonly Edit[],
): Promise<void> {
  const changed = edits.reduce<unknown>(edited, record);
  const model: Model = parseModel(changed);
  const calm = harmless(model, parseModel(record));
  const [before, after] = [entry.snippets(calm.model), entry.snippets(model)];
  expect(outline(after)).toEqual(outline(before));
  for (const [index, snippet] of after.entries())
    await expectSameStructure(before[index] as Snippet, snippet, calm.marks, `${entry.id}: ${JSON.stringify(edits)}`);
}

const TEXTS = [
  `a"b'c\`d\\e\n"""'''\r\u2028\u0000$(id)\${x}{{x}}#{x}%!!*/ //~root😀\ud800 coding: utf-7\\`,
  '-rf --x=!a ~root',
  '__proto__',
];

const editOf = (paths: readonly Path[]): fc.Arbitrary<Edit> =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        path: fc.constantFrom(...paths),
        mode: fc.constantFrom('replace', 'append', 'prepend', 'before extension'),
        text: hostileText,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        path: fc.constantFrom(...paths, ...paths.map((path) => path.slice(0, 1))),
        json: hostileJson,
      }),
    },
  );

describe.skipIf(!has('python3'))('values of a model record stay where they are printed', () => {
  test.each(libraries.map((entry) => [entry.id, entry] as const))(
    '%s',
    async (_, entry) => {
      const seeds = await differentSeeds(entry);
      for (const [number, record] of seeds.entries()) {
        // Every field, one at a time; the fields that a seed lacks with its first only.
        const paths = number === 0 ? [...textPaths(record), ...FIELDS] : textPaths(record);
        const edits = paths.flatMap((path, index): Edit[] => [
          { path, mode: 'append', text: TEXTS[index % 2] as string },
          { path, mode: 'replace', text: TEXTS[0] as string },
          ...(path.includes('rfilename')
            ? [{ path, mode: 'before extension' as const, text: TEXTS[0] as string }]
            : []),
        ]);
        await Promise.all(edits.map((edit) => expectUnmoved(entry, record, [edit])));
      }
      const chosen = fc.constantFrom(...seeds).chain((record) =>
        fc.tuple(
          fc.constant(record),
          // One edit a field: between two of them would stand words that conditions of the catalogue know.
          fc.uniqueArray(editOf([...textPaths(record), ...FIELDS]), {
            minLength: 1,
            maxLength: 4,
            selector: ({ path }) => path.join('.'),
          }),
        ),
      );
      await fc.assert(
        fc.asyncProperty(chosen, ([record, edits]) => expectUnmoved(entry, record, edits)),
        { numRuns: 25 },
      );
    },
    120_000,
  );

  test('every attack as the id of every library', async () => {
    for (const [index, text] of ATTACKS.entries()) {
      const some = libraries.filter((_, number) => number % 12 === index % 12);
      await Promise.all(
        some.map((entry) => {
          const records = seedRecords(entry.id);
          return expectUnmoved(entry, records[index % records.length] ?? {}, [{ path: ['id'], mode: 'append', text }]);
        }),
      );
    }
  });
});

test('shell snippets have the same statements as with harmless values', async () => {
  const all = [...scripts];
  expect(await shellStatements(all.map(([code]) => code))).toBe(await shellStatements(all.map(([, { calm }]) => calm)));
});

test.skipIf(!has('bash'))('bash gives the commands of a shell snippet what the record says', () => {
  const all = [...scripts];
  const hostile = argvOf(all.map(([code]) => code));
  const calm = argvOf(all.map(([, { calm }]) => calm));
  for (const [index, [code, { marks, about }]] of all.entries()) {
    // Sorted, and so paired up anew: the commands of a pipe are noted in any order.
    const given = [...(hostile[index] ?? [])];
    for (const command of calm[index] ?? []) {
      const found = given.findIndex((other) => holds(other, command, marks, WORD_FORMS));
      expect(found, `${about}\n${command}\n${given.join('\n')}\n${code}`).toBeGreaterThanOrEqual(0);
      given.splice(found, 1);
    }
    expect(given, `${about}\n${code}`).toEqual([]);
  }
  expect(all.length).toBeGreaterThan(20);
});

test('records of the wrong kind give snippets, never an error', () => {
  fc.assert(
    fc.property(hostileJson, fc.constantFrom(...Object.values(registry)), (json, entry) => {
      for (const { code } of entry.snippets(parseModel(json))) expect(code).not.toMatch(/undefined|\[object /);
    }),
    { numRuns: 2000 },
  );
});
