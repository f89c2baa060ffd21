import { expect } from 'vitest';
import { samplesByTask } from '../../../out/modules/samples-by-task.ts';
import type { Json } from '../../request/types.ts';
import type { InferenceOptions, InferenceSnippet } from '../types.ts';
import { argument, runShell, snippetOf, snippetsOf, syntaxProblems } from './node.ts';

/** The clients that print the request itself. */
export const RAW = ['python-requests', 'js-fetch', 'sh-curl'];
export const HOSTILE = `it's "quoted" \\ $(x) \`y\` \${z}\n{{a}} \u2028 </script>`;
export const hf = { provider: 'hf-inference' };

/** The snippet of a client (`<language>-<client>`) for a task; that there is none is an error. */
export function get(
  task: string,
  client: string,
  options: InferenceOptions = {},
  record: object = {},
): InferenceSnippet {
  const found = snippetOf(task, client, options, record);
  if (!found) throw new Error(`${client} has no snippet for ${task} ${JSON.stringify(options)}`);
  return found;
}

export const code = (...args: Parameters<typeof get>): string => get(...args).code;

/** The JSON that is to be sent, if it is JSON. */
export function body(...args: Parameters<typeof get>): Json | undefined {
  const sent = get(...args).request?.body;
  return sent?.kind === 'json' ? sent.json : undefined;
}

export const urlOf = (...args: Parameters<typeof get>): string | undefined => get(...args).request?.url;

/** The clients that have a snippet, as `<language>-<client>`. */
export const ids = (task: string, options: InferenceOptions): string[] =>
  snippetsOf(task, options).snippets.map(({ language, client }) => `${language}-${client}`);

const samples: Readonly<Record<string, object>> = samplesByTask;

/** The inputs that are printed when none are given. */
export const sample = (task: string): Record<string, Json> => samples[task] as Record<string, Json>;

/** Expects that there are snippets, and that each is of its language. */
export function parses(task: string, options: InferenceOptions, record: object = {}): void {
  const { snippets } = snippetsOf(task, options, record);
  expect(snippets.length).toBeGreaterThan(0);
  for (const snippet of snippets) expect(syntaxProblems(snippet)).toEqual([]);
}

/** The JSON that curl is really given by the shell. */
export const curlJson = (task: string, options: InferenceOptions): unknown =>
  JSON.parse(argument(runShell(code(task, 'sh-curl', options)).calls[0], '-d') ?? '');

/** Expects that the shell gives curl what is to be sent. */
export const same = (task: string, options: InferenceOptions): void =>
  expect(curlJson(task, options)).toEqual(body(task, 'sh-curl', options));

/** Expects that every plain request asks how its job is going. */
export function polls(task: string, provider: string): void {
  for (const client of RAW) {
    const snippet = get(task, client, { provider });
    expect(snippet.request?.job).toBeDefined();
    expect(snippet.code).toMatch(/status_url|statusUrl/);
  }
}

/** The variables that tokens are read from. */
export const tokens = (options: InferenceOptions): (string | undefined)[] => [
  ...new Set(snippetsOf('text-generation', options).snippets.map(({ request }) => request?.headers[0]?.env)),
];
