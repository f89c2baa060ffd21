import { expect, test } from 'vitest';
import { servicesFor } from './notebooks.ts';

const address = 'https://github.com/acme/notebooks/blob/main/run';
const PATH = 'org/name.v1.ipynb';

test.each<[what: string, path: string, end: string]>([
  ['a path', PATH, PATH],
  ['one that no part of an address can be taken for', 'org/a?b#c d.ipynb', 'org/a%3Fb%23c%20d.ipynb'],
])('a notebook is opened from where its bytes are committed: %s', (_, path, end) => {
  expect(servicesFor(path, 'same\n', { address, texts: { [path]: 'same\n' } })).toEqual([
    { label: 'Open in Colab', href: `https://colab.research.google.com/github/acme/notebooks/blob/main/run/${end}` },
    { label: 'Open in Kaggle', href: `https://kaggle.com/kernels/welcome?src=${address}/${end}` },
  ]);
});

test.each<[why: string, address: string | undefined, texts: Readonly<Record<string, string>>]>([
  ['other bytes are committed', address, { [PATH]: 'older\n' }],
  ['it is not committed', address, { 'org/other.ipynb': 'same\n' }],
  ['no repository is named', undefined, { [PATH]: 'same\n' }],
])('not where %s', (_, known, texts) => {
  expect(servicesFor(PATH, 'same\n', { address: known, texts })).toEqual([]);
});
