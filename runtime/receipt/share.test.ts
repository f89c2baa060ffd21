import { expect, it } from 'vitest';
import { outcomesOf, shareLine, shareOf } from './share.ts';

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
