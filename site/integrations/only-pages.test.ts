import { describe, expect, test } from 'vitest';
import { onlyPages, type Prerenderer } from './only-pages.mjs';

const path = (pathname: string, type = 'page') => ({ pathname, route: { type } });
const ALL = [
  path('/'),
  path('/models/gpt2/'),
  path('/models/gpt2-medium/'),
  path('/models/org/gpt2'),
  path('/text-files.json', 'endpoint'),
];

/** The pathnames that are built where all of the site are these. */
async function built(below?: string): Promise<string[]> {
  let prerenderer: Prerenderer = { getStaticPaths: async () => ALL };
  const setPrerenderer = (make: (usual: Prerenderer) => Prerenderer): void => {
    prerenderer = make(prerenderer);
  };
  onlyPages(below).hooks['astro:build:start']({ setPrerenderer });
  return (await prerenderer.getStaticPaths()).map(({ pathname }) => pathname);
}

describe('the pages that are built alone, with every file that is none', () => {
  test.each([
    ['/models/gpt2/', ['/models/gpt2/', '/text-files.json']],
    ['/models/org/gpt2/', ['/models/org/gpt2', '/text-files.json']],
    ['/models/gpt2', ['/models/gpt2/', '/models/gpt2-medium/', '/text-files.json']],
    [undefined, ALL.map(({ pathname }) => pathname)],
  ])('%s', async (below, expected) => {
    expect(await built(below)).toEqual(expected);
  });

  test('an address that no page has is refused', async () => {
    await expect(built('/model/gpt2/')).rejects.toThrow('SITE_PAGES is "/model/gpt2/", and no page begins so');
  });
});
