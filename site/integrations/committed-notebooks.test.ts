import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { committedNotebooks } from './committed-notebooks.mjs';

const ADDRESS = 'https://github.com/acme/notebooks/blob/main/run';

/** What the build is told. */
function toldBy(address: string | undefined, folder: string | undefined): unknown {
  let told: unknown;
  const setup = committedNotebooks(address, folder).hooks['astro:config:setup'];
  setup?.({ updateConfig: (config: unknown) => (told = config) } as never);
  return told;
}

const texts = (told: string) => ({ vite: { define: { 'import.meta.env.COMMITTED_NOTEBOOKS': told } } });

test('the notebooks of a checkout are told by path', () => {
  const folder = mkdtempSync(join(tmpdir(), 'snippetry-notebooks-'));
  mkdirSync(join(folder, 'org/name'), { recursive: true });
  writeFileSync(join(folder, 'org/name.ipynb'), '{}\n');
  writeFileSync(join(folder, 'org/name/one.ipynb'), '"</script>"\n');
  writeFileSync(join(folder, 'org/name.py'), 'pass\n');
  try {
    const files = { 'org/name.ipynb': '{}\n', 'org/name/one.ipynb': '"</script>"\n' };
    expect(toldBy(ADDRESS, folder)).toEqual(texts(expect.any(String) as never));
    const [told] = Object.values((toldBy(ADDRESS, folder) as ReturnType<typeof texts>).vite.define);
    expect(JSON.parse(told ?? '')).toEqual(files);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('without a repository there are none', () => expect(toldBy(undefined, undefined)).toEqual(texts('{}')));

test.each<[address: string | undefined, folder: string | undefined, said: RegExp]>([
  [ADDRESS, undefined, /go together/],
  [undefined, '/tmp', /go together/],
  ['https://gitlab.com/a/b/blob/main', '/tmp', /gitlab.*such as https:/],
  ['https://github.com/acme', '/tmp', /such as https:/],
  ['acme/notebooks', '/tmp', /such as https:/],
  [`${ADDRESS}?x`, '/tmp', /such as https:/],
])('%s and %s: %s', (address, folder, said) => {
  expect(() => committedNotebooks(address, folder)).toThrow(said);
});
