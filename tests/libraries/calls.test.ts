import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadParser } from '../../languages/shared/tree-sitter.ts';
import { parseModel } from '../../out/modules/model.ts';
import type { Library } from '../../out/types/library.ts';
import type { Signatures } from '../../out/types/signatures.ts';
import { slugOf } from '../../runtime/slug.ts';
import type { LibraryEntry } from '../../runtime/snippet.ts';
import { type Call, callsOf, classOf, faultsOf } from './calls.ts';
import { allSignatures } from './signatures.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const tables = allSignatures(root);
const ID = 'org/name';
let parser: Awaited<ReturnType<typeof loadParser>>;
beforeAll(async () => {
  parser = await loadParser('python');
});

/** A library whose classes have all that a call can get wrong. */
const table: Signatures = {
  id: 'toybox', package: 'toybox', version: '1', module: 'toybox', base: 'Toy', tag: 'toybox:',
  choosers: { AutoToy: { Bear: 'BigBear' } },
  classes: {
    Bear: { required: ['name'], oneOf: [['size', 'scale']], optional: ['size', 'scale', 'color'], attributes: ['images'] },
    BigBear: { required: [], oneOf: [], optional: [], more: true },
  },
}; // biome-ignore format: a table

it.each<[string, string, string[]]>([
  ['all given', 'Toy.from_pretrained("org/name").to(1)\nx = pipe(name="a", size=1).images[0]', []],
  ['a parameter omitted', 'Toy.from_pretrained("org/name")\nx = pipe(size=1)', ['Bear needs name']],
  ['a group omitted', 'Toy.from_pretrained("org/name")\npipe(name=1)', ['Bear needs size or scale']],
  ['a name of its own', 'Toy.from_pretrained("org/name")\npipe(name=1, size=2, odd=3)', ['Bear does not take odd']],
  ['an attribute', 'Bear.from_pretrained("a/b")\npipe(name=1, size=2).frames', ['the result of Bear has no frames']],
  ['a variable', 'Bear.from_pretrained("a/b")\nx = pipe(name=1, size=2)\nx.odd', ['the result of Bear has no odd']],
  ['a dictionary', 'Bear.from_pretrained("a/b")\npipe(**other)', []],
  ['a chooser', 'AutoToy.from_pretrained("org/name")\npipe(anything=1)', []],
  ['another repository', 'Toy.from_pretrained("a/b")\npipe()', []],
])('tells of %s', (_, code, expected) => {
  const found = callsOf(`pipe = ${code}`, parser).flatMap((call) => {
    const name = classOf(call, ID, 'Bear', table);
    const signature = name === undefined ? undefined : table.classes[name];
    return name !== undefined && signature ? faultsOf(call, name, signature) : [];
  });
  expect(found).toEqual(expected);
});

const readLibrary = (slug: string): Library =>
  JSON.parse(readFileSync(join(root, 'catalogue/libraries', `${slug}.json`), 'utf8')) as Library;

/** The tasks that a library serves or its variants ask for, and none. */
const tasksOf = (slug: string): string[] => {
  const { tasks = [], variants = [] } = readLibrary(slug);
  const asked = JSON.stringify(variants).matchAll(/"task":("[^"]*"|\[[^\]]*\])/g);
  return [...new Set(['', ...tasks, ...[...asked].flatMap(([, text = '']) => [JSON.parse(text) as string].flat())])];
};

/** The calls in the snippets that a library prints for a repository of a class, whatever its task is said to be. */
function callsFor(library: LibraryEntry, named: string, { tag }: Signatures): Call[] {
  return tasksOf(slugOf(library.id)).flatMap((task) => {
    const record = { id: ID, tags: [`${tag}${named}`], ...(task && { pipeline_tag: task }), library_name: library.id };
    const code = library.snippets(parseModel(record)).filter(({ language }) => language === 'python');
    return code.flatMap((one) => callsOf(one.code, parser));
  });
}

describe.each(tables)('$id, as $package $version is called', (known) => {
  const names = Object.keys(known.classes);

  it('gives every class what it needs and reads what it gives', async () => {
    const { entry } = (await import(`../../out/modules/libraries/${slugOf(known.id)}.ts`)) as {
      entry: LibraryEntry;
    };
    let compared = 0;
    const faults = names.flatMap((named) =>
      callsFor(entry, named, known).flatMap((call) => {
        const name = classOf(call, ID, named, known);
        const signature = name === undefined ? undefined : known.classes[name];
        if (name === undefined || !signature) return [`${named}: no class is known that ${call.loader} loads`];
        compared += 1;
        return faultsOf(call, name, signature).map((fault) => `${named}: ${fault}`);
      }),
    );
    expect([...new Set(faults)]).toEqual([]);
    expect(compared).toBeGreaterThan(names.length);
  });
});
