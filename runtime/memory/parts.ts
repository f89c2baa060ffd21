import { marksOfParts } from '../../out/modules/safetensors.ts';
import type { Model } from '../../out/types/model.ts';

/** What of a model is read. */
export type Marked = Pick<Model, 'files'> &
  Partial<Pick<Model, 'tags' | 'task' | 'libraryName' | 'file' | 'ggufContext' | 'adapterBaseModel' | 'peftBaseModel'>>;

/** The beginning of a tag that names the model of an adapter. */
const ADAPTER_OF = 'base_model:adapter:';

/**
 * Whether the weights of a repository are loaded into a model of another one, which takes memory besides: adapters, ControlNets
 * and other parts of pipelines, and GGUF files of models of pictures and videos. Told by files first, for a model into which an
 * adapter was merged keeps its tags (catalogue/safetensors.json).
 */
export function isPart(model: Marked): boolean {
  const { files, tags = [], task = '', libraryName = '', file } = model;
  const { whole, files: parts, tags: marks, ggufTasks } = marksOfParts;
  if (model.ggufContext || whole.some((name) => files.includes(name))) return false;
  return (
    parts.some((name) => files.includes(name)) ||
    model.adapterBaseModel !== undefined ||
    model.peftBaseModel !== undefined ||
    marks.includes(libraryName) ||
    tags.some((tag) => marks.includes(tag) || tag.startsWith(ADAPTER_OF)) ||
    (file?.gguf !== undefined && ggufTasks.includes(task))
  );
}
