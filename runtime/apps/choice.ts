import type { Model } from '../../out/types/model.ts';
import { parseQuantLabel } from '../gguf/label.ts';
import { isPrecision, precisionsOf } from '../memory/precisions.ts';
import { ggufFileOf } from '../model/derived.ts';
import { groupsOf, isDtype } from '../model/file-groups.ts';
import { partOf } from '../model/file-kinds.ts';
import { ggufFileAt, ggufFilesOf, noGgufAt, quantizationOf, withGgufFile } from '../model/gguf-files.ts';
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

/** A pattern that the names of all parts of a split file fit, and of no other file: what is special in patterns stands for itself. */
const patternOf = (file: string): string => file.replaceAll('[', '[[]').replace(/-\d{5}(-of-\d{5}\.[^./]+)$/, '-*$1');

/** What the options choose. */
export interface Chosen {
  /** The model, whose GGUF file is the one that the commands name. */
  readonly model: Model;
  readonly values: Values;
  /** What weights of safetensors files are to be loaded as. */
  readonly precision?: string;
  /** Why it is not what was asked for. */
  readonly problem?: string;
  /** The file that other programs load, which was split, where this one is named for a program that loads no such file. */
  readonly instead?: string;
}

/** Whether a file is one of several parts, as its name says. */
const isPart = (path: string): boolean => (partOf(path)?.parts ?? 1) > 1;

/** What commands name of a model, with a file or a quantization that is no file of the record. */
function valuesWith({ id, name, ggufParts, file: { gguf, projector } }: Model, tag: string | undefined): Values {
  return {
    id,
    name,
    served: tag === undefined ? id : `${id}:${tag}`,
    ...(gguf !== undefined && { file: gguf, fileName: gguf.includes('/') ? undefined : lastOf(gguf) }),
    ...(gguf !== undefined && ggufParts !== undefined && { parts: patternOf(gguf) }),
    ...(projector !== undefined && { projector }),
    ...(tag !== undefined && { quantization: tag }),
  };
}

/** The file and quantization that all commands of a model name, and why they are not the ones asked for. */
export function valuesOf(model: Model, { file, quantization }: AppOptions): Chosen {
  const at = (gguf: string | undefined, tag = gguf === undefined ? undefined : tagOf(gguf)): Chosen => {
    const chosen = gguf === undefined || gguf === model.file.gguf ? model : withGgufFile(model, gguf);
    return { model: chosen, values: valuesWith(chosen, tag) };
  };
  const usual = (problem?: string): Chosen => ({ ...at(model.file.gguf), ...(problem !== undefined && { problem }) });
  if (file !== undefined) {
    const found = groupsOf(model.files, 'gguf').find(({ files }) => files.includes(file))?.files[0];
    return found === undefined ? usual(`The model has no GGUF file ${JSON.stringify(file)}.`) : at(found);
  }
  if (quantization === undefined) return usual();
  const precision = precisionsOf(model).find(({ label }) => label === quantization.toLowerCase())?.label;
  if (precision !== undefined) return { ...usual(), precision };
  if (isPrecision(quantization)) return usual(`Nothing tells that the model can be loaded as ${quantization}.`);
  const label = quantizationOf(quantization);
  if (label === undefined)
    return usual(
      isDtype(quantization.toLowerCase())
        ? `${quantization} is a dtype of ONNX files, and commands of apps name GGUF files alone.`
        : `${JSON.stringify(quantization)} is no quantization.`,
    );
  const found = ggufFileAt(ggufFilesOf(model), label);
  if (found !== undefined) return at(found);
  const problem = noGgufAt(label, model);
  return problem === undefined ? at(undefined, label) : usual(problem);
}

/**
 * What is chosen for a program that loads no file that was split: another file in place of one that was.
 * @returns undefined when all GGUF files of the model were split.
 */
export function wholeChoice(chosen: Chosen): Chosen | undefined {
  const { model, values, problem } = chosen;
  if (values.file === undefined || !isPart(values.file)) return chosen;
  const files = model.files.filter((path) => !isPart(path));
  const gguf = ggufFileOf(files, model.wishes);
  if (gguf === undefined) return undefined;
  const whole = valuesOf(withGgufFile({ ...model, files }, gguf), {});
  return { ...whole, ...(problem !== undefined && { problem }), instead: lastOf(values.file) };
}
