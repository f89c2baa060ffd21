import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { KEPT, openKeptTexts } from './kept.ts';

const MAKER = 'generators/maker.ts';

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

/** A project with a program and packages. */
function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'kept-'));
  roots.push(root);
  mkdirSync(join(root, 'generators'));
  writeFileSync(join(root, 'package-lock.json'), '{}');
  writeFileSync(join(root, MAKER), '1');
  return root;
}

const files = (root: string): string[] => readdirSync(join(root, KEPT));
const open = (root: string): ReturnType<typeof openKeptTexts> => openKeptTexts(root, [MAKER]);

/** A project in which a run has kept a short text and a long one. */
function filled(): string {
  const root = project();
  const texts = open(root);
  expect(texts.get('short')).toBeUndefined();
  expect(texts.add('short', 'made')).toBe('made');
  texts.add('long', 'x'.repeat(30_000));
  expect([texts.get('short'), texts.get('long')?.length]).toEqual(['made', 30_000]);
  texts.save();
  return root;
}

describe('a text that packages made', () => {
  test('is there for later runs, a long one in a file of its own', () => {
    const root = filled();
    const later = open(root);
    expect([later.get('short'), later.get('long')?.length, later.get('other')]).toEqual(['made', 30_000, undefined]);
    expect(files(root)).toHaveLength(2);
  });

  test.each([
    ['the program that has it made', MAKER],
    ['a release of a package', 'package-lock.json'],
  ])('is made anew after an edit of %s', (_, path) => {
    const root = filled();
    writeFileSync(join(root, path), '2');
    const later = open(root);
    expect([later.get('short'), later.get('long')]).toEqual([undefined, undefined]);
  });

  test('is made anew where the file is not whole', () => {
    const root = filled();
    const [short = ''] = files(root).sort((a, b) => a.length - b.length);
    writeFileSync(join(root, KEPT, short), '{"a": "b');
    const later = open(root);
    expect(later.get('short')).toBeUndefined();
    later.add('short', 'again');
    later.save();
    expect(open(root).get('short')).toBe('again');
  });

  test.each([0, 100])('is made anew where a file of its own has lost all but %i bytes', (bytes) => {
    const root = filled();
    const [, long = ''] = files(root).sort((a, b) => a.length - b.length);
    truncateSync(join(root, KEPT, long), bytes);
    const later = open(root);
    expect([later.get('short'), later.get('long')]).toEqual(['made', undefined]);
  });

  test('is kept by no run that cannot write, which goes on', () => {
    const root = project();
    writeFileSync(join(root, 'node_modules'), 'no folder');
    const texts = open(root);
    texts.add('short', 'made');
    texts.add('long', 'x'.repeat(30_000));
    texts.save();
    expect([texts.get('short'), texts.get('long')?.length]).toEqual(['made', 30_000]);
    expect([open(root).get('short'), open(root).get('long')]).toEqual([undefined, undefined]);
  });

  test('goes when many were made after it, whatever made it', () => {
    const root = filled();
    for (const name of files(root)) utimesSync(join(root, KEPT, name), 1, 1);
    writeFileSync(join(root, MAKER), '2');
    const texts = open(root);
    for (let at = 0; at < 500; at += 1) texts.add(`long ${at}`, 'x'.repeat(20_001));
    texts.save();
    writeFileSync(join(root, MAKER), '1');
    expect([open(root).get('short'), open(root).get('long')]).toEqual([undefined, undefined]);
    expect(files(root).length).toBeLessThan(450);
  });

  test('goes when there is much more than what a run asks for', () => {
    const root = filled();
    const texts = open(root);
    for (let at = 0; at < 150; at += 1) texts.add(`text ${at}`, 'x'.repeat(15_000));
    texts.save();
    const later = open(root);
    expect([later.get('short'), later.get('text 149')?.length]).toEqual([undefined, 15_000]);
  });
});
