import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explainQuantFile, FILE_TYPES, nearestQuantization, parseQuantLabel } from './index.ts';

// file name as published -> label, level
const files: [string, string, string][] = [
  ['llama-2-7b-chat.Q2_K.gguf', 'Q2_K', 'Q2_K'],
  ['llama-2-7b-chat.Q3_K_L.gguf', 'Q3_K_L', 'Q3_K_L'],
  ['llama-2-7b-chat.Q3_K_M.gguf', 'Q3_K_M', 'Q3_K_M'],
  ['llama-2-7b-chat.Q3_K_S.gguf', 'Q3_K_S', 'Q3_K_S'],
  ['llama-2-7b-chat.Q4_0.gguf', 'Q4_0', 'Q4_0'],
  ['llama-2-7b-chat.Q4_K_M.gguf', 'Q4_K_M', 'Q4_K_M'],
  ['llama-2-7b-chat.Q4_K_S.gguf', 'Q4_K_S', 'Q4_K_S'],
  ['llama-2-7b-chat.Q5_0.gguf', 'Q5_0', 'Q5_0'],
  ['llama-2-7b-chat.Q5_K_M.gguf', 'Q5_K_M', 'Q5_K_M'],
  ['llama-2-7b-chat.Q5_K_S.gguf', 'Q5_K_S', 'Q5_K_S'],
  ['llama-2-7b-chat.Q6_K.gguf', 'Q6_K', 'Q6_K'],
  ['llama-2-7b-chat.Q8_0.gguf', 'Q8_0', 'Q8_0'],
  ['mixtral-8x7b-instruct-v0.1.Q4_K_M.gguf', 'Q4_K_M', 'Q4_K_M'],
  ['mistral-7b-instruct-v0.2.Q5_K_S.gguf', 'Q5_K_S', 'Q5_K_S'],
  ['phi-2.Q4_K_M.gguf', 'Q4_K_M', 'Q4_K_M'],
  ['TinyLlama-1.1B-Chat-v1.0-Q4_1.gguf', 'Q4_1', 'Q4_1'],
  ['Phi-3-mini-4k-instruct-q4.gguf', '', ''],
  ['Phi-3-mini-4k-instruct-fp16.gguf', 'FP16', 'F16'],
  ['Meta-Llama-3-8B-Instruct-IQ1_M.gguf', 'IQ1_M', 'IQ1_M'],
  ['Meta-Llama-3-8B-Instruct-IQ1_S.gguf', 'IQ1_S', 'IQ1_S'],
  ['Meta-Llama-3-8B-Instruct-IQ2_M.gguf', 'IQ2_M', 'IQ2_M'],
  ['Meta-Llama-3-8B-Instruct-IQ2_S.gguf', 'IQ2_S', 'IQ2_S'],
  ['Meta-Llama-3-8B-Instruct-IQ2_XS.gguf', 'IQ2_XS', 'IQ2_XS'],
  ['Meta-Llama-3-8B-Instruct-IQ2_XXS.gguf', 'IQ2_XXS', 'IQ2_XXS'],
  ['Meta-Llama-3-8B-Instruct-IQ3_M.gguf', 'IQ3_M', 'IQ3_M'],
  ['Meta-Llama-3-8B-Instruct-IQ3_S.gguf', 'IQ3_S', 'IQ3_S'],
  ['Meta-Llama-3-8B-Instruct-IQ3_XS.gguf', 'IQ3_XS', 'IQ3_XS'],
  ['Meta-Llama-3-8B-Instruct-IQ3_XXS.gguf', 'IQ3_XXS', 'IQ3_XXS'],
  ['Meta-Llama-3-8B-Instruct-IQ4_NL.gguf', 'IQ4_NL', 'IQ4_NL'],
  ['Meta-Llama-3-8B-Instruct-IQ4_XS.gguf', 'IQ4_XS', 'IQ4_XS'],
  ['Meta-Llama-3.1-8B-Instruct-Q6_K_L.gguf', 'Q6_K_L', 'Q6_K'],
  ['Meta-Llama-3.1-8B-Instruct-Q5_K_L.gguf', 'Q5_K_L', 'Q5_K_M'],
  ['Meta-Llama-3.1-8B-Instruct-Q4_K_L.gguf', 'Q4_K_L', 'Q4_K_M'],
  ['Meta-Llama-3.1-8B-Instruct-Q3_K_XL.gguf', 'Q3_K_XL', 'Q3_K_XL'],
  ['Meta-Llama-3.1-8B-Instruct-Q2_K_L.gguf', 'Q2_K_L', 'Q2_K'],
  ['Meta-Llama-3.1-8B-Instruct-Q4_0_4_4.gguf', 'Q4_0_4_4', 'Q4_0_4_4'],
  ['Meta-Llama-3.1-8B-Instruct-Q4_0_4_8.gguf', 'Q4_0_4_8', 'Q4_0_4_8'],
  ['Meta-Llama-3.1-8B-Instruct-Q4_0_8_8.gguf', 'Q4_0_8_8', 'Q4_0_8_8'],
  ['Meta-Llama-3.1-8B-Instruct-f32.gguf', 'F32', 'F32'],
  ['Meta-Llama-3.1-8B-Instruct-bf16.gguf', 'BF16', 'BF16'],
  ['gemma-3-4b-it-BF16.gguf', 'BF16', 'BF16'],
  ['gemma-3-4b-it-q4_0.gguf', 'Q4_0', 'Q4_0'],
  ['mmproj-model-f16-4B.gguf', 'F16', 'F16'],
  ['mmproj-google_gemma-3-4b-it-f16.gguf', 'F16', 'F16'],
  ['google_gemma-3-27b-it-qat-Q4_0.gguf', 'Q4_0', 'Q4_0'],
  ['Qwen3-4B-UD-Q2_K_XL.gguf', 'UD-Q2_K_XL', 'Q2_K_XL'],
  ['Qwen3-30B-A3B-UD-Q4_K_XL.gguf', 'UD-Q4_K_XL', 'Q4_K_XL'],
  ['Qwen3-30B-A3B-UD-Q8_K_XL.gguf', 'UD-Q8_K_XL', 'Q8_K_XL'],
  ['Qwen3-30B-A3B-UD-IQ1_M.gguf', 'UD-IQ1_M', 'IQ1_M'],
  ['Qwen3-30B-A3B-UD-IQ3_XXS.gguf', 'UD-IQ3_XXS', 'IQ3_XXS'],
  ['Qwen3-Coder-30B-A3B-Instruct-UD-TQ1_0.gguf', 'UD-TQ1_0', 'TQ1_0'],
  ['Qwen3-0.6B-UD-Q6_K_XL.gguf', 'UD-Q6_K_XL', 'Q6_K_XL'],
  ['UD-Q3_K_XL/DeepSeek-R1-0528-UD-Q3_K_XL-00001-of-00006.gguf', 'UD-Q3_K_XL', 'Q3_K_XL'],
  ['BF16/DeepSeek-V3.1-BF16-00001-of-00030.gguf', 'BF16', 'BF16'],
  ['Q8_0/DeepSeek-V3-0324-Q8_0-00016-of-00016.gguf', 'Q8_0', 'Q8_0'],
  ['DeepSeek-V2-Chat.IQ2_XXS.gguf', 'IQ2_XXS', 'IQ2_XXS'],
  ['gpt-oss-20b-mxfp4.gguf', 'MXFP4', 'MXFP4_MOE'],
  ['gpt-oss-120b-MXFP4-00001-of-00002.gguf', 'MXFP4', 'MXFP4_MOE'],
  ['Qwen3.6-35B-A3B-MXFP4_MOE.gguf', 'MXFP4_MOE', 'MXFP4_MOE'],
  ['gpt-oss-20b-F16.gguf', 'F16', 'F16'],
  ['qwen2-0_5b-instruct-q4_k_m.gguf', 'Q4_K_M', 'Q4_K_M'],
  ['qwen2.5-7b-instruct-q5_k_m-00001-of-00002.gguf', 'Q5_K_M', 'Q5_K_M'],
  ['qwen2.5-coder-0.5b-instruct-fp16.gguf', 'FP16', 'F16'],
  ['Hermes-2-Pro-Mistral-7B.Q6_K.gguf', 'Q6_K', 'Q6_K'],
  ['L3-8B-Stheno-v3.2.i1-Q4_K_M.gguf', 'i1-Q4_K_M', 'Q4_K_M'],
  ['L3-8B-Stheno-v3.2.i1-IQ3_XS.gguf', 'i1-IQ3_XS', 'IQ3_XS'],
  ['SmolLM2-1.7B-Instruct.Q2_K_S.gguf', 'Q2_K_S', 'Q2_K_S'],
  ['smollm2-1.7b-instruct-q4_k_m.gguf', 'Q4_K_M', 'Q4_K_M'],
  ['TriLM_3.9B_Unpacked_quant_TQ2_0.gguf', 'TQ2_0', 'TQ2_0'],
  ['bitnet-b1.58-2B-4T-TQ1_0.gguf', 'TQ1_0', 'TQ1_0'],
  ['Bonsai-8B-Q1_0.gguf', 'Q1_0', 'Q1_0'],
  ['Ternary-Bonsai-27B-Q2_0.gguf', 'Q2_0', 'Q2_0'],
  ['Nemotron-3-Nano-30B-A3B-NVFP4.gguf', 'NVFP4', 'NVFP4'],
  ['codellama-7b.Q3_K.gguf', 'Q3_K', 'Q3_K_M'],
  ['flux1-dev-Q5_1.gguf', 'Q5_1', 'Q5_1'],
  ['flux1-schnell-F16.gguf', 'F16', 'F16'],
  ['wan2.1-i2v-14b-480p-Q3_K_S.gguf', 'Q3_K_S', 'Q3_K_S'],
  ['ggml-model-Q4_K_M.gguf', 'Q4_K_M', 'Q4_K_M'],
  ['nomic-embed-text-v1.5.f32.gguf', 'F32', 'F32'],
  ['ggml-vocab-llama-bpe.gguf', '', ''],
];

