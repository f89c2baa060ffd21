import { expect, test } from 'vitest';
import { type Context, joinContexts, START } from './context.ts';

test.each<[Partial<Context>, Partial<Context>, Partial<Context> | undefined]>([
  [{}, {}, {}],
  [{ state: 'string' }, {}, undefined],
  [{ stack: ['brace'] }, {}, undefined],
  [{ tail: '\\' }, {}, undefined],
  [{ afterName: true }, {}, { afterName: true }],
  [{ quoteEdge: true }, {}, { quoteEdge: true }],
  [{ command: false }, { command: true }, { command: true }],
  [{ indent: 4 }, { indent: 2 }, { indent: 2 }],
  [{ lineStart: true }, { lineStart: false }, { lineStart: false }],
])('%j and %j join to %j', (one, other, joined) => {
  expect(
    joinContexts([
      { ...START, ...one },
      { ...START, ...other },
    ]),
  ).toEqual(joined && { ...START, ...joined });
});

test('a field that no join knows is compared', () => {
  const one: Context = Object.assign({ ...START }, { interpolation: 1 });
  const other: Context = Object.assign({ ...START }, { interpolation: 2 });
  expect(joinContexts([one, other])).toBeUndefined();
  expect(joinContexts([one, { ...one }])).toEqual(one);
});
