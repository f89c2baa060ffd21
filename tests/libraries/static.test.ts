import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Result, runCheck } from './python-snippets.ts';

/** A made-up package with one of everything that real packages do to their names. */
const files: Record<string, string> = {
  'toybox/__init__.py': [
    'from .core import Toy, make as build, Base',
    'from .stars import *',
    'from . import _fast',
    'try:',
    '    from .absent import speed',
    'except ImportError:',
    '    speed = None',
    '__version__ = "1.0"',
  ].join('\n'),
  'toybox/core.py': [
    'from dataclasses import dataclass',
    'class Base:',
    '    def spin(self, times, *, speed=1): return times',
    '    def __call__(self, text): return Box(1)',
    'class Toy(Base):',
    '    def __init__(self, name, size=1):',
    '        self.name = name',
    '    @classmethod',
    '    def from_pretrained(cls, path, revision=None):',
    '        toy = cls(path)',
    '        return toy',
    '    @property',
    '    def box(self) -> "Box": return Box(1)',
    '@dataclass',
    'class Box:',
    '    width: int',
    '    height: int = 2',
    'class Odd(Missing):',
    '    pass',
    'def make(kind: str, *, quick=False) -> Toy:',
    '    return Toy(kind)',
    'def passes(path, **kwargs):',
    '    return kwargs.get("known_word")',
    '@strange',
    'def dressed(a): pass',
    'def boxes() -> list[Box]: return []',
  ].join('\n'),
  'toybox/stars.py': '__all__ = ["shown"]\ndef shown(): pass\ndef hidden(): pass\n',
  'toybox/_fast.abi3.so': '',
  'toybox/typed.cpython-312-darwin.so': '',
  'toybox/typed.pyi':
    'from typing import overload\n@overload\ndef go(a: int) -> int: ...\n@overload\ndef go(a: str, b: str) -> int: ...\n',
  'toybox/sub/__init__.py': '',
  'lazybox/__init__.py': [
    '_import_structure = {"models": ["Model"], "extra": []}',
    '_import_structure["extra"].append("later")',
    'import sys',
    'sys.modules[__name__] = LazyModule(__name__, _import_structure)',
  ].join('\n'),
  'lazybox/models.py': 'class Model:\n    def __init__(self, depth): pass\n',
  'lazybox/extra.py': 'def later(): pass\n',
  'typedbox/__init__.py': [
    'from typing import TYPE_CHECKING',
    'if TYPE_CHECKING:',
    '    from .inner import *',
    'else:',
    '    import sys',
    '    sys.modules[__name__] = LazyModule(__name__, define_import_structure(__file__))',
  ].join('\n'),
  'typedbox/inner.py': '__all__ = ["Given"]\nclass Given: pass\nclass Kept: pass\n',
  'anybox/__init__.py': 'def __getattr__(name):\n    return load(name)\n',
  'spacebox/part/__init__.py': 'word = 1\n',
  'sealedbox/__init__.py': 'from sealedbox.sealed import *\n',
  'sealedbox/sealed.abi3.so': '',
};

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'toybox-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

const job = (code: string, open = '') => ({ file: 'a.py', code, roots: [root], own: open ? [] : [root], open });

/** Checks all snippets of a table in one go, and gives each its result. */
async function checkAll(codes: string[]): Promise<(code: string) => Result> {
  const results = await runCheck(codes.map((code) => job(code)));
  return (code) => results[codes.indexOf(code)] as Result;
}

describe('what is there is counted', () => {
  const table: [code: string, imports: string[], keywords: string[]][] = [
    ['from toybox import Toy', ['toybox', 'toybox.Toy'], []],
    ['import toybox.core as c\nc.Toy', ['toybox.core', 'toybox.core.Toy'], []],
    ['from toybox import build\nbuild("a", quick=True)', ['toybox', 'toybox.build'], ['toybox.core.make(quick)']],
    ['from toybox import shown', ['toybox', 'toybox.shown'], []],
    ['from toybox import speed', ['toybox', 'toybox.speed'], []],
    ['from toybox import sub', ['toybox', 'toybox.sub'], []],
    ['from lazybox import Model\nModel(depth=2)', ['lazybox', 'lazybox.Model'], ['lazybox.models.Model(depth)']],
    ['from lazybox import later', ['lazybox', 'lazybox.later'], []],
    ['from typedbox import Given', ['typedbox', 'typedbox.Given'], []],
    ['from spacebox.part import word', ['spacebox.part', 'spacebox.part.word'], []],
    ['from toybox.typed import go\ngo("a", b="c")', ['toybox.typed', 'toybox.typed.go'], ['toybox.typed.go(b)']],
    ['from toybox.core import passes\npasses("a", known_word=1)', ['toybox.core', 'toybox.core.passes'], []],
  ];
  let resultOf: (code: string) => Result;
  beforeAll(async () => {
    resultOf = await checkAll(table.map(([code]) => code));
  });
  it.each(table)('%s', (code, imports, keywords) => {
    expect(resultOf(code)).toMatchObject({ imports, keywords, failures: [], unchecked: [] });
  });
});

