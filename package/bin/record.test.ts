import { describe, expect, test } from 'vitest';
import { UsageError } from './errors.ts';
import { DATASETS, idOf, MODELS } from './record.ts';

const HUB = 'https://hub.test';

describe('the id of a model in what a person types', () => {
  test.each([
    ['gpt2', 'gpt2'],
    ['org/name', 'org/name'],
    [`${HUB}/org/name`, 'org/name'],
    [`${HUB}/org/name/tree/main?x=1#y`, 'org/name'],
    [`${HUB}/api/models/org/name`, 'org/name'],
    [`${HUB}/org/na%2Dme`, 'org/na-me'],
  ])('%s is %s', (source, id) => {
    expect(idOf(source, HUB, MODELS)).toBe(id);
  });

  test.each([
    '',
    '..',
    '../..',
    'org/..',
    '/org/name',
    'org\\name',
    'org/name/more',
    `${HUB}/`,
    `${HUB}/%`,
    `${HUB}/%zz/b`,
    `${HUB}/%2e%2e/%2e%2e`,
    `${HUB}/..%2f..%2fx`,
    `${HUB}/%00/b`,
    'https://other.test/org/name',
    'https://',
  ])('%j is none', (source) => {
    expect(() => idOf(source, HUB, MODELS)).toThrow(UsageError);
  });

  test.each([
    ['org/name', 'org/name'],
    [`${HUB}/datasets/org/name/tree/main`, 'org/name'],
    [`${HUB}/api/datasets/org/name`, 'org/name'],
    [`${HUB}/datasets/squad`, 'squad'],
  ])('of a data set, %s is %s', (source, id) => {
    expect(idOf(source, HUB, DATASETS)).toBe(id);
  });

  test.each([
    '',
    '../..',
    `${HUB}/org/name`,
    `${HUB}/api/models/org/name`,
    `${HUB}/datasets/`,
    `${HUB}/datasets/%00/b`,
  ])('%j is none of a data set', (source) => {
    expect(() => idOf(source, HUB, DATASETS)).toThrow(UsageError);
  });
});
