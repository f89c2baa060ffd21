import { expect, test } from 'vitest';
import { type Done, report, summaryOf } from './report.ts';

const done = (id: string, by: Done['outcome']['by']): Done => ({
  fault: { id, file: 'a', operator: id.slice(0, 1), text: '' },
  outcome: { by, says: '' },
});
const ALL = [done('a1', 'check'), done('a2', 'survived'), done('b1', 'verify'), done('b2', 'verify')];

test('a fault that survived is not counted as noticed, and is named', () => {
  expect(summaryOf(ALL, 7, '2026-11-21')).toEqual({
    seed: 7,
    date: '2026-11-21',
    faults: 4,
    noticed: 3,
    by: { check: 1, verify: 2 },
    operators: { a: '1 of 2', b: '2 of 2' },
    survivors: ['a2'],
  });
  expect(report(ALL)).toContain('SURVIVED: a2\n');
  expect(report(ALL)).toMatch(/3 of 4 faults noticed: 75\.0 %\n3 passed, 1 failed\n$/);
});
