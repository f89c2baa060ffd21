import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { clients } from '../../out/modules/clients.ts';
import { hub } from '../../out/modules/hub.ts';
import { providers } from '../../out/modules/providers/registry.ts';
import type { Provider } from '../../runtime/request/types.ts';
import { slugOf } from '../../runtime/slug.ts';
import { ROOT } from '../cli/command.ts';
import { KEPT } from '../kept.ts';
import { createMemo } from '../memo.ts';
import { apiSnippets, sourcesOfCalls } from './api.ts';

const files = (await apiSnippets(ROOT, new Map([['python', 'py']]))).files.map(([path]) => path);
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
  expect((await apiSnippets('/nonexistent', new Map())).files).toEqual([]);
});

/** A project whose script prints one call, of a module, and notes beside itself that it ran. */
const PRINTING = {
  'generators/5-render/api-calls.ts': `import { appendFileSync } from 'node:fs';
import { code } from '../../out/modules/code.ts';
import type { Unread } from '../../out/modules/unread.ts';
appendFileSync(new URL('ran', import.meta.url), '|');
process.stdout.write(['inference/call.py', code satisfies Unread].join(String.fromCharCode(0)));
`,
  'out/modules/code.ts': "export { code } from './other.ts';\n",
  'out/modules/other.ts': "export const code = 'one';\n",
  'out/modules/unread.ts': 'export type Unread = string;\n',
};

describe('calls of a project', () => {
  const project = () => {
    const root = mkdtempSync(join(tmpdir(), 'snippetry-calls-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const write = (path: string, text: string): void => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    };
    for (const [path, text] of Object.entries(PRINTING)) write(path, text);
    const printed = async (extensions: [string, string][] = []): Promise<string> => {
      const calls = await apiSnippets(root, new Map(extensions));
      calls.save();
      return calls.files.flat().join(' ');
    };
    const runs = (): number => readFileSync(join(root, 'generators/5-render/ran'), 'utf8').length;
    return { root, write, printed, runs };
  };

  test('are read where an earlier run printed them from the same sources', async () => {
    const { printed, runs } = project();
    expect([await printed(), await printed(), runs()]).toEqual(['inference/call.py one', 'inference/call.py one', 1]);
  });

  test.each([
    ['a module', 'out/modules/other.ts', "export const code = 'two';\n", 'inference/call.py two'],
    ['the script', 'generators/5-render/api-calls.ts', "process.stdout.write('a\\0b');\n", 'a b'],
  ])('are printed anew once %s is another', async (_, path, text, expected) => {
    const { write, printed } = project();
    await printed();
    write(path, text);
    expect(await printed()).toBe(expected);
  });

  test('are printed anew for other extensions, and not for a file of types alone', async () => {
    const { write, printed, runs } = project();
    await printed();
    await printed([['python', 'pyw']]);
    expect(runs()).toBe(2);
    write('out/modules/unread.ts', 'export type Unread = string | number;\n');
    await printed([['python', 'pyw']]);
    expect(runs()).toBe(2);
  });

  test('are printed anew where what was kept is not whole', async () => {
    const { root, printed, runs } = project();
    await printed();
    const kept = join(root, KEPT, 'calls');
    for (const broken of [readFileSync(kept, 'utf8').slice(0, -1), '', 'one line']) {
      writeFileSync(kept, broken);
      expect(await printed()).toBe('inference/call.py one');
    }
    expect(runs()).toBe(4);
  });

  test('depend on files that a memo reads once', () => {
    const { root, write } = project();
    const memo = createMemo();
    const sources = [...sourcesOfCalls(root, memo)];
    expect(sources.map(([path]) => path)).toEqual([
      'generators/5-render/api-calls.ts',
      'out/modules/code.ts',
      'out/modules/other.ts',
    ]);
    expect([...sourcesOfCalls(root, memo)]).toEqual(sources);
    write('out/modules/code.ts', "export const code = 'here';\n");
    expect([...sourcesOfCalls(root, memo).keys()]).toEqual(['generators/5-render/api-calls.ts', 'out/modules/code.ts']);
  });
});
