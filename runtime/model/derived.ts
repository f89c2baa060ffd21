import { includesAny } from '../condition/tests.ts';
import { lastKept } from '../memo.ts';
import { argument, endingOf, identifier, text } from './fields.ts';
import { defaultFile, dtypeOf, dtypesOf, dtypeToAsk, partsBehind } from './file-groups.ts';
import { lateLoraFile, loraFileToName } from './lora-files.ts';
import { svdqFile } from './svdq-files.ts';
import { otherHalfOf } from './told-by-names.ts';
import type { FileWishes } from './wishes.ts';

/**
 * Fields of a model that are made of other fields; schemas/model.schema.json says which function makes which
 * (`x-derived`). Every export of this module is one.
 */
export { adaptedModelOf, baseModelsOf, firstBaseModelOf, peftBaseOf, pipelineBaseOf } from './base-models.ts';
export { draftedModelOf } from './drafted-model.ts';
export { ggufUseOf } from './gguf-use.ts';
export {
  adapterFolderOf,
  exportedForOf,
  hasMisnamedWeights,
  hasUnservedWeights,
  holdsTorchWeights,
  isMlxModel,
  isPeftAdapter,
  modelFolderOf,
  weightsVariantOf,
} from './held-weights.ts';
export { lacksPipelineClass, ownClassOf } from './own-classes.ts';
export { quantizedByOf } from './quantized-by.ts';
export {
  comfyFilesOf,
  fileOfOtherNameOf,
  litertlmFileOf,
  textPoolingOf,
  textPrefixesOf,
  toldByPieces,
  toldFileOf,
} from './told-by-names.ts';
export { promptOf, widgetTextOf } from './translated.ts';

/** The part of an id after its first slash; the whole id when nothing, or an option of a command, follows it. */
export const nameOf = (id: string): string => argument(id.slice(id.indexOf('/') + 1)) ?? id;

/** A name as a module of Python, hyphens turned into underscores; nothing when that is no identifier. */
export const moduleNameOf = (name: string): string | undefined => identifier(name.replaceAll('-', '_'));

type Architectures = Readonly<Record<string, readonly string[]>>;

/** The token of each architecture, of a table by token. */
const tokensOf = lastKept((architectures: Architectures): ReadonlyMap<string, string> => {
  const pairs = Object.entries(architectures).flatMap(([token, all]) => all.map((one) => [one, token] as const));
  return new Map(pairs);
});

/**
 * What stands for the word to fill in: what the record names, else what the tokenizers of its architecture have; nothing where
 * neither is known, or tags are those of architectures that differ in it.
 * @param architectures By token the architectures, as tags name them: schemas/model.schema.json.
 */
export function maskTokenOf(
  named: string | undefined,
  modelType: string | undefined,
  tags: readonly string[],
  architectures: Architectures,
): string | undefined {
  if (named !== undefined) return named;
  const tokens = tokensOf(architectures);
  if (modelType !== undefined) return tokens.get(modelType);
  let found: string | undefined;
  for (const tag of tags) {
    const token = tokens.get(tag) ?? found;
    if (found !== undefined && token !== found) return undefined;
    found = token;
  }
  return found;
}

/** What masks a word when nothing tells it: the token of most tokenizers that have one. */
const CUSTOMARY_MASK = '<mask>';

/** A text with every mask token replaced by a word; nothing when nothing to see is left. */
export const unmasked = (masked: string | undefined, maskToken: string | undefined): string | undefined =>
  text(masked?.replaceAll(maskToken ?? CUSTOMARY_MASK, () => 'A'));

/** Words in the names of models that answer messages, in lower case: schemas/model.schema.json. */
interface ChatWords {
  readonly pieces: readonly string[];
  readonly not: readonly string[];
  readonly silent: readonly string[];
}

/**
 * Whether a model answers messages, as its chat template tells; else, of a record whose tags do not tell it, as its name does.
 * Tags tell it where the hub reads a template; of some formats it does not always (silent).
 */
