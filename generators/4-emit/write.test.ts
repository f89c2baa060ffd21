import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemo } from '../memo.ts';
import { beginWriting, compareFolder, createSource, emptyGeneratedFolder, writeFolder } from './write.ts';

const FILES = new Map([
  ['demo/one/01-install.sh', 'pip install demo\n'],
  ['demo/one/02-load.py', 'import demo\n'],
  ['demo/two/01-load.py', 'import two\n'],
]);
const FOLDER = 'out/snippets';

let base: string;
let root: string;
let outside: string;

const put = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

/** Replaces what stands at a path by a link. */
const link = (path: string, target: string): void => {
  rmSync(join(root, path), { recursive: true, force: true });
  mkdirSync(dirname(join(root, path)), { recursive: true });
  symlinkSync(target, join(root, path));
};

/** Every path below a folder with its kind, text and time of change; links are not followed. */
const everything = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .sort()
    .map((name) => {
      const path = join(folder, name);
      const stats = lstatSync(path);
      return `${name} ${stats.mode} ${stats.mtimeMs} ${stats.isFile() ? readFileSync(path, 'utf8') : ''}`;
    });

/** The generated files as they stand: path and text; a link shows as one. */
const generated = (): [string, string][] =>
  readdirSync(join(root, FOLDER), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry): [string, string] => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(join(root, FOLDER).length + 1), entry.isFile() ? readFileSync(path, 'utf8') : 'a link'];
    })
    .sort();

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'snippetry-write-'));
  root = join(base, 'project');
  outside = join(base, 'outside');
  mkdirSync(root);
  for (const [name, text] of FILES) put(join(outside, name), `theirs, not ${text}`);
  for (const name of ['01-install.sh', '02-load.py', '01-load.py', 'snippets/demo/one/02-load.py'])
    put(join(outside, name), `theirs: ${name}\n`);
  put(join(outside, 'same.py'), FILES.get('demo/one/02-load.py') ?? '');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(base, { recursive: true });
});

const LINKS: [string, string, () => string][] = [
  ['a stale link to a folder', `${FOLDER}/old`, () => outside],
  ['a stale link inside a folder that stays', `${FOLDER}/demo/one/old`, () => outside],
  ['a stale link to a file', `${FOLDER}/old.py`, () => join(outside, 'same.py')],
  ['a stale link by a relative path', `${FOLDER}/old`, () => '../../../outside'],
  ['a link to the folder that it is in', `${FOLDER}/loop`, () => '.'],
  ['a link to itself', `${FOLDER}/self`, () => 'self'],
  ['a link to nothing', `${FOLDER}/dangling`, () => join(base, 'nowhere')],
  ['a link to nothing in place of a file', `${FOLDER}/demo/one/02-load.py`, () => join(base, 'nowhere')],
  ['a link to a file in place of a file', `${FOLDER}/demo/one/02-load.py`, () => join(outside, '02-load.py')],
  ['a link to a file with the right text', `${FOLDER}/demo/one/02-load.py`, () => join(outside, 'same.py')],
  ['a link to a folder in place of a file', `${FOLDER}/demo/one/02-load.py`, () => outside],
  ['a link in place of the folder of a seed', `${FOLDER}/demo/one`, () => outside],
  ['a link in place of a parent folder', `${FOLDER}/demo`, () => join(outside, 'demo')],
  ['a link in place of the folder that is written', FOLDER, () => outside],
  ['a link in place of out', 'out', () => outside],
  ['a link to nothing in place of out', 'out', () => join(base, 'nowhere')],
  ['a link to out in place of the folder', FOLDER, () => '.'],
  ['a link as temporary file', `${FOLDER}/demo/one/02-load.py.${process.pid}.tmp`, () => join(outside, 'same.py')],
];

