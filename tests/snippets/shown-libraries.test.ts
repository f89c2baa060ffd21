import { expect, test } from 'vitest';
import { librariesOf } from '../../runtime/libraries.ts';
import { printed, tags } from './printed.ts';

const MESH = { pipeline_tag: 'image-to-3d', library_name: 'hunyuan3d-2', ...tags('hunyuan3d-2', 'diffusers') };
const CLASSES = { pipeline_tag: 'zero-shot-classification' };
const DEPTH = { pipeline_tag: 'depth-estimation' };
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
  [
    'depth of Depth Anything 3',
    { id: 'depth-anything/DA3-BASE', ...DEPTH, library_name: 'depth-anything-3' },
    ['depth-anything-3'],
  ],
  ['one that says less', { id: 'depth-anything/da3metric-large', ...tags('safetensors') }, ['depth-anything-3']],
  ['the same for MLX', { ...DEPTH, library_name: 'mlx', ...tags('mlx', 'depth-anything-3') }, ['mlx']],
  ['depth of UniDepth', { library_name: 'UniDepth', ...tags('UniDepth', 'pytorch', 'safetensors') }, ['UniDepth']],
  ['depth of MoGe', { id: 'Ruicheng/moge-2-vitl', ...DEPTH, ...tags('license:mit') }, ['moge']],
  ['speech of VieNeu-TTS', { id: 'pnnbao-ump/VieNeu-TTS-v3-Turbo', ...SPEAKS, ...tags('onnx') }, ['vieneu']],
  ['the same as GGUF', { id: 'pnnbao-ump/VieNeu-TTS-0.3B-q8-gguf', ...SPEAKS, ...tags('gguf') }, ['vieneu']],
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
  ['UniDepth has a class for each version', 'UniDepth', { id: 'lpiccinelli/unidepth-v1-cnvnxtl' }, 'UniDepthV1'],
  ['so has MoGe', 'moge', { id: 'Ruicheng/moge-2-vitb-normal' }, 'moge.model.v2'],
  ['metres need the focal length', 'depth-anything-3', { id: 'depth-anything/DA3METRIC-LARGE' }, '/ 300: metres'],
  ['a GGUF of VieNeu-TTS is named', 'vieneu', { id: 'org/m-gguf', siblings: [{ rfilename: 'a.gguf' }] }, '"a.gguf"'],
  ['weights of it are not GGUF', 'vieneu', { id: 'pnnbao-ump/VieNeu-TTS-0.3B' }, 'gguf_filename=None'],
  ['the small model has a folder', 'hunyuan3d-2', { id: 'tencent/Hunyuan3D-2mini' }, '"hunyuan3d-dit-v2-mini"'],
])('%s', (_, library, record, code) => expect(printed(library, record)).toContain(code));
