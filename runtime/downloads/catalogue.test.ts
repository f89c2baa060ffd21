import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { countsAsDownload, DEFAULT_DOWNLOAD_FILES, DEFAULT_DOWNLOAD_QUERY, type DownloadRule } from './count.ts';
import { describeQuery } from './describe.ts';
import { matchesQuery } from './match.ts';
import { parseDownloadQuery } from './parse.ts';
import { reviewQuery } from './review.ts';
import type { DownloadQuery, MatchNode } from './types.ts';

interface Entry extends DownloadRule {
  readonly id: string;
}

const folder = new URL('../../catalogue/libraries/', import.meta.url);
const entries = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Entry);
const rules = entries.flatMap(({ id, countDownloads }) =>
  countDownloads === undefined ? [] : [{ id, countDownloads }],
);

const matches = (query: DownloadQuery): MatchNode[] => {
  if (query.kind === 'match') return [query];
  if (query.kind === 'exists') return [];
  return query.kind === 'not' ? matches(query.operand) : query.operands.flatMap(matches);
};

/** One path for each alternative of the query, made from the values that the alternative asks for. */
function witnesses(query: DownloadQuery): string[] {
  if (query.kind === 'or') return query.operands.flatMap(witnesses);
  const values = new Map(matches(query).map(({ field, value }) => [field, value]));
  const inFolder = query.kind === 'and' && query.operands.some(({ kind }) => kind === 'exists');
  const prefix = values.get('path_prefix') ?? (inFolder ? 'folder/' : '');
  const extension = values.get('path_extension');
  return [values.get('path') ?? `${prefix}${values.get('path_filename') ?? 'file'}${extension ? `.${extension}` : ''}`];
}

test('the catalogue has rules', () => expect(rules.length).toBeGreaterThan(60));

describe.each(rules)('$id: $countDownloads', ({ countDownloads }) => {
  const parsed = parseDownloadQuery(countDownloads);

  test('parses, and its conditions stand where the tree says', () => {
    expect(parsed).toMatchObject({ ok: true });
    if (!parsed.ok) return;
    for (const { field, value, start, end } of matches(parsed.query)) {
      expect(countDownloads.slice(start, end)).toBe(`${field}:"${value}"`);
    }
  });

  test('counts a file of every alternative and no other', () => {
    if (!parsed.ok) return expect.unreachable();
    for (const path of witnesses(parsed.query)) {
      expect(matchesQuery(parsed.query, path), path).toBe(true);
      expect(countsAsDownload({ countDownloads }, path), path).toBe(true);
    }
    expect(countsAsDownload({ countDownloads }, 'no/such file.nothing')).toBe(false);
  });

  test('has words and no condition that cannot hold', () => {
    if (!parsed.ok) return expect.unreachable();
    const words = describeQuery(parsed.query);
    for (const { value } of matches(parsed.query)) expect(words).toContain(value);
    expect(reviewQuery(parsed.query)).toEqual([]);
  });
});

test.each([
  ...DEFAULT_DOWNLOAD_FILES.map((path) => [path, true] as const),
  ['unet/config.json', false],
  ['model.safetensors', false],
  ['Q4_K_M/model.gguf', true],
] as const)('without a rule %s counts: %s', (path, counts) => expect(countsAsDownload({}, path)).toBe(counts));

test('a rule takes the place of the default list, but not of what always counts', () => {
  const entry = { countDownloads: 'path_extension:"nemo"' };
  expect(['config.json', 'a.nemo', 'a.gguf'].filter((path) => countsAsDownload(entry, path))).toEqual([
    'a.nemo',
    'a.gguf',
  ]);
  const broken = { countDownloads: 'path_extension:' };
  expect(['config.json', 'a.nemo', 'a.gguf'].filter((path) => countsAsDownload(broken, path))).toEqual(['a.gguf']);
});

test('the default list in words', () => {
  const parsed = parseDownloadQuery(DEFAULT_DOWNLOAD_QUERY);
  expect(parsed.ok && describeQuery(parsed.query)).toBe(
    `files ${DEFAULT_DOWNLOAD_FILES.map((file) => `at ${file}`).join(' or ')}`,
  );
});
