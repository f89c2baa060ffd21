import type { Model } from '../../out/types/model.ts';
import { ADAPTER_TAG } from './adapter-tag.ts';
import { defaultFile } from './file-groups.ts';
import { BASE_TAG, says } from './told-by-names.ts';

/** What tells the use of GGUF files, as architectures, tasks and tags are called: schemas/model.schema.json. */
interface GgufWords {
  readonly encoders: readonly string[];
  readonly others: readonly string[];
  readonly forked: readonly string[];
  readonly seq2seq: readonly string[];
  readonly embedding: readonly string[];
  readonly ranking: readonly string[];
  readonly writing: readonly string[];
  readonly speaking: readonly string[];
  readonly calledEmbedding: readonly string[];
  readonly calledRanking: readonly string[];
  readonly calledSpeaking: readonly string[];
  readonly chat: readonly string[];
  readonly served: readonly string[];
  readonly lora: readonly string[];
  readonly adapter: readonly string[];
}

type Use = NonNullable<Model['ggufUse']>;

/** What the task and the tags of a model tell. */
interface Told {
  /** No task is named. */
  readonly isOpen: boolean;
  readonly embeds: boolean;
  readonly ranks: boolean;
  /** The task is done by writing a text. */
  readonly writes: boolean;
  readonly chats: boolean;
}

/** What is told of a model that programs are not to chat with. */
const SILENT: Told = { isOpen: false, embeds: false, ranks: false, writes: false, chats: false };

/** What the name of a model tells, or that of the one that it was made of: converters carry over neither its task nor its tags. */
function toldByName(ownName: string, tags: readonly string[], words: GgufWords): Told | undefined {
  const bases = tags.filter((tag) => tag.startsWith(BASE_TAG)).map((tag) => tag.slice(tag.indexOf('/') + 1));
  for (const name of [ownName, ...bases]) {
    if (says(name, words.calledRanking)) return { ...SILENT, ranks: true };
    if (says(name, words.calledEmbedding)) return { ...SILENT, embeds: true };
    if (says(name, words.calledSpeaking)) return SILENT;
  }
  return undefined;
}

function toldBy(task: string | undefined, tags: readonly string[], words: GgufWords): Told {
  const { embedding, ranking, writing, speaking, chat } = words;
  if (task !== undefined && speaking.includes(task)) return SILENT;
  const isTagged = (among: readonly string[]): boolean => tags.some((tag) => among.includes(tag));
  const chats = isTagged(chat);
  const isRanker = isTagged(ranking);
  if (task === undefined)
    return { isOpen: true, embeds: isTagged(embedding) && !isRanker, ranks: isRanker, writes: false, chats };
  const writes = writing.some((piece) => task.includes(piece));
  const embeds = embedding.includes(task);
  return { isOpen: false, embeds, ranks: ranking.includes(task) || (isRanker && !embeds && !writes), writes, chats };
}

/** What files are for that the hub has read: an encoder writes nothing, and of what writes, not all learnt to rank in this format. */
function readUse(architecture: string, told: Told, { encoders, others }: GgufWords): Use | undefined {
  if (others.includes(architecture)) return undefined;
  const isEncoder = encoders.includes(architecture);
  if (told.ranks) return isEncoder ? 'ranking' : undefined;
  if (told.embeds || (isEncoder && told.isOpen)) return 'embeddings';
  return !isEncoder && (told.isOpen || told.writes || told.chats) ? 'text' : undefined;
}

/** Whether the file to load is of a quantization that only a fork of llama.cpp reads, by its name. */
function isForked(files: readonly string[], { forked }: GgufWords): boolean {
  const name = files.length > 0 ? defaultFile(files, 'gguf')?.toLowerCase() : undefined;
  return name !== undefined && forked.some((type) => name.endsWith(`${type}.gguf`));
}

/** Whether files in which the hub read no context are adapters: a model that one was merged into has a chat template mostly, an adapter none. */
const isAdapter = (tags: readonly string[], { chats }: Told, { lora, adapter }: GgufWords): boolean =>
  tags.some((tag) => adapter.includes(tag)) ||
  (!chats && tags.some((tag) => lora.includes(tag) || tag.startsWith(ADAPTER_TAG)));

/**
 * What programs do with the GGUF files of a model. What the hub read in them decides; where the record does not hold that,
 * the tags that the hub computes, as long as other weights beside the files are not what they tell of.
 */
export function ggufUseOf(
  gguf: Model['gguf'],
  hasContext: boolean,
  isDraft: boolean | undefined,
  task: string | undefined,
  tags: readonly string[],
  files: readonly string[],
  ownName: string,
  words: GgufWords,
): Use | undefined {
  if (isDraft || (gguf === undefined && !tags.includes('gguf'))) return undefined;
  if (isForked(files, words)) return undefined;
  const asTagged = toldBy(task, tags, words);
  const isVague = (asTagged.isOpen && !asTagged.embeds && !asTagged.ranks) || asTagged.writes;
  const told = (isVague ? toldByName(ownName, tags, words) : undefined) ?? asTagged;
  if (gguf !== undefined && hasContext) return readUse(gguf.architecture ?? '', told, words);
  if (gguf !== undefined) return isAdapter(tags, told, words) ? 'adapter' : undefined;
  if (files.length > 0 && defaultFile(files, 'gguf') === undefined) return undefined;
  if (told.embeds) return 'embeddings';
  if (told.ranks || tags.some((tag) => words.seq2seq.includes(tag))) return undefined;
  if (isAdapter(tags, told, words)) return 'adapter';
  const isAlone = !tags.includes('safetensors');
  if (!told.isOpen && !told.writes) return isAlone && told.chats ? 'text' : undefined;
  const isServed = !told.isOpen || tags.some((tag) => words.served.includes(tag));
  return told.chats || (isAlone && isServed) ? 'text' : undefined;
}
