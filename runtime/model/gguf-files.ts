import type { Model } from '../../out/types/model.ts';
import { parseQuantLabel } from '../gguf/label.ts';
import { fileGroups, groupsOf, partsBehind } from './file-groups.ts';
import { otherHalfOf } from './told-by-names.ts';

/** The GGUF files of a model that hold it, sorted: without projectors, drafts and importance matrices. */
export const ggufFilesOf = ({ files }: Pick<Model, 'files'>): string[] =>
  fileGroups(files)
    .flatMap((group) => (group.kind === 'gguf' ? group.files : []))
    .sort();

/** The label of a quantization in its usual capitals; undefined when it is none. */
export function quantizationOf(text: string): string | undefined {
  const label = parseQuantLabel(`model-${text}.gguf`)?.label;
  return label?.toUpperCase() === text.toUpperCase() ? label : undefined;
}

/** The first GGUF file of a quantization, which for a split model is its first part; undefined when there is none. */
export const ggufFileAt = (files: readonly string[], label: string): string | undefined =>
  groupsOf(files, 'gguf').find(({ files: [path] }) => parseQuantLabel(path)?.label === label)?.files[0];

/** The model with a GGUF file as its own, and with the parts behind it and the other half in the place of those of another. */
export function withGgufFile(model: Model, gguf: string): Model {
  const { ggufParts: _, ggufHalf: __, ...rest } = model;
  const parts = partsBehind(model.files, gguf);
  const half = otherHalfOf(gguf, model.files);
  return {
    ...rest,
    file: { ...model.file, gguf },
    ...(parts.length > 0 && { ggufParts: parts }),
    ...(half !== undefined && { ggufHalf: half }),
  };
}

/** Why there is no GGUF file at a label; nothing where the record lists no files, and may be of GGUF files all the same. */
export function noGgufAt(
  label: string,
  { files, gguf, name, tags }: Pick<Model, 'files' | 'gguf' | 'name' | 'tags'>,
): string | undefined {
  if (files.length > 0) return `The model has no GGUF file at ${label}.`;
  const isOfGguf = gguf !== undefined || tags.includes('gguf') || name.toLowerCase().includes('gguf');
  return isOfGguf ? undefined : `Nothing tells that the model has a GGUF file at ${label}.`;
}
