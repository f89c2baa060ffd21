import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { STATES, TRANSITIONS } from './machine.ts';

const edges = STATES.flatMap((from) =>
  Object.entries(TRANSITIONS[from]).map(([event, { to }]) => ({ from, event, to })),
);

test('the states are these six', () => {
  expect(STATES).toEqual(['idle', 'connecting', 'authRequired', 'authInProgress', 'active', 'failed']);
});

test('every state can be reached, and every state can be closed', () => {
  const reached = new Set(['idle']);
  for (let round = 0; round < STATES.length; round++) {
    for (const { from, to } of edges) if (reached.has(from)) reached.add(to);
  }
  expect([...reached].sort()).toEqual([...STATES].sort());
  for (const state of STATES) expect(TRANSITIONS[state].close?.to).toBe('idle');
});

test('whoever leaves a socket behind drops it', () => {
  for (const { from, event, to } of edges) {
    const actions = TRANSITIONS[from][event as 'lost']?.actions;
    if (from === 'active' && to !== 'active') expect(actions).toContain('dropSocket');
    if (to === 'failed') expect(actions).toEqual(['dropSocket', 'dropMessages']);
  }
});

test('the drawing in the README shows exactly these transitions', async () => {
  const readme = await readFile(new URL('README.md', import.meta.url), 'utf8');
  const drawn = [...readme.matchAll(/^ {2}(\w+) --> (\w+): (.+)$/gm)].flatMap(([, from, to, events = '']) =>
    events.split(', ').map((event) => `${from} ${event} ${to}`),
  );
  // Closing leads to idle from everywhere; the README says so in a sentence.
  const expected = edges
    .filter(({ event }) => event !== 'close')
    .map(({ from, event, to }) => `${from} ${event} ${to}`);
  expect(drawn.sort()).toEqual(expected.sort());
});
