import { describe, expect, test } from 'vitest';
import { librarySnippets, models } from '../data/models.ts';
import { codeGroups, sharedBefore } from './groups.ts';
import type { PlacedSnippet } from './snippets.ts';

const snippet = (code: string, over: Partial<PlacedSnippet> = {}): PlacedSnippet => ({
  variant: code,
  language: 'sh',
  title: code,
  kind: 'code',
  code,
  file: `library/model/01-${code}.sh`,
  ...over,
});
const INSTALL = snippet('install', { kind: 'install' });
const STEP = snippet('step', { prepares: true });

/** The groups by the codes that stand in them. */
const told = (...list: PlacedSnippet[]): string[] =>
  codeGroups(list).map(({ before, code }) => [...before, code].map(({ variant }) => variant).join(' '));

describe('what is done before code', () => {
  test('is the last install command and every step, in their order', () => {
    const other = snippet('other', { kind: 'install' });
    expect(told(INSTALL, STEP, snippet('a'), snippet('b'))).toEqual(['install step a', 'install step b']);
    expect(told(INSTALL, snippet('a'), STEP, other, snippet('b'))).toEqual(['install a', 'step other b']);
  });

  test('is code itself where nothing follows', () => {
    expect(told(INSTALL, STEP)).toEqual(['install step']);
  });

  test('is shared as far as all begin with it', () => {
    const names = (...list: PlacedSnippet[]): string[] => sharedBefore(codeGroups(list)).map(({ variant }) => variant);
    expect(names(INSTALL, STEP, snippet('a'), snippet('b'))).toEqual(['install', 'step']);
    expect(names(INSTALL, snippet('a'), STEP, snippet('b'))).toEqual(['install']);
    expect(names()).toEqual([]);
  });

  test('stands beside no other code as if it were another way to do the same', () => {
    const beside = models.flatMap((page) =>
      librarySnippets(page).flatMap(({ entry, snippets }) => {
        const groups = codeGroups(snippets);
        const steps = groups.filter(
          ({ code }) => code.language === 'sh' && /^(?:Install|Get the|Download)\b/.test(code.title),
        );
        return groups.length > 1 ? steps.map(({ code }) => `${entry.id}: ${code.variant}`) : [];
      }),
    );
    expect([...new Set(beside)]).toEqual([]);
  });
});
