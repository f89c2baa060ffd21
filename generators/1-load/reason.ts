import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortHash } from '../hash.ts';
import { parsedJson } from './json-file.ts';

/** Why the snippets of some variants cannot be executed, as tests/models/<slug>.json states it (schemas/not-run.schema.json). */
export interface StatedReason {
  readonly variants?: readonly string[];
  readonly reason: string;
  /** A text that the machine has to print when it tries all the same. */
  readonly evidence: string;
  readonly why?: string;
}

/**
 * The reasons that are stated for variants of a library, in their order: the first that names a variant, or names none, holds.
 * @throws Error That tells the place, where the file is no JSON.
 */
export function statedReasons(root: string, library: string): readonly StatedReason[] {
  const path = `tests/models/${library.replace('/', '-')}.json`;
  const file = join(root, path);
  if (!existsSync(file)) return [];
  return (parsedJson(path, readFileSync(file, 'utf8')) as { notRun: StatedReason[] }).notRun;
}

/** The reason that is stated for a variant of a library; nothing when there is none. */
export const statedReason = (root: string, library: string, variant: string): StatedReason | undefined =>
  statedReasons(root, library).find(({ variants }) => variants?.includes(variant) ?? true);

/** Identifies a stated reason; another hash voids what was recorded for it. */
export const hashOfReason = (reason: StatedReason): string => shortHash(JSON.stringify(reason));
