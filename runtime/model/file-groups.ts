import { parseQuantLabel } from '../gguf/label.ts';
import { type FileKind, kindOfFile, partOf } from './file-kinds.ts';

/** Files that are loaded as one: the parts of a split file, or a file alone. */
export interface FileGroup {
  readonly kind: FileKind;
  /** The label of a GGUF file (Q4_K_M), or the dtype of an ONNX file (q4f16); absent where the name says none. */
  readonly quantization?: string;
  /** The paths, the first part first. */
  readonly files: readonly [string, ...string[]];
  /** Whether all parts are there. */
  readonly isWhole: boolean;
}

/**
 * The ends of the names of ONNX files, longest first, and the dtype by which Transformers.js asks for them; a name without
 * one is fp32: https://huggingface.co/docs/transformers.js/guides/dtypes
 */
const DTYPES: readonly (readonly [suffix: string, dtype: string])[] = [
  ['_quantized', 'q8'],
  ['_q4f16', 'q4f16'],
  ['_uint8', 'uint8'],
  ['_int8', 'int8'],
  ['_fp16', 'fp16'],
  ['_bnb4', 'bnb4'],
  ['_q4', 'q4'],
];

/** The dtype of an ONNX file, by its name. */
export function dtypeOf(path: string): string {
  const name = path.replace(/\.onnx$/i, '');
  return DTYPES.find(([suffix]) => name.endsWith(suffix))?.[1] ?? 'fp32';
}

function quantizationIn(kind: FileKind, path: string): string | undefined {
  if (kind === 'onnx') return dtypeOf(path);
  return kind === 'gguf' || kind === 'projector' ? parseQuantLabel(path)?.label : undefined;
}

/** A path that a command would take for an option is no file. */
const isFile = (path: string): boolean => !path.startsWith('-');

/** The weights of a repository, in the order of their names; a split file is one group. Other files are left out. */
export function fileGroups(paths: readonly string[]): FileGroup[] {
  const found = paths.flatMap((path) => {
    const kind = isFile(path) ? kindOfFile(path) : undefined;
    return kind === undefined ? [] : [{ path, kind, ...partOf(path) }];
  });
  const byFile = Map.groupBy(found, ({ kind, whole, parts }) => `${kind} ${parts} ${whole}`);
  const groups = [...byFile.values()].flatMap((group): FileGroup[] => {
    const [first, ...rest] = group.sort((a, b) => a.part - b.part);
    if (first === undefined) return [];
    const { kind, path, parts } = first;
    const quantization = quantizationIn(kind, path);
    const isWhole = new Set(group.map(({ part }) => part)).size === parts && first.part === 1;
    const files = [path, ...rest.map((one) => one.path)] as const;
    return [{ kind, ...(quantization !== undefined && { quantization }), files, isWhole }];
  });
  return groups.sort((a, b) => (a.files[0] < b.files[0] ? -1 : 1));
}