describe('no symbolic link is followed', () => {
  test.each(LINKS)('%s is removed itself, and what it points to is as it was', (_, path, target) => {
    writeFolder(root, FOLDER, FILES);
    link(path, target());
    const before = everything(outside);
    writeFolder(root, FOLDER, FILES);
    expect(everything(outside)).toEqual(before);
    expect(generated()).toEqual([...FILES]);
    expect(readdirSync(base).sort()).toEqual(['outside', 'project']);
    expect(writeFolder(root, FOLDER, FILES)).toMatchObject({ added: [], changed: [], removed: [], unchanged: 3 });
  });

  test.each(LINKS)('%s is removed too where a memo knows what stood there', (_, path, target) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    const memo = createMemo();
    writeFolder(root, FOLDER, FILES, memo);
    writeFolder(root, FOLDER, FILES, memo);
    link(path, target());
    const before = everything(outside);
    writeFolder(root, FOLDER, FILES, memo);
    expect(everything(outside)).toEqual(before);
    expect(generated()).toEqual([...FILES]);
  });

  test.each(LINKS)('%s is seen by a comparison, which touches nothing', (_, path, target) => {
    writeFolder(root, FOLDER, FILES);
    link(path, target());
    const before = everything(base);
    const { added, changed, removed } = compareFolder(root, FOLDER, FILES);
    expect(added.length + changed.length + removed.length).toBeGreaterThan(0);
    expect(everything(base)).toEqual(before);
  });

  test.each(LINKS)('%s is not followed when the folder is emptied', (_, path, target) => {
    writeFolder(root, FOLDER, FILES);
    link(path, target());
    const before = everything(outside);
    emptyGeneratedFolder(root, FOLDER);
    expect(everything(outside)).toEqual(before);
    expect(generated()).toEqual([]);
  });
});

/** Files that do something when a text is taken from them, or when they are asked for a name. */
class Interrupted extends Map<string, string> {
  readonly at: string;
  readonly interrupt: () => void;

  constructor(files: Iterable<[string, string]>, at: string, interrupt: () => void) {
    super(files);
    this.at = at;
    this.interrupt = interrupt;
  }
  override get(name: string): string | undefined {
    if (name === this.at) this.interrupt();
    return super.get(name);
  }
  override has(name: string): boolean {
    if (name === this.at) this.interrupt();
    return super.has(name);
  }
}

describe('a link that is put there while files are written', () => {
  test.each<[string, string]>([
    ['in place of the folder of a seed', `${FOLDER}/demo/two`],
    ['in place of a parent folder', `${FOLDER}/demo`],
    ['in place of the folder that is written', FOLDER],
    ['in place of out', 'out'],
  ])('%s is not written through', (_, path) => {
    const before = everything(outside);
    const files = new Interrupted(FILES, 'demo/two/01-load.py', () => link(path, outside));
    writeFolder(root, FOLDER, files);
    expect(everything(outside)).toEqual(before);
    expect(lstatSync(join(root, path)).isDirectory()).toBe(true);
    expect(generated()).toContainEqual(['demo/two/01-load.py', 'import two\n']);
  });

  test.each<[string, string]>([
    ['in place of the folder of a seed', `${FOLDER}/demo/one`],
    ['in place of a parent folder', `${FOLDER}/demo`],
    ['in place of the folder that is written', FOLDER],
    ['in place of out', 'out'],
  ])('%s is not deleted through', (_, path) => {
    writeFolder(root, FOLDER, new Map([...FILES, ['demo/one/old.py', 'x = 1\n']]));
    put(join(outside, 'old.py'), 'theirs\n');
    put(join(outside, 'demo/one/old.py'), 'theirs\n');
    put(join(outside, 'one/old.py'), 'theirs\n');
    const before = everything(outside);
    writeFolder(root, FOLDER, new Interrupted(FILES, 'demo/one/old.py', () => link(path, outside)));
    expect(everything(outside)).toEqual(before);
  });
});

describe('what is no path inside the project', () => {
  test.each([
    '',
    '.',
    '..',
    '../x',
    'a/../../x',
    'a/../b',
    '/tmp/x',
    'a//b',
    'a\\..\\b',
    'a\0b',
    './a',
  ])('%j is neither written nor created', (name) => {
    expect(() => writeFolder(root, FOLDER, new Map([[name, 'x']]))).toThrow('is no path inside the project');
    expect(() => createSource(root, name, 'x')).toThrow('is no path inside the project');
    expect(readdirSync(base).sort()).toEqual(['outside', 'project']);
  });
});

