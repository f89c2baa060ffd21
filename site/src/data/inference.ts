import { type InferenceSnippet, inferenceSnippets } from '../../../runtime/inference/index.ts';
import { contractTask } from '../../../runtime/inference/snippets.ts';
import type { Model } from '../../../out/types/model.ts';
import { samplesByTask } from '../../../out/modules/samples-by-task.ts';
import type { ApiTask } from '../islands/api-options.ts';
import type { LanguageFacts } from '../islands/languages.ts';
import { extensionOf, highlighterOf, languages, providers, slugOf } from './catalogue.ts';

/** An API snippet with the place of its file below /snippets/. */
export interface PlacedApiSnippet extends InferenceSnippet {
  readonly file: string;
}

/** The API snippets of a model as its page is built: automatic provider, routed, not streamed. */
export function apiSnippets(model: Model): { snippets: PlacedApiSnippet[]; reason?: string } {
  const { snippets, reason } = inferenceSnippets(model);
  const folder = `api/${slugOf(model.id)}`;
  const placed = snippets.map((snippet) => ({
    ...snippet,
    file: `${folder}/${slugOf(snippet.client)}.${extensionOf(snippet.language)}`,
  }));
  return reason === undefined ? { snippets: placed } : { snippets: placed, reason };
}

/** What the option fields must know of a model's task. */
export function apiTask(model: Model): ApiTask | undefined {
  const key = contractTask(model);
  if (key === undefined) return undefined;
  const sample = (samplesByTask as Readonly<Record<string, { kind: string; file?: string } | undefined>>)[model.task ?? ''];
  if (sample === undefined) return undefined;
  const serving = providers.filter(({ tasks }) => tasks[key] !== undefined && tasks[key]?.unusable === undefined);
  return {
    chat: key === 'conversational',
    file: sample.file,
    providers: serving.map(({ id, label, routed, direct }) => ({ id, label, routed: routed !== false, direct: direct !== false })),
  };
}

export const languageFacts: LanguageFacts[] = languages.map(({ id, label }) => ({
  id,
  label,
  extension: extensionOf(id),
  fence: highlighterOf(id),
}));

/** The part of a model that API snippets are made from: lists that they do not read are left out of the page. */
export const slimModel = (model: Model): Model => ({ ...model, files: [], file: {}, tags: model.tags.filter((tag) => !tag.includes(':')) });
