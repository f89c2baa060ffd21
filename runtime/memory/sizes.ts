import type { Model } from '../../out/types/model.ts';
import { type FileGroup, fileGroups } from '../model/file-groups.ts';
import { bytesOfFiles } from './weights.ts';

type Sized = Pick<Model, 'files'> & Partial<Pick<Model, 'sizes'>>;

/** Bytes of files that are loaded as one; undefined where a part is missing or its size is not told. */
export function bytesOfGroup({ sizes = [] }: Partial<Pick<Model, 'sizes'>>, group: FileGroup): number | undefined {
  if (!group.isWhole) return undefined;
  const told = new Map(sizes.map(({ file, bytes }) => [file, bytes]));
  return bytesOfFiles(group.files.map((file) => told.get(file)));
}

/**
 * The names of the weights that a library loads by itself: model.safetensors of Transformers and
 * diffusion_pytorch_model.safetensors of Diffusers, before them pytorch_model.bin. A split file is known by its first part.
 * https://huggingface.co/docs/transformers/main_classes/model, https://huggingface.co/docs/diffusers/using-diffusers/other-formats
 */
const LOADED = /^(?:diffusion_pytorch_model|model|pytorch_model)(?:-00001-of-\d{5})?\.(?:safetensors|bin)$/;
/** A repository with this file is a pipeline: its parts are in folders. */
const PIPELINE = 'model_index.json';

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The groups of one folder that are loaded: those of safetensors where there are any, for the others hold the same. */
function loadedOf(groups: readonly FileGroup[]): readonly FileGroup[] {
  const safe = groups.filter(({ kind }) => kind === 'safetensors');
  return safe.length > 0 ? safe : groups;
}

/**
 * Bytes of the weights that a library loads, from the sizes of the files: those of the model, or of all parts of a pipeline.
 * Copies in another precision (model.fp16.safetensors) and files of other programs are not counted.
 * @returns undefined where the record does not tell the sizes, or there are no weights by the names that libraries know.
 */
export function bytesOfLoaded(model: Sized): number | undefined {
  const isPipeline = model.files.includes(PIPELINE);
  const loaded = fileGroups(model.files).filter(
    ({ files: [path] }) => LOADED.test(nameOf(path)) && (folderOf(path) !== '') === isPipeline,
  );
  const byFolder = Map.groupBy(loaded, ({ files: [path] }) => folderOf(path));
  return bytesOfFiles([...byFolder.values()].flatMap(loadedOf).map((group) => bytesOfGroup(model, group)));
}
