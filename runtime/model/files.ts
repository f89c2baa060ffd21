import type { Model } from '../../out/types/model.ts';

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
];

/** The first file of each kind among the paths of a repository; among GGUF files the common 4-bit quantization first. */
export function firstFiles(paths: readonly string[]): Model['file'] {
  const found: Model['file'] = {};
  for (const kind of KINDS) {
    const ofKind = paths.filter((path) => path.toLowerCase().endsWith(`.${kind}`));
    const best = kind === 'gguf' ? ofKind.find((path) => /q4_k_m/i.test(path)) : undefined;
    const first = best ?? ofKind[0];
    if (first !== undefined) found[kind] = first;
  }
  return found;
}
