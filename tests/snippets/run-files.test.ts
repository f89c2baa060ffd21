import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Runnable } from '../../runtime/run/runnable.ts';
import { readBlocks, writtenBy } from '../../runtime/run/test-kit/read-blocks.ts';
import { has } from '../interpreters.ts';
import { edited, FIELDS, textPaths } from './edits.ts';
import { hostileText } from './hostile-values.ts';
import { allRunnables, type CommittedSnippet, committed, runnablesFor } from './run-pages.ts';
import { seedRecords } from './seeds.ts';

/** What Python reads in the first lines of files: what each of them needs, and no more. */
const expectNeeds = (all: readonly Runnable[]): void =>
  expect(readBlocks(all.map(({ texts }) => texts.py ?? ''))).toEqual(
    all.map(({ needs }) => ({
      count: 1,
      metadata: { 'requires-python': `==${needs?.python}.*`, dependencies: needs?.packages },
    })),
  );

describe('files of all pages that run from an address', () => {
  let all: Runnable<CommittedSnippet>[] = [];
  beforeAll(async () => {
    all = await allRunnables();
  });
  const of = (ending: string): { text: string; path: string; snippet: CommittedSnippet; code: string }[] =>
    all.flatMap(({ path, snippet, texts }) => {
      const text = texts[ending];
      return text === undefined ? [] : [{ text, path, snippet, code: committed(snippet) ?? snippet.code }];
    });

  test('most code of Python has one, none the same, and most of it is committed', () => {
    expect(of('py').length).toBeGreaterThan(700);
    expect(of('sh').length).toBeGreaterThan(of('py').length);
    expect(new Set(all.map(({ path }) => path.toLowerCase())).size).toBe(all.length);
    expect(all.filter(({ snippet }) => committed(snippet) !== undefined).length).toBeGreaterThan(all.length / 2);
  });

  test.skipIf(!has('python3'))('every Python file says what it needs, and ends in the committed code', () => {
    expectNeeds(all.filter(({ run }) => run));
    const wrong = of('py').filter(({ text, code }) => !text.endsWith(`# ///\n\n${code}`));
    expect(wrong.map(({ path }) => path)).toEqual([]);
    // https://peps.python.org/pep-0508/: a name, extras, versions; nothing from elsewhere than the registry.
    const named = all.flatMap(({ needs }) => needs?.packages ?? []);
    const requirement = /^[\w.-]+(\[[\w,.-]+\])?([<>=!~]=?[\w.*+!-]+(,[<>=!~]=?[\w.*+!-]+)*)?$/;
    expect(named.filter((one) => !requirement.test(one))).toEqual([]);
  });

  test('every script for bash holds the committed code between ends that it does not have, or ends in it', () => {
    const wrong = of('sh').filter(({ text, snippet, code }) => {
      if (snippet.language === 'sh') return !text.endsWith(code);
      const [, end = ''] = /<<'(\w+)'\n[\s\S]*\npython "\$folder\/snippet\.py"\n$/.exec(text) ?? [];
      const isHeld = text.endsWith(`<<'${end}'\n${code}${end}\npython "$folder/snippet.py"\n`);
      return !isHeld || code.split('\n').includes(end);
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('every notebook ends in the committed code', () => {
    expect(of('ipynb').length).toBeGreaterThan(500);
    const wrong = of('ipynb').filter(({ text, code }) => `${JSON.parse(text).cells.at(-1).source.join('')}\n` !== code);
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

const LIBRARIES = ['bm25s', 'sklearn', 'transformers', 'diffusers', 'sentence-transformers', 'spacy'];

/** Records of models with a hostile text in one place each. */
const hostileRecords = LIBRARIES.flatMap((library, at) => {
  const [record = {}] = seedRecords(library);
  const place = fc.constantFrom(...textPaths(record), ...FIELDS);
  const edit = fc.record({ path: place, mode: fc.constantFrom('replace', 'append', 'prepend'), text: hostileText });
  return fc.sample(edit, { numRuns: 40, seed: 20_261_123 + at }).map((one) => edited(record, one));
});

test.skipIf(!has('python3') || !has('bash'))(
  'hostile records never change what a file says that it needs',
  async () => {
    const all = (await Promise.all(hostileRecords.map(runnablesFor))).flat().filter(({ run }) => run !== undefined);
    expect(all.length).toBeGreaterThan(150);
    expectNeeds(all);
    const code = all.map(({ snippet }) => snippet.code);
    expect(all.map(({ texts }, at) => texts.py?.endsWith(`# ///\n\n${code[at]}`))).not.toContain(false);
    const printed = all.map(({ texts }) =>
      (texts.sh ?? '').replace(/\npython (?="\$folder\/snippet\.py"\n$)/, '\ncat '),
    );
    expect(writtenBy(printed)).toEqual(code);
  },
);
