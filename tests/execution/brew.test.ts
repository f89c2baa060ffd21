import { afterEach, expect, it, vi } from 'vitest';
import { formulaOf, sayingOf } from './brew.ts';
import { reasonOfInstall } from './reasons.ts';

afterEach(() => vi.unstubAllGlobals());

const KNOWN = { tool: { version: '1.0', bottles: ['arm64_sonoma'], source: 'https://kept.example/tool.rb' } };

/** What Homebrew answers of a formula that is built for these platforms. */
const answer = (...platforms: string[]): Response =>
  Response.json({
    versions: { stable: '2.0' },
    bottle: platforms.length > 0 ? { stable: { files: Object.fromEntries(platforms.map((one) => [one, {}])) } } : {},
  });

it.each<[what: string, answers: () => Response, said: string, reason: string | undefined]>([
  [
    'is built for one vendor alone',
    () => answer('arm64_tahoe', 'arm64_sonoma'),
    'tool 2.0 only has bottles for macOS: arm64_tahoe, arm64_sonoma (https://formulae.brew.sh/api/formula/tool.json)',
    'not run: hardware of one vendor',
  ],
  [
    'is built for Linux too',
    () => answer('arm64_tahoe', 'x86_64_linux'),
    'tool 2.0 has bottles for x86_64_linux (https://formulae.brew.sh/api/formula/tool.json)',
    undefined,
  ],
  [
    'cannot be asked for: what is kept is said, with where it was read',
    () => {
      throw new TypeError('fetch failed');
    },
    'tool 1.0 only has bottles for macOS: arm64_sonoma (https://kept.example/tool.rb)',
    'not run: hardware of one vendor',
  ],
])('a formula that %s', async (_, answers, said, reason) => {
  vi.stubGlobal('fetch', async () => answers());
  const formula = await formulaOf('tool', KNOWN);
  const saying = formula && sayingOf('tool', formula);
  expect(saying).toBe(said);
  expect(reasonOfInstall(saying ?? '')).toBe(reason);
});

it('a formula without any bottle is built from its source, which says nothing of a vendor', async () => {
  vi.stubGlobal('fetch', async () => answer());
  const formula = await formulaOf('tool', KNOWN);
  expect(reasonOfInstall(formula ? sayingOf('tool', formula) : '')).toBeUndefined();
});

it('of a formula that nobody knows nothing is said', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  expect(await formulaOf('other', KNOWN)).toBeUndefined();
});
