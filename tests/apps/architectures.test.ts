import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { wrongArchitectures } from './architectures.ts';

const folder = mkdtempSync(join(tmpdir(), 'architectures-'));
mkdirSync(join(folder, 'models'));
writeFileSync(join(folder, 'registry.py'), '_GONE: dict = {"A": "0.1", "B": "0.2"}\n_OTHER = {"C": "x"}\n');
writeFileSync(join(folder, 'models/d.py'), 'class D:\n    pass\n');
afterAll(() => rmSync(folder, { recursive: true }));

const named = { file: 'registry.py', tables: ['_GONE'], kept: { B: 'another program has it' } };

it.each<[string, string[], object, string[]]>([
  ['all that the package refuses', ['A'], { named }, []],
  ['one that it refuses is missing', [], { named }, ['A is refused, and not in the catalogue']],
  ['one that it does not refuse', ['A', 'C'], { named }, ['C is not refused any more']],
  ['none that its sources name', ['A', 'DD'], { unnamed: 'models' }, []],
  ['one that its sources name', ['A', 'D'], { unnamed: 'models' }, ['D is named in its sources']],
])('%s', (_, refused, plan, wrong) => expect(wrongArchitectures('python3', folder, refused, plan)).toEqual(wrong));
