import { expect, test } from 'vitest';
import { librariesOf } from '../../runtime/libraries.ts';
import { printed, tags } from './printed.ts';

const MESH = { pipeline_tag: 'image-to-3d', library_name: 'hunyuan3d-2', ...tags('hunyuan3d-2', 'diffusers') };
const CLASSES = { pipeline_tag: 'zero-shot-classification' };
const FINDS = { pipeline_tag: 'object-detection' };
const SPEAKS = { pipeline_tag: 'text-to-speech' };
const WRITES = { pipeline_tag: 'text-generation' };

test.each<[string, object, string[]]>([
  ['a shape of Hunyuan3D-2', { id: 'tencent/Hunyuan3D-2', ...MESH }, ['hunyuan3d-2']],
  ['its small one', { id: 'tencent/Hunyuan3D-2mini', ...MESH }, ['hunyuan3d-2']],
  ['labels of GLiClass', { ...CLASSES, ...tags('GLiClass', 'safetensors') }, ['gliclass']],
  ['the same of a configuration', { ...CLASSES, config: { model_type: 'GLiClass' } }, ['gliclass']],
  [
    'the same under the name of Transformers',
    { ...CLASSES, library_name: 'transformers', ...tags('transformers', 'GLiClass') },
    ['gliclass'],
  ],
  ['OpenVINO by its package', { ...WRITES, library_name: 'optimum-intel', ...tags('openvino') }, ['openvino']],
  ['OpenVINO GenAI', { ...WRITES, library_name: 'openvino-genai', ...tags('openvino-genai') }, ['openvino']],
  ['speech of OmniVoice', { id: 'k2-fsa/OmniVoice', ...SPEAKS, ...tags('safetensors') }, ['omnivoice']],
  ['a model trained on it', { ...SPEAKS, config: { model_type: 'omnivoice' } }, ['omnivoice']],
  ['speech of Soprano', { id: 'ekwek/Soprano-1.1-80M', ...SPEAKS, ...tags('safetensors', 'qwen3') }, ['soprano']],
  [
    'what makes the tokens of its training',
    { id: 'ekwek/Soprano-Encoder', ...tags('license:mit') },
    ['huggingface_hub'],
  ],
  ['speech of NeuTTS', { id: 'neuphonic/neutts-air', ...SPEAKS, ...tags('safetensors', 'qwen2') }, ['neutts']],
  ['its GGUF', { id: 'neuphonic/neutts-nano-french-q8-gguf', ...SPEAKS, ...tags('gguf') }, ['neutts']],
  ['GGUF that others made of it', { ...SPEAKS, ...tags('neutts', 'gguf') }, ['huggingface_hub']],
  ['its codec', { id: 'neuphonic/neucodec', pipeline_tag: 'audio-to-audio', ...tags('pytorch') }, ['neucodec']],
  ['the codec that only decodes', { id: 'neuphonic/neucodec-onnx-decoder-int8', ...tags('onnx') }, ['neucodec']],
  ['a detector of LibreYOLO', { ...FINDS, library_name: 'libreyolo', ...tags('libreyolo') }, ['libreyolo']],
  [
    'one that writes, as GGUF',
    { ...WRITES, ...tags('libreyolo', 'gguf'), gguf: { architecture: 'gemma4' } },
    ['llama-cpp-python'],
  ],
])('%s is of its library alone', (_, record, libraries) =>
  expect(librariesOf({ id: 'org/m', ...record })).toEqual(libraries));

const speaks = (speechbrain_interface: string): object => ({ config: { speechbrain: { speechbrain_interface } } });
test.each<[string, string, object, string]>([
  ['voices are compared', 'speechbrain', { id: 'org/spkrec-x', ...speaks('EncoderClassifier') }, 'encode_batch'],
  ['languages are told', 'speechbrain', { id: 'org/lang-id', ...speaks('EncoderClassifier') }, 'classify_file'],
  [
    'a model that points is known by a name',
    'libreyolo',
    { id: 'LibreYOLO/LibreShowUI2b' },
    'LibreGround("showui-2b")',
  ],
  [
    'a file among several is named',
    'libreyolo',
    { id: 'org/m', siblings: [{ rfilename: 'a.pt' }] },
    '"hf://org/m/a.pt"',
  ],
  ['the small model has a folder', 'hunyuan3d-2', { id: 'tencent/Hunyuan3D-2mini' }, '"hunyuan3d-dit-v2-mini"'],
])('%s', (_, library, record, code) => expect(printed(library, record)).toContain(code));
