import { lastKept } from '../memo.ts';
import { endingOf } from './fields.ts';
import type { FileWishes } from './wishes.ts';

/** A name in lower case, a hyphen for whatever parts its words, and one at each end. */
const wordsOf = lastKept((name: string) => `-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-`);

/** Whether a name says one of some pieces: words in lower case, with a hyphen for whatever stands between or beside them. */
export function says(name: string, pieces: readonly string[]): boolean {
  const words = wordsOf(name);
  return pieces.some((piece) => words.includes(piece));
}

/**
 * Which texts a model of embeddings was trained to find before what it reads, by its name.
 * @param called By that, the pieces that all stand in a name: schemas/model.schema.json.
 */
export function textPrefixesOf(
  ownName: string,
  called: Readonly<Record<string, readonly string[]>>,
): string | undefined {
  const words = wordsOf(ownName);
  return Object.keys(called).find((key) => called[key]?.every((piece) => words.includes(piece)));
}

/**
 * What a name tells: the first key of which it says a piece; nothing without a name.
 * @param pieces By key, pieces of which one stands in a name: schemas/model.schema.json.
 */
export function toldByPieces(
  ownName: string | undefined,
  pieces: Readonly<Record<string, readonly string[]>>,
): string | undefined {
  if (ownName === undefined) return undefined;
  const words = wordsOf(ownName);
  return Object.keys(pieces).find((key) => pieces[key]?.some((piece) => words.includes(piece)));
}

/** What may stand for a text in a model of embeddings; what is named first counts. */
const POOLINGS = ['mean', 'last', 'first'] as const;

/** By what stands for a text, pieces of which one stands in a name; within: tags of which such a model has one, or its task. */
type PoolingWords = Readonly<Record<(typeof POOLINGS)[number] | 'within', readonly string[]>>;

/** What begins a tag that names the model that another one was made of. */
export const BASE_TAG = 'base_model:';

/**
 * What stands for a whole text in a model of embeddings whose tokens' mean does not: the first token or the last, by its name, else by
 * the model that it was made of.
 */
export function textPoolingOf(
  ownName: string,
  task: string | undefined,
  tags: readonly string[],
  given: PoolingWords,
): string | undefined {
  if (!given.within.some((tag) => tag === task || tags.includes(tag))) return undefined;
  const told = (name: string): string | undefined => POOLINGS.find((pooling) => says(name, given[pooling]));
  const own = told(ownName);
  if (own !== undefined) return own;
  for (const tag of tags) {
    const base = tag.startsWith(BASE_TAG) ? told(tag) : undefined;
    if (base !== undefined) return base;
  }
  return undefined;
}

/** The files with an ending, without those that a command would take for an option. */
const filesWith = (ending: string, files: readonly string[]): readonly string[] =>
  files.filter((file) => endingOf(file) === ending && !file.startsWith('-'));

/** Those of a list that are so; the whole list where none is, or where there is one at most. */
function preferred(all: readonly string[], isSo: (one: string) => boolean): readonly string[] {
  if (all.length < 2) return all;
  const some = all.filter(isSo);
  return some.length > 0 ? some : all;
}

/**
 * The file that LiteRT-LM runs on a desktop: the one that the author wishes, else the first whose name says neither the chip of
 * a phone nor the browser that it was compiled for, else the first.
 * @param given.elsewhere What such names say.
 */
export function litertlmFileOf(
  files: readonly string[],
  wishes: FileWishes,
  { elsewhere }: { readonly elsewhere: readonly string[] },
): string | undefined {
  const wished = filesWith('litertlm', wishes?.files ?? [])[0];
  return wished ?? preferred(filesWith('litertlm', files), (file) => !says(file, elsewhere))[0];
}

/** What the paths of the two files of a model that takes turns with itself say, one of each. */
const TURN = /(high|low)(?=[-_ ]?noise)/gi;

