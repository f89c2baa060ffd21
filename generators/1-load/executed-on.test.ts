import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { executedOn } from './executed-on.ts';
import { hashOfReason, type StatedReason, statedReason } from './reason.ts';
import { recipeOf } from './recipe.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'executed-on-test-'));
  mkdirSync(join(root, 'tests/models'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (name: string, text: string): void => writeFileSync(join(root, 'tests/models', name), text);
const states = (name: string, ...notRun: StatedReason[]): void => write(name, JSON.stringify({ notRun }));
const reason = (evidence: string, ...variants: string[]): StatedReason => ({
  ...(variants.length > 0 && { variants }),
  reason: 'hardware of one vendor',
  evidence,
});

it('is nothing without a recipe and a reason', () => {
  expect(executedOn(root, 'timm')).toEqual({});
});

it('is the recipe, and for some variants a reason: as the runner chooses', () => {
  write('timm.py', 'print()');
  states('timm.json', reason('first', 'load', 'save'), reason('second', 'load'));
  const found = executedOn(root, 'timm');
  expect(found).toEqual({
    '*': recipeOf(root, 'timm')?.hash,
    load: hashOfReason(reason('first', 'load', 'save')),
    save: hashOfReason(reason('first', 'load', 'save')),
  });
  for (const variant of ['load', 'save'])
    expect(found[variant]).toBe(hashOfReason(statedReason(root, 'timm', variant) ?? reason('none')));
});

it('is the recipe for weights that are loaded as something, where there is one, unless a reason is for all', () => {
  write('timm.py', 'print()');
  write('timm-precisions.py', 'print(1)');
  expect(executedOn(root, 'timm')).toEqual({
    '*': recipeOf(root, 'timm')?.hash,
    '@': recipeOf(root, 'timm-precisions')?.hash,
  });
  states('timm.json', reason('all'));
  expect(executedOn(root, 'timm')).toEqual({ '*': hashOfReason(reason('all')) });
});

it('is the recipe of a seed, where there is one, unless a reason is for all', () => {
  mkdirSync(join(root, 'tests/models/timm/seeds'), { recursive: true });
  write('timm/main.py', 'print()');
  write('timm/seeds/org-name.py', 'print(1)');
  const whole = recipeOf(root, 'timm')?.hash;
  expect(executedOn(root, 'timm')).toEqual({
    '*': whole,
    'org-name/*': recipeOf(root, 'timm/seeds/org-name')?.hash,
  });
  write('timm/seeds/org-name.py', 'print(2)');
  expect(recipeOf(root, 'timm')?.hash).toBe(whole);
  states('timm.json', reason('all'));
  expect(executedOn(root, 'timm')).toEqual({ '*': hashOfReason(reason('all')) });
});

it('is a reason for all of them before the recipe', () => {
  write('mlx.py', 'print()');
  states('mlx.json', reason('all'));
  expect(executedOn(root, 'mlx')).toEqual({ '*': hashOfReason(reason('all')) });
});

it('is the recipe of all libraries of data sets where one has none of its own', () => {
  write('datasets.py', 'print()');
  write('datasets-duckdb.py', 'print(1)');
  expect(executedOn(root, 'datasets/pandas')).toEqual({ '*': recipeOf(root, 'datasets')?.hash });
  expect(executedOn(root, 'datasets/duckdb')).toEqual({ '*': recipeOf(root, 'datasets-duckdb')?.hash });
});
