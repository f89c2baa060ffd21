import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { type JsonFile, parseJsonText } from '../../generators/1-load/json-file.ts';
import { execution, readProved } from '../../generators/collections/libraries/rules/execution.ts';
import { formatDiagnostic } from '../../generators/diagnostics/diagnostic.ts';
import type { Library } from '../../out/types/library.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = 'catalogue/libraries';
/** Libraries that came before anything executed them; none is to be added. */
const OPEN = ['coreml', 'diffusion-single-file', 'executorch', 'exllamav3'];

// For the author of a new library `check` only warns, so that the files can be written one after another.
it('every variant of code has a recipe, a stated reason or an outcome', () => {
  const entries = readdirSync(join(root, FOLDER)).map((name) => {
    const path = `${FOLDER}/${name}`;
    return parseJsonText(path, readFileSync(join(root, path), 'utf8')).json as JsonFile<
      Pick<Library, 'id' | 'variants'>
    >;
  });
  expect(entries.length).toBeGreaterThan(200);
  const open = execution(entries, (slug) => readProved(root, slug));
  const known = OPEN.map((slug) => `${FOLDER}/${slug}.json`);
  expect(open.filter(({ file }) => !known.includes(file)).map(formatDiagnostic)).toEqual([]);
});
