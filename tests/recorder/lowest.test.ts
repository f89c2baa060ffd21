import { expect, test } from 'vitest';
import { clients } from '../../out/modules/clients.ts';
import { allCells } from './cells.ts';
import { lowestCells, lowestFor, lowestOf } from './lowest.ts';

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

test('every client whose page claims a version of a package is run with it, streams and direct calls included', () => {
  const claimed = clients.filter(({ install, versions = {} }) =>
    [...(install?.pypi ?? []), ...(install?.npm ?? [])].some((name) => name in versions),
  );
  const run = lowestCells(allCells());
  expect([...new Set(run.map(({ client }) => client))].sort()).toEqual(claimed.map(({ id }) => id).sort());
  expect([...new Set(run.map(({ variant }) => variant))]).toEqual(
    expect.arrayContaining(['routed', 'direct', 'stream', 'endpoint']),
  );
});

test('a call for which a newer version is claimed is run with that one', () => {
  const entry = {
    install: { npm: ['one'] },
    versions: { one: '>=1' },
    newer: [{ versions: { one: '>=2.3' }, calls: { acme: ['text-to-image'] } }],
  };
  expect(lowestFor(entry, 'acme', 'text-to-image')?.requirements).toEqual(['one@2.3.0']);
  expect(lowestFor(entry, 'acme', 'text-to-video')?.requirements).toEqual(['one@1.0.0']);
});
