import { expect, it } from 'vitest';
import { inSample, librariesIn } from './select.ts';

it('finds the libraries of changed snippets, recipes and reasons', () => {
  const paths = ['out/snippets/timm/a-b/02-load.py', 'tests/models/flair.py', 'tests/models/mlx.json', 'docs/x.md'];
  expect([...librariesIn(paths.join('\n'))]).toEqual(['timm', 'flair', 'mlx']);
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