describe('what is not there fails, with its line', () => {
  const table: [code: string, failures: [number, string][]][] = [
    ['import toybox\nimport toybox.absent', [[2, 'there is no module toybox.absent']]],
    ['from toybox import Doll', [[1, 'module toybox has no Doll']]],
    ['from toybox import hidden', [[1, 'module toybox has no hidden']]],
    ['import toybox\ntoybox.Doll()', [[2, 'module toybox has no Doll']]],
    ['from lazybox import Other', [[1, 'module lazybox has no Other']]],
    ['from typedbox import Kept', [[1, 'module typedbox has no Kept']]],
    ['from toybox import build\nbuild("a", fast=True)', [[2, 'toybox.core.make has no parameter fast']]],
    ['from toybox import build\nbuild()', [[2, 'toybox.core.make needs kind']]],
    ['from toybox import build\nbuild("a", "b")', [[2, 'toybox.core.make takes 1 positional arguments, 2 are given']]],
    ['from toybox import Toy\nToy("a", colour="red")', [[2, 'toybox.core.Toy has no parameter colour']]],
    ['from toybox.core import Box\nBox(1, depth=3)', [[2, 'toybox.core.Box has no parameter depth']]],
    [
      'from toybox import Toy\nToy.from_pretrained("a", branch="main")',
      [[2, 'toybox.core.Toy.from_pretrained has no parameter branch']],
    ],
    [
      'from toybox import Toy\ntoy = Toy.from_pretrained("a")\ntoy.spin(2, pace=1)',
      [[3, 'toybox.core.Base.spin has no parameter pace']],
    ],
    ['from toybox import Toy\ntoy = Toy("a")\nprint(toy.colour)', [[3, 'toybox.core.Toy has no colour']]],
    ['from toybox import Toy\nprint(Toy("a")("b").size)', [[2, 'toybox.core.Box has no size']]],
    [
      'from toybox import Toy\ntoy = Toy.from_pretrained("a")\ntoy("b", loud=True)',
      [[3, 'toybox.core.Toy() has no parameter loud']],
    ],
    [
      'from toybox.core import passes\nprint(passes("a").wobble)',
      [[2, 'no package at hand knows an attribute wobble']],
    ],
    ['from toybox.core import boxes\nfor box in boxes():\n    print(box.size)', [[3, 'toybox.core.Box has no size']]],
    [
      'from toybox.core import passes\npasses("a", strange_word=1)',
      [[2, 'toybox.core.passes passes strange_word on, but no installed package knows that name']],
    ],
    ['from toybox.typed import go\ngo("a", c="c")', [[2, 'toybox.typed.go has no parameter c']]],
  ];
  let resultOf: (code: string) => Result;
  beforeAll(async () => {
    resultOf = await checkAll(table.map(([code]) => code));
  });
  it.each(table)('%s', (code, failures) => {
    expect(resultOf(code).failures).toEqual(failures);
  });
});

describe('what cannot be read is said, never passed', () => {
  const table: [code: string, reason: string][] = [
    ['from toybox._fast import go', 'toybox._fast is a compiled module'],
    ['from anybox import thing', 'anybox makes names while it runs (it has a __getattr__)'],
    ['import sealedbox\nprint(sealedbox.Box().wobble)', 'sealedbox.sealed is star-imported and cannot be read'],
    ['import nobox', 'module nobox is in none of the packages'],
    ['import spacebox.other', 'module spacebox.other is in none of the packages'],
    [
      'from toybox.core import dressed\ndressed(b=1)',
      'a subclass or decorator may change the parameters of toybox.core.dressed',
    ],
  ];
  let resultOf: (code: string) => Result;
  beforeAll(async () => {
    resultOf = await checkAll(table.map(([code]) => code));
  });
  it.each(table)('%s', (code, reason) => {
    const { failures, unchecked } = resultOf(code);
    expect(failures).toEqual([]);
    expect(unchecked.map(([, sentence]) => sentence)).toContain(reason);
  });

  it('does not judge a module that comes from elsewhere than the registry', async () => {
    const [result] = await runCheck([job('from toybox import Doll', 'git+https://example.org/toybox')]);
    expect(result?.failures).toEqual([]);
    expect(result?.unchecked).toEqual([[1, 'module toybox comes from a source that is not in the registry']]);
  });
});