// name -> label, or '' for none; what the rules say, one each
const rules: [string, string, string][] = [
  ['the last label wins', 'gemma-3-27b-it-qat-q4_0-unquantized-Q8_0.gguf', 'Q8_0'],
  ['the last label wins, the folder loses', 'BF16/model-Q4_K_M.gguf', 'Q4_K_M'],
  ['a folder is enough', 'Q4_K_M/model-00001-of-00002.gguf', 'Q4_K_M'],
  ['lower case', 'model-ud-iq2_xxs.gguf', 'UD-IQ2_XXS'],
  ['upper-case ending', 'MODEL-Q8_0.GGUF', 'Q8_0'],
  ['an unlisted prefix is left out', 'model-XX-Q4_K_M.gguf', 'Q4_K_M'],
  ['a prefix in the middle of a word is none', 'model-CLOUD-Q4_K_M.gguf', 'Q4_K_M'],
  ['a word behind an underscore', 'model-Q4_K_M_v2.gguf', 'Q4_K_M'],
  ['the longest label', 'model-Q4_1_SOME_F16.gguf', 'Q4_1_SOME_F16'],
  ['F16 inside BF16', 'model-bf16.gguf', 'BF16'],
  ['letters before', 'modelQ4_K_M.gguf', ''],
  ['letters behind', 'model-Q8_0abc.gguf', ''],
  ['a digit behind', 'model-Q4_01.gguf', ''],
  ['an unlisted size is another level', 'model-Q3_K_XS.gguf', ''],
  ['an alias inside a longer word', 'model-Q4_K_Mini.gguf', ''],
  ['an unknown level', 'model-IQ1_XS.gguf', ''],
  ['not a GGUF file', 'model-Q4_K_M.safetensors', ''],
  ['an older format', 'llama-2-7b.ggmlv3.q4_0.bin', ''],
  ['gguf in the name only', 'model-Q4_K_M.gguf.part1', ''],
  ['no name at all', '', ''],
];

