import type { Model } from '../../out/types/model.ts';
import { parseQuantLabel } from '../gguf/label.ts';
import { isPrecision, precisionsOf } from '../memory/precisions.ts';
import { isDtype } from '../model/file-groups.ts';
import { ggufFileAt, ggufFilesOf, noGgufAt, quantizationOf } from '../model/gguf-files.ts';
import type { Values } from './fill.ts';
import type { AppOptions } from './types.ts';

/**
 * The label by which programs find a file. They look for it before a dot or hyphen, so that a label which the name goes
 * on after (Q4_K_M_IMAT) does not find the file.
 */
function tagOf(file: string): string | undefined {
  const label = parseQuantLabel(file)?.label;
  if (label === undefined) return undefined;
  return new RegExp(`${label}[.-]`, 'i').test(file) ? label : undefined;
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** What the options choose. */
export interface Chosen {
  readonly values: Values;
  /** What weights of safetensors files are to be loaded as. */
  readonly precision?: string;
  /** Why it is not what was asked for. */
  readonly problem?: string;
}

/** The file and quantization that all commands of a model name, and why they are not the ones asked for. */
export function valuesOf(model: Model, { file, quantization }: AppOptions): Chosen {
  const { id, name } = model;
  const byDefault = model.file.gguf;
  const of = (path: string | undefined, tag = path === undefined ? undefined : tagOf(path)): Values => ({
    id,
    name,
    served: tag === undefined ? id : `${id}:${tag}`,
    ...(path !== undefined && { file: path, fileName: path.includes('/') ? undefined : lastOf(path) }),
    ...(tag !== undefined && { quantization: tag }),
  });
  if (file !== undefined) {
    if (ggufFilesOf(model).includes(file)) return { values: of(file) };
    return { values: of(byDefault), problem: `The model has no GGUF file ${JSON.stringify(file)}.` };
  }
  if (quantization === undefined) return { values: of(byDefault) };
  const precision = precisionsOf(model).find(({ label }) => label === quantization.toLowerCase())?.label;
  if (precision !== undefined) return { values: of(byDefault), precision };
  if (isPrecision(quantization))
    return { values: of(byDefault), problem: `Nothing tells that the model can be loaded as ${quantization}.` };
  const label = quantizationOf(quantization);
  if (label === undefined) {
    const problem = isDtype(quantization.toLowerCase())
      ? `${quantization} is a dtype of ONNX files, and commands of apps name GGUF files alone.`
      : `${JSON.stringify(quantization)} is no quantization.`;
    return { values: of(byDefault), problem };
  }
  const own = ggufFilesOf(model);
  const found = ggufFileAt(own, label);
  if (found !== undefined) return { values: of(found) };
  const problem = noGgufAt(label, model);
  return problem === undefined ? { values: of(undefined, label) } : { values: of(byDefault), problem };
}
