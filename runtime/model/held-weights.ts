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
 * what a training leaves (filter_files_not_needed_for_inference of vllm/model_executor/model_loader/weight_utils.py), and those
 * of GGML, the format before GGUF (https://huggingface.co/docs/hub/gguf).
 */
const OTHERS = /(?:^|\/)(?:openvino_[^/]*|training_args\.bin|optimizer\.(?:bin|pt)|(?:scheduler|scaler)\.pt)$/i;
const isGgml = (file: string): boolean =>
  file
    .slice(file.lastIndexOf('/') + 1)
    .toLowerCase()
    .includes('ggml');

/** Whether a file holds weights of PyTorch, by its name. */
function isTorchFile(file: string, endings: readonly string[]): boolean {
  const ending = endingOf(file);
  return endings.includes(ending) && !OTHERS.test(file) && !(ending === 'bin' && isGgml(file));
}

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
  if (files.length > 0) return files.some((file) => isTorchFile(file, endings));
  if (includesAny(tags, copying)) return false;
  return includesAny(tags, tagged) || !(includesAny(tags, computed) || includesAny(tags, others));
}

/**
 * The names of files that from_pretrained looks for in a folder, parts and adapters among them: SAFE_WEIGHTS_NAME, WEIGHTS_NAME and
 * those of their indices (transformers/utils/__init__.py 5.24.0), ADAPTER_SAFE_WEIGHTS_NAME (transformers/integrations/peft.py).
 */
const LOADED =
  /^(?:(?:pytorch_|adapter_)?model(?:[-_]\d+-of-\d+)?\.(?:safetensors|bin)|(?:pytorch_)?model\.(?:safetensors|bin)\.index\.json)$/;
const CONFIG = 'config.json';

/**
 * Weights that save_pretrained of Transformers or Diffusers names, with the variant before or, as earlier releases wrote them, after
 * the number of the part (_add_variant of transformers/modeling_utils.py 5.24.0, pipeline_loading_utils.py of diffusers 0.42.1).
 */
const SAVED =
  /^(?:diffusion_pytorch_model|pytorch_model|model)(?:\.([a-z]\w*))?(?:-\d+-of-\d+)?(?:\.([a-z]\w*))?\.(?:safetensors|bin)$/;
const PARTS = 'model_index.json';

/**
 * The variant that all weights are of, such as fp16: those at the top, or of the parts of a pipeline. from_pretrained finds them by
 * that word alone.
 */
export function weightsVariantOf(files: readonly string[]): string | undefined {
  const looked = files.includes(PARTS) ? files : files.filter((file) => !file.includes('/'));
  const found = looked.flatMap((file) => {
    const saved = SAVED.exec(file.slice(file.lastIndexOf('/') + 1));
    return saved ? [saved[1] ?? saved[2] ?? ''] : [];
  });
  return new Set(found).size === 1 && found[0] ? found[0] : undefined;
}

/** Whether from_pretrained finds none of the weights that a repository lists, as none is called what it looks for at the top. */
export function hasMisnamedWeights(
  torchWeights: boolean,
  files: readonly string[],
  { endings }: { readonly endings: readonly string[] },
): boolean {
  const ofVariant = weightsVariantOf(files.filter((file) => !file.includes('/')));
  if (!torchWeights || ofVariant !== undefined || files.some((file) => LOADED.test(file))) return false;
  return files.some((file) => isTorchFile(file, endings));
}

/**
 * Whether servers find none of such weights either: they read those at the top with such an ending, by whatever name
 * (_prepare_weights of vllm/model_executor/model_loader/default_loader.py and sglang/srt/model_loader/loader.py).
 */
export const hasUnservedWeights = (
  misnamedWeights: boolean,
  files: readonly string[],
  { served }: { readonly served: readonly string[] },
): boolean => misnamedWeights && !files.some((file) => !file.includes('/') && isTorchFile(file, served));

/** The last of folders, by the numbers in their names. */
const lastOf = (folders: readonly string[]): string | undefined =>
  [...folders].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);

/**
 * The folder of the model where a repository has none at its top: one with a configuration and weights that from_pretrained finds
 * there; of several, as trainings leave their checkpoints, the last one.
 */
export function modelFolderOf(misnamedWeights: boolean, files: readonly string[]): string | undefined {
  if (!misnamedWeights || files.includes(CONFIG)) return undefined;
  const folders = files.filter((file) => file.endsWith(`/${CONFIG}`)).map((file) => file.slice(0, -CONFIG.length));
  const whole = folders.filter((folder) =>
    files.some((file) => file.startsWith(folder) && LOADED.test(file.slice(folder.length))),
  );
  return lastOf(whole)?.slice(0, -1);
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
  const adapters = files.filter((file) => file.endsWith(`/${ADAPTER}`));
  return lastOf(adapters.map((file) => file.slice(0, -ADAPTER.length - 1)));
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
