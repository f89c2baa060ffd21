import { describe, expect, test } from 'vitest';
import { parseModel } from '../model/parse.ts';
import { GIB } from './fit.ts';
import { type Precision, precisionsOf } from './precisions.ts';
import { whichFit } from './quantizations.ts';

const LLAMA = { '8B': 8_030_261_248, '70B': 70_553_706_496, '405B': 405_853_388_800 };

const of = (parameters: object, more: object = {}): Precision[] =>
  precisionsOf(parseModel({ id: 'org/m', library_name: 'transformers', safetensors: { parameters }, ...more }));

describe('published memory of weights', () => {
  // https://huggingface.co/blog/llama31, "Inference Memory Requirements", in GB; whole numbers without what NF4 keeps besides.
  test.each([
    ['8B', 16, 8, 4],
    ['70B', 140, 70, 35],
    ['405B', 810, 405, 203],
  ] as const)('Llama 3.1 %s takes %d, %d and %d GB', (size, half, eight, four) => {
    const found = of({ BF16: LLAMA[size] });
    expect(found.map(({ label }) => label)).toEqual(['BF16', '8-bit', '4-bit']);
    const [stored = 0, int8 = 0, nf4 = 0] = found.map(({ weights }) => weights / 1e9);
    expect(Math.abs(stored / half - 1)).toBeLessThan(0.01);
    expect(Math.abs(int8 / eight - 1)).toBeLessThan(0.01);
    expect(nf4 / four).toBeGreaterThan(1.1);
    expect(nf4 / four).toBeLessThan(1.15);
  });
});

test.each<[string, object, object, string[]]>([
  ['single precision', { F32: 1e9 }, {}, ['F32', '16-bit', '8-bit', '4-bit']],
  ['a table of positions besides', { F32: 1e9, I64: 512 }, {}, ['F32 + I64', '16-bit', '8-bit', '4-bit']],
  ['weights in 8 bits already', { F8_E4M3: 1e9 }, {}, ['F8_E4M3']],
  ['packed weights', { I32: 1e9, F16: 2e8 }, {}, ['I32 + F16']],
  [
    'a method of quantization',
    { BF16: 1e9 },
    { config: { quantization_config: { quant_method: 'bitsnet' } } },
    ['BF16'],
  ],
  ['a library that loads them as they are', { F32: 1e9 }, { library_name: 'timm' }, ['F32']],
  [
    'a tag of a library that does not',
    { BF16: 1e9 },
    { library_name: 'vllm', tags: ['transformers'] },
    ['BF16', '8-bit', '4-bit'],
  ],
  ['a type that nobody knows', { BF16: 1e9, X9: 1 }, {}, []],
  ['no tensors', {}, {}, []],
])('%s: %j %j is loaded as %j', (_, parameters, more, labels) =>
  expect(of(parameters, more).map(({ label }) => label)).toEqual(labels));

test('other tensors stay as they are when weights are loaded at fewer bits', () =>
  expect(of({ F32: 8e8, I64: 1000 }).map(({ weights }) => weights)).toEqual([
    3.2e9 + 8000,
    1.6e9 + 8000,
    8e8 + 8000,
    4.5e8 + 8000,
  ]));

test.each([
  [24, 0, 'BF16'],
  [12, 0, '8-bit'],
  [16, 8, '4-bit'],
  [4, 0, undefined],
])('into %d GiB with a cache of %d GiB: %s', (memory, cache, best) => {
  const model = parseModel({
    id: 'org/m',
    library_name: 'transformers',
    safetensors: { parameters: { BF16: LLAMA['8B'] } },
  });
  expect(whichFit(precisionsOf(model, cache * GIB), memory * GIB).best).toBe(best);
});
