import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { noMemo } from '../memo.ts';
import { openSound, type Sound } from './sound.ts';
import { madeUpIn, type Printed, syntaxProblems } from './syntax.ts';

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

/** A project with checkers and packages. */
function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'sound-'));
  roots.push(root);
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'package-lock.json'), '{}');
  cpSync('languages/json', join(root, 'languages/json'), { recursive: true });
  return root;
}

const code = (text: string): Printed => ({ language: 'json', text, marks: [] }) as unknown as Printed;

const kept = (root: string): string[] => readdirSync(join(root, 'node_modules'), { recursive: true, encoding: 'utf8' });

describe('code that was found sound', () => {
  test('is not parsed again by a later run, which still tells what is wrong with other code', async () => {
    const root = project();
    const all = new Map([
      ['a.json', code('{"a": 1}\n')],
      ['b.json', code('{"a": \n')],
    ]);
    const first = openSound(root);
    const faults = await syntaxProblems(all, noMemo, first);
    expect(new Set(faults.map(({ file }) => file))).toEqual(new Set(['b.json']));
    first.save();
    const second = openSound(root);
    expect([...all.values()].map(({ text }) => second.has('json', text))).toEqual([true, false]);
    expect(await syntaxProblems(all, noMemo, second)).toEqual(faults);
    // Only a parser could tell that this is none.
    second.add('json', '{"a": \n');
    expect(await syntaxProblems(all, noMemo, second)).toEqual([]);
  });

  test('with what nothing uses is sound where its values are made up, there alone, and is not parsed again', async () => {
    const root = project();
    const unused = { ...code('const a = 1;\n'), language: 'js' };
    const broken = { ...code('const = ;\n'), language: 'js' };
    const faultsOf = async (path: string, printed: Printed, sound: Sound, madeUp: ReadonlySet<string>) => {
      const faults = await syntaxProblems(new Map([[path, printed]]), noMemo, sound, madeUp);
      return faults.map(({ sentence }) => sentence).join();
    };
    const first = openSound(root);
    expect(await faultsOf('sample', unused, first, new Set(['sample']))).toBe('');
    expect(await faultsOf('sample', broken, first, new Set(['sample']))).not.toBe('');
    first.save();
    const second = openSound(root);
    const kinds = [madeUpIn('js'), 'js'];
    const keptAs = ({ text }: Printed) => kinds.map((kind) => second.has(kind, text));
    expect({ unused: keptAs(unused), broken: keptAs(broken) }).toEqual({
      unused: [true, false],
      broken: [false, false],
    });
    expect(await faultsOf('a.js', unused, second, new Set())).toContain('Nothing uses the name a');
  });

  test('is another text in another language', () => {
    const sound = openSound(project());
    sound.add('json', '1\n');
    expect([sound.has('json', '1\n'), sound.has('js', '1\n'), sound.has('json', '2\n')]).toEqual([true, false, false]);
  });

  test.each<[string, (root: string) => void]>([
    ['a checker was edited', (root) => writeFileSync(join(root, 'languages/json/check.ts'), '')],
    ['a language came', (root) => cpSync('languages/go', join(root, 'languages/go'), { recursive: true })],
    ['a parser has another release', (root) => writeFileSync(join(root, 'package-lock.json'), '{ }')],
  ])('is parsed again when %s', (_, change) => {
    const root = project();
    const before = openSound(root);
    before.add('json', '1\n');
    before.save();
    expect(openSound(root).has('json', '1\n')).toBe(true);
    change(root);
    expect(openSound(root).has('json', '1\n')).toBe(false);
  });

  test('is kept in one whole file, which is written where something is new', () => {
    const root = project();
    const sound = openSound(root);
    sound.save();
    expect(kept(root)).toEqual([]);
    sound.add('json', '1\n');
    sound.save();
    const files = kept(root).filter((name) => name.includes('sound-'));
    expect(files).toHaveLength(1);
    expect(readFileSync(join(root, 'node_modules', files[0] ?? ''), 'utf8')).toMatch(/^[0-9a-f]{16}$/);
  });

  test('is parsed again where nothing can be kept', () => {
    const root = project();
    writeFileSync(join(root, 'node_modules/.cache'), 'a file where a folder should be');
    const sound = openSound(root);
    sound.add('json', '1\n');
    expect(() => sound.save()).not.toThrow();
    expect(openSound(root).has('json', '1\n')).toBe(false);
  });
});
