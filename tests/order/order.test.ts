import { join, matchesGlob } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import vitest from '../../vitest.config.ts';
import { RULES } from './rules.ts';
import { ROOT, type Source, sourceOf, sources } from './source.ts';

const all = sources();

/** Lines of code that do nothing. */
const lines = (count: number): string => 'f();\n'.repeat(count);

test('the sources are found', () => {
  expect(all.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['generators/pipeline.ts', 'site/astro.config.mjs', 'tests/order/order.test.ts']),
  );
  expect(all.filter(({ path }) => path.includes('node_modules') || path.startsWith('out/'))).toEqual([]);
});

/** The files that a tsconfig has checked, and whether it refuses names that nothing uses. */
function checkedBy(config: string): { files: string[]; strict: boolean } {
  const path = join(ROOT, config);
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const { fileNames = [], options = {} } = ts.getParsedCommandLineOfConfigFile(path, {}, host) ?? {};
  return { files: fileNames, strict: options.noUnusedLocals === true && options.noUnusedParameters === true };
}

test('every source is checked for its types, and for names that nothing uses', () => {
  const projects = ['tsconfig.json', 'site/tsconfig.json'].map(checkedBy);
  expect(projects.map(({ strict }) => strict)).toEqual([true, true]);
  const checked = new Set(projects.flatMap(({ files }) => files));
  const typed = all.map(({ path }) => path).filter((path) => /\.tsx?$/.test(path));
  expect(typed.filter((path) => !checked.has(join(ROOT, path)))).toEqual([]);
});

/** The globs of each project of Vitest: what it runs, and what of that it leaves to another. */
const PROJECTS = (vitest.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project ? [project.test ?? {}] : [],
);
const isAmong = (path: string, globs: readonly string[] = []): boolean => globs.some((glob) => matchesGlob(path, glob));
const tests = all.filter(({ path }) => /\.test\.tsx?$/.test(path));

test('every test is run, by one project', () => {
  const runs = ({ path }: Source): number =>
    PROJECTS.filter(({ include, exclude }) => isAmong(path, include) && !isAmong(path, exclude)).length;
  expect(tests.filter((one) => runs(one) !== 1).map(({ path }) => path)).toEqual([]);
});

