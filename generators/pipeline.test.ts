import { createHash } from 'node:crypto';
import { cpSync, existsSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeProject } from '../tests/test-kit/project.ts';
import { walk } from './1-load/walk.ts';
import { formatDiagnostic } from './diagnostics/diagnostic.ts';
import { createMemo, type Memo } from './memo.ts';
import * as pipeline from './pipeline.ts';

/** Types are made of the schemas, which no test here changes: made once. Everything else is made anew. */
const kept = createMemo();
const memo: Memo = Object.assign(
  <Result>(name: string, inputs: readonly unknown[], make: () => Result): Result =>
    name === 'schemas' || name === 'types' ? kept(name, inputs, make) : make(),
  { stateOf: () => ({}) },
);
const generate = (root: string, check = false) => pipeline.generate(root, { check, memo });

/** Long before the test: a file that still has this time has not been touched. */
const OLD = new Date('2020-01-01T00:00:00Z');

/** Hash and time of every file of out/. */
const outOf = (root: string, read: (path: string) => string): Map<string, string> =>
  new Map(
    walk(root, 'out').map((path) => [
      path,
      `${createHash('sha256').update(read(path)).digest('hex')} ${statSync(join(root, path)).mtimeMs}`,
    ]),
  );

function age(root: string): void {
  for (const path of walk(root, 'out')) utimesSync(join(root, path), OLD, OLD);
}

const SNIPPETS = [
  'out/snippets/demo-py/org-chat/01-install.sh',
  'out/snippets/demo-py/org-chat/02-chat.py',
  'out/snippets/demo-py/org-plain/01-install.sh',
  'out/snippets/demo-py/org-plain/02-plain.py',
  'out/snippets/demo-py/org-said/01-install.sh',
  'out/snippets/demo-py/org-said/02-plain.py',
  'out/snippets/demo-py/org-said/03-serve.sh',
];

