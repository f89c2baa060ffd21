import type { Model } from '../../../out/types/model.ts';
import { parseQuantLabel } from '../../../runtime/gguf/label.ts';
import { precisionsOf } from '../../../runtime/memory/precisions.ts';
import { quantizationsOf } from '../../../runtime/memory/quantizations.ts';

/**
 * The quantization that a page of a model is built with where it can be said which fit; empty where it is said of the types
 * that its weights are loaded as.
 * @returns undefined where nothing can be said.
 */
export function fitOf(model: Model): string | undefined {
  const built = parseQuantLabel(model.file.gguf ?? '')?.label;
  const isRead = model.ggufContext || model.sizes !== undefined;
  if (isRead && built !== undefined) return quantizationsOf(model).length > 1 ? built : undefined;
  return precisionsOf(model).length > 0 ? '' : undefined;
}
