import { expect, test } from 'vitest';
import { librariesOf } from '../../runtime/libraries.ts';
import { files, printed, tags } from './printed.ts';

/** A repository as exporters write it: ONNX alone, with the type of its model among the tags. */
const exported = (type: string, more: object = {}): object => ({
  id: 'onnx-community/m-ONNX',
  library_name: 'transformers.js',
  ...tags('transformers.js', 'onnx', type, 'region:us'),
  config: { model_type: type },
  ...files('config.json', 'onnx/model.onnx'),
  ...more,
});

test.each([
  'yolov10',
  'chatterbox',
  'pyannote',
  'qwen3_tts',
  'birefnet',
  'sam2',
  'vibevoice',
  'voxcpm',
  'zonos',
  'ben2',
  'dia',
  'timm',
  'timesfm',
  'chronos',
  'open_clip',
  'model2vec',
  'multimolecule',
  'span-marker',
  'gliner2',
  'matanyone',
  'depth-anything-v2',
])('the tag %s on a repository of ONNX alone shows no program that loads weights of PyTorch', (type) => {
  expect(librariesOf(exported(type))).toEqual(['transformers.js']);
  const both = exported(type, tags('transformers.js', 'onnx', 'safetensors', type));
  expect(librariesOf(both).length).toBeGreaterThan(1);
});

test('a detector of background by its architecture is none where the weights are ONNX', () => {
  const record = exported('custom', { config: { architectures: ['BiRefNet'] }, pipeline_tag: 'image-segmentation' });
  expect(librariesOf(record)).toEqual(['transformers.js']);
});

const reading = (type: string, task: string, more: object = {}): string =>
  printed('transformers.js', exported(type, { pipeline_tag: task, ...more }));

test.each([
  ['yolov9', 'object-detection', 'AutoModel.from_pretrained'],
  ['yolov10', 'object-detection', 'AutoModel.from_pretrained'],
  ['vitmatte', 'image-segmentation', 'AutoModelForImageMatting.from_pretrained'],
  ['pyannote', 'audio-classification', 'AutoModelForAudioFrameClassification.from_pretrained'],
  ['chatterbox', 'text-to-speech', 'ChatterboxModel.from_pretrained'],
  ['jina_clip', 'feature-extraction', 'l2norm_text_embeddings'],
])('%s, which no pipeline for %s takes, is called by its own classes', (type, task, call) => {
  expect(reading(type, task)).toContain(call);
  expect(reading(type, task)).not.toContain('pipeline(');
});

test('vectors that dense layers make are not the mean of those of the tokens', () => {
  const gemma = reading('gemma3_text', 'sentence-similarity', { id: 'onnx-community/embeddinggemma-300m-ONNX' });
  expect(gemma).toContain('const { sentence_embedding } = await model(inputs);');
  expect(gemma).toContain('"task: search result | query: ');
  const dense = files('config.json', '2_Dense/config.json', 'onnx/model.onnx');
  expect(reading('t5', 'sentence-similarity', dense)).not.toContain('pipeline(');
});

test('a configuration without a type is told the one that its pipeline takes', () => {
  const untyped = { config: { architectures: ['BiRefNet'] }, id: 'org/mask-ONNX' };
  expect(reading('background-removal', 'image-segmentation', untyped)).toContain('config: { model_type: "birefnet" }');
  const typed = { config: { architectures: ['BiRefNet'], model_type: 'birefnet' } };
  expect(reading('background-removal', 'image-segmentation', typed)).not.toContain('config:');
});

/** Releases from 4 look a type up by itself, and no longer take the name of a class for one. */
test.each([
  ['org/mask-ONNX', { model_type: 'SegformerForSemanticSegmentation', architectures: ['BriaRMBG'] }],
  ['briaai/RMBG-1.4', undefined],
])('%s, whose configuration %j names a class, is told the type of it', (id, config) => {
  const record = { id, ...tags('transformers.js', 'background-removal'), ...(config && { config }) };
  expect(printed('transformers.js', { ...record, pipeline_tag: 'image-segmentation' })).toContain(
    'config: { model_type: "segformer" }',
  );
});
