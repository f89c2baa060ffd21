import {
  type fileNameAliases,
  fileTypeCodes,
  type prefixDescriptions,
  tensorTypeCodes,
  type variationDescriptions,
} from '../../out/modules/gguf-data.ts';

/** A quantization level of a whole GGUF file. */
export type FileType = keyof typeof fileTypeCodes;

/** How the numbers of one tensor in a GGUF file are stored. */
export type TensorType = keyof typeof tensorTypeCodes;

/** A spelling that file names use for a level, besides the level's own label. */
export type FileNameAlias = keyof typeof fileNameAliases;

/** What a file name says about its quantization. */
export interface QuantLabel {
  /** The label as the name writes it, in the usual capitals, prefix and size variation included: `UD-Q4_K_XL`, `Q6_K_L`. */
  label: string;
  /** The level that is meant. */
  type: FileType;
  /** The level's number (`general.file_type`; from 1000 on, levels that only file names know). */
  code: number;
  /** How the level was made: `UD` in `UD-Q4_K_XL`. */
  prefix?: keyof typeof prefixDescriptions;
  /** How the file is bigger than the plain level: `L` in `Q6_K_L`. */
  variation?: keyof typeof variationDescriptions;
  /** The spelling, when it is not the level's own: `MXFP4`. */
  alias?: FileNameAlias;
}

/** All levels, from the biggest to the smallest. */
export const FILE_TYPES = Object.keys(fileTypeCodes) as FileType[];

/** All tensor types, in order of their codes. */
export const TENSOR_TYPES = Object.keys(tensorTypeCodes) as TensorType[];

/** The number of a level (`general.file_type` in the file's metadata). */
export const codeOfFileType = (type: FileType): number => fileTypeCodes[type];

/** The number of a tensor type, as it stands before each tensor in the file. */
export const codeOfTensorType = (type: TensorType): number => tensorTypeCodes[type];

/** The level with this number; undefined when there is none. */
export const fileTypeOfCode = (code: number): FileType | undefined =>
  FILE_TYPES.find((type) => fileTypeCodes[type] === code);

/** The tensor type with this number; undefined when there is none. */
export const tensorTypeOfCode = (code: number): TensorType | undefined =>
  TENSOR_TYPES.find((type) => tensorTypeCodes[type] === code);

/** Whether a text is the label of a level. */
export const isFileType = (text: string): text is FileType => Object.hasOwn(fileTypeCodes, text);
