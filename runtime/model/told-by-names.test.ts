import { describe, expect, test } from 'vitest';
import modelSchema from '../../schemas/model.schema.json' with { type: 'json' };
import { litertlmFileOf, textPrefixesOf } from './derived.ts';

const { properties } = modelSchema;

test.each<[name: string, prefixes: string | undefined]>([
  ['e5-large-v2', 'e5'],
  ['multilingual-e5-small-gguf', 'e5'],
  ['multilingual-E5-large', 'e5'],
  ['multilingual-e5-large-instruct', 'e5-instruct'],
  ['multilingual-e5-large-instruct-Q8_0-GGUF', 'e5-instruct'],
  ['e5-mistral-7b-instruct', 'e5-instruct'],
  ['nomic-embed-text-v1.5', 'nomic'],
  ['nomic-embed-text-v2-moe-GGUF', 'nomic'],
  ['base5-large', undefined],
  ['Qwen2.5-7B-Instruct', undefined],
])('the texts before what %s reads', (name, prefixes) => {
  expect(textPrefixesOf(name, properties.textPrefixes['x-derived'].given)).toBe(prefixes);
});

describe('litertlmFileOf', () => {
  const { given } = properties.file.properties.litertlm['x-derived'];

  test.each<[string, string[], string | undefined]>([
    ['not for a chip', ['a_Google_Tensor_G5.litertlm', 'b_q8_ekv1024.litertlm'], 'b_q8_ekv1024.litertlm'],
    [
      'not for another chip',
      ['a.qualcomm.sm8750.litertlm', 'a_SM8650.litertlm', 'a_mt6989.litertlm', 'z.litertlm'],
      'z.litertlm',
    ],
    [
      'not for a browser',
      ['gemma-4-E2B-it-web.litertlm', 'gemma-4-E2B-it_intel_LNL.litertlm', 'y.litertlm'],
      'y.litertlm',
    ],
    ['the first where all are for chips', ['a_sm8750.litertlm', 'a_mt6989.litertlm'], 'a_sm8750.litertlm'],
    ['no option of a command', ['-a.litertlm', 'b.litertlm'], 'b.litertlm'],
    ['no file of another kind', ['a.task'], undefined],
  ])('is %s', (_, files, file) => {
    expect(litertlmFileOf(files, undefined, given)).toBe(file);
  });

  test('is the one that the author wishes', () => {
    const files = ['a_sm8750.litertlm', 'b.litertlm'];
    expect(litertlmFileOf(files, { files: ['a_sm8750.litertlm'] }, given)).toBe('a_sm8750.litertlm');
  });
});
