import { createHash } from 'node:crypto';
import { cpSync, existsSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeProject } from '../tests/test-kit/project.ts';
import { SOURCES } from './1-load/links.ts';
import { walk } from './1-load/walk.ts';
import { formatDiagnostic } from './diagnostics/diagnostic.ts';
import { createMemo, type Memo } from './memo.ts';
import * as pipeline from './pipeline.ts';
import { watchedFolders } from './watched.ts';

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

const LIBRARY = 'catalogue/libraries/demo-py.json';
const PLAIN = 'templates/libraries/demo-py/plain.py.hbs';

/** A memo of which the test tells every edit of the sources, as `watch` does. */
function watching(root: string): { memo: Memo; touch(path: string): void } {
  const watched = watchedFolders(root, [...SOURCES, 'tests/models']);
  const own = createMemo(watched.stateOf);
  const shared: Memo = Object.assign(
    <Result>(name: string, inputs: readonly unknown[], make: () => Result): Result =>
      (name === 'schemas' || name === 'types' ? kept : own)(name, inputs, make),
    { stateOf: own.stateOf },
  );
  return { memo: shared, touch: (path) => watched.touch(join(root, path)) };
}

describe('a memo that is told of every edit', () => {
  /** What a project says and prints: its problems, else its snippets and modules. */
  const saidOf = async (root: string, memo: Memo): Promise<object> => {
    const analysis = await pipeline.analyse(root, memo);
    const problems = analysis.problems.map(formatDiagnostic);
    if (problems.length > 0) return { problems };
    const snippets = [...analysis.snippets].map(([path, { text }]) => [path, text]);
    return {
      snippets: Object.fromEntries(snippets),
      modules: Object.fromEntries(pipeline.emitModules(analysis, memo)),
    };
  };

  test('gives after each edit what is given from scratch', async () => {
    using project = makeProject();
    const { memo: told, touch } = watching(project.root);
    const [library, plain, said] = [LIBRARY, PLAIN, 'seeds/org-said.json'].map(project.read) as [
      string,
      string,
      string,
    ];
    const other = (change: (value: Record<string, unknown>) => void, text: string): string => {
      const value = JSON.parse(text);
      change(value);
      return `${JSON.stringify(value, null, 2)}\n`;
    };
    const edits: [what: string, path: string, text: string | undefined, problem?: string][] = [
      ['another text', PLAIN, `# Again.\n${plain}`],
      ['an unknown field', PLAIN, 'x = {{idd}}\n', 'unknown-field'],
      ['as before', PLAIN, plain],
      ['a template that nothing prints', 'templates/libraries/demo-py/more/x.py.hbs', 'x = 1\n', 'orphan-template'],
      ['a partial beside it', 'templates/partials/note.py.hbs', '# Note.\n', 'unused-partial'],
      ['the template gone', 'templates/libraries/demo-py/more/x.py.hbs', undefined, 'unused-partial'],
      ['the partial printed', PLAIN, `{{> note}}\n${plain}`],
      ['the partial edited', 'templates/partials/note.py.hbs', '# Another note.\n'],
      [
        'a record twice',
        'seeds/org-twice.json',
        other((seed) => Object.assign(seed, { id: 'org/twice' }), said),
        'duplicate-seed',
      ],
      ['the record gone', 'seeds/org-twice.json', undefined],
      [
        'a record that names no library',
        'seeds/org-said.json',
        other((seed) => delete seed.library_name, said),
        'unseeded-variant',
      ],
      [
        'a sign of its library',
        LIBRARY,
        other(
          (entry) => Object.assign(entry, { detect: { signs: [{ when: { has: 'prompt' }, rank: 'unnamed' }] } }),
          library,
        ),
      ],
      ['the sign gone', LIBRARY, library, 'unseeded-variant'],
      [
        'a record edited',
        'seeds/org-said.json',
        other((seed) => Object.assign(seed, { widgetData: [{ text: 'Bye' }] }), said),
      ],
      [
        'a rule of entries broken',
        LIBRARY,
        other((entry) => Object.assign(entry, { requires: ['none'] }), library),
        'unknown',
      ],
      ['another label', LIBRARY, other((entry) => Object.assign(entry, { prettyLabel: 'Demo 2' }), library)],
      ['a variant less', LIBRARY, other((entry) => (entry.variants as unknown[]).pop(), library), 'orphan-template'],
      ['all as before', LIBRARY, library],
    ];
    expect(await saidOf(project.root, told)).toEqual(await saidOf(project.root, memo));
    for (const [what, path, text, problem] of edits) {
      project.write(path, text);
      touch(path);
      const now = await saidOf(project.root, told);
      expect({ what, ...now }).toEqual({ what, ...(await saidOf(project.root, memo)) });
      expect(JSON.stringify('problems' in now ? now.problems : ''), what).toContain(problem ?? '""');
    }
  });

  test('has an edit write what it reaches at once, and what somebody else changed when asked to complete it', async () => {
    using project = makeProject();
    const { memo: told, touch } = watching(project.root);
    let complete: () => Promise<void> = async () => {};
    const edit = async (text: string) => {
      project.write(PLAIN, text);
      touch(PLAIN);
      const onWritten = (rest: () => Promise<void>) => {
        complete = rest;
      };
      return pipeline.generate(project.root, { memo: told, onWritten });
    };
    await edit('import demo\n\nprint(demo.load({{id}}))\n');
    const [chat, module] = ['out/snippets/demo-py/org-chat/02-chat.py', 'out/modules/libraries/ids.ts'];
    const whole = [chat, module].map(project.read);
    project.write(chat, 'changed by somebody else\n');
    project.write(module, undefined);
    const { written } = await edit('import demo\n\nprint(demo.load({{id}}), 1)\n');
    expect(written).toMatchObject({
      modules: { changed: ['libraries/demo-py.ts'], added: [], removed: [] },
      snippets: { changed: ['demo-py/org-plain/02-plain.py', 'demo-py/org-said/02-plain.py'], added: [], removed: [] },
    });
    expect(project.read('out/snippets/demo-py/org-plain/02-plain.py')).toContain('"), 1)');
    expect(project.read(chat)).toBe('changed by somebody else\n');
    await complete();
    expect([chat, module].map(project.read)).toEqual(whole);
  });
});
