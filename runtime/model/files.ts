import type { Model } from '../../out/types/model.ts';
import { argument } from './fields.ts';

type FileKind = keyof Model['file'];

const KINDS: readonly FileKind[] = [
  'gguf',
  'pt',
  'pth',
  'ckpt',
  'safetensors',
  'onnx',
  'sentis',
  'zip',
  'nemo',
  'whl',
  'litertlm',
  'cmf',
  'bin',
];

/** The GGUF file to try first: the common 4-bit quantization, and never the projector of a vision model. */
function bestGguf(paths: readonly string[]): string | undefined {
  const models = paths.filter((path) => !/mmproj/i.test(path));
  return models.find((path) => /q4_k_m/i.test(path)) ?? models[0];
}

/** The first file of each kind among the paths of a repository. */
export function firstFiles(paths: readonly string[]): Model['file'] {
  const found: Model['file'] = {};
  for (const kind of KINDS) {
    const ofKind = paths.filter((path) => argument(path) && path.toLowerCase().endsWith(`.${kind}`));
    const first = kind === 'gguf' ? bestGguf(ofKind) : ofKind[0];
    if (first !== undefined) found[kind] = first;
  }
  return found;
}
