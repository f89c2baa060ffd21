import { lastKept } from '../memo.ts';
import { type FileKind, kindOfFile, partOf } from './file-kinds.ts';

/** Files that are loaded as one: the parts of a split file, or a file alone. */
export interface FileGroup {
  readonly kind: FileKind;
  /** The dtype of an ONNX file (q4f16); the label of a GGUF file is read by parseQuantLabel. */
  readonly dtype?: string;
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

const withoutEnding = (path: string): string => path.replace(/\.onnx$/i, '');
const suffixOf = (name: string): readonly [suffix: string, dtype: string] | undefined =>
  DTYPES.find(([suffix]) => name.endsWith(suffix));

/** The dtype of an ONNX file, by its name. */
export const dtypeOf = (path: string): string => suffixOf(withoutEnding(path))?.[1] ?? 'fp32';

/** Whether a word is a dtype of ONNX files. */
export const isDtype = (word: string): boolean => DTYPES_BY_CHOICE.includes(word);

/** Which part of a model an ONNX file holds: the name without folder, ending and dtype. */
function partOfModel(path: string): string {
  const name = withoutEnding(path.slice(path.lastIndexOf('/') + 1));
  return name.slice(0, name.length - (suffixOf(name)?.[0].length ?? 0));
}

/** A path that a command would take for an option is no file. */
const isFile = (path: string): boolean => !path.startsWith('-');

/** The groups of a list of files: all in the order of their names, and by kind with those that lack a part behind the whole ones. */
interface Grouped {
  readonly all: readonly FileGroup[];
  readonly byKind: Readonly<Partial<Record<FileKind, readonly FileGroup[]>>>;
  /** The files to load where nobody chose or wished one, by kind, once they were asked for. */
  readonly defaults: Partial<Record<FileKind, string>>;
}

/** The groups of a list, which is not changed once it was asked about: the fields of a record and what runs it ask of the same one. */
const groupedOnce = lastKept((paths: readonly string[]): Grouped => grouped(paths));

/** The weights of a repository, in the order of their names; a split file is one group. Other files are left out. */
export const fileGroups = (paths: readonly string[]): readonly FileGroup[] => groupedOnce(paths).all;

/** The groups of a kind in which a file is looked for: those that lack a part come behind the whole ones. */
export const groupsOf = (paths: readonly string[], kind: FileKind): readonly FileGroup[] =>
  groupedOnce(paths).byKind[kind] ?? NONE;

const NONE: readonly FileGroup[] = [];
const NOTHING: Grouped = { all: NONE, byKind: {}, defaults: {} };

function grouped(paths: readonly string[]): Grouped {
  const found: FileGroup[] = [];
  let parts: Map<string, Map<string, Part>> | undefined;
  for (const path of paths) {
    const kind = kindOfFile(path);
    if (kind === undefined || !isFile(path)) continue;
    const part = partOf(path);
    if (part === undefined) {
      found.push(groupOf(kind, [path], true));
      continue;
    }
    parts ??= new Map();
    const key = `${kind} ${part.parts} ${part.whole}`;
    const known = parts.get(key);
    if (known) known.set(path, { ...part, kind, path });
    else parts.set(key, new Map([[path, { ...part, kind, path }]]));
  }
  for (const split of parts?.values() ?? []) found.push(joined([...split.values()]));
  return found.length === 0 ? NOTHING : inOrder(found);
}

type Part = NonNullable<ReturnType<typeof partOf>> & { kind: FileKind; path: string };

const groupOf = (kind: FileKind, files: FileGroup['files'], isWhole: boolean): FileGroup =>
  kind === 'onnx' ? { kind, dtype: dtypeOf(files[0]), files, isWhole } : { kind, files, isWhole };

/** The parts of a split file, at least one. */
function joined(split: Part[]): FileGroup {
  const [first, ...rest] = split.sort((a, b) => a.part - b.part) as [Part, ...Part[]];
  const isWhole = new Set(split.map(({ part }) => part)).size === first.parts && first.part === 1;
  return groupOf(first.kind, [first.path, ...rest.map(({ path }) => path)], isWhole);
}

/** The groups in the order of their names; a file that a list names twice is one. */
function inOrder(found: FileGroup[]): Grouped {
  const all: FileGroup[] = [];
  const byKind: Partial<Record<FileKind, FileGroup[]>> = {};
  for (const group of found.sort((a, b) => (a.files[0] < b.files[0] ? -1 : 1))) {
    if (all.at(-1)?.files[0] === group.files[0]) continue;
    all.push(group);
    const known = byKind[group.kind];
    if (known) known.push(group);
    else byKind[group.kind] = [group];
  }
  for (const groups of Object.values(byKind)) groups.sort((a, b) => Number(b.isWhole) - Number(a.isWhole));
  return { all, byKind, defaults: {} };
}

/**
 * By kind, what the name of the file has that is loaded where nobody chose a quantization, the better first: of GGUF
 * Q4_K_M, by itself or with something around it (UD-Q4_K_M), then another of its family, then others of 4 bits; of
 * projectors F16, which they are converted to by default and every processor computes with, then BF16; of ONNX no dtype.
 */
const DEFAULTS: Readonly<Record<'gguf' | 'onnx' | 'projector', readonly ((path: string) => boolean)[]>> = {
  gguf: [/(?<![A-Za-z0-9]|UD-)Q4_K_M(?![A-Za-z0-9_])/i, /Q4_K_M/i, /Q4_K/i, /(?<![A-Za-z0-9])(?:I?Q4_|MXFP4)/i].map(
    (label) => (path) => label.test(path),
  ),
  onnx: [(path) => dtypeOf(path) === 'fp32'],
  projector: [/(?<![A-Za-z0-9])F16/i, /BF16/i].map((label) => (path) => label.test(path)),
};

/**
 * The file of a kind to load where nobody chose one: the first that is wished, else that at the default, else the first; of
 * a split one the first part.
 */
export function defaultFile(
  paths: readonly string[],
  kind: keyof typeof DEFAULTS,
  wished: readonly string[] = [],
): string | undefined {
  const groups = groupsOf(paths, kind);
  if (groups.length === 0) return undefined;
  const own = wished.find((path) => groups.some(({ files }) => files[0] === path));
  if (own !== undefined) return own;
  const { defaults } = groupedOnce(paths);
  defaults[kind] ??= usualFile(groups, kind);
  return defaults[kind];
}

function usualFile(groups: readonly FileGroup[], kind: keyof typeof DEFAULTS): string | undefined {
  for (const fits of DEFAULTS[kind]) {
    const found = groups.find(({ files }) => fits(files[0]));
    if (found !== undefined) return found.files[0];
  }
  return groups[0]?.files[0];
}

/** The other parts of a file that was split, in their order; empty for a file alone. */
export const partsBehind = (paths: readonly string[], first: string): string[] =>
  fileGroups(paths)
    .find(({ files }) => files[0] === first)
    ?.files.slice(1) ?? [];

/** The ONNX file at a dtype; undefined when there is none. */
export const onnxFileAt = (paths: readonly string[], dtype: string): string | undefined =>
  groupsOf(paths, 'onnx').find((group) => group.dtype === dtype)?.files[0];

/** The folder in which Transformers.js looks for ONNX files: https://huggingface.co/docs/transformers.js/custom_usage */
const ONNX_FOLDER = 'onnx/';

/** Parts of a model that one file holds together where it is there; then nothing else of these is loaded. */
const MERGED = 'decoder_model_merged';
const MERGED_PARTS: ReadonlySet<string> = new Set(['decoder_model', 'decoder_with_past_model']);

/** What Transformers.js loads when no dtype is asked for: fp32, and q8 in a browser without WebGPU. */
const USUAL_DTYPES = ['fp32', 'q8'];
/** Which dtype is asked for where one of those is missing: what loads everywhere and loses least for its size comes first. */
const DTYPES_BY_CHOICE = ['q8', 'fp32', 'q4', 'fp16', 'q4f16', 'int8', 'uint8', 'bnb4'];

/** The dtypes of which each part of an ONNX model (encoder, decoder …) has a file that Transformers.js finds. */
export function dtypesOf(paths: readonly string[]): string[] {
  const own = groupsOf(paths, 'onnx').filter(({ files }) => files[0].startsWith(ONNX_FOLDER));
  if (own.length === 0) return [];
  const byPart = Map.groupBy(own, ({ files: [path] }) => partOfModel(path));
  const parts = [...byPart].filter(([part]) => !(byPart.has(MERGED) && MERGED_PARTS.has(part)));
  return DTYPES_BY_CHOICE.filter((dtype) => parts.every(([, groups]) => groups.some((group) => group.dtype === dtype)));
}

/** The dtype that Transformers.js has to be asked for: none where the files that it takes by itself are there. */
export function dtypeToAsk(paths: readonly string[]): string | undefined {
  const dtypes = dtypesOf(paths);
  return USUAL_DTYPES.every((dtype) => dtypes.includes(dtype)) ? undefined : dtypes[0];
}
