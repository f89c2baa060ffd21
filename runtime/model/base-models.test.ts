import { describe, expect, test } from 'vitest';
import { adaptedModelOf, baseModelsOf, peftBaseOf, pipelineBaseOf } from './base-models.ts';
import { parseModel } from './parse.ts';

describe('baseModelsOf', () => {
  test.each<[what: string, card: string[], tags: string[], models: string[]]>([
    ['the card', ['org/a', 'org/b'], ['base_model:org/tag'], ['org/a', 'org/b']],
    ['the tag', [], ['lora', 'base_model:org/tag'], ['org/tag']],
    ['the tag that says how', [], ['base_model:finetune:org/tag', 'base_model:org/tag'], ['org/tag']],
    ['an adapter first', [], ['base_model:org/a', 'base_model:org/b', 'base_model:adapter:org/b'], ['org/b', 'org/a']],
    ['the tags of a card with several in one text', ['org/a, org/b'], ['base_model:org/a'], ['org/a']],
    ['such a text where no tag tells', ['org/a, org/b'], [], ['org/a, org/b']],
    ['no option of a command', [], ['base_model:-x/y', 'base_model:adapter:', 'base_model:'], []],
  ])('takes %s', (_, card, tags, models) => {
    expect(baseModelsOf(card, tags)).toEqual(models);
  });

  test('a record with the tag alone is read as the one with the card is', () => {
    const tags = ['controlnet', 'base_model:org/base', 'base_model:finetune:org/base'];
    const of = (record: object) => {
      const { baseModel, baseModels, pipelineBase } = parseModel({ id: 'o/n', tags, ...record });
      return { baseModel, baseModels, pipelineBase };
    };
    expect(of({})).toEqual(of({ cardData: { base_model: 'org/base' } }));
    expect(of({})).toEqual({ baseModel: 'org/base', baseModels: ['org/base'], pipelineBase: 'org/base' });
  });
});

describe('adaptedModelOf', () => {
  test.each<[string | undefined, string[], string | undefined]>([
    ['org/card', ['base_model:adapter:org/tag'], 'org/card'],
    [undefined, ['base_model:org/other', 'base_model:adapter:org/tag'], 'org/tag'],
    [undefined, ['base_model:adapter:'], undefined],
    [undefined, ['base_model:finetune:org/tag'], undefined],
    ['org/one, org/other', ['base_model:adapter:org/one'], 'org/one'],
  ])('%j with %j -> %j', (card, tags, base) => {
    expect(adaptedModelOf(card, tags)).toBe(base);
  });
});

describe('peftBaseOf', () => {
  test.each<[what: string, configured: string | undefined, card: string | undefined, base: string | undefined]>([
    ['an id', 'org/base', 'org/card', 'org/base'],
    ['an id without an owner', 'gpt2', 'org/card', 'gpt2'],
    ['no configuration', undefined, 'org/card', 'org/card'],
    ['a path', '/raid/models/llama', 'org/card', 'org/card'],
    ['a path from where it was trained', './base', 'org/card', 'org/card'],
    ['folders', 'outputs/run/base', 'org/card', 'org/card'],
    ['a path of Windows', 'C:\\models\\base', 'org/card', 'org/card'],
    ['a path, and no card', '/raid/models/llama', undefined, 'org/tag'],
  ])('%s', (_, configured, card, base) => {
    expect(peftBaseOf(configured, card, ['base_model:adapter:org/tag'])).toBe(base);
  });
});

describe('pipelineBaseOf', () => {
  test.each<[string, string[], string[], string | undefined]>([
    ['the first', ['a/b', 'c/d'], [], 'a/b'],
    [
      'the one in the format of Diffusers',
      ['Wan-AI/Wan2.1-I2V', 'Wan-AI/Wan2.1-I2V-Diffusers'],
      [],
      'Wan-AI/Wan2.1-I2V-Diffusers',
    ],
    ['lower case too', ['a/b', 'a/b-diffusers'], [], 'a/b-diffusers'],
    ['that of a tag', [], ['base_model:a/b', 'base_model:adapter:a/b-Diffusers'], 'a/b-Diffusers'],
    ['a tag in that format before the card', ['a/b'], ['base_model:adapter:a/b-Diffusers'], 'a/b-Diffusers'],
    ['nothing', [], ['base_model:quantized:a/b'], undefined],
    ['no text that holds several ids', ['a/b, c/d-Diffusers'], ['base_model:adapter:a/b'], 'a/b'],
  ])('takes %s', (_, models, tags, expected) => {
    expect(pipelineBaseOf(models, tags)).toBe(expected);
  });
});