test('a test that loads modules anew, or others in their place, shares none with other tests', () => {
  const shared = PROJECTS.filter(({ isolate }) => isolate === false);
  const isShared = ({ path }: Source): boolean =>
    shared.some(({ include, exclude }) => isAmong(path, include) && !isAmong(path, exclude));
  const replaces = ({ text }: Source): boolean => /\bvi\.(?:mock|doMock|resetModules)\(/.test(text);
  expect(shared).toHaveLength(1);
  expect(tests.filter((one) => replaces(one) === isShared(one)).map(({ path }) => path)).toEqual([]);
});

test.each(RULES.map((rule) => [rule.name, rule] as const))('%s', (_, { broken }) => {
  expect(all.flatMap(broken)).toEqual([]);
});

describe('what breaks a rule is seen', () => {
  test.each<[what: string, path: string, text: string, broken: readonly string[]]>([
    ['300 lines', 'runtime/a.ts', lines(300), []],
    ['301 lines', 'runtime/a.ts', lines(301), ['runtime/a.ts: 301 lines']],
    ['301 lines of a style', 'site/src/a.css', 'a {}\n'.repeat(301), ['site/src/a.css: 301 lines']],
    ['a function of 60 lines', 'runtime/a.ts', `function a() {\n${lines(58)}}`, []],
    ['a function of 61 lines', 'runtime/a.ts', `\nfunction a() {\n${lines(59)}}`, ['runtime/a.ts:2: 61 lines']],
    [
      'a component of 61 lines',
      'site/src/a.tsx',
      `const A = () => (\n${'<br/>\n'.repeat(60)})`,
      ['site/src/a.tsx:1: 62 lines'],
    ],
    ['a test of 61 lines', 'a.test.ts', `test.each([])('a', () => {\n${lines(59)}})`, ['a.test.ts:1: 61 lines']],
    ['a heading of 61 lines', 'a.test.ts', `describe.skipIf(x)('a', () => {\n${lines(59)}})`, []],
    ['a heading over a table', 'a.test.ts', `describe.each([])('%s', () => {\n${lines(59)}})`, []],
    ['a cast', 'runtime/a.ts', 'a as B', []],
    ['a cast by way of unknown', 'generators/a.ts', 'a as unknown as B', ['generators/a.ts:1']],
    ['a cast in two steps', 'generators/a.ts', '(a as unknown) as B', ['generators/a.ts:1']],
    ['a cast in a test', 'runtime/a.test.ts', 'a as unknown as B', []],
    ['an assertion', 'languages/a/b.ts', '!a.b!.c', ['languages/a/b.ts:1']],
    ['a negation', 'languages/a/b.ts', 'a != b || !c', []],
    ['a kit', 'runtime/test-kit/a.ts', '', []],
    ['fixtures', 'tests/fixtures/a.ts', '', ['tests/fixtures/a.ts']],
    ['a kit by its ending', 'runtime/a.kit.ts', '', ['runtime/a.kit.ts']],
    ['a kit by its name', 'tests/servers/a-kit.ts', '', ['tests/servers/a-kit.ts']],
    ['a helper for tests', 'runtime/a-for-tests.ts', '', ['runtime/a-for-tests.ts']],
    ['a sleep', 'a.test.ts', 'await new Promise((r) => setTimeout(r, 5))', ['a.test.ts:1']],
    [
      'a sleep of Node',
      'tests/a.ts',
      `import { setTimeout as nap } from 'node:timers/promises';\nnap(5)`,
      ['tests/a.ts:2'],
    ],
    ['a sleep of a page', 'a.test.ts', 'page.waitForTimeout(5)', ['a.test.ts:1']],
    ['a timer of a given clock', 'a.test.ts', 'clock.setTimeout(f, 5)', []],
    ['a turned clock', 'a.test.ts', 'vi.useFakeTimers(); setTimeout(f, 5)', []],
    ['a timer that is shipped', 'runtime/a.ts', 'setTimeout(f, 5)', []],
    [
      'a listed timer that is gone',
      'tests/recorder/run.ts',
      '',
      ['tests/recorder/run.ts sets no timer: strike it from the list'],
    ],
    ['a hook', 'a.test.ts', 'afterAll(close)', []],
    ['a hook of what helps tests', 'tests/a.ts', 'afterAll(close)', ['tests/a.ts:1']],
    ['what helps tests at its exit', 'tests/a.ts', `process.once('exit', close)`, ['tests/a.ts:1']],
    ['a program at its exit', 'generators/cli/a.ts', `process.once('exit', close)`, []],
    ['a hook that a test asks for', 'tests/a.ts', 'const cleaned = () => afterAll(close);', []],
    ['a comment', 'runtime/a.ts', '\n// As finding D1 says.', ['runtime/a.ts:2']],
    ['a comment behind code', 'runtime/a.ts', 'f(); // issue #4', ['runtime/a.ts:1']],
    ['a docstring', 'runtime/a.ts', '/**\n * Specification section 9.\n */\nf();', ['runtime/a.ts:1']],
    ['a comment in markup', 'site/src/a.tsx', 'const a = <p>{/* see § 4 */}</p>;', ['site/src/a.tsx:1']],
    ['a comment in a style', 'site/src/a.css', '/* issue 10 */', ['site/src/a.css:1']],
    ['a comment in Python', 'tests/a.py', 'x = 1\n# issue 10', ['tests/a.py:2']],
    ['a comment in a template', 'templates/a.py.hbs', '{{!-- issue 10 --}}', ['templates/a.py.hbs:1']],
    ['a standard', 'runtime/a.ts', '// RFC 9110, section 9.2.2', []],
    ['a text', 'runtime/a.ts', `f('issue 10', 'https://github.com/a/b/issues/10')`, []],
  ])('%s', (_, path, text, broken) => {
    expect(RULES.flatMap((rule) => rule.broken(sourceOf(path, text)))).toEqual(broken);
  });
});
