import { expect, test } from 'vitest';
import { clients } from '../../out/modules/clients.ts';
import { hub } from '../../out/modules/hub.ts';
import { providers } from '../../out/modules/providers/registry.ts';
import type { Provider } from '../../runtime/request/types.ts';
import { slugOf } from '../../runtime/slug.ts';
import { ROOT } from '../cli/command.ts';
import { apiSnippets } from './api.ts';

const files = (await apiSnippets(ROOT, new Map([['python', 'py']]))).map(([path]) => path);
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
  expect(await apiSnippets('/nonexistent', new Map())).toEqual([]);
});
