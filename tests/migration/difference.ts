import type { ModelData } from '@huggingface/tasks';

/** One thing that a published package prints otherwise than our modules do, both in words. */
export interface Difference {
  /** What differs, such as "import torch" or "client sh/curl". */
  readonly place: string;
  /** The library, the task or the app that it is about. */
  readonly of: string;
  readonly theirs: string;
  readonly ours: string;
}

/** A record of the hub's API, as far as the published packages read it. */
export interface HubRecord {
  readonly id: string;
  readonly library_name?: string;
  readonly pipeline_tag?: string;
  readonly tags?: readonly string[];
  readonly gguf?: object;
}

/** A record as the functions of the packages take it: with the fields that they read unasked. */
export const asPublished = (record: HubRecord, more: object = {}): ModelData =>
  ({ inference: '', tags: [], ...record, ...more }) as unknown as ModelData;

/** The difference at a place; none where both sides say the same. */
export const differenceAt = (place: string, of: string, theirs: string, ours: string): Difference[] =>
  theirs === ours ? [] : [{ place, of, theirs, ours }];

export const YES = 'yes';
export const NO = 'no';

/** The difference of something that is there or not. */
export const presence = (place: string, of: string, theirs: boolean, ours: boolean): Difference[] =>
  differenceAt(place, of, theirs ? YES : NO, ours ? YES : NO);

/** A difference for each name that one side has and the other lacks. */
export const eachName = (place: string, of: string, theirs: readonly string[], ours: readonly string[]): Difference[] =>
  [...new Set([...theirs, ...ours])]
    .sort()
    .flatMap((name) => presence(`${place} ${name}`, of, theirs.includes(name), ours.includes(name)));

/** The parts of a text that a pattern finds (its first group that took part, else the whole), each once, sorted. */
export const found = (text: string, pattern: RegExp): string[] =>
  [
    ...new Set(
      [...text.matchAll(pattern)].map(([whole, ...groups]) => groups.find((one) => one !== undefined) ?? whole),
    ),
  ].sort();
