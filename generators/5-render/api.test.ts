import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { clients } from '../../out/modules/clients.ts';
import { hub } from '../../out/modules/hub.ts';
import { providers } from '../../out/modules/providers/registry.ts';
import type { Provider } from '../../runtime/request/types.ts';
import { slugOf } from '../../runtime/slug.ts';
import { ROOT } from '../cli/command.ts';
import { KEPT } from '../kept.ts';
import { apiSnippets, type PrintedCalls, print, readCalls, sourcesOfCalls } from './api.ts';

/** The calls of all clients. */
const filesOf = ({ calls }: PrintedCalls): readonly (readonly [path: string, code: string])[] =>
  [...calls.values()].flat();

const files = filesOf(await apiSnippets(ROOT, new Map([['python', 'py']]))).map(([path]) => path);
const partsOf = (path: string): string[] => path.split('/');

test('every contract that can be used is among the calls, and every client', () => {
  const contracts = Object.values<Provider>(providers).flatMap(({ id, tasks }) =>
    Object.entries(tasks).flatMap(([task, { unusable }]) => (unusable ? [] : `inference/${slugOf(id)}/${task}`)),
  );
  const folders = new Set(files.map((path) => partsOf(path).slice(0, 3).join('/')));
  expect(contracts.filter((folder) => !folders.has(folder))).toEqual([]);
  expect(folders).toContain(`inference/${hub.automatic}/conversational-stream`);
  const numbers = new Set(files.map((path) => Number.parseInt(partsOf(path)[3] ?? '', 10)));
  // One client calls its provider directly alone.
  const routed = clients.flatMap(({ modes }, index) => (modes.includes('routed') ? [index + 1] : []));
  expect([...numbers].sort((a, b) => a - b)).toEqual(routed);
});

test('a project without a runtime of its own has none', async () => {
  expect(filesOf(await apiSnippets('/nonexistent', new Map()))).toEqual([]);
});

/** A project whose script prints the calls of two clients, and notes beside itself of which it was asked. */
const PRINTING = {
  'generators/5-render/api-calls.ts': `import { appendFileSync } from 'node:fs';
import { code as one } from '../../out/modules/inference/one.ts';
import { code as two } from '../../out/modules/inference/two.ts';
import type { Unread } from '../../out/modules/unread.ts';
const asked: string = process.argv[3] ?? '["one","two"]';
const calls: [string, Unread, string][] = [['one', '1.py', one], ['two', '2.py', two]];
appendFileSync(new URL('asked', import.meta.url), asked);
process.stdout.write(calls.filter(([id, , code]) => asked.includes(id) && code).flat().join(String.fromCharCode(0)));
`,
  'out/modules/inference/one.ts': "export { code } from '../shared.ts';\n",
  'out/modules/inference/two.ts': "export const code = 'b';\n",
  'out/modules/shared.ts': "export const code = 'a';\n",
  'out/modules/unread.ts': 'export type Unread = string;\n',
};

const ALL = '["one","two"]';
const TWO = 'out/modules/inference/two.ts';