describe('parseQuantLabel', () => {
  test.each(files)('%s', (file, label, type) => {
    const found = parseQuantLabel(file);
    expect([found?.label ?? '', found?.type ?? '']).toEqual([label, type]);
  });

  test.each(rules)('%s: %s', (_rule, file, label) => expect(parseQuantLabel(file)?.label ?? '').toBe(label));

  test('says prefix, variation, alias and number', () => {
    expect(parseQuantLabel('m-UD-Q4_K_XL.gguf')).toEqual({
      label: 'UD-Q4_K_XL',
      type: 'Q4_K_XL',
      code: 1002,
      prefix: 'UD',
    });
    expect(parseQuantLabel('m-Q6_K_L.gguf')).toEqual({ label: 'Q6_K_L', type: 'Q6_K', code: 18, variation: 'L' });
    expect(parseQuantLabel('m-mxfp4.gguf')).toEqual({ label: 'MXFP4', type: 'MXFP4_MOE', code: 38, alias: 'MXFP4' });
  });

  const level = fc.constantFrom(...FILE_TYPES);
  const word = fc.stringMatching(/^[A-Za-z][a-z]{0,8}$/).filter((text) => !/^(ud|i)$/i.test(text));
  const separator = fc.constantFrom('-', '.', '/', ' ');

  test('every level is read back, in any case, behind any name', () => {
    fc.assert(
      fc.property(word, separator, level, fc.boolean(), (name, between, type, lower) => {
        const file = `${name}${between}${lower ? type.toLowerCase() : type}.gguf`;
        expect(parseQuantLabel(file)?.type).toBe(type);
      }),
    );
  });

  test('of two labels the last one wins', () => {
    fc.assert(
      fc.property(level, separator, level, (first, between, last) => {
        expect(parseQuantLabel(`m-${first}${between}${last}.gguf`)?.type).toBe(last);
      }),
    );
  });

  test('a letter or digit next to a label hides it', () => {
    fc.assert(
      fc.property(level, fc.constantFrom('x', 'Q', '7'), (type, letter) => {
        expect(parseQuantLabel(`m-${letter}${type}.gguf`)?.type).not.toBe(type);
        expect(parseQuantLabel(`m-${type}${letter}.gguf`)?.type).not.toBe(type);
      }),
    );
  });

  test('no text makes it throw, and only GGUF files have a label', () => {
    fc.assert(
      fc.property(fc.string(), (text) => parseQuantLabel(text) === undefined || text.toLowerCase().endsWith('.gguf')),
    );
    fc.assert(fc.property(fc.string(), (text) => explainQuantFile(`${text}.gguf`).sentences.length > 0));
  });
});

