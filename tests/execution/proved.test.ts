import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { type JsonFile, parseJsonText } from '../../generators/1-load/json-file.ts';
import { execution, readProved } from '../../generators/collections/libraries/rules/execution.ts';
import { formatDiagnostic } from '../../generators/diagnostics/diagnostic.ts';
import type { Library } from '../../out/types/library.ts';
import { outcomesOf } from '../../runtime/receipt/share.ts';
import { readRuns } from './outcomes.ts';
import { readVariants } from './snippets.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = 'catalogue/libraries';

it('every variant of code has a recipe, a stated reason or an outcome', () => {
  const entries = readdirSync(join(root, FOLDER)).map((name) => {
    const path = `${FOLDER}/${name}`;
    return parseJsonText(path, readFileSync(join(root, path), 'utf8')).json as JsonFile<
      Pick<Library, 'id' | 'variants'>
    >;
  });
  expect(entries.length).toBeGreaterThan(200);
  expect(execution(entries, (slug) => readProved(root, slug)).map(formatDiagnostic)).toEqual([]);
});

it('no variant of code failed', () => {
  const libraries = readVariants(root).map((one) => ({ ...one, runs: readRuns(root, one.library).runs }));
  const failed = libraries.flatMap((one) =>
    outcomesOf(one).flatMap((outcome, at) =>
      outcome?.startsWith('failed') ? `${one.library} ${one.variants[at]}: ${outcome}` : [],
    ),
  );
  expect(failed).toEqual([]);
});