describe('generate', () => {
  test('writes types, modules, and each snippet of each seed as a file', async () => {
    using project = makeProject();
    const { problems, written } = await generate(project.root);
    expect(problems).toEqual([]);
    expect(walk(project.root, 'out/snippets')).toEqual(SNIPPETS);
    expect(project.read('out/snippets/demo-py/org-said/02-plain.py')).toBe(
      'import demo\n\nprint(demo.load("org/said"), "Hello")\n',
    );
    expect(project.read('out/snippets/demo-py/org-said/03-serve.sh')).toBe('demo serve org/said --prompt Hello\n');
    expect(project.read('out/snippets/demo-py/org-said/01-install.sh')).toBe('pip install -U demo\n');
    expect(written?.snippets).toMatchObject({
      added: SNIPPETS.map((path) => path.slice('out/snippets/'.length)),
      changed: [],
    });
  });

  test('twice gives the same bytes and touches nothing', async () => {
    using project = makeProject();
    await generate(project.root);
    age(project.root);
    const before = outOf(project.root, project.read);
    const { written } = await generate(project.root);
    expect(outOf(project.root, project.read)).toEqual(before);
    for (const part of Object.values(written ?? {}))
      expect(part).toMatchObject({ added: [], changed: [], removed: [] });
  });

  test('gives the same bytes wherever the project lies', async () => {
    using first = makeProject();
    using second = makeProject();
    await generate(first.root);
    await generate(second.root);
    const bytes = (project: typeof first) => walk(project.root, 'out').map((path) => [path, project.read(path)]);
    expect(bytes(second)).toEqual(bytes(first));
  });

  test('after an edit touches only what the edit reaches', async () => {
    using project = makeProject();
    await generate(project.root);
    age(project.root);
    project.write('templates/libraries/demo-py/serve.sh.hbs', 'demo serve {{id}} --say {{prompt}}\n');
    const { written } = await generate(project.root);
    expect(written?.snippets.changed).toEqual(['demo-py/org-said/03-serve.sh']);
    expect(written?.modules.changed).toEqual(['libraries/demo-py.ts']);
    const touched = walk(project.root, 'out').filter(
      (path) => statSync(join(project.root, path)).mtimeMs !== OLD.getTime(),
    );
    expect(touched).toEqual(['out/modules/libraries/demo-py.ts', 'out/snippets/demo-py/org-said/03-serve.sh']);
    expect(project.read('out/snippets/demo-py/org-said/03-serve.sh')).toBe('demo serve org/said --say Hello\n');
  });

  test('removes stale files and the folders that they leave empty', async () => {
    using project = makeProject();
    await generate(project.root);
    project.write('out/modules/libraries/gone.ts', 'export {};\n');
    project.write('out/snippets/gone/seed/01-x.py', 'x = 1\n');
    project.write('seeds/org-said.json', undefined);
    project.change('catalogue/libraries/demo-py.json', (library) => (library.variants as unknown[]).pop());
    project.write('templates/libraries/demo-py/serve.sh.hbs', undefined);
    project.write('templates/libraries/demo-py/plain.py.hbs', 'import demo\n\nprint(demo.load({{id}}))\n');
    const { problems, written } = await generate(project.root);
    expect(problems.map(formatDiagnostic)).toEqual([]);
    expect(written?.modules.removed).toEqual(['libraries/gone.ts', 'site/models/org-said.ts']);
    expect(written?.snippets.removed).toEqual([
      'demo-py/org-said/01-install.sh',
      'demo-py/org-said/02-plain.py',
      'demo-py/org-said/03-serve.sh',
      'gone/seed/01-x.py',
    ]);
    expect(existsSync(join(project.root, 'out/snippets/gone'))).toBe(false);
    expect(existsSync(join(project.root, 'out/snippets/demo-py/org-said'))).toBe(false);
  });

  test.each([
    ['a seed that is no JSON', 'seeds/org-chat.json', '{'],
    ['an entry with an unknown key', 'catalogue/libraries/demo-py.json', '{ "idd": "demo.py" }\n'],
    ['a template with an unknown field', 'templates/libraries/demo-py/chat.py.hbs', 'x = {{idd}}\n'],
    ['a template that ends in a string', 'templates/libraries/demo-py/chat.py.hbs', 'x = "{{id}}\n'],
    [
      'a template with a branch that no seed reaches',
      'templates/libraries/demo-py/chat.py.hbs',
      '{{#if maskToken}}\nx\n{{/if}}\ny\n',
    ],
  ])('with %s leaves everything as it was', async (_, path, text) => {
    using project = makeProject();
    await generate(project.root);
    age(project.root);
    const before = outOf(project.root, project.read);
    project.write(path, text);
    project.write('templates/libraries/demo-py/serve.sh.hbs', 'demo serve {{id}} --say {{prompt}}\n');
    const { problems, written } = await generate(project.root);
    expect(problems.length).toBeGreaterThan(0);
    expect(written).toBeUndefined();
    expect(outOf(project.root, project.read)).toEqual(before);
  });

  test('on an empty folder with a mistake writes nothing at all', async () => {
    using project = makeProject({ 'templates/libraries/demo-py/chat.py.hbs': 'x = {{idd}}\n' });
    await generate(project.root);
    expect(existsSync(join(project.root, 'out'))).toBe(false);
  });

  test('with check compares the snippets and leaves them', async () => {
    using project = makeProject();
    await generate(project.root);
    project.write('out/snippets/demo-py/org-chat/02-chat.py', 'import demo\n');
    project.write('out/snippets/demo-py/org-chat/09-old.py', 'x = 1\n');
    const { written } = await generate(project.root, true);
    expect(written?.snippets).toMatchObject({
      added: [],
      changed: ['demo-py/org-chat/02-chat.py'],
      removed: ['demo-py/org-chat/09-old.py'],
    });
    expect(project.read('out/snippets/demo-py/org-chat/02-chat.py')).toBe('import demo\n');
  });

  test('adding a library takes an entry, a template and a seed, and no TypeScript', async () => {
    using project = makeProject();
    await generate(project.root);
    cpSync(
      join(project.root, 'catalogue/libraries/demo-py.json'),
      join(project.root, 'catalogue/libraries/new-one.json'),
    );
    project.change('catalogue/libraries/new-one.json', (library) => {
      library.id = 'New.One';
      library.prettyLabel = 'New One';
      library.variants = [{ name: 'load', title: 'Load', language: 'js' }];
      Reflect.deleteProperty(library, 'install');
    });
    project.write('templates/libraries/new-one/load.js.hbs', 'console.log({{id}});\n');
    project.write('seeds/org-new.json', '{ "id": "org/new", "library_name": "New.One" }\n');
    const { problems, written } = await generate(project.root);
    expect(problems.map(formatDiagnostic)).toEqual([]);
    expect(written?.modules.added).toEqual([
      'libraries/new-one.ts',
      'site/libraries/new-one.ts',
      'site/models/org-new.ts',
    ]);
    expect(project.read('out/snippets/new-one/org-new/01-load.js')).toBe('console.log("org/new");\n');
    expect(project.read('out/modules/libraries/index.ts')).toContain("'./new-one.ts'");
  });
});
