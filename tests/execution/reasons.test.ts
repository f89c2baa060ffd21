import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { type StatedReason, statedReason } from '../../generators/1-load/reason.ts';
import { readRuns } from './outcomes.ts';
import { lacksDevice, outcomeOf, reasonOfInstall } from './reasons.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
const stated = readdirSync(join(root, 'tests/models')).filter((file) => file.endsWith('.json'));
const reasonsIn = (file: string): StatedReason[] => (read(`tests/models/${file}`) as { notRun: StatedReason[] }).notRun;

it.each([
  ['git is refused here: the code is in a repository: fetch https://…', 'not run: installs from a repository'],
  [
    'a list of packages that is no registry is refused here: install -f https://…',
    'not run: installs from a repository',
  ],
  [
    'hint: `mlx` (v0.1) only has wheels for the following platform: `macosx_14_0_arm64`',
    'not run: hardware of one vendor',
  ],
  ['`jax` has no wheels with a matching platform tag (e.g., `macosx_14_0_arm64`)', 'not run: hardware of one vendor'],
  ['`jax` has no wheels with a matching platform tag (e.g., `manylinux_2_28_x86_64`)', undefined],
  ['torch==1.1 has no wheels with a matching Python ABI tag (e.g., `cp313`)', 'not run: no release for this Python'],
  ['Because tomtom was not found in the package registry', undefined],
  ['error: command gcc failed', undefined],
])('an installation that prints %j means %j', (said, reason) => {
  expect(reasonOfInstall(said)).toBe(reason);
});

it.each([
  ['RuntimeError: Found no NVIDIA driver on your system.', true],
  ['AssertionError: Torch not compiled with CUDA enabled', true],
  ['KeyError: "cuda"', false],
])('%j means that there is no GPU: %j', (said, lacks) => {
  expect(lacksDevice(said)).toBe(lacks);
});

it.each([
  [false, 'ValueError: only on Apple silicon', 'not run: hardware of one vendor'],
  [false, 'KeyError: 1', 'failed: "Apple silicon", the evidence of the stated reason, was not printed'],
  [true, 'Apple silicon', 'failed: it ran, though a reason is stated why it cannot'],
])('a stated reason holds with its evidence alone (ran: %j, printed %j)', (passed, said, outcome) => {
  expect(outcomeOf({ reason: 'hardware of one vendor', evidence: 'Apple silicon' }, passed, said)).toBe(outcome);
});

it.each([
  [false, 'Start training\n 7/20000\nit did not end within 300 s', 'not run: trains for longer than a run lasts'],
  [false, 'Start training\nKeyError: 1', 'failed: it ended by itself, though it is said to train for longer'],
  [
    false,
    'it did not end within 300 s',
    'failed: "Start training", the evidence of the stated reason, was not printed',
  ],
  [true, 'Start training', 'failed: it ran, though a reason is stated why it cannot'],
])('a training is too long when it began and was ended by the runner (ran: %j, printed %j)', (passed, said, outcome) => {
  const reason = { reason: 'trains for longer than a run lasts', evidence: 'Start training' };
  expect(outcomeOf(reason, passed, said)).toBe(outcome);
});

it('the stated reasons fit their schema, and name variants that their libraries have', () => {
  const validate = new Ajv2020({ strict: false }).compile(read('schemas/not-run.schema.json') as object);
  for (const file of stated) {
    validate(read(`tests/models/${file}`));
    expect(validate.errors, file).toBeNull();
    const own = `catalogue/libraries/${file}`;
    const entry = existsSync(join(root, own)) ? own : `catalogue/dataset-libraries/${file.replace('datasets-', '')}`;
    expect(existsSync(join(root, entry)), file).toBe(true);
    const { variants } = read(entry) as { variants: { name: string }[] };
    const names = variants.map(({ name }) => name);
    const unknown = reasonsIn(file).flatMap((one) => (one.variants ?? []).filter((name) => !names.includes(name)));
    expect(unknown, file).toEqual([]);
  }
});

it('the record of a run for which a reason is stated holds what the machine printed of it', () => {
  const without = stated.flatMap((file) => {
    const slug = file.replace(/\.json$/, '').replace(/^datasets-/, 'datasets/');
    return Object.entries(readRuns(root, slug).runs).flatMap(([key, { outcome, output }]) => {
      const reason = statedReason(root, slug, key.split('/')[1] ?? '');
      return reason && outcome.startsWith('not run') && !output.includes(reason.evidence) ? `${slug} ${key}` : [];
    });
  });
  expect(without).toEqual([]);
});

it('at most ten libraries say that their weights have no tiny form', () => {
  const without = stated.filter((file) => reasonsIn(file).some(({ reason }) => reason === 'weights have no tiny form'));
  expect(without.length).toBeLessThanOrEqual(10);
});
