import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Bytes of functions of grammars and linters that take V8's optimizing compiler seconds; what Node.js itself has in WebAssembly has none. */
const LARGE = 100_000;

/** Has every language check committed snippets of its own. */
const CHECKING = `
const { globSync, readFileSync } = await import('node:fs');
const { LANGUAGES } = await import('./languages/index.ts');
for (const [id, { loadCheck }] of LANGUAGES) {
  const { extension } = JSON.parse(readFileSync(\`languages/\${id}/language.json\`, 'utf8'));
  const check = await loadCheck?.();
  for (const path of globSync(\`out/snippets/**/*.\${extension}\`).slice(0, 40)) check?.(readFileSync(path, 'utf8'));
}
`;

test('the large functions of what checks code are compiled once, and quickly', () => {
  // What V8 would compile beside the program is compiled at once, so that all of it is told.
  const flags = ['--trace-wasm-compilation-times', '--wasm-sync-tier-up'];
  const { stdout, status } = spawnSync(process.execPath, [...flags, '--input-type=module', '--eval', CHECKING], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const compiled = [...stdout.matchAll(/ using (\w+), .*bodysize (\d+)/g)].map(([, compiler, size]) => ({
    compiler,
    isLarge: Number(size) > LARGE,
  }));
  const large = compiled.filter(({ isLarge }) => isLarge).map(({ compiler }) => compiler);
  expect(status).toBe(0);
  expect(large.length).toBeGreaterThan(5);
  expect([...new Set(large)]).toEqual(['Liftoff']);
});

/** Whether a package that is imported by its name holds WebAssembly. */
function holdsWebAssembly(name: string): boolean {
  const folder = join(ROOT, 'node_modules', name);
  return (
    existsSync(folder) &&
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((path) => path.endsWith('.wasm'))
  );
}

test('whatever imports WebAssembly imports first what has it compiled once', () => {
  const importing = globSync('languages/**/*.ts', { cwd: ROOT })
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
    .filter(({ text }) =>
      [...text.matchAll(/^import (?!type\b).*'([^.'\n][^'\n]*)';$/gm)].some(([, name = '']) => holdsWebAssembly(name)),
    );
  expect(importing.length).toBeGreaterThan(2);
  const others = importing.filter(({ text }) => !/^import '[./]*\/(?:shared\/)?web-assembly\.ts';\n/.test(text));
  expect(others.map(({ path }) => path)).toEqual([]);
});
