import { expect, test } from 'vitest';
import { clients } from '../../out/modules/clients.ts';
import { allCells } from './cells.ts';
import { lowestCells, lowestFor, lowestOf, lowestPrograms } from './lowest.ts';
import { isProgram, knowsRelease, programOf } from './programs.ts';

test.each([
  [
    { install: { pypi: ['fal-client'] }, versions: { 'fal-client': '>=0.5' } },
    ['fal-client==0.5.0', 'pillow', 'numpy'],
  ],
  [{ install: { npm: ['openai'] }, versions: { openai: '>=5.0' } }, ['openai@5.0.0']],
  [{ install: { npm: ['openai'] }, versions: { openai: '>=4.13.28' } }, ['openai@4.13.28']],
  [{ versions: { node: '>=20' } }, undefined],
])('the lowest version of %j is installed, not the newest that begins like it', (entry, requirements) => {
  expect(lowestOf(entry)?.requirements).toEqual(requirements);
});

test('every client whose page claims a version of a package or program is run with it, in each way of calling', () => {
  const isRun = ({ install, versions = {} }: (typeof clients)[number]): boolean =>
    [...(install?.pypi ?? []), ...(install?.npm ?? [])].some((name) => name in versions) ||
    Object.keys(versions).some(isProgram);
  const all = allCells();
  const run = lowestCells(all);
  const claimed = clients.filter(isRun).map(({ id }) => id);
  expect([...new Set(run.map(({ client }) => client))].sort()).toEqual(claimed.sort());
  expect(run.length).toBe(all.filter(({ client }) => claimed.includes(client)).length);
});

test.each(
  clients.flatMap((client) => lowestPrograms(client).map(([name, version]) => [name, version] as const)),
)('it is known where %s %s comes from', (name, version) => expect(knowsRelease(name, version)).toBe(true));

test('a release of which nobody knows where it comes from is not run with another one', () =>
  expect(() => programOf('curl', '7.1', '')).toThrow('does not say where curl 7.1 comes from'));

test('a call for which a newer version is claimed is run with that one', () => {
  const entry = {
    install: { npm: ['one'] },
    versions: { one: '>=1' },
    newer: [{ versions: { one: '>=2.3' }, calls: { acme: ['text-to-image'] } }],
  };
  expect(lowestFor(entry, 'acme', 'text-to-image')?.requirements).toEqual(['one@2.3.0']);
  expect(lowestFor(entry, 'acme', 'text-to-video')?.requirements).toEqual(['one@1.0.0']);
});
