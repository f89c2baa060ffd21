import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Library } from '../../out/types/library.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { slugOf } from '../../runtime/slug.ts';
import { makeProject } from '../../tests/test-kit/project.ts';
import { walk } from '../1-load/walk.ts';
import { ROOT } from '../cli/command.ts';
import { formatDiagnostic } from '../diagnostics/diagnostic.ts';
import { generate } from '../pipeline.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const requiring = walk(ROOT, 'catalogue/libraries')
  .map((path) => JSON.parse(read(path)) as Library)
  .filter(({ requires = [] }) => requires.length > 0);

describe('sets of requirements stand once, however many libraries name them', () => {
  test.each(requiring.map(({ id, requires = [] }) => [id, requires] as const))('%s: %j', (id, sets) => {
    const module = read(`out/modules/libraries/${slugOf(id)}.ts`);
    const imported = [...module.matchAll(/from '\.\.\/\.\.\/modules\/requirements\/([\w-]+)\.ts'/g)].map(
      ([, set]) => set,
    );
    expect(imported).toEqual(sets);
    expect(module).not.toContain('Requirement[]');
  });

  test.each(['entry', 'install', 'requires', '8bit', 'delete'])('%s may be the id of one', async (id) => {
    using project = makeProject({
      [`catalogue/requirements/${id}.json`]: JSON.stringify({
        id,
        what: 'chats',
        sources: ['https://demo.example.com/docs'],
        rules: [{ when: { tag: 'chat' }, install: { pypi: ['demo-chat'] } }],
      }),
    });
    project.change('catalogue/libraries/demo-py.json', (library) => Object.assign(library, { requires: [id] }));
    const { problems } = await generate(project.root);
    expect(problems.map(formatDiagnostic)).toEqual([]);
    const { entry } = await import(join(project.root, 'out/modules/libraries/demo-py.ts'));
    const codes = ({ tags }: { tags: string[] }): string[] =>
      entry.snippets(parseModel({ id: 'a/b', tags })).map(({ code }: { code: string }) => code);
    expect(codes({ tags: ['chat'] })[0]).toBe('pip install -U demo demo-chat\n');
    expect(codes({ tags: [] })[0]).toBe('pip install -U demo\n');
  });

  test('more than one library names the same', () => {
    const named = requiring.flatMap(({ requires = [] }) => requires);
    expect(named.length).toBeGreaterThan(new Set(named).size);
  });
});
