import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { type JsonFile, parseJsonText } from '../../generators/1-load/json-file.ts';
import { execution, readProved } from '../../generators/collections/libraries/rules/execution.ts';
import { formatDiagnostic } from '../../generators/diagnostics/diagnostic.ts';
import { registry } from '../../out/modules/libraries/registry.ts';
import { noticeRules } from '../../out/modules/notices.ts';
import type { Library } from '../../out/types/library.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { outcomesOf } from '../../runtime/receipt/share.ts';
import { shownOf } from '../../runtime/shown.ts';
import { slugOf } from '../../runtime/slug.ts';
import { seedRecords } from '../snippets/seeds.ts';
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

it('what writes or reads sound or films by torchcodec says that FFmpeg has to be there', () => {
  // torchaudio hands both on to torchcodec from 2.9 on; what is installed with it stands in the record of a run.
  const silent = Object.values(registry).flatMap((entry) => {
    const { runs, environments } = readRuns(root, slugOf(entry.id));
    return seedRecords(entry.id).flatMap((record) => {
      const model = parseModel(record);
      const [{ notices, snippets } = { notices: [], snippets: [] }] = shownOf([entry], model);
      const uses = snippets.some(({ kind, code, variant }) => {
        const installed = environments[runs[`${slugOf(model.id)}/${variant}`]?.environment ?? '']?.packages ?? {};
        return kind === 'install'
          ? /\btorchcodec\b/.test(code)
          : 'torchcodec' in installed && /torchaudio\.(?:save|load)\(/.test(code);
      });
      return uses && !notices.some(({ text }) => /ffmpeg/i.test(text)) ? [`${entry.id} ${model.id}`] : [];
    });
  });
  expect(silent).toEqual([]);
});

it('nothing that ran as it stands, without a GPU, is said to need one', () => {
  const needs = noticeRules.flatMap(({ kind, code, text }) => (kind === 'gpu' && code ? [text] : []));
  expect(needs).toHaveLength(1);
  const wrong = Object.values(registry).flatMap((entry) => {
    const { runs } = readRuns(root, slugOf(entry.id));
    return seedRecords(entry.id).flatMap((record) => {
      const model = parseModel(record);
      const [{ notices, snippets } = { notices: [], snippets: [] }] = shownOf([entry], model);
      const code = snippets.filter(({ kind }) => kind === 'code');
      const allRan = code.every(({ variant }) => runs[`${slugOf(model.id)}/${variant}`]?.outcome === 'ran');
      return allRan && notices.some(({ text }) => needs.includes(text)) ? [`${entry.id} ${model.id}`] : [];
    });
  });
  expect(wrong).toEqual([]);
});
