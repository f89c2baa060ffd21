import { describe, expect, it } from 'vitest';
import { emptyFindings, type Findings, judge } from './report.ts';
import type { Library, Rendered } from './snippets.ts';

const snippet = (extension: string, open = ''): Rendered => ({
  file: `out/snippets/toybox/a/01-load.${extension}`,
  extension,
  code: '',
  requirements: [],
  npm: [],
  open,
});
const library = (...snippets: Rendered[]): Library => ({ slug: 'toybox', entry: { id: 'toybox' }, snippets });
const found = (parts: Partial<Findings>): Findings => ({ ...emptyFindings(), ...parts });
const failure = { file: 'a.py', line: 1, sentence: 'module toybox has no Doll' };

describe('the verdict on a library', () => {
  const table: [text: string, library: Library, findings: Findings, verdict: object][] = [
    [
      'names were found',
      library(snippet('py')),
      found({ imports: new Set(['toybox']) }),
      { status: 'checked', checkedImports: 1 },
    ],
    [
      'a name is missing',
      library(snippet('py')),
      found({ imports: new Set(['toybox']), failures: [failure] }),
      { status: 'failed', reason: failure.sentence },
    ],
    [
      'only the helpers of code from elsewhere were found',
      library(snippet('py', 'git+https://example.org/toybox')),
      found({ imports: new Set(['numpy']), elsewhere: new Set(['git+https://example.org/toybox']) }),
      { status: 'not-checkable', reason: 'its code is not in the registry: git+https://example.org/toybox' },
    ],
    [
      'one variant runs in a checkout, another with packages',
      library(snippet('py', 'git+https://example.org/toybox'), snippet('py')),
      found({ imports: new Set(['numpy']), elsewhere: new Set(['git+https://example.org/toybox']) }),
      { status: 'checked' },
    ],
    [
      'there are only commands',
      library(snippet('sh')),
      found({}),
      { status: 'not-checkable', reason: 'its snippets are commands of a shell' },
    ],
    [
      'nothing could be read',
      library(snippet('py')),
      found({ unchecked: new Set(['toybox is a compiled module']) }),
      { status: 'not-checkable', reason: 'toybox is a compiled module' },
    ],
  ];
  it.each(table)('%s', (_, given, findings, verdict) => {
    expect(judge(given, findings, '2026-01-02')).toMatchObject({ date: '2026-01-02', ...verdict });
  });
});
