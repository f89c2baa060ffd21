import { beforeAll, expect, it, vi } from 'vitest';
import { hashOfText } from '../../../runtime/receipt/standing.ts';
import type { CodeView } from '../views/code.ts';

/** The views of the code of every data set, and of every step of an app for some models. */
async function views(): Promise<Record<'data sets' | 'apps', CodeView[]>> {
  const { builtDatasetLibrary, datasets } = await import('./datasets.ts');
  const { apps, builtApps } = await import('./apps.ts');
  const pages = apps.flatMap(({ models }) => models.slice(0, 1));
  return {
    'data sets': datasets.flatMap(({ libraries }) =>
      libraries.flatMap((library) => builtDatasetLibrary(library).pieces.map(({ code }) => code)),
    ),
    apps: pages.flatMap((page) =>
      builtApps(page).flatMap(({ steps }) => steps.flatMap(({ ways }) => ways.map(({ code }) => code))),
    ),
  };
}

let built: Awaited<ReturnType<typeof views>>;
beforeAll(async () => {
  vi.stubEnv('PUBLIC_REPOSITORY', 'https://code.test/org/name');
  built = await views();
  vi.unstubAllEnvs();
}, 180_000);

it.each([
  'data sets',
  'apps',
] as const)('code of %s is reported with its hash and what was done with it', async (of) => {
  const all = built[of];
  expect(all.length).toBeGreaterThan(30);
  for (const { code, about } of all) {
    const body = new URL(about?.report ?? 'https://none.test').searchParams.get('body')?.split('\n');
    expect(body).toContain(`Hash of the code: ${await hashOfText(code)}`);
    if (about?.receipt) expect(body).toContain(about.receipt.sentence);
  }
});
