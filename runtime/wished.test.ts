import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { registry } from '../out/modules/libraries/registry.ts';
import { seedRecords } from '../tests/snippets/seeds.ts';
import { loadLibrary, loadLibraryInParts, parseModel } from './index.ts';
import { neededBy } from './receipt/standing.ts';
import type { Snippet } from './snippet.ts';
import { wishedFirst } from './wished.ts';

const code = (variant: string, more: Partial<Snippet> = {}): Snippet => ({
  variant,
  language: 'python',
  title: variant,
  kind: 'code',
  code: `${variant}\n`,
  ...more,
});
const install = (packages: string): Snippet =>
  code('install', { kind: 'install', language: 'sh', shell: 'posix', code: `pip install ${packages}\n` });
const wish = (variant: string, library = 'lib') => ({ wishes: { variants: [{ library, variant }] } });
const shown = (list: readonly Snippet[]): string[] =>
  list.map(({ kind, code }) => (kind === 'install' ? '$' : '') + code.trim());

describe('the variant that is wished comes first', () => {
  const list = [install('a'), code('one'), code('two'), install('b'), code('three'), code('four')];

  test.each([
    ['two', '$pip install a', 'two', 'one', '$pip install b', 'three', 'four'],
    ['three', '$pip install b', 'three', 'four', '$pip install a', 'one', 'two'],
    ['four', '$pip install b', 'four', 'three', '$pip install a', 'one', 'two'],
  ])('%s, behind what installs for it', (variant, ...order) => {
    expect(shown(wishedFirst(list, wish(variant), 'lib'))).toEqual(order);
  });

  test('nothing moves for the first, an unknown one, another library, no wish, an install command', () => {
    for (const model of [wish('one'), wish('five'), wish('two', 'other'), {}, { wishes: {} }, wish('install')])
      expect(wishedFirst(list, model, 'lib')).toBe(list);
  });

  test('nothing moves before a download that it needs, or that the others would lose', () => {
    const fetch = code('fetch', { language: 'sh', shell: 'posix', code: 'hf download org/name\n' });
    const fetched = [install('a'), fetch, code('one'), code('two')];
    expect(wishedFirst(fetched, wish('one'), 'lib')).toBe(fetched);
    expect(wishedFirst([code('zero'), fetch], wish('fetch'), 'lib').map(({ variant }) => variant)).toEqual([
      'zero',
      'fetch',
    ]);
  });
});

test('every library that has another variant for a model of its own shows it first; what each needs stays', async () => {
  let movedCount = 0;
  for (const id of Object.keys(registry)) {
    for (const record of seedRecords(id)) {
      const usual = registry[id as keyof typeof registry].snippets(parseModel(record));
      const codes = usual.filter(({ kind }) => kind === 'code');
      const last = codes.at(-1);
      if (codes.length < 2 || last === undefined || last.variant === codes[0]?.variant) continue;
      const card = { cardData: { ...(record.cardData as object), snippets: { variants: { [id]: last.variant } } } };
      const model = parseModel({ ...record, ...card });
      const own = registry[id as keyof typeof registry].snippets(model);
      const needs = (list: readonly Snippet[]) => {
        const needed = neededBy(list);
        return list.map((one, at) => JSON.stringify([one, one.kind === 'install' || needed[at]])).sort();
      };
      expect(needs(own)).toEqual(needs(usual));
      expect(await (await loadLibraryInParts(id))?.snippets(model)).toEqual(own);
      expect((await loadLibrary(id))?.snippets(model)).toEqual(own);
      const first = own.find(({ kind }) => kind === 'code')?.variant;
      if (first === last.variant) movedCount++;
      else expect(own).toEqual(usual);
    }
  }
  expect(movedCount).toBeGreaterThan(20);
}, 120_000);

test('Transformers shows loading without a pipeline first where its author wishes that', () => {
  const record = JSON.parse(readFileSync('seeds/qwen-qwen3-0-6b.json', 'utf8'));
  const variants = (snippets: object) =>
    registry.transformers.snippets(parseModel({ ...record, cardData: { snippets } })).map(({ variant }) => variant);
  const [first, pipeline, direct, ...others] = variants({});
  expect([first, others.length > 0]).toEqual(['install', true]);
  expect(variants({ variants: { transformers: direct } })).toEqual([first, direct, pipeline, ...others]);
});
