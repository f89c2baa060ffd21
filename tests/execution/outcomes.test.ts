import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { addRun, type Outcome, type Runs, readRuns, writeRuns } from './outcomes.ts';
import { readDatasetSnippets, readSnippets } from './snippets.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): Record<string, unknown> => JSON.parse(readFileSync(join(root, path), 'utf8'));
const filesIn = (folder: string): string[] => {
  const path = join(root, 'out/verified', folder);
  return existsSync(path)
    ? readdirSync(path).flatMap((file) => (file.endsWith('.json') ? `${folder}${file}` : []))
    : [];
};
const files = [...filesIn(''), ...filesIn('datasets/')];
const validate = new Ajv2020({ strict: false }).compile(read('schemas/runs.schema.json'));
const run = (outcome: string, environment = 'a'.repeat(12)): Outcome => {
  const hash = '0'.repeat(16);
  return { outcome, snippet: hash, recipe: hash, environment, date: '2026-11-21', output: '' };
};

const snippetsOf = Map.groupBy(
  [...readSnippets(root), ...readDatasetSnippets(root)],
  ({ library }) => `${library}.json`,
);

it.each(
  files,
)('out/verified/%s fits its schema, and its runs are of snippets and environments that there are', (file) => {
  const runs = readRuns(root, file.replace('.json', ''));
  validate(runs);
  expect(validate.errors).toBeNull();
  const keys = new Set(snippetsOf.get(file)?.map(({ key }) => key));
  expect(Object.keys({ ...runs.runs, ...runs.flags }).filter((key) => !keys.has(key))).toEqual([]);
  const named = Object.values(runs.runs).map(({ environment }) => environment);
  expect(named.filter((name) => !(name in runs.environments))).toEqual([]);
});

it('no record names the folder in which something was executed', () => {
  const naming = [...files, ...filesIn('apps/')].filter((file) =>
    /[^…]\/\.cache\/execution\//.test(readFileSync(join(root, 'out/verified', file), 'utf8')),
  );
  expect(naming).toEqual([]);
});

it.each([
  ['ran', true],
  ['ran with cpu in place of cuda', true],
  ['not run: installs from a repository', true],
  ['not run: too slow', false],
  ['failed: KeyError: 1', true],
  ['passed', false],
])('the schema knows the outcome %j: %j', (outcome, known) => {
  const empty = { $schema: '../../schemas/runs.schema.json', environments: {} };
  expect(validate({ ...empty, runs: { 'seed/variant': run(outcome) } })).toBe(known);
});

it('keeps what was written, in order, without the environments that no run names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'snippetry-'));
  try {
    const installed = { install: 'pip install x\n', interpreter: 'Python 3.13.0', packages: {} };
    const environments = { ['b'.repeat(12)]: installed, ['a'.repeat(12)]: installed };
    const runs = { ...readRuns(folder, 'none'), environments, runs: { 'b/x': run('ran'), 'a/x': run('ran') } };
    writeRuns(folder, 'some', runs);
    expect(Object.keys(readRuns(folder, 'some').runs)).toEqual(['a/x', 'b/x']);
    expect(Object.keys(readRuns(folder, 'some').environments)).toEqual(['a'.repeat(12)]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('a run is kept with the releases that it had', () => {
  const installed = (release: string) => ({
    install: 'pip install x\n',
    interpreter: 'Python 3.13.0',
    packages: { x: release },
  });
  const name = 'a'.repeat(12);
  const releases = (runs: Runs): Record<string, string | undefined> =>
    Object.fromEntries(
      Object.entries(runs.runs).map(([key, { environment }]) => [key, runs.environments[environment]?.packages.x]),
    );

  it.each<[string, [key: string, release: string][], Record<string, string>, number]>([
    [
      'the same for two',
      [
        ['a/x', '1'],
        ['b/x', '1'],
      ],
      { 'a/x': '1', 'b/x': '1' },
      1,
    ],
    [
      'a newer one of the second',
      [
        ['a/x', '1'],
        ['b/x', '2'],
      ],
      { 'a/x': '1', 'b/x': '2' },
      2,
    ],
    [
      'a newer one of both',
      [
        ['a/x', '1'],
        ['b/x', '1'],
        ['a/x', '2'],
        ['b/x', '2'],
      ],
      { 'a/x': '2', 'b/x': '2' },
      1,
    ],
    [
      'a newer one alone',
      [
        ['a/x', '1'],
        ['a/x', '2'],
      ],
      { 'a/x': '2' },
      1,
    ],
  ])('%s', (_, added, expected, environments) => {
    const folder = mkdtempSync(join(tmpdir(), 'snippetry-'));
    for (const [key, release] of added) {
      const runs = readRuns(folder, 'some');
      addRun(runs, key, { ...run('ran'), environment: name }, installed(release));
      writeRuns(folder, 'some', runs);
    }
    const kept = readRuns(folder, 'some');
    rmSync(folder, { recursive: true });
    expect(releases(kept)).toEqual(expected);
    expect(Object.keys(kept.environments)).toHaveLength(environments);
  });
});
