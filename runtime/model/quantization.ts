import type { Model } from '../../out/types/model.ts';
import { isPrecision, precisionsOf } from '../memory/precisions.ts';
import { dtypesOf, isDtype, onnxFileAt } from './file-groups.ts';
import { ggufFileAt, ggufFilesOf, noGgufAt, quantizationOf, withGgufFile } from './gguf-files.ts';

/** What is asked for as the files name it: the label of GGUF files, the dtype of ONNX files, or neither. */
interface Asked {
  readonly label: string | undefined;
  readonly dtype: string | undefined;
}

const readAsked = (asked: string): Asked => {
  const lower = asked.toLowerCase();
  return { label: quantizationOf(asked), dtype: isDtype(lower) ? lower : undefined };
};

/** The model with the file of a GGUF quantization as its GGUF file; nothing when there is none. */
function withLabel(model: Model, label: string): Model | undefined {
  const gguf = ggufFileAt(model.files, label);
  return gguf === undefined ? undefined : withGgufFile(model, gguf);
}

/** The model with its ONNX files at a dtype; nothing when there are none. */
function withDtype(model: Model, dtype: string): Model | undefined {
  const onnx = onnxFileAt(model.files, dtype);
  if (onnx === undefined) return undefined;
  const chosen = { ...model, file: { ...model.file, onnx } };
  return dtypesOf(model.files).includes(dtype) ? { ...chosen, onnxDtype: dtype } : chosen;
}

/** Why there is nothing at what was asked for; nothing where the record lists no files, and may be of some at it. */
function problemOf(model: Model, { label, dtype }: Asked): string | undefined {
  const { files, file } = model;
  const isOfOnnx = dtype !== undefined && file.onnx !== undefined && ggufFilesOf(model).length === 0;
  if (label !== undefined && !isOfOnnx) return noGgufAt(label, model);
  return files.length > 0 ? `The model has no ONNX file at ${dtype}.` : undefined;
}

/** The model with what its weights are to be loaded as; as it is where its library does not load them so. */
function withPrecision(model: Model, asked: string): { model: Model; problem?: string } {
  const precision = precisionsOf(model).find(({ label }) => label === asked.toLowerCase())?.label;
  if (precision !== undefined) return { model: { ...model, precision: precision.replace('-', '') } };
  const problem = `No code loads the weights as ${asked}: nothing tells that they have more bits, are not quantized, and are loaded by a library that can.`;
  return { model, problem };
}

/**
 * The model with its files at the quantization that was asked for, so that every snippet names it: a label of GGUF files
 * (Q4_K_M), a dtype of ONNX files (q4f16), or what weights of safetensors files are loaded as (8-bit).
 * @returns The model as it is, with the reason, when it offers none: without a choice, the files are the ones that
 *   schemas/model.schema.json says.
 */
export function withQuantization(model: Model, asked: string | undefined): { model: Model; problem?: string } {
  if (asked === undefined) return { model };
  if (isPrecision(asked)) return withPrecision(model, asked);
  const read = readAsked(asked);
  const { label, dtype } = read;
  if (label === undefined && dtype === undefined)
    return { model, problem: `${JSON.stringify(asked)} is no quantization.` };
  const gguf = label === undefined ? undefined : withLabel(model, label);
  const chosen = dtype === undefined ? gguf : (withDtype(gguf ?? model, dtype) ?? gguf);
  if (chosen) return { model: chosen };
  const problem = problemOf(model, read);
  if (problem !== undefined) return { model, problem };
  return { model: label === undefined ? model : { ...model, ggufLabel: label.toLowerCase() } };
}
