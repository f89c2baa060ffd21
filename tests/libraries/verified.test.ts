import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readRuns } from '../execution/outcomes.ts';
import { readLibraries } from './snippets.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const slugs = readdirSync(`${root}out/verified`).flatMap((file) =>
  file.endsWith('.json') ? file.replace('.json', '') : [],
);

it('out/verified has a check of every library with snippets, and no failure', () => {
  const checked = slugs.filter((slug) => readRuns(root, slug).check);
  expect(checked.sort()).toEqual(
    readLibraries(root)
      .map(({ slug }) => slug)
      .sort(),
  );
  expect(checked.filter((slug) => readRuns(root, slug).check?.status === 'failed')).toEqual([]);
});
