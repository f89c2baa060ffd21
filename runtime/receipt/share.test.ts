import { expect, it } from 'vitest';
import type { Recorded } from './receipt.ts';
import { outcomesOf, shareLine, shareOf, standingRuns } from './share.ts';

const runs = (of: Record<string, string>): Record<string, { outcome: string }> =>
  Object.fromEntries(Object.entries(of).map(([key, outcome]) => [key, { outcome }]));

it.each([
  ['one model is enough', { 'a/x': 'not run: hardware of one vendor', 'b/x': 'ran' }, 'ran'],
  ['unmodified counts more', { 'a/x': 'ran with cpu in place of cuda', 'b/x': 'ran' }, 'ran'],
  ['a failure for any model is one', { 'a/x': 'ran', 'b/x': 'failed: KeyError: 1' }, 'failed: KeyError: 1'],
  ['a variant that is printed twice', { 'a/x-2': 'ran' }, 'ran'],
  ['another variant says nothing', { 'a/y': 'ran' }, undefined],
])('the outcome of a variant: %s', (_, of: Record<string, string>, outcome) => {
  expect(outcomesOf({ variants: ['x'], runs: runs(of) })).toEqual([outcome]);
});

it('knows a variant whose name ends in a number', () => {
  const of = runs({ 'a/v2-5': 'ran', 'a/v2-2': 'not run: x' });
  expect(outcomesOf({ variants: ['v2', 'v2-5'], runs: of })).toEqual(['not run: x', 'ran']);
});

it('counts every variant once, and libraries of which one ran', () => {
  const share = shareOf([
    { variants: ['x', 'y', 'z'], runs: runs({ 'a/x': 'ran', 'b/x': 'ran', 'a/y': 'ran with cpu in place of cuda' }) },
    { variants: ['x', 'w'], runs: runs({ 'a/x': 'not run: weights have no tiny form: one size', 'a/w': 'failed: E' }) },
  ]);
  expect(shareLine(share)).toBe(
    '5 variants of code: 1 ran, 1 ran with cpu in place of cuda, 1 not run: weights have no tiny form, 1 failed, 1 missing; a variant ran of 1 libraries',
  );
});

it.each([
  ['as it was executed', 'same', 'recipe', ['a/x']],
  ['with another snippet', 'other', 'recipe', []],
  ['with another recipe', 'same', 'changed', []],
])('a run counts %s', (_, hash, recipe, counted) => {
  const recorded: Recorded = {
    $schema: '../../schemas/runs.schema.json',
    environments: {},
    runs: {
      'a/x': { outcome: 'ran', snippet: 'same', recipe: 'recipe', environment: 'e', date: '2026-11-21', output: '' },
    },
    executedOn: { '*': recipe },
  };
  expect(Object.keys(standingRuns(recorded, new Map([['a/x', hash]])))).toEqual(counted);
});

it('counts no run without records', () => {
  expect(standingRuns(undefined, new Map())).toEqual({});
});