describe('calls of a project', () => {
  const project = () => {
    const root = mkdtempSync(join(tmpdir(), 'snippetry-calls-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const write = (path: string, text: string): void => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    };
    for (const [path, text] of Object.entries(PRINTING)) write(path, text);
    const print = (last?: PrintedCalls, extensions: [string, string][] = []) =>
      apiSnippets(root, new Map(extensions), sourcesOfCalls(root), last);
    /** What an own run of the generator prints and keeps. */
    const printed = async (extensions?: [string, string][]): Promise<string> => {
      const calls = await print(undefined, extensions);
      calls.save();
      return filesOf(calls).flat().join(' ');
    };
    const asked = (): string => readFileSync(join(root, 'generators/5-render/asked'), 'utf8');
    return { root, write, print, printed, asked };
  };

  test('are read where an earlier run printed them from the same sources', async () => {
    const { printed, asked } = project();
    expect([await printed(), await printed(), asked()]).toEqual(['1.py a 2.py b', '1.py a 2.py b', ALL]);
  });

  test.each([
    ['a module', 'out/modules/shared.ts', "export const code = 'c';\n", '1.py c 2.py b'],
    ['the script', 'generators/5-render/api-calls.ts', "process.stdout.write('x\\0y\\0z');\n", 'y z'],
  ])('are printed anew once %s is another', async (_, path, text, expected) => {
    const { write, printed } = project();
    await printed();
    write(path, text);
    expect(await printed()).toBe(expected);
  });

  test('are printed anew for other extensions, and not for a file of types alone', async () => {
    const { write, printed, asked } = project();
    await printed();
    await printed([['python', 'pyw']]);
    expect(asked()).toBe(ALL + ALL);
    write('out/modules/unread.ts', 'export type Unread = string | number;\n');
    await printed([['python', 'pyw']]);
    expect(asked()).toBe(ALL + ALL);
  });

  test('are printed anew where what was kept is not whole', async () => {
    const { root, printed, asked } = project();
    await printed();
    const kept = join(root, KEPT, 'calls');
    for (const broken of [readFileSync(kept, 'utf8').slice(0, -1), '', 'one line']) {
      writeFileSync(kept, broken);
      expect(await printed()).toBe('1.py a 2.py b');
    }
    expect(asked()).toBe(ALL.repeat(4));
  });

  test.each([
    ['the module of a client', TWO, "export const code = 'c';\n", '1.py a 2.py c', '["two"]'],
    ['one that prints nothing more', TWO, "export const code = '';\n", '1.py a', '["two"]'],
    ['a module of all', 'out/modules/shared.ts', "export const code = 'c';\n", '1.py c 2.py b', ALL],
    ['one that imports others', TWO, "export { code } from '../shared2.ts';\n", '1.py a 2.py d', ALL],
    ['nothing', TWO, PRINTING[TWO], '1.py a 2.py b', ''],
  ])('after an edit of %s, those alone are printed that it touches', async (_, path, text, expected, anew) => {
    const { write, print, printed, asked } = project();
    write('out/modules/shared2.ts', "export const code = 'd';\n");
    const first = await print();
    write(path, text);
    const second = await print(first);
    expect(filesOf(second).flat().join(' ')).toBe(expected);
    expect(asked()).toBe(ALL + anew);
    second.save();
    expect([await printed(), asked()]).toEqual([expected, ALL + anew]);
  });
});

test('the calls of some clients are those that they have among all', async () => {
  const some = ['python-openai', 'python-AsyncOpenAI', 'sh-curl'];
  const extensions = JSON.stringify([['python', 'py']]);
  const [all, own] = await Promise.all([print(ROOT, extensions), print(ROOT, extensions, some)]);
  const expected = [...readCalls(all)].filter(([id]) => some.includes(id));
  expect(expected.map(([, calls]) => calls.length > 10)).toEqual([true, true, true]);
  expect(Object.fromEntries(readCalls(own))).toEqual(Object.fromEntries(expected));
});

/** Notes, at its end, the addresses of all modules that a process loaded. */
const NOTING = `import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
const loaded = [];
registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
process.on('exit', () => writeFileSync(process.env.LOADED, loaded.join('\\n')));
`;

test('no module is loaded to print calls that is not among their sources', () => {
  const folder = mkdtempSync(join(tmpdir(), 'snippetry-loaded-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [noting, noted] = [join(folder, 'noting.mjs'), join(folder, 'loaded')];
  writeFileSync(noting, NOTING);
  const script = ['--import', noting, join(ROOT, 'generators/5-render/api-calls.ts'), '[]'];
  const { status, stderr } = spawnSync(process.execPath, script, {
    env: { ...process.env, LOADED: noted },
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const loaded = readFileSync(noted, 'utf8').split('\n');
  expect(loaded.length).toBeGreaterThan(100);
  const sources = new Set([...sourcesOfCalls(ROOT).keys()].map((path) => pathToFileURL(join(ROOT, path)).href));
  expect(loaded.filter((url) => !sources.has(url))).toEqual([]);
});
