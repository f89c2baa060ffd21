import { describe, expect, it } from 'vitest';
import { compareSides } from '../difference.ts';
import { sideOf } from '../test-kit/side.ts';
import type { Json } from '../types.ts';
import { changelogSection, TITLE, withSection } from './changelog.ts';
import { type Level, levelOf, nextVersion, raisedTo } from './level.ts';

type Parts = Parameters<typeof sideOf>[0];

const published = (exports: string[], code = 'a'): Parts => ({
  published: { version: '0.1.0', exports, sources: new Map([['runtime/a.ts', code]]) },
});
const catalogue = (...entries: [string, Json][]): Parts => ({ catalogue: new Map(entries) });
const library = (...variants: string[]): Parts =>
  catalogue(['libraries/acme', { id: 'acme', variants: variants.map((name) => ({ name, title: name })) }]);
const of = (...ids: string[]): Parts => ({ seeds: ids.map((id) => ({ id })) });
const one = { 'acme/a-b/01-load.py': 'a\n' };
const sizes = (raw: number): Parts => ({ modules: new Map([['a.ts', { raw, gzip: 1 }]]) });

describe('how the version rises', () => {
  it.each<[what: string, before: Parts, after: Parts, level: Level, reasons: string[]]>([
    ['nothing', {}, {}, 'none', []],
    ['a new sample', of(), { ...of('a/b'), snippets: one }, 'none', []],
    [
      'an export that goes and one that comes',
      published(['snippetry: a']),
      published(['snippetry: b']),
      'major',
      ['1 export is gone: `snippetry: a`'],
    ],
    ['an export that comes', published([]), published(['snippetry: b']), 'minor', ['1 export is new: `snippetry: b`']],
    [
      'a variant that goes',
      library('load', 'more'),
      library('load'),
      'minor',
      ['1 entry or variant is gone: `libraries/acme more`'],
    ],
    [
      'a variant that comes',
      library('load'),
      library('load', 'more'),
      'minor',
      ['1 entry or variant is new: `libraries/acme more`'],
    ],
    [
      'a provider that goes',
      catalogue(['providers/x', { id: 'x' }]),
      {},
      'minor',
      ['1 entry or variant is gone: `provider providers/x`'],
    ],
    [
      'a title',
      library('load'),
      catalogue(['libraries/acme', { id: 'acme', variants: [{ name: 'load', title: 'x' }] }]),
      'patch',
      ['1 fact differs'],
    ],
    ['facts of a package', {}, catalogue(['packages/x', { id: 'x' }]), 'patch', ['1 fact differs']],
    [
      'a model that gets no snippet any more',
      { ...of('a/b'), snippets: one },
      of('a/b'),
      'minor',
      ['1 snippet is no longer printed: `acme/a-b/01-load.py`'],
    ],
    [
      'another variant name',
      { ...of('a/b'), snippets: one },
      { ...of('a/b'), snippets: { 'acme/a-b/01-run.py': 'a\n' } },
      'minor',
      ['1 snippet has another variant name: `acme/a-b/01-run.py`'],
    ],
    [
      'other code',
      { ...of('a/b'), snippets: one },
      { ...of('a/b'), snippets: { 'acme/a-b/01-load.py': 'b\n' } },
      'patch',
      ['1 snippet changes: `acme/a-b/01-load.py`'],
    ],
    ['the runtime', published([], 'a'), published([], 'b'), 'patch', ['1 file of the code differs: `runtime/a.ts`']],
    ['a module', sizes(1), sizes(2), 'patch', ['1 module differs']],
    ['a module of the site', {}, { modules: new Map([['site/a.ts', { raw: 1, gzip: 1 }]]) }, 'none', []],
  ])('by %s', (_, before, after, level, reasons) => {
    expect(levelOf(compareSides(sideOf(before), sideOf(after)))).toEqual({ level, reasons });
  });

  it.each<[Parts, string]>([
    [{ published: 'it is old' }, 'no version can be decided: the package of side is not known: it is old'],
    [{ modules: 'it is old' }, 'no version can be decided: the modules of side are not known: it is old'],
  ])('is not guessed where a side is not known: %j', (before, said) => {
    expect(() => levelOf(compareSides(sideOf(before), sideOf({})))).toThrow(said);
  });

  it.each<[string, Level, string]>([
    ['0.1.9', 'patch', '0.1.10'],
    ['0.1.9', 'minor', '0.2.0'],
    ['0.1.9', 'major', '1.0.0'],
    ['1.2.3', 'none', '1.2.3'],
  ])('from %s by %s to %s', (version, level, next) => {
    expect(nextVersion(version, level)).toBe(next);
  });

  it('from a version of three numbers alone, and never by less than a person asks for', () => {
    expect(() => nextVersion('1.0.0-rc.1', 'patch')).toThrow('1.0.0-rc.1 is no version');
    expect(raisedTo({ level: 'major', reasons: ['x'] }, 'minor')).toEqual({ level: 'major', reasons: ['x'] });
    expect(raisedTo({ level: 'patch', reasons: ['x'] }, 'major')).toEqual({
      level: 'major',
      reasons: ['It was asked to be major at least', 'x'],
    });
  });
});

describe('the changelog', () => {
  const section = (before: Parts, after: Parts): string =>
    changelogSection(compareSides(sideOf(before), sideOf(after)));

  it('has a section with what is told of the difference, and why it is that version', () => {
    expect(section(published(['snippetry: a']), published([]))).toBe(
      '## 1.0.0\n\n- Gone: the export `snippetry: a`\n\nWhy major:\n\n- 1 export is gone: `snippetry: a`\n',
    );
  });

  it('has the newest section first, and each version once', () => {
    const first = withSection('', '## 0.1.0\n\n- a\n');
    expect(first).toBe(`${TITLE}\n## 0.1.0\n\n- a\n`);
    expect(withSection(first, '## 0.2.0\n\n- b\n')).toBe(`${TITLE}\n## 0.2.0\n\n- b\n\n## 0.1.0\n\n- a\n`);
    expect(() => withSection(first, '## 0.1.0\n')).toThrow('has a section "## 0.1.0"');
  });

  it('takes names as text: none becomes a heading, an element or a link', () => {
    const label = '<img src=x>\n## 9.9.9 [x](javascript:1) ` \u202e';
    const text = section(catalogue(), catalogue(['libraries/acme', { id: 'acme', prettyLabel: label }]));
    expect(text.match(/^## .*$/gm)).toEqual(['## 0.2.0']);
    const outside = text.replace(/`[^`]*`/g, '');
    expect(outside).not.toMatch(/(?<!\\)[<[]/);
    expect(outside).not.toContain('\u202e');
  });
});