export function chatsWithoutTags(
  ownName: string,
  tags: readonly string[],
  hasTemplate: boolean | undefined,
  { pieces, not, silent }: ChatWords,
): true | undefined {
  if (hasTemplate) return true;
  if (tags.length > 0 && !tags.some((tag) => silent.includes(tag))) return undefined;
  const lower = `${ownName.toLowerCase()}-`;
  const isCalled = (piece: string): boolean => lower.includes(piece);
  return pieces.some(isCalled) && !not.some(isCalled) ? true : undefined;
}

/** What stands before the licence in a tag. */
const LICENCE_TAG = 'license:';

/** How cards say that the licence is one of its own. */
const OTHER_LICENCE = 'other';

/** The name of the licence: that of a licence that is other, else the one of the card, else that of the tag. */
export function licenceOf(
  ownName: string | undefined,
  license: string | undefined,
  tags: readonly string[],
): string | undefined {
  const named = license ?? tags.find((tag) => tag.startsWith(LICENCE_TAG))?.slice(LICENCE_TAG.length);
  return (named === OTHER_LICENCE ? ownName : undefined) ?? named;
}

/**
 * Whether code of the repository has to run: the hub tags such models, and their configuration names the class.
 * @param given.within Architectures that transformers has itself: schemas/model.schema.json.
 */
export const needsRemoteCode = (
  tags: readonly string[],
  autoMap: string | undefined,
  { within }: { readonly within: readonly string[] },
): boolean => (autoMap !== undefined || tags.includes('custom_code')) && !tags.some((tag) => within.includes(tag));

/** The head of an architecture, which the name of its class ends in (ForCausalLM, LMHeadModel); nothing when it says none. */
export function headOf(architecture: string | undefined): string | undefined {
  if (architecture === undefined || !/^\w+$/.test(architecture)) return undefined;
  const at = architecture.search(/For[A-Z]/);
  if (at >= 0) return architecture.slice(at);
  return architecture.endsWith('LMHeadModel') ? 'LMHeadModel' : undefined;
}

/** What stands before the data set that a model was trained on in a tag. */
const DATA_TAG = 'dataset:';

/** An id with an owner, as the hub has them. */
const OWNED = /^[^/]+\/[^/]+$/;

/** The data set that a model was trained on: the first of its tags that is an id with an owner. */
export function trainingDataOf(tags: readonly string[]): string | undefined {
  for (const tag of tags) {
    const id = tag.startsWith(DATA_TAG) ? argument(tag.slice(DATA_TAG.length)) : undefined;
    if (id !== undefined && OWNED.test(id)) return id;
  }
  return undefined;
}

/** What stands before the class of the pipeline in a tag. */
const PIPELINE_TAG = 'diffusers:';

/**
 * The class of a pipeline: the one of its index, else of a tag such as diffusers:FluxPipeline, else a tag that is such a name.
 * A record without any tag, as lists have it, is told by the name of the model.
 * @param called By class, pieces of the names of its models, in lower case.
 */
export function pipelineClassOf(
  named: string | undefined,
  tags: readonly string[],
  ownName: string,
  called: Readonly<Record<string, readonly string[]>>,
): string | undefined {
  if (named === undefined && tags.length === 0) {
    const lower = ownName.toLowerCase();
    return Object.keys(called).find((key) => called[key]?.some((piece) => lower.includes(piece)));
  }
  const tagged = tags.find((tag) => tag.startsWith(PIPELINE_TAG))?.slice(PIPELINE_TAG.length);
  return named ?? identifier(tagged) ?? tags.find((tag) => tag.endsWith('Pipeline') && /^[A-Z]\w*$/.test(tag));
}

/** The GGUF file to load: the one that the author wishes, else of several quantizations Q4_K_M, then others of 4 bits. */
export const ggufFileOf = (files: readonly string[], wishes?: FileWishes): string | undefined =>
  defaultFile(files, 'gguf', wishes?.files);

/** The parts of that file behind the first; nothing where it is not split. */
export function ggufPartsOf(files: readonly string[], wishes?: FileWishes): string[] | undefined {
  const first = ggufFileOf(files, wishes);
  const parts = first === undefined ? [] : partsBehind(files, first);
  return parts.length > 0 ? parts : undefined;
}

