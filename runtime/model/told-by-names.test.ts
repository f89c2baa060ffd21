import { describe, expect, test } from 'vitest';
import modelSchema from '../../schemas/model.schema.json' with { type: 'json' };
import {
  comfyFilesOf,
  fileOfOtherNameOf,
  litertlmFileOf,
  textPoolingOf,
  textPrefixesOf,
  toldByPieces,
  toldFileOf,
} from './derived.ts';

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

test.each<[base: string | undefined, reads: string | undefined]>([
  ['Qwen/Qwen2.5-VL-7B-Instruct', 'pictures'],
  ['Video-R1/Qwen2.5-VL-7B-COT-SFT', 'pictures'],
  ['HuggingFaceTB/SmolVLM2-2.2B-Instruct', 'pictures'],
  ['llava-hf/llava-1.5-7b-hf', 'pictures'],
  ['openai/whisper-large-v2', 'speech'],
  ['Qwen/Qwen2-Audio-7B-Instruct', 'sound'],
  ['mistralai/Voxtral-Mini-3B-2507', 'transcripts'],
  ['Qwen/Qwen2.5-Omni-7B', 'qwen2.5-omni'],
  ['Qwen/Qwen3-Omni-30B-A3B-Instruct', 'qwen3-omni'],
  ['ibm-granite/granite-speech-3.3-8b', 'transcripts'],
  // Classes of Transformers load the part of these that writes.
  ['Qwen/Qwen3.5-4B', undefined],
  ['google/gemma-3-4b-it', undefined],
  ['mistralai/Ministral-8B-Instruct-2410', undefined],
  ['meta-llama/Llama-3.1-8B', undefined],
  [undefined, undefined],
])('what the base %s of an adapter reads: %s', (base, reads) => {
  expect(toldByPieces(base, properties.peftBaseReads['x-derived'].given)).toBe(reads);
});

test.each<[name: string, tags: string[], pooling: string | undefined]>([
  ['bge-m3', ['sentence-similarity'], 'first'],
  ['bge-small-en-v1.5-onnx', ['feature-extraction'], 'first'],
  ['gte-multilingual-base', ['sentence-transformers'], 'first'],
  ['gte-base', ['sentence-transformers'], undefined],
  ['gte-large-en-v1.5', ['sentence-transformers'], 'first'],
  ['bge-multilingual-gemma2', ['feature-extraction'], 'last'],
  ['Qwen3-Embedding-0.6B-ONNX', ['feature-extraction'], 'last'],
  ['mxbai-embed-large-v1', ['feature-extraction'], 'first'],
  ['mxbai-embed-xsmall-v1', ['feature-extraction'], 'mean'],
  ['my-search', ['sentence-transformers', 'base_model:finetune:BAAI/bge-base-en-v1.5'], 'first'],
  ['my-search', ['sentence-transformers', 'base_model:Qwen/Qwen3-Embedding-4B'], 'last'],
  ['all-MiniLM-L6-v2', ['sentence-transformers'], undefined],
  ['bge-m3', ['text-generation'], undefined],
])('what stands for a text of %s (%j)', (name, tags, pooling) => {
  expect(textPoolingOf(name, undefined, tags, properties.textPooling['x-derived'].given)).toBe(pooling);
});

