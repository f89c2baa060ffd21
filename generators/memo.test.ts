import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeProject } from '../tests/test-kit/project.ts';
import { SOURCES } from './1-load/links.ts';
import { formatDiagnostic } from './diagnostics/diagnostic.ts';
import { createMemo, type Memo } from './memo.ts';
import * as pipeline from './pipeline.ts';
import { watchedFolders } from './watched.ts';

/** Types are made of the schemas, which no test here changes: made once. */
const kept = createMemo();
const isKept = (name: string): boolean => name === 'schemas' || name === 'types';

/** Everything else is made anew. */
const scratch: Memo = Object.assign(
  <Result>(name: string, inputs: readonly unknown[], make: () => Result): Result =>
    isKept(name) ? kept(name, inputs, make) : make(),
  { stateOf: () => ({}) },
);

const LIBRARY = 'catalogue/libraries/demo-py.json';
const PLAIN = 'templates/libraries/demo-py/plain.py.hbs';
const TASK = 'catalogue/tasks/text-generation.json';
const PYPI = 'catalogue/ecosystems/pypi.json';
const PROVIDER = 'catalogue/providers/groq.json';

/** A memo of which the test tells every edit of the sources, as `watch` does. */
function watching(root: string): { memo: Memo; touch(path: string): void } {
  const watched = watchedFolders(root, [...SOURCES, 'tests/models']);
  const own = createMemo(watched.stateOf);
  const shared: Memo = Object.assign(
    <Result>(name: string, inputs: readonly unknown[], make: () => Result): Result =>
      (isKept(name) ? kept : own)(name, inputs, make),
    { stateOf: own.stateOf },
  );
  return { memo: shared, touch: (path) => watched.touch(join(root, path)) };
}

/** JSON with a change. */
const other = (change: (value: Record<string, unknown>) => void, text: string): string => {
  const value = JSON.parse(text);
  change(value);
  return `${JSON.stringify(value, null, 2)}\n`;
};

type Edit = [what: string, path: string, text: string | undefined, problem?: string];

/** Edits one after the other, each with the problem that it makes, if any. */
function editsOf(read: (path: string) => string): Edit[] {
  const [library, plain, said] = [read(LIBRARY), read(PLAIN), read('seeds/org-said.json')];
  return [
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
}

/** Edits of entries of which those of another collection say something. */
function editsBeside(read: (path: string) => string): Edit[] {
  const [chat, task, pypi, provider] = [read('seeds/org-chat.json'), read(TASK), read(PYPI), read(PROVIDER)];
  return [
    [
      'a tag that a condition asks for gone from the only record with it',
      'seeds/org-chat.json',
      other((seed) => Object.assign(seed, { tags: [] }), chat),
      'unknown-tag',
    ],
    ['the tag again', 'seeds/org-chat.json', chat],
    ['a task gone that others name', TASK, undefined, 'unknown-task'],
    ['the task with another name', TASK, other((entry) => Object.assign(entry, { label: 'Text' }), task)],
    ['a registry of packages gone', PYPI, undefined, 'unknown'],
    ['the registry again', PYPI, pypi],
    ['a provider gone', PROVIDER, undefined],
    ['the provider again', PROVIDER, provider],
  ];
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
    expect(await saidOf(project.root, told)).toEqual(await saidOf(project.root, scratch));
    for (const [what, path, text, problem] of [...editsOf(project.read), ...editsBeside(project.read)]) {
      project.write(path, text);
      touch(path);
      const now = await saidOf(project.root, told);
      expect({ what, ...now }).toEqual({ what, ...(await saidOf(project.root, scratch)) });
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
