import type { Model } from '../../../out/types/model.ts';
import type { ProviderExample } from '../../../out/types/provider.ts';
import { inferenceSnippets } from '../../../runtime/inference/index.ts';
import { parseModel } from '../../../runtime/model/parse.ts';
import type { ProviderPage } from '../../../runtime/pages.ts';
import { CHAT } from '../../../runtime/request/types.ts';
import { type ApiView, apiView } from '../views/api.ts';
import { aboutClient } from './about.ts';
import { highlight } from './highlight.ts';
import { hubLink, page } from './links.ts';
import { modelPage, models } from './models.ts';

/** The models of this site whose record says that the provider serves them. */
export const servedModels = (id: string) =>
  models.filter(({ model }) => model.providers?.some(({ provider }) => provider === id));

/** A first call of a provider. */
export interface ProviderCall {
  readonly model: string;
  /** The address of the model's page: of this site, else at the hub; absent where the hub has no such model. */
  readonly href?: string;
  /** Where it stands that the provider serves the model; absent where the model's record says it. */
  readonly source?: string;
  readonly views: readonly ApiView[];
}

/** The model of a provider's example: as this site knows it, else as little as a record says of its task. */
function exampleModel(provider: string, { model: id, providerModelId = id, task }: ProviderExample): Model {
  const inferenceProviderMapping = { [provider]: { status: 'live', providerId: providerModelId, task } };
  const known = modelPage(id)?.model;
  const isChat = task === CHAT;
  const record = { id, pipeline_tag: isChat ? 'text-generation' : task, tags: isChat ? [CHAT] : [] };
  const told = parseModel({ ...record, inferenceProviderMapping });
  return known ? { ...known, providers: told.providers } : told;
}

async function viewsOf(model: Model, { entry }: ProviderPage): Promise<ApiView[]> {
  const { snippets } = inferenceSnippets(model, { provider: entry.id, directRequest: entry.routed === false });
  return Promise.all(
    snippets.map(async (snippet) =>
      apiView('call', snippet, highlight, { about: await aboutClient({ ...snippet, provider: entry.id, model }) }),
    ),
  );
}

/** The call of a provider that a reader tries first: of a model that it is known to serve. */
export async function firstCall(provider: ProviderPage): Promise<ProviderCall | undefined> {
  const { id, example, routed } = provider.entry;
  for (const { model, path } of servedModels(id)) {
    const views = await viewsOf(model, provider);
    if (views.length > 0) return { model: model.id, href: `${page(path)}?provider=${id}`, views };
  }
  if (!example) return undefined;
  const views = await viewsOf(exampleModel(id, example), provider);
  if (views.length === 0) return undefined;
  const { model, source } = example;
  const path = modelPage(model)?.path;
  const own = path === undefined ? routed !== false && hubLink(model) : `${page(path)}?provider=${id}`;
  return { model, source, views, ...(own && { href: own }) };
}
