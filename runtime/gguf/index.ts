export {
  bitsPerTensorWeight,
  bitsPerWeight,
  describeFileType,
  describeTensorType,
  explainQuant,
  explainQuantFile,
  type FileTypeDetails,
  type QuantExplanation,
} from './explain.ts';
export { isGgufFile, parseQuantLabel } from './label.ts';
export { nearestQuantization } from './nearest.ts';
export {
  codeOfFileType,
  codeOfTensorType,
  FILE_TYPES,
  type FileNameAlias,
  type FileType,
  fileTypeOfCode,
  isFileType,
  type QuantLabel,
  TENSOR_TYPES,
  type TensorType,
  tensorTypeOfCode,
} from './types.ts';
