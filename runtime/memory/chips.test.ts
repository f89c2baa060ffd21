import { describe, expect, test } from 'vitest';
import { bytesNeeded, chipName, chipOf, chips, fits, GIB, memoriesOf, usableOf } from './index.ts';

describe('chips', () => {
  test.each([
    ['RTX 4090', 24],
    ['nvidia rtx-4090', 24],
    ['NVIDIA H100', 80],
  ])('%s has %d GiB', (name, memory) => expect(memoriesOf(chipOf(name))).toEqual([memory]));
  test('of which none is known take any memory', () => {
    expect(chipOf('Abacus 3')).toBe(undefined);
    expect(memoriesOf(undefined)).toContain(64);
  });
  test.each(['M4 Max', 'apple m4 max', 'Apple M4 Max', 'Apple Apple M4 Max'])('%s is found', (name) =>
    expect(chipOf(name)?.name).toBe('Apple M4 Max'));
  test('are each found by the name that is printed, which has the vendor once', () => {
    for (const chip of chips) expect(chipOf(chipName(chip))).toBe(chip);
    expect(chips.map(chipName).filter((name) => /^(\w+) \1 /.test(name))).toEqual([]);
  });
});

describe('the memory that models can have', () => {
  // What Metal says, in MiB: https://github.com/abetlen/llama-cpp-python/issues/687 (16 GB), https://github.com/ollama/ollama/issues/434
  // (32 GB), https://github.com/ggml-org/llama.cpp/issues/1870 (64 GB).
  test.each([
    ['Apple M1 Pro', 16, 10_922.67],
    ['Apple M2 Max', 32, 21_845.34],
    ['Apple M1 Max', 64, 49_152],
    ['NVIDIA RTX 4090', 24, 24_576],
  ])('of %s with %d GiB is %d MiB', (name, memory, mebibytes) =>
    expect(usableOf(chipOf(name), memory) * 1024).toBeCloseTo(mebibytes, 1));
  test('is all where no chip is named', () => expect(usableOf(undefined, 16)).toBe(16));
  test('has no room for GPT-OSS 20B on a Mac of 16 GB', () => {
    // The case of https://github.com/ggml-org/Llama-macOS/issues/58: weights of 11.3 GB.
    const needs = bytesNeeded({ weights: 11.3e9 });
    expect(fits(needs, 16 * GIB)).toBe(true);
    expect(fits(needs, usableOf(chipOf('Apple M4'), 16) * GIB)).toBe(false);
  });
});
