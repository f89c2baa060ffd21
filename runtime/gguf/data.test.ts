import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { emitGguf } from '../../generators/4-emit/gguf.ts';
import { emitProject } from '../../generators/4-emit/ts-morph.ts';
import * as emitted from '../../out/modules/gguf-data.ts';
import {
  bitsPerTensorWeight,
  bitsPerWeight,
  codeOfFileType,
  describeFileType,
  explainQuant,
  explainQuantFile,
  FILE_TYPES,
  fileTypeOfCode,
  TENSOR_TYPES,
  tensorTypeOfCode,
} from './index.ts';

const text = readFileSync(new URL('../../catalogue/gguf.json', import.meta.url), 'utf8');
const data = JSON.parse(text);

describe('the enumerations', () => {
  test('have one number each', () => {
    for (const list of [data.fileTypes, data.tensorTypes] as { label: string; code: number }[][]) {
      expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
      expect(new Set(list.map(({ label }) => label)).size).toBe(list.length);
    }
  });

  // from llama.h and ggml.h
  test.each([
    ['F32', 0],
    ['Q4_0', 2],
    ['Q8_0', 7],
    ['Q4_K_M', 15],
    ['IQ2_XXS', 19],
    ['BF16', 32],
    ['TQ2_0', 37],
    ['MXFP4_MOE', 38],
    ['Q2_K_XL', 1000],
    ['Q8_K_XL', 1005],
  ] as const)('file type %s is %i', (label, code) =>
    expect([codeOfFileType(label), fileTypeOfCode(code)]).toEqual([code, label]));
  test.each([
    ['F32', 0],
    ['Q8_0', 8],
    ['Q6_K', 14],
    ['IQ4_NL', 20],
    ['I8', 24],
    ['F64', 28],
    ['BF16', 30],
    ['MXFP4', 39],
  ] as const)('tensor type %s is %i', (label, code) => expect(tensorTypeOfCode(code)).toBe(label));
  test('numbers of removed tensor types have no name', () =>
    expect([4, 5, 31, 99].map(tensorTypeOfCode)).toEqual([undefined, undefined, undefined, undefined]));
  test('every level of the emitted module is in order, with a description', () => {
    expect(FILE_TYPES).toEqual(data.fileTypes.map(({ label }: { label: string }) => label));
    expect(FILE_TYPES.filter((type) => describeFileType(type).description.length < 20)).toEqual([]);
  });
  test('architectures whose weights stay as they were published name levels', () => {
    expect(emitted.fixedArchitectures.length).toBeGreaterThan(0);
    for (const { published, others } of emitted.fixedArchitectures)
      for (const label of [published, others.type]) expect(FILE_TYPES).toContain(label);
  });

  test('aliases name levels and are none themselves', () => {
    for (const [alias, label] of Object.entries(emitted.fileNameAliases)) {
      expect(FILE_TYPES).toContain(label);
      expect(FILE_TYPES).not.toContain(alias);
    }
  });
});

describe('bits per weight', () => {
  // effective sizes that the hub documents for the tensor types
  test.each([
    ['Q2_K', 2.625],
    ['Q3_K', 3.4375],
    ['Q4_K', 4.5],
    ['Q5_K', 5.5],
    ['Q6_K', 6.5625],
    ['IQ4_XS', 4.25],
    ['IQ1_S', 1.5625],
    ['IQ1_M', 1.75],
    ['F16', 16],
    ['I64', 64],
  ] as const)('tensor type %s takes %d bits', (type, bits) => expect(bitsPerTensorWeight(type)).toBe(bits));
  test('a file whose weights are all stored alike takes what the tensor type takes', () => {
    const exact = FILE_TYPES.filter((type) => describeFileType(type).basis === 'exact');
    expect(exact).toContain('Q8_0');
    for (const type of exact) {
      const tensor = TENSOR_TYPES.find((one) => one === type);
      if (tensor) expect(bitsPerWeight(type)).toBe(bitsPerTensorWeight(tensor));
    }
  });
  test('a measured mix takes at least what its smallest tensor type takes', () => {
    for (const [type, tensor] of [
      ['Q4_K_M', 'Q4_K'],
      ['Q3_K_S', 'Q3_K'],
      ['Q2_K_S', 'Q2_K'],
      ['IQ2_XXS', 'IQ2_XXS'],
      ['IQ1_S', 'IQ1_S'],
    ] as const) {
      expect(bitsPerWeight(type)).toBeGreaterThanOrEqual(bitsPerTensorWeight(tensor));
    }
  });
  test('within a family, a bigger level comes first', () => {
    for (const family of ['float', 'k-quant'] as const) {
      const bits = FILE_TYPES.filter((type) => describeFileType(type).family === family).map(
        (type) => bitsPerWeight(type) ?? 0,
      );
      expect(bits).toEqual([...bits].sort((a, b) => b - a));
    }
  });
});

describe('explainQuant', () => {
  test.each([
    ['Q4_K_M', 'Q4_K_M is the level Q4_K_M'],
    ['q8_0', 'Q8_0 is the level Q8_0'],
    ['UD-Q4_K_XL', 'UD: '],
    ['m-Q6_K.gguf', 'Q6_K is the level Q6_K'],
    ['my-Q4_K_M', 'This is no GGUF file'],
    ['great', 'This is no GGUF file'],
  ])('takes %s', (given, words) => expect(explainQuant(given).sentences.join(' ')).toContain(words));
});

describe('explainQuantFile', () => {
  test('explains a part of a dynamic file', () => {
    const found = explainQuantFile('UD-Q4_K_XL/Big-UD-Q4_K_XL-00002-of-00003.gguf');
    expect(found).toMatchObject({ status: 'labelled', quant: { type: 'Q4_K_XL' }, part: { number: 2, of: 3 } });
    expect(found.sentences.join(' ')).toMatch(/number 1002.*differs from model to model.*Unsloth.*Part 2 of 3/);
  });
  test('explains an alias', () =>
    expect(explainQuantFile('gpt-oss-20b-mxfp4.gguf').sentences.join(' ')).toMatch(
      /MXFP4 stands for MXFP4_MOE.*4\.25 bits/,
    ));
  test.each([
    ['model.safetensors', 'not-gguf'],
    ['model.gguf', 'no-label'],
    ['model-f16.gguf', 'labelled'],
  ] as const)('%s is %s', (file, status) => expect(explainQuantFile(file).status).toBe(status));
});

test('the emitted module is what the emitter makes of the catalogue, the same every time', () => {
  expect(readFileSync(new URL('../../out/modules/gguf-data.ts', import.meta.url), 'utf8')).toBe(
    emitGguf(emitProject(), data),
  );
  expect(emitGguf(emitProject(), JSON.parse(text))).toBe(emitGguf(emitProject(), data));
});

test('the runtime imports the emitted module and itself only', () => {
  const folder = new URL('.', import.meta.url);
  const sources = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const imports = sources.flatMap((name) =>
    [...readFileSync(new URL(name, folder), 'utf8').matchAll(/from '([^']+)'/g)].map((match) => match[1] ?? ''),
  );
  expect(imports.filter((path) => !/^(\.\/|\.\.\/\.\.\/out\/modules\/)/.test(path))).toEqual([]);
});