describe('nearestQuantization', () => {
  const table: [string, string[], string | undefined][] = [
    ['Q4_K_M', ['Q8_0', 'Q4_K_M', 'Q2_K'], 'Q4_K_M'],
    ['Q4_K_M', ['Q8_0', 'Q4_K_S', 'Q2_K'], 'Q4_K_S'],
    ['Q4_K_M', ['Q2_K', 'Q3_K_M', 'F16'], 'Q3_K_M'],
    ['Q2_K', ['F16', 'Q4_K_M', 'Q8_0'], 'Q4_K_M'],
    ['MXFP4_MOE', ['BF16', 'Q3_K_XL'], 'Q3_K_XL'],
    ['Q4_K_M', ['something else', 'Q5_0'], 'Q5_0'],
    ['Q4_K_M', [], undefined],
    ['Q9_9', ['Q4_K_M'], undefined],
  ];
  test.each(table)('%s of %j -> %s', (wanted, available, expected) =>
    expect(nearestQuantization(wanted, available)).toBe(expected));

  test('is available, never skips a nearer smaller one, and does not depend on the order given', () => {
    const some = fc.uniqueArray(fc.constantFrom(...FILE_TYPES), { minLength: 1 });
    fc.assert(
      fc.property(fc.constantFrom(...FILE_TYPES), some, (wanted, available) => {
        const found = nearestQuantization(wanted, available);
        const rank = (type: string) => (FILE_TYPES as readonly string[]).indexOf(type);
        expect(available).toContain(found);
        expect(nearestQuantization(wanted, [...available].reverse())).toBe(found);
        const smaller = available.filter((type) => rank(type) >= rank(wanted)).map(rank);
        expect(rank(found ?? '')).toBe(smaller.length > 0 ? Math.min(...smaller) : Math.max(...available.map(rank)));
      }),
    );
  });
});
