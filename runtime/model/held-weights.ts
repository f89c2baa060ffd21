import { includesAny } from '../condition/tests.ts';
import { endingOf } from './fields.ts';

/** What tells of weights, as the hub's tags and the endings of files are called: schemas/model.schema.json. */
interface WeightWords {
  readonly sure: readonly string[];
  readonly copying: readonly string[];
  readonly tagged: readonly string[];
  readonly endings: readonly string[];
  readonly others: readonly string[];
  readonly computed: readonly string[];
}

/**
 * What has such an ending, and is no weights of PyTorch: those of OpenVINO (https://huggingface.co/docs/optimum-intel/openvino/export),
 * and what a training leaves (filter_files_not_needed_for_inference of vllm/model_executor/model_loader/weight_utils.py).
 */
const OTHERS = /(?:^|\/)(?:openvino_[^/]*|training_args\.bin|optimizer\.(?:bin|pt)|(?:scheduler|scaler)\.pt)$/;

/**
 * Whether a repository holds weights that PyTorch loads: in safetensors files or its own. Where neither files nor tags
 * tell of any weights, they are taken to be there, unless the tags are those of the hub, which names all that it finds.
 */
export function holdsTorchWeights(
  tags: readonly string[],
  files: readonly string[],
  { sure, copying, tagged, endings, others, computed }: WeightWords,
): boolean {
  if (includesAny(tags, sure)) return true;
  if (files.length > 0) return files.some((file) => endings.includes(endingOf(file)) && !OTHERS.test(file));
  if (includesAny(tags, copying)) return false;
  return includesAny(tags, tagged) || !(includesAny(tags, computed) || includesAny(tags, others));
}

/** What runs the weights of a repository that has none for PyTorch, as tags tell, which the hub computes of its files. */
export const exportedForOf = (
  tags: readonly string[],
  torchWeights: boolean,
  { runtimes }: { readonly runtimes: readonly string[] },
): string | undefined => (torchWeights ? undefined : runtimes.find((tag) => tags.includes(tag)));

/** Whether a repository is an adapter of PEFT, which holds no model: its library or its configuration says so. */
export const isPeftAdapter = (
  libraryName: string | undefined,
  peftBaseModel: string | undefined,
  { libraries }: { readonly libraries: readonly string[] },
): boolean => (libraryName !== undefined && libraries.includes(libraryName)) || peftBaseModel !== undefined;

const ADAPTER = 'adapter_config.json';

/** The folder of the adapter where a repository has none at its top: of several the last one, by the numbers in their names. */
export function adapterFolderOf(peftAdapter: boolean, files: readonly string[]): string | undefined {
  if (!peftAdapter || files.includes(ADAPTER)) return undefined;
  return files
    .filter((file) => file.endsWith(`/${ADAPTER}`))
    .map((file) => file.slice(0, -ADAPTER.length - 1))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1);
}

/** Whether a repository holds a model in the format of MLX LM, and no part of one: schemas/model.schema.json. */
export const isMlxModel = (
  tags: readonly string[],
  libraryName: string | undefined,
  torchWeights: boolean,
  peftAdapter: boolean,
  draftModel: boolean,
  { tagged, libraries }: { readonly tagged: readonly string[]; readonly libraries: readonly string[] },
): boolean =>
  includesAny(tags, tagged) &&
  (libraryName === undefined || libraries.includes(libraryName)) &&
  torchWeights &&
  !peftAdapter &&
  !draftModel;
