import type { Model } from '../../../out/types/model.ts';
import { type InferenceSnippet, inferenceData, type Notice } from '../../../runtime/inference/index.ts';
import { snippetsFrom } from '../../../runtime/inference/snippets.ts';
import type { InferenceData } from '../../../runtime/inference/types.ts';
import { slugOf } from '../../../runtime/slug.ts';
import { extensionOf } from '../views/languages.ts';

/** An API snippet with the place of its file below /snippets/. */
export interface PlacedApiSnippet extends InferenceSnippet {
  readonly placed: string;
}

/** The API snippets of a model as its page is built: automatic provider, routed, not streamed. */
export function apiSnippets(
  model: Model,
  data: InferenceData = inferenceData,
): {
  snippets: PlacedApiSnippet[];
  reason?: string;
  notices: readonly Notice[];
} {
  const { snippets, reason, notices = [] } = snippetsFrom(data, model);
  const folder = `api/${slugOf(model.id)}`;
  const placed = snippets.map((snippet) => ({
    ...snippet,
    placed: `${folder}/${slugOf(snippet.client)}.${extensionOf(snippet.language)}`,
  }));
  return { snippets: placed, notices, ...(reason === undefined ? {} : { reason }) };
}

/** The part of a model that API snippets are made from: lists that they do not read are left out of the page. */
export const slimModel = (model: Model): Model => ({
  ...model,
  files: [],
  file: {},
  tags: model.tags.filter((tag) => !tag.includes(':')),
});
