import type { Model } from '../../out/types/model.ts';
import { parseQuantLabel } from '../gguf/label.ts';
import { fileGroups } from './file-groups.ts';

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
  fileGroups(files).find(({ kind, quantization }) => kind === 'gguf' && quantization === label)?.files[0];

/**
 * The model with a GGUF file of the quantization that was asked for as its GGUF file, so that every snippet names it.
 * @returns The model as it is, with the reason, when it offers none: without a choice, the file is the one that
 *   schemas/model.schema.json says (Q4_K_M before others, else the first).
 */
export function withQuantization(model: Model, asked: string | undefined): { model: Model; problem?: string } {
  if (asked === undefined) return { model };
  const label = quantizationOf(asked);
  if (label === undefined) return { model, problem: `${JSON.stringify(asked)} is no quantization.` };
  const files = ggufFilesOf(model);
  const gguf = ggufFileAt(files, label);
  if (gguf !== undefined) return { model: { ...model, file: { ...model.file, gguf } } };
  return files.length === 0 ? { model } : { model, problem: `The model has no GGUF file at ${label}.` };
}
