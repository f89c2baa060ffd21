import { expect, test } from 'vitest';
import { librariesOf } from '../../runtime/libraries.ts';
import { files, tags } from './printed.ts';

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
