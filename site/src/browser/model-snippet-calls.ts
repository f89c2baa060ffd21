import type { Model } from '../../../out/types/model.ts';
import { loadInferenceSnippets } from '../../../runtime/inference/lazy.ts';
import { setupOf } from '../../../runtime/inference/setup.ts';
import { sameTemplate } from '../../../runtime/receipt/same-template.ts';
import { doneWith, type ProofsAt } from './done.ts';
import type { CallData, PageData } from './embed/page.ts';

/** What a page says of calls. */
export type Calls = Pick<PageData, 'inference' | 'inferenceNotices' | 'reason'>;

/** What the site has at a path; undefined where it has nothing, or cannot be asked. */
async function at<T>(path: string, base: URL): Promise<T | undefined> {
  const answer = await fetch(new URL(`${path}.json`, base), { credentials: 'omit' }).catch(() => {});
  return answer?.ok ? answer.json().catch(() => {}) : undefined;
}

/**
 * The calls of a model through a provider, made as the model's page makes them, each with what was done with this very code,
 * else with other code of its client, which the sentence says; with nothing where nothing is recorded. A module of its own,
 * which an embedded snippet imports when its page names a provider; the clients and providers are chunks that it imports in turn.
 * @param base The address of the site, which has the model in embed/{id}.json.
 * @returns Nothing where that cannot be fetched.
 */
export async function callsThrough(provider: string, id: string, base: URL): Promise<Calls | undefined> {
  const model = await at<Model>(`embed/${id}`, base);
  if (!model) return undefined;
  const { snippets, notices, reason } = await loadInferenceSnippets(model, { provider });
  const kept = new Map<string, Promise<unknown>>();
  const proofsAt: ProofsAt = <T>(path: string) => {
    const found = kept.get(path) ?? at(path, base);
    kept.set(path, found);
    return found as Promise<T | undefined>;
  };
  const inference = snippets.map(async (snippet): Promise<CallData> => {
    const { language, client, title, code } = snippet;
    const { files, ...setup } = setupOf(snippet);
    const placed = files.map(({ name, sample }) => ({ name, ...(sample && { url: new URL(sample, base).href }) }));
    const { recorded, executed } = await doneWith(snippet, { model, provider }, proofsAt);
    const sentence = recorded?.sentence ?? (executed && sameTemplate(executed));
    return {
      ...{ language, client, title, code, setup: { ...setup, files: placed } },
      ...(sentence !== undefined && { receipt: { sentence: `${sentence.replace(/\.$/, '')}.` } }),
    };
  });
  return {
    inference: await Promise.all(inference),
    ...(notices && { inferenceNotices: notices }),
    ...(reason !== undefined && { reason }),
  };
}
