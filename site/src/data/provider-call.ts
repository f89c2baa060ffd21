import { inferenceSnippets } from '../../../runtime/inference/index.ts';
import type { ProviderPage } from '../../../runtime/pages.ts';
import { type ApiView, apiView } from '../views/api.ts';
import { aboutClient } from './about.ts';
import { highlight } from './highlight.ts';
import { type ModelPage, models } from './models.ts';

/** The models of this site whose record says that the provider serves them. */
export const servedModels = (id: string): ModelPage[] =>
  models.filter(({ model }) => model.providers?.some(({ provider }) => provider === id));

/** A first call of a provider. */
export interface ProviderCall {
  readonly page: ModelPage;
  /** Whether the record of the model says that the provider serves it. */
  readonly isServed: boolean;
  readonly views: readonly ApiView[];
}

/** What other providers serve is known best: those models first, and records that nobody confirmed last. */
const known = ({ model }: ModelPage): number => model.providers?.length ?? 0;
const byProviders = [...models].sort((a, b) => known(b) - known(a) || Number(a.isSample) - Number(b.isSample));

async function viewsOf({ model }: ModelPage, { entry }: ProviderPage): Promise<ApiView[]> {
  const { snippets } = inferenceSnippets(model, { provider: entry.id, directRequest: entry.routed === false });
  return Promise.all(
    snippets.map(async (snippet) =>
      apiView('call', snippet, highlight, { about: await aboutClient({ ...snippet, provider: entry.id, model }) }),
    ),
  );
}

/** The call of a provider that a reader tries first: of a model that it serves, else of one whose task it takes. */
export async function firstCall(provider: ProviderPage): Promise<ProviderCall | undefined> {
  const served = servedModels(provider.entry.id);
  for (const page of [...served, ...byProviders]) {
    const views = await viewsOf(page, provider);
    if (views.length > 0) return { page, isServed: served.includes(page), views };
  }
  return undefined;
}