/** The GGUF file of the other half than that file's, of a model of two that take turns. */
export function ggufHalfOf(files: readonly string[], wishes?: FileWishes): string | undefined {
  const first = ggufFileOf(files, wishes);
  return first === undefined ? undefined : otherHalfOf(first, files);
}

/** The projector to load with it: the one that the author wishes, else of several that at F16, then BF16. */
export const projectorOf = (files: readonly string[], wishes?: FileWishes): string | undefined =>
  defaultFile(files, 'projector', wishes?.files);

/** Whether a model that its task gives more than words to read has GGUF files, and among them none that reads it. */
export const lacksProjectorOf = (
  task: string | undefined,
  files: readonly string[],
  { tasks }: { readonly tasks: readonly string[] },
): boolean =>
  task !== undefined && tasks.includes(task) && ggufFileOf(files) !== undefined && projectorOf(files) === undefined;

/** The ONNX file to load: the one that the author wishes, else of several dtypes fp32. */
export const onnxFileOf = (files: readonly string[], wishes?: FileWishes): string | undefined =>
  defaultFile(files, 'onnx', wishes?.files);

/**
 * The dtype that Transformers.js has to be asked for: that of the ONNX file that the author wishes; nothing where it finds
 * files by itself, or none is known.
 */
export function onnxDtypeOf(files: readonly string[], wishes?: FileWishes): string | undefined {
  const wished = wishes?.files?.find((file) => endingOf(file) === 'onnx');
  const dtype = wished === undefined ? undefined : dtypeOf(wished);
  return dtype !== undefined && dtypesOf(files).includes(dtype) ? dtype : dtypeToAsk(files);
}

/** Whether a model is called or tagged LoRA. */
const isLora = (ownName: string, tags: readonly string[]): boolean => tags.includes('lora') || /lora/i.test(ownName);

/** The file of LoRA weights to name to Diffusers; nothing where it finds the only one by itself. */
export const loraFileOf = (
  ownName: string,
  tags: readonly string[],
  files: readonly string[],
  base: string | undefined,
): string | undefined => (isLora(ownName, tags) ? loraFileToName(ownName, files, base) : undefined);

/** The file of LoRA weights for the second of two halves; nothing where the model that they change has none. */
export const lateLoraFileOf = (
  ownName: string,
  tags: readonly string[],
  files: readonly string[],
  loraFile: string | undefined,
  base: string | undefined,
): string | undefined =>
  base !== undefined && isLora(ownName, tags) ? lateLoraFile(loraFile, files, base) : undefined;

/** The file that nunchaku loads where the device computes with 4-bit integers. */
export const int4FileOf = (files: readonly string[]): string | undefined => svdqFile('int4', files);

/** The file that nunchaku loads where the device computes with 4-bit floats. */
export const fp4FileOf = (files: readonly string[]): string | undefined => svdqFile('fp4', files);

/** Whether a model only proposes tokens for a greater one: its tags or the ending of its architecture's name say it. */
export const isDraftModel = (
  tags: readonly string[],
  architecture: string | undefined,
  { tagged, endings }: { readonly tagged: readonly string[]; readonly endings: readonly string[] },
): boolean =>
  includesAny(tags, tagged) || (architecture !== undefined && endings.some((ending) => architecture.endsWith(ending)));

/** Files of a tokenizer: https://huggingface.co/docs/tokenizers/api/tokenizer */
const TOKENIZER = 'tokenizer.json';
/** What stands beside a tokenizer and is no weights: texts, settings, vocabularies, pictures. */
const NO_WEIGHTS = /(?:^|\/)\.git\w+$|\.(?:json|txt|md|model|jinja|ya?ml|py|png|jpe?g|svg|pdf)$/i;

/** Whether a repository holds a tokenizer, and neither weights nor the configuration of a model. */
export const holdsTokenizerAlone = (files: readonly string[]): boolean =>
  files.includes(TOKENIZER) && !files.includes('config.json') && files.every((file) => NO_WEIGHTS.test(file));
