import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ran, readRuns } from './outcomes.ts';
import { readSnippets } from './snippets.ts';
import { outside, versionsOf } from './versions.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

it.each<[install: string, packages: Record<string, string>, fault: string | undefined]>([
  ['pip install -U my.tool', { 'my-tool': '1.2.0' }, undefined],
  ['pip install -U my.tool', { 'my-tool': '0.9.1' }, 'my.tool 0.9.1 was installed, the entry is for >=1.0'],
  [
    'pip install -U my.tool[all] other>=2',
    { 'my-tool': '0.9.1' },
    'my.tool 0.9.1 was installed, the entry is for >=1.0',
  ],
  ["pip install -U 'my.tool[all]<1'", { 'my-tool': '0.9.1' }, undefined],
  ['pip install -U other', { other: '0.1' }, undefined],
])('%s, which installed %j: %j', (install, packages, fault) => {
  expect(outside({ 'my.tool': '>=1.0' }, install, packages)).toBe(fault);
});

it('what is recorded as run ran with releases that the entries are for', () => {
  const wrong = readSnippets(root).flatMap((snippet) => {
    const { runs, environments } = readRuns(root, snippet.library);
    const run = runs[snippet.key];
    if (run === undefined || !ran(run)) return [];
    const { install = '', packages = {} } = environments[run.environment] ?? {};
    return outside(versionsOf(root, snippet), install, packages) ?? [];
  });
  expect(wrong).toEqual([]);
});
