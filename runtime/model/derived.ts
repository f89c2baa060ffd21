import { argument, identifier, name, text } from './fields.ts';
import { defaultFile, dtypeToAsk } from './file-groups.ts';

/**
 * Fields of a model that are made of other fields; schemas/model.schema.json says which function makes which
 * (`x-derived`). Every export of this module is one.
 */

/** The part of an id after its first slash; the whole id when nothing, or an option of a command, follows it. */
export const nameOf = (id: string): string => argument(id.slice(id.indexOf('/') + 1)) ?? id;

/** A name as a module of Python, hyphens turned into underscores; nothing when that is no identifier. */
export const moduleNameOf = (name: string): string | undefined => identifier(name.replaceAll('-', '_'));

/** What masks a word when the record does not say: the token of most tokenizers that have one. */
const CUSTOMARY_MASK = '<mask>';

/** A text with every mask token replaced by a word; nothing when nothing to see is left. */
export const unmasked = (masked: string | undefined, maskToken: string | undefined): string | undefined =>
  text(masked?.replaceAll(maskToken ?? CUSTOMARY_MASK, () => 'A'));

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

/** Whether code of the repository has to run: the hub tags such models, and their configuration names the class. */
export const needsRemoteCode = (tags: readonly string[], autoMap: string | undefined): boolean =>
  autoMap !== undefined || tags.includes('custom_code');

/** The head of an architecture, which the name of its class ends in (ForCausalLM, LMHeadModel); nothing when it says none. */
export function headOf(architecture: string | undefined): string | undefined {
  if (architecture === undefined || !/^\w+$/.test(architecture)) return undefined;
  const at = architecture.search(/For[A-Z]/);
  if (at >= 0) return architecture.slice(at);
  return architecture.endsWith('LMHeadModel') ? 'LMHeadModel' : undefined;
}

/** What stands before the model that an adapter is for in a tag. */
const ADAPTER_TAG = 'base_model:adapter:';

/** The model that an adapter was trained on: the one of the card, else that of the tag. */
export const adaptedModelOf = (baseModel: string | undefined, tags: readonly string[]): string | undefined =>
  baseModel ?? name(tags.find((tag) => tag.startsWith(ADAPTER_TAG))?.slice(ADAPTER_TAG.length));

/** What stands before the class of the pipeline in a tag. */
const PIPELINE_TAG = 'diffusers:';

/** The class of a pipeline: the one of its index, else of a tag such as diffusers:FluxPipeline, else a tag that is such a name. */
export function pipelineClassOf(named: string | undefined, tags: readonly string[]): string | undefined {
  const tagged = tags.find((tag) => tag.startsWith(PIPELINE_TAG))?.slice(PIPELINE_TAG.length);
  return named ?? identifier(tagged) ?? tags.find((tag) => /^[A-Z]\w*Pipeline$/.test(tag));
}

/** The model to load a pipeline from, of those that another was made from: the first in the format of Diffusers, else the first. */
export function pipelineBaseOf(baseModels: readonly string[], tags: readonly string[]): string | undefined {
  const tagged = tags.flatMap((tag) =>
    tag.startsWith(ADAPTER_TAG) ? (name(tag.slice(ADAPTER_TAG.length)) ?? []) : [],
  );
  const all = [...baseModels, ...tagged];
  return all.find((id) => /diffusers$/i.test(id)) ?? all[0];
}

/** What models of embeddings are called, by task or tag. */
const EMBEDDING: ReadonlySet<string> = new Set(['feature-extraction', 'sentence-similarity', 'sentence-transformers']);
/** Tasks that programs for GGUF models do by writing a text. */
const WRITING = /text-generation|-to-text$|any-to-any|summarization|translation|answering/;
/** The hub computes them of GGUF files: there is a chat template; llama.cpp can serve it. */
const CHAT = 'conversational';
const SERVED = 'endpoints_compatible';

/**
 * What programs do with the GGUF files of a model. What the hub read in them decides; where the record does not hold that,
 * the tags that the hub computes, as long as other weights beside the files are not what they tell of.
 */
export function ggufUseOf(
  gguf: object | undefined,
  hasContext: boolean,
  task: string | undefined,
  tags: readonly string[],
  files: readonly string[],
): 'text' | 'embeddings' | undefined {
  const embeds = EMBEDDING.has(task ?? '') || (task === undefined && tags.some((tag) => EMBEDDING.has(tag)));
  const use = embeds ? 'embeddings' : 'text';
  if (gguf !== undefined) return hasContext ? use : undefined;
  if (!tags.includes('gguf') || (files.length > 0 && defaultFile(files, 'gguf') === undefined)) return undefined;
  const isAlone = !tags.includes('safetensors');
  if (embeds) return use;
  if (task !== undefined && !WRITING.test(task)) return isAlone && tags.includes(CHAT) ? use : undefined;
  return tags.includes(CHAT) || (isAlone && (task !== undefined || tags.includes(SERVED))) ? use : undefined;
}

/** The GGUF file to load; of several quantizations Q4_K_M comes first, then others of 4 bits. */
export const ggufFileOf = (files: readonly string[]): string | undefined => defaultFile(files, 'gguf');

/** The ONNX file to load; of several dtypes fp32 comes first. */
export const onnxFileOf = (files: readonly string[]): string | undefined => defaultFile(files, 'onnx');

/** The dtype that Transformers.js has to be asked for; nothing where it finds files by itself, or none is known. */
export const onnxDtypeOf = (files: readonly string[]): string | undefined => dtypeToAsk(files);

/** Files of a tokenizer: https://huggingface.co/docs/tokenizers/api/tokenizer */
const TOKENIZER = 'tokenizer.json';
/** What stands beside a tokenizer and is no weights: texts, settings, vocabularies, pictures. */
const NO_WEIGHTS = /(?:^|\/)\.git\w+$|\.(?:json|txt|md|model|jinja|ya?ml|py|png|jpe?g|svg|pdf)$/i;

/** Whether a repository holds a tokenizer, and neither weights nor the configuration of a model. */
export const holdsTokenizerAlone = (files: readonly string[]): boolean =>
  files.includes(TOKENIZER) && !files.includes('config.json') && files.every((file) => NO_WEIGHTS.test(file));