/** The other word of the two, in letters like the first one's. */
function otherTurn(word: string): string {
  const [first = '', second] = word;
  const other = first.toLowerCase() === 'h' ? 'low' : 'high';
  if (second === second?.toUpperCase()) return other.toUpperCase();
  return first === first.toUpperCase() ? other.charAt(0).toUpperCase() + other.slice(1) : other;
}

/** The file of the other half than this one's, where a model has two that take turns: Wan 2.2 A14B removes much noise with one, the rest with the other. */
export function otherHalfOf(file: string, files: readonly string[]): string | undefined {
  const other = file.replace(TURN, otherTurn);
  return other !== file && files.includes(other) ? other : undefined;
}

/**
 * The files of a repository to load into ComfyUI as the diffusion model: the one that the author wishes, else of those outside of
 * folders that are no other part of a pipeline the first whose name says ComfyUI, else the first; with it, the other of two that take turns.
 * @param given.parts What the names of other parts say.
 */
export function comfyFilesOf(
  files: readonly string[],
  wishes: FileWishes,
  { parts }: { readonly parts: readonly string[] },
): string[] | undefined {
  const wished = filesWith('safetensors', wishes?.files ?? [])[0];
  if (wished !== undefined) return [wished];
  const atTop = preferred(filesWith('safetensors', files), (file) => !file.includes('/'));
  const [lone, ...others] = atTop;
  if (lone === undefined) return undefined;
  if (others.length === 0) return [lone];
  const isModel = (file: string): boolean => !says(file, parts);
  // Names are read until one is found: most repositories have many parts of one model, and none for ComfyUI.
  const own = atTop.filter((file) => file.toLowerCase().includes('comfy'));
  const first = own.find(isModel) ?? atTop.find(isModel) ?? own[0] ?? lone;
  const other = otherHalfOf(first, files);
  return other === undefined ? [first] : [first, other];
}

/**
 * The file that a library does not find by itself, since it looks for the one that is called as the repository is: the one that the
 * author wishes, else the first; nothing where that one is there.
 * @param given.endings With the dot, those of such a file.
 */
export function fileOfOtherNameOf(
  files: readonly string[],
  wishes: FileWishes,
  ownName: string,
  { endings }: { readonly endings: readonly string[] },
): string | undefined {
  // Asked of each file of each record: most end otherwise.
  const isOne = (file: string): boolean => endings.some((end) => file.endsWith(end)) && !file.startsWith('-');
  const isFound = (file: string): boolean => endings.some((end) => file === ownName + end);
  const wished = wishes?.files?.find(isOne);
  if (wished !== undefined) return isFound(wished) ? undefined : wished;
  const first = files.find(isOne);
  return first === undefined || files.some(isFound) ? undefined : first;
}

/** What the name of a file says that a library loads: schemas/model.schema.json. */
interface ToldFile {
  /** The library, as library_name or a tag names it. */
  readonly within: readonly string[];
  /** Endings without the dot, what is loaded rather first. */
  readonly endings: readonly string[];
  /** Pieces of the name in lower case, of which one stands there. */
  readonly says?: readonly string[];
  /** Pieces in the names of other files. */
  readonly not?: readonly string[];
}

/**
 * The file that a library loads, where its ending alone does not tell: the one that the author wishes, else the first of the
 * repository's, of models of that library.
 */
export function toldFileOf(
  files: readonly string[],
  wishes: FileWishes,
  tags: readonly string[],
  libraryName: string | undefined,
  { within, endings, says: pieces, not }: ToldFile,
): string | undefined {
  // Asked of each record: most list no file, and most that do are of other libraries.
  if (files.length === 0 || !within.some((id) => id === libraryName || tags.includes(id))) return undefined;
  const isOne = (file: string): boolean => {
    const name = file.slice(file.lastIndexOf('/') + 1).toLowerCase();
    const has = (piece: string): boolean => name.includes(piece);
    return (pieces?.some(has) ?? true) && !not?.some(has);
  };
  for (const ending of endings) {
    const found = [...filesWith(ending, wishes?.files ?? []), ...filesWith(ending, files)].find(isOne);
    if (found !== undefined) return found;
  }
  return undefined;
}
