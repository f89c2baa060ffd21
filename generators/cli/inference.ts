import type { InferenceSnippet } from './records.ts';

/** The options of `render` that concern API snippets. */
export const INFERENCE_OPTIONS = {} as const;

/** What --help says of them. */
export const INFERENCE_HELP = '';

/** Makes the function that gives the API snippets of a record. */
export async function inferenceChoice(_values: Record<string, unknown>): Promise<(record: Record<string, unknown>) => InferenceSnippet[]> {
  return () => [];
}
