import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Signatures } from '../../out/types/signatures.ts';
import { printSignatures, type Read, readSignatures } from './signatures.ts';

/** A made-up package with what real packages do to the parameters and results of their classes. */
const files: Record<string, string> = {
  'toybox/__init__.py': 'names = ["Toy", "Bear", "BigBear", "Horse", "Old", "Silent"]',
  'toybox/toys/__init__.py': '',
  'toybox/toys/base.py': 'class Toy: pass\nclass BaseOutput: pass',
  'toybox/toys/output.py':
    'class BearOutput(BaseOutput):\n    images: list\nclass More(BearOutput):\n    flags: list = None',
  'toybox/toys/bear.py': [
    'class Bear(Toy):',
    '    def check_inputs(self, size, scale, steps):',
    '        if size is not None and scale is not None:',
    '            raise ValueError("both")',
    '        elif size is None and scale is None:',
    '            raise ValueError("one")',
    '        if steps is None:',
    '            raise ValueError("steps")',
    '    def __call__(self, name, image: Picture = None, size: int | None = None, scale: float = None, steps=9,',
    '                 mask: Picture = None, seed: int = None, *, kind: str) -> More | tuple:',
    '        """Args:',
    '            image (`Picture` or `list`):',
    '                What to change.',
    '            mask (`Picture`):',
    '                Where.',
    '            seed (`int`, *optional*):',
    '                Luck.',
    '        """',
    '        if mask is None:',
    '            mask = make()',
    'class BigBear(Bear): pass',
    'class Hidden(Bear): pass',
    'class Silent(Toy): pass',
  ].join('\n'),
  'toybox/toys/horse.py': 'class Horse(Toy):\n    def __call__(self, **kwargs):\n        return BearOutput(images=[])',
  'toybox/toys/deprecated/horse.py':
    'class Horse(Toy):\n    def __call__(self, old): pass\nclass Old(Toy):\n    def __call__(self): pass',
  'toybox/toys/auto_toy.py': [
    'BIG_MAPPING = OrderedDict([("bear", BigBear)])',
    'SMALL_MAPPING = OrderedDict([("bear", Bear), ("horse", Horse)])',
    'class AutoBig:',
    '    def from_pretrained(self): return choose(BIG_MAPPING)',
  ].join('\n'),
};
let folder = '';
let read: Read;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'snippetry-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  read = await readSignatures(folder, 'toybox/toys', 'Toy');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('names the public classes that can be called', () => {
  expect(Object.keys(read.classes)).toEqual(['Bear', 'BigBear', 'Horse', 'Old']);
});

it('tells what a call fails without, by default, annotation, documentation and checks', () => {
  expect(read.classes.Bear).toEqual({
    required: ['name', 'image', 'kind'],
    oneOf: [['scale', 'size']],
    optional: ['size', 'scale', 'steps', 'mask', 'seed'],
    output: ['More'],
    attributes: ['images', 'flags'],
  });
});

it('takes what a class does not say from its base', () => {
  expect(read.classes.BigBear).toEqual(read.classes.Bear);
});

it('prefers a class that is kept to one of its name that is not, and sees what it returns', () => {
  const expected = {
    required: [],
    oneOf: [],
    optional: [],
    more: true,
    output: ['BearOutput'],
    attributes: ['images'],
  };
  expect(read.classes.Horse).toEqual(expected);
});

it('tells what a chooser loads in place of a class', () => {
  expect(read.choosers).toEqual({ AutoBig: { Bear: 'BigBear', BigBear: 'BigBear' } });
});

it('prints a class a line, and nothing else than it was given', () => {
  const head = { id: 'toy', package: 'toybox', version: '1', module: 'toybox/toys', base: 'Toy', tag: 'toy:' };
  const table: Signatures = { ...head, ...read };
  const text = printSignatures(table);
  expect(JSON.parse(text)).toEqual(table);
  expect(text.split('\n').filter((line) => line.startsWith('    "'))).toHaveLength(5);
});
