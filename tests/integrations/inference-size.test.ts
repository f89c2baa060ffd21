import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../generators/cli/command.ts';
import { clients } from '../../out/modules/clients.ts';
import { isAsked } from '../../runtime/inference/asked.ts';
import { slugOf } from '../../runtime/slug.ts';

/** All clients of the first three languages together, minified, in bytes of gzip. */
const LIMIT = 20_000;
const FIRST = ['python', 'js', 'sh'];

const moduleOf = ({ id }: { id: string }): string => `out/modules/inference/${slugOf(id)}.ts`;

const bundle = async (contents: string) =>
  build({
    stdin: { contents, resolveDir: ROOT, loader: 'ts', sourcefile: 'entry.ts' },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    outdir: '/bundle',
    write: false,
    metafile: true,
    absWorkingDir: ROOT,
  });

let outputs: Metafile['outputs'];
beforeAll(async () => {
  const { metafile } = await bundle("export * from './runtime/inference/lazy.ts';");
  ({ outputs } = metafile);
}, 120_000);

/** The files that a page fetches for the entry and for these modules, with what they import at once. */
function fetched(modules: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    for (const { path, kind } of outputs[name]?.imports ?? []) if (kind === 'import-statement') visit(path);
  };
  const wanted = ['entry.ts', ...modules];
  for (const [name, { entryPoint }] of Object.entries(outputs)) if (wanted.includes(entryPoint ?? '')) visit(name);
  return [...found];
}

const sourcesOf = (names: readonly string[]): string[] =>
  names.flatMap((name) => Object.keys(outputs[name]?.inputs ?? {}));

test('no client, provider or sample is fetched before it is asked for', () => {
  const loaded = sourcesOf(fetched([])).filter((path) => /^out\/modules\/(inference|providers|samples)\//.test(path));
  expect(loaded.sort()).toEqual(['inference', 'providers', 'samples'].map((name) => `out/modules/${name}/index.ts`));
});

test.each([
  ...FIRST.map((language) => ({ language })),
  { language: 'python', async: true },
  { language: 'go' },
  { language: 'rust' },
  { language: 'java' },
  { language: 'php' },
  { language: 'ruby' },
  { language: 'csharp' },
  { language: 'powershell' },
])('who asks for $language fetches its clients alone', (asked) => {
  const own = clients.filter((client) => isAsked(asked, client, clients)).map(moduleOf);
  const modules = sourcesOf(fetched(own)).filter((path) => /^out\/modules\/inference\/[^/]+$/.test(path));
  expect(own.length).toBeGreaterThan(0);
  expect(modules.sort()).toEqual([...own, 'out/modules/inference/index.ts'].sort());
});

test('all clients of the first three languages are less than 20 kB', async () => {
  const all = clients.filter(({ language }) => FIRST.includes(language)).map(moduleOf);
  const modules = all.map((path, index) => `export { client as client${index} } from './${path}';`);
  const { outputFiles } = await bundle(["export * from './out/modules/clients.ts';", ...modules].join('\n'));
  expect(outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0)).toBeLessThan(LIMIT);
});