describe('what stands in the way of generated files', () => {
  test.each<[string, () => void]>([
    ['a file in place of a folder', () => put(join(root, FOLDER, 'demo'), 'x')],
    ['a file in place of the folder that is written', () => put(join(root, FOLDER), 'x')],
    ['a folder with files in place of a file', () => put(join(root, FOLDER, 'demo/one/02-load.py/x/y.py'), 'x')],
    [
      'an empty folder in place of a file',
      () => mkdirSync(join(root, FOLDER, 'demo/one/02-load.py'), { recursive: true }),
    ],
  ])('%s gives way', (_, prepare) => {
    prepare();
    writeFolder(root, FOLDER, FILES);
    expect(generated()).toEqual([...FILES]);
  });
});

describe('a source file', () => {
  test('is created with its folders', () => {
    createSource(root, 'templates/libraries/new/load.py.hbs', 'x\n');
    expect(readFileSync(join(root, 'templates/libraries/new/load.py.hbs'), 'utf8')).toBe('x\n');
  });

  test.each<[string, string, () => string]>([
    ['a link to a folder on its way', 'seeds', () => outside],
    ['a link further up', 'templates', () => outside],
    ['a link to nothing on its way', 'seeds', () => join(base, 'nowhere')],
    ['a link to a file in its place', 'seeds/new.json', () => join(outside, 'same.py')],
    ['a link to nothing in its place', 'seeds/new.json', () => join(base, 'nowhere')],
  ])('is not created through %s', (_, path, target) => {
    link(path, target());
    const before = everything(base);
    const name = path === 'templates' ? 'templates/libraries/new/load.py.hbs' : 'seeds/new.json';
    expect(() => createSource(root, name, 'x\n')).toThrow();
    expect(everything(base)).toEqual(before);
  });
});

describe('a write that begins with what was edited', () => {
  const PATH = 'demo/two/01-load.py';
  const edited = new Map([...FILES, [PATH, 'import edited\n']]);
  const added = new Map([...FILES, ['demo/three/01-load.py', 'import three\n']]);
  const renamed = new Map([...[...FILES].slice(1), ['demo/three/01-load.py', 'import three\n']]);
  const nothing = { added: [], changed: [], removed: [] };

  test.each<[what: string, files: typeof FILES, at: object, whole: object]>([
    ['nothing', new Map(FILES), { ...nothing, unchanged: 3 }, { ...nothing, unchanged: 3 }],
    ['a text', edited, { ...nothing, changed: [PATH], unchanged: 2 }, { ...nothing, changed: [PATH], unchanged: 2 }],
    ['a file more', added, { added: ['demo/three/01-load.py'] }, { added: ['demo/three/01-load.py'], unchanged: 3 }],
    ['another file', renamed, { removed: ['demo/one/01-install.sh'] }, { removed: ['demo/one/01-install.sh'] }],
  ])('%s: is there before the folder is compared', (_, files, at, whole) => {
    const memo = createMemo();
    beginWriting(root, FOLDER, FILES, memo).complete();
    const writing = beginWriting(root, FOLDER, files, memo);
    expect(writing.written).toMatchObject(at);
    expect(generated()).toEqual([...files].sort());
    expect(writing.complete()).toMatchObject(whole);
  });

  test('what somebody else touched is mended when it is completed, and told with the rest', () => {
    const memo = createMemo();
    beginWriting(root, FOLDER, FILES, memo).complete();
    put(join(root, FOLDER, 'demo/one/02-load.py'), 'touched\n');
    put(join(root, FOLDER, 'demo/more.py'), 'more\n');
    const writing = beginWriting(root, FOLDER, edited, memo);
    expect(writing.written.changed).toEqual([PATH]);
    const { changed, removed, unchanged } = writing.complete();
    expect([changed, removed, unchanged]).toEqual([[PATH, 'demo/one/02-load.py'], ['demo/more.py'], 1]);
    expect(generated()).toEqual([...edited]);
  });

  test('without a memo it is a whole write', () => {
    const { written, complete } = beginWriting(root, FOLDER, FILES);
    expect(written).toMatchObject({ added: [...FILES.keys()], unchanged: 0 });
    expect(complete()).toBe(written);
  });
});
