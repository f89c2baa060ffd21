import { describe, expect, test } from 'vitest';
import { hub } from '../../out/modules/hub.ts';
import { catalogue } from '../recorder/catalogue.ts';
import { allCells, type Cell, cellName } from '../recorder/cells.ts';
import { FAKES } from '../recorder/fakes.ts';
import { prepare } from '../recorder/prepare.ts';
import { Servers } from './engine/engine.ts';
import { callProblems } from './test-kit/caller.ts';

/** How the request of a cell fails at the fake of its provider; undefined when the cell makes none. */
function failures(cell: Cell): string[] | undefined {
  const prepared = prepare(cell);
  if ('reason' in prepared) return undefined;
  const servers = new Servers(FAKES, { ...prepared.scenario, serial: 7 });
  return callProblems(servers, prepared.request).map((problem) => `${cellName(cell)}: ${problem}`);
}

const good = allCells().filter(({ fault }) => fault === undefined);

describe('what the catalogue makes is taken by the fakes, and the result is where it says', () => {
  test.each([hub.automatic, ...Object.keys(catalogue)])('%s', (provider) => {
    const called = good.filter((cell) => cell.provider === provider).map(failures);
    expect(called.filter((problems) => problems !== undefined).length).toBeGreaterThan(0);
    expect(called.flatMap((problems) => problems ?? [])).toEqual([]);
  });
});