test('the task tells that a model makes embeddings', () => {
  expect(textPoolingOf('bge-m3', 'feature-extraction', [], properties.textPooling['x-derived'].given)).toBe('first');
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

describe('comfyFilesOf', () => {
  const { given } = properties.comfyFiles['x-derived'];
  const ending = (...names: string[]): string[] => names.map((name) => `${name}.safetensors`);

  test.each<[string, string[], string[] | undefined]>([
    ['the first', ending('a', 'b'), ending('a')],
    ['one for ComfyUI before others', ending('a_int8', 'a_fp8_comfyui'), ending('a_fp8_comfyui')],
    ['both that take turns', ending('a_high_noise', 'a_low_noise'), ending('a_high_noise', 'a_low_noise')],
    ['the other one first', ending('a_low_noise', 'b', 'a_high_noise'), ending('a_low_noise', 'a_high_noise')],
    ['both, as others write it', ending('a-HighNoise', 'a-LowNoise'), ending('a-HighNoise', 'a-LowNoise')],
    ['both, in capitals', ending('a_HIGH_NOISE', 'a_LOW_NOISE'), ending('a_HIGH_NOISE', 'a_LOW_NOISE')],
    ['one of a pair that is not whole', ending('a_high_noise', 'b_low_noise'), ending('a_high_noise')],
    ['no part beside the model', ending('ae', 'flux1-dev'), ending('flux1-dev')],
    ['no text encoder', ending('gemma4-12b-with-proj', 'ltx-2.5-transformer'), ending('ltx-2.5-transformer')],
    ['parts where there is nothing else', ending('Wan2.1_VAE', 'taew2_1'), ending('Wan2.1_VAE')],
    ['nothing in folders', ending('transformer/a', 'z'), ending('z')],
    ['what is in folders alone', ending('unet/a', 'unet/b'), ending('unet/a')],
    ['no option of a command', ending('-a', 'b'), ending('b')],
    ['nothing', ['a.gguf'], undefined],
  ])('takes %s', (_, files, taken) => {
    expect(comfyFilesOf(files, undefined, given)).toEqual(taken);
  });

  test('takes the one that the author wishes', () => {
    expect(comfyFilesOf(ending('a', 'b_comfyui'), { files: ending('a') }, given)).toEqual(ending('a'));
  });
});

const told = (kind: 'h5' | 'lightgbm' | 'xgboost' | 'detector' | 'flair', ...files: string[]): string | undefined => {
  const { given } = properties.file.properties[kind]['x-derived'];
  return toldFileOf(files, undefined, given.within, undefined, given);
};

test.each<[kind: Parameters<typeof told>[0], files: string[], file: string | undefined]>([
  ['h5', ['cnn_weights.h5', 'models/best.h5'], 'models/best.h5'],
  ['h5', ['model.weights.h5', 'tf_model.h5'], undefined],
  ['lightgbm', ['requirements.txt', 'lgbm_fold0.txt', 'lgbm_fold1.txt'], 'lgbm_fold0.txt'],
  ['xgboost', ['config.json', 'feature_names.json', 'xgb.json', 'xgb.ubj'], 'xgb.ubj'],
  ['xgboost', ['config.json', 'feature_names.json', 'Model.json'], 'Model.json'],
  ['detector', ['generator_16bits.pth', 'detector_16bits.pth'], 'detector_16bits.pth'],
  ['flair', ['final-model.pt', 'training_args.bin'], 'final-model.pt'],
  ['flair', ['-model.pt'], undefined],
])('the file of kind %s among %j is %s', (kind, files, file) => {
  expect(told(kind, ...files)).toBe(file);
});

test('files of such endings tell nothing of models of other libraries, and a wished one comes first', () => {
  const { given } = properties.file.properties.lightgbm['x-derived'];
  expect(toldFileOf(['model.txt'], undefined, ['xgboost'], 'xgboost', given)).toBeUndefined();
  expect(toldFileOf(['a.txt', 'b.txt'], { files: ['b.txt'] }, [], 'lightgbm', given)).toBe('b.txt');
});

test.each<[what: string, files: string[], wished: string | undefined, file: string | undefined]>([
  ['nothing of its own name', ['a.nemo', 'asr.nemo'], undefined, undefined],
  ['one of another name', ['README.md', 'a.nemo', 'b.nemo'], undefined, 'a.nemo'],
  ['one in a folder', ['best/asr.nemo'], undefined, 'best/asr.nemo'],
  ['the one that the author wishes', ['a.nemo', 'asr.nemo'], 'a.nemo', 'a.nemo'],
  ['nothing that is wished and found', ['a.nemo', 'asr.nemo'], 'asr.nemo', undefined],
  ['no option of a command', ['-a.nemo'], undefined, undefined],
  ['nothing of another ending', ['model_config.yaml'], undefined, undefined],
])('a library that looks for asr.nemo is told %s', (_, files, wished, file) => {
  const wishes = wished === undefined ? undefined : { files: [wished] };
  expect(fileOfOtherNameOf(files, wishes, 'asr', { endings: ['.nemo'] })).toBe(file);
});
