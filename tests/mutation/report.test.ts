import { expect, test } from 'vitest';
import type { Group } from './checks.ts';
import { type Done, report, shareOf, summaryOf } from './report.ts';

const done = (id: string, by: Done['outcome']['by'], group?: Group): Done => ({
  fault: { id, file: 'a', operator: id.slice(0, 1), text: '' },
  outcome: { by, says: 'seen', ...(group && { group }) },
});
const ALL = [done('a1', 'check'), done('a2', 'survived'), done('b1', 'verify'), done('b2', 'verify')];

test('a fault that survived is not counted as noticed, and is named', () => {
  expect(summaryOf(ALL, 7, '2026-11-21')).toEqual({
    seed: 7,
    date: '2026-11-21',
    faults: 4,
    noticed: 3,
    by: { check: 1, verify: 2 },
    operators: { a: { faults: 2, noticed: 1 }, b: { faults: 2, noticed: 2 } },
    survivors: [{ fault: 'a2', says: 'seen' }],
  });
  expect(report(ALL)).toContain('SURVIVED: a2 (seen)\n');
  expect(report(ALL)).toMatch(/3 of 4 faults noticed: 75\.0 %\n3 passed, 1 failed\n$/);
});

test('the share that counts is of faults that a snippet that ran prints, where that is told apart', () => {
  const told = [done('a1', 'check', 'ran'), done('a2', 'survived', 'not run'), done('b1', 'survived', 'ran')];
  expect(shareOf(summaryOf(ALL, 1, ''))).toBe(0.75);
  expect(shareOf(summaryOf(told, 1, ''))).toBe(0.5);
  expect(report(told)).toContain('1 of 2 faults noticed in what a snippet that ran prints: 50.0 %\n');
  expect(report(told)).toContain('SURVIVED [not run]: a2 (seen)\n');
});
