import {
  aliasDescriptions,
  fileTypeDetails,
  prefixDescriptions,
  tensorTypeDetails,
  variationDescriptions,
} from '../../out/modules/gguf-data.ts';
import { isGgufFile, parseQuantLabel } from './label.ts';
import type { FileType, QuantLabel, TensorType } from './types.ts';

/** What is known about a level. */
export interface FileTypeDetails {
  /** How weights are stored; the words are explained in gguf.schema.json. */
  family: string;
  /** Bits per weight of a whole file; absent when it differs from model to model. */
  bitsPerWeight?: number;
  /** Where that number comes from. */
  basis?: 'exact' | 'measured' | 'nominal';
  /** What the level is good for. */
  description: string;
}

/** The family, size and description of a level. */
export const describeFileType = (type: FileType): FileTypeDetails => fileTypeDetails[type];

/** Bits per weight of a file at this level; undefined when it differs from model to model. */
export const bitsPerWeight = (type: FileType): number | undefined => describeFileType(type).bitsPerWeight;

/** How a tensor type stores its numbers, in one sentence. */
export const describeTensorType = (type: TensorType): string => tensorTypeDetails[type].description;

/** Bits per weight of a tensor type, scales included; exact. */
export const bitsPerTensorWeight = (type: TensorType): number =>
  (tensorTypeDetails[type].blockBytes * 8) / tensorTypeDetails[type].blockWeights;

/** A file name, explained. */
export type QuantExplanation =
  | { status: 'not-gguf'; sentences: string[] }
  | { status: 'no-label'; sentences: string[] }
  | {
      status: 'labelled';
      /** What the name says. */
      quant: QuantLabel;
      /** What is known about the level. */
      details: FileTypeDetails;
      /** Which part of a split file it is, from 1. */
      part?: { number: number; of: number };
      /** The same in words, one fact a sentence. */
      sentences: string[];
    };

const BASIS_WORDS = {
  exact: 'exactly',
  measured: 'about, measured with an 8-billion-parameter Llama 3',
  nominal: 'about, counting the main tensor type only',
} as const;

/** Explains the name (or path) of a model file: its label, its level, its size, and which part of a split file it is. */
export function explainQuantFile(filename: string): QuantExplanation {
  if (!isGgufFile(filename))
    return { status: 'not-gguf', sentences: ['This is no GGUF file: the name does not end in .gguf.'] };
  const quant = parseQuantLabel(filename);
  if (!quant)
    return {
      status: 'no-label',
      sentences: ['The name carries no quantization label; only the metadata inside the file can tell.'],
    };
  const details = describeFileType(quant.type);
  const part = partOf(filename);
  return { status: 'labelled', quant, details, ...(part && { part }), sentences: sentencesOf(quant, details, part) };
}

/** Explains the name of a model file, or a label alone (Q4_K_M); a text that is neither is explained as a name. */
export function explainQuant(text: string): QuantExplanation {
  if (isGgufFile(text)) return explainQuantFile(text);
  const asFile = `model-${text}.gguf`;
  const label = parseQuantLabel(asFile)?.label;
  return explainQuantFile(label?.toUpperCase() === text.toUpperCase() ? asFile : text);
}

function partOf(filename: string): { number: number; of: number } | undefined {
  const match = /-(\d{5})-of-(\d{5})\.gguf$/i.exec(filename);
  return match ? { number: Number(match[1]), of: Number(match[2]) } : undefined;
}

function sentencesOf(
  quant: QuantLabel,
  details: FileTypeDetails,
  part: { number: number; of: number } | undefined,
): string[] {
  const { alias, prefix, variation } = quant;
  const bits = details.bitsPerWeight;
  return [
    `${quant.label} is the level ${quant.type}, number ${quant.code}.`,
    ...(alias ? [`${alias} stands for ${quant.type}: ${aliasDescriptions[alias]}`] : []),
    details.description,
    bits === undefined || details.basis === undefined
      ? 'How many bits a weight takes differs from model to model.'
      : `A weight takes ${bits} bits (${BASIS_WORDS[details.basis]}).`,
    ...(prefix ? [`${prefix}: ${prefixDescriptions[prefix]}`] : []),
    ...(variation ? [`${variation}: ${variationDescriptions[variation]}`] : []),
    ...(part ? [`Part ${part.number} of ${part.of}: all parts are needed; programs are given the first.`] : []),
  ];
}
