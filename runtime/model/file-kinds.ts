import { endingOf } from './fields.ts';

/** What a file of a repository is: weights in a format, or what goes with weights in GGUF. */
export type FileKind = 'gguf' | 'projector' | 'companion' | 'safetensors' | 'pytorch' | 'onnx';

/** Files that go with a model and are none: https://github.com/ggml-org/llama.cpp/blob/master/common/download.cpp */
const COMPANION = /^(?:mtp|eagle3|dflash|dspark)-|imatrix/i;
/** The part of a vision model that turns pictures into tokens has a file of its own in GGUF. */
const PROJECTOR = /mmproj/i;

const PYTORCH = /(?:^|\/)pytorch_model[^/]*\.bin$/;

const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** What a file is by its path; undefined for what holds no weights. */
export function kindOfFile(path: string): FileKind | undefined {
  switch (endingOf(path)) {
    case 'safetensors':
      return 'safetensors';
    case 'onnx':
      return 'onnx';
    case 'bin':
      return PYTORCH.test(path) ? 'pytorch' : undefined;
    case 'gguf': {
      const name = nameIn(path);
      if (PROJECTOR.test(name)) return 'projector';
      return COMPANION.test(name) ? 'companion' : 'gguf';
    }
    default:
      return undefined;
  }
}

/** One part of a file that was split: model-00002-of-00005.safetensors. */
const PART = /-(\d{5})-of-(\d{5})(\.[^./]+)$/;

/** Which part of which file a path is: the path without the numbers, the number from 1, and how many there are; nothing of a file alone. */
export function partOf(path: string): { whole: string; part: number; parts: number } | undefined {
  const match = path.includes('-of-') ? PART.exec(path) : null;
  if (match === null) return undefined;
  const [, part, parts, ending] = match;
  return { whole: path.slice(0, match.index) + ending, part: Number(part), parts: Number(parts) };
}
