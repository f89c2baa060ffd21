import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { Misuse } from '../../generators/cli/usage.ts';
import { differs, inSample, select, voidKeys } from './select.ts';
import { readDatasetSnippets, readSnippets } from './snippets.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const every = [...readSnippets(root), ...readDatasetSnippets(root)];
const jobs = select(root, every, { libraries: ['pruna-ai', 'timm', 'mlx', 'datasets/duckdb'], seed: '' });
const librariesOf = (path: string): string[] => [
  ...new Set(jobs.filter((job) => differs(root, job, [path])).map(({ snippet }) => snippet.library)),
];

it.each([
  ['tests/models/timm.py', ['timm']],
  ['tests/models/mlx.json', ['mlx']],
  ['tests/models/shared/diffusion.py', ['pruna-ai']],
  ['tests/models/datasets-duckdb.py', ['datasets/duckdb']],
  ['docs/x.md', []],
])('a change of %s executes the snippets of %j', (path, libraries) => {
  expect(librariesOf(path)).toEqual(libraries);
});

it.each([
  ['tests/models/transformers/seeds/facebook-sam3.py', ['facebook-sam3']],
  ['tests/models/shared/poses.py', ['usyd-community-vitpose-base-simple', 'usyd-community-vitpose-plus-base']],
])('a change of %s executes the snippets of these seeds alone: %j', (path, seeds) => {
  const own = select(root, every, { libraries: ['transformers', 'peft'], seed: '' });
  const found = own.filter((job) => differs(root, job, [path])).map(({ snippet }) => snippet.key.split('/')[0]);
  expect([...new Set(found)]).toEqual(seeds);
});

it('a changed install line executes the snippets of its page alone', () => {
  const [job] = jobs.filter(({ snippet }) => snippet.library === 'timm');
  const page = job?.snippet.file.replace(/[^/]+$/, '01-install.sh') ?? '';
  const found = jobs.filter((one) => differs(root, one, [page]));
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found.map(({ snippet }) => snippet.record))).toEqual(new Set([job?.snippet.record]));
});

it('a record of another text is void, and no other', () => {
  const own = every.filter(({ library }) => library === 'timm');
  const [first] = own;
  const edited = own.map((one) => (one === first ? { ...one, code: `${one.code}print()\n` } : one));
  expect([...voidKeys(root, 'timm', own)]).toEqual([]);
  expect([...voidKeys(root, 'timm', edited)]).toEqual([first?.key]);
});

it('takes about the share that is asked for, the same for the same seed', () => {
  const texts = Array.from({ length: 2000 }, (_, at) => `library seed-${at}/variant`);
  const of = (share: number, seed: string): string[] => texts.filter((text) => inSample(text, share, seed));
  expect(of(0.1, 'a').length).toBeGreaterThan(140);
  expect(of(0.1, 'a').length).toBeLessThan(260);
  expect(of(0.1, 'a')).toEqual(of(0.1, 'a'));
  expect(of(0.1, 'a')).not.toEqual(of(0.1, 'b'));
  expect([of(0, 'a').length, of(1, 'a').length]).toEqual([0, 2000]);
});

it.each([
  [{ only: 'nosuchkey' }, '--only: no key of a snippet contains "nosuchkey".'],
  [{ changed: 'no-such-revision' }, 'git knows no revision "no-such-revision" here.'],
])('what would choose nothing for ever is told: %j', (asked, sentence) => {
  expect(() => select(root, every, { libraries: ['timm'], seed: '', ...asked })).toThrow(new Misuse(sentence));
});
