import { shownFor } from '../../../runtime/libraries.ts';
import { ADAPTER_TAG } from '../../../runtime/model/adapter-tag.ts';
import { withPrompt } from '../../../runtime/model/prompt.ts';
import type { Prompt } from '../../../runtime/request/prompt.ts';
import { apiTaskOf } from '../views/api-task.ts';
import { libraries } from './catalogue.ts';
import { libraryOfModule, librarySnippets, type ModelPage, modelPage, models } from './models.ts';
import { tasks } from './tasks.ts';

const recommended = new Map<string, number>();
for (const task of tasks)
  for (const { id } of task.models ?? []) if (modelPage(id)) recommended.set(id, (recommended.get(id) ?? 0) + 1);

/**
 * Models as readers look for them: first those that the tasks recommend, for the records tell no downloads. What nobody
 * confirmed comes last; among equals the order stays.
 */
export function byPopularity(pages: readonly ModelPage[]): ModelPage[] {
  const rank = ({ model, isSample }: ModelPage): number => (isSample ? -1 : (recommended.get(model.id) ?? 0));
  return [...pages].sort((a, b) => rank(b) - rank(a));
}

const ownerOf = ({ model }: ModelPage): string => model.id.split('/')[0] ?? '';
const owned = Map.groupBy(models, ownerOf);

/** Tags of what is no whole model in the usual format of a library. */
const SPECIAL = new Set(['lora', 'adapter', 'gguf']);

/**
 * Whether who meets a model for the first time can load it as it is: it runs no code of its own, is open to all, and whole, as
 * models are that were made from another but are no adapter. A record without tags does not tell.
 */
export const isPlain = ({ model }: ModelPage): boolean =>
  !model.trustRemoteCode &&
  model.gated === undefined &&
  model.tags.length > 0 &&
  !model.tags.some((tag) => SPECIAL.has(tag) || tag.startsWith(ADAPTER_TAG));

/** Models to show something with: plain ones first, then by popularity, and among equals those of owners of many models. */
export const asExamples = (pages: readonly ModelPage[]): ModelPage[] => {
  const many = (page: ModelPage): number => owned.get(ownerOf(page))?.length ?? 0;
  const known = byPopularity([...pages].sort((a, b) => many(b) - many(a)));
  return known.sort((a, b) => Number(isPlain(b)) - Number(isPlain(a)));
};

/** What a library prints for a model, and the name of the variant that comes first there. */
interface Printed {
  readonly page: ModelPage;
  readonly variant: string;
}

const isNamed = (group: readonly Printed[]): boolean => group.some(({ page }) => recommended.has(page.model.id));

/** What a library prints for most of some models, with the best known model for which it does. */
export function commonestOf<Example extends Printed>(all: readonly Example[]): Example | undefined {
  const groups = [...Map.groupBy(all, ({ variant }) => variant).values()];
  const [most = []] = groups.sort((a, b) => b.length - a.length || Number(isNamed(b)) - Number(isNamed(a)));
  const [best] = asExamples(most.map(({ page }) => page));
  return most.find(({ page }) => page === best);
}

/** What a reader sees first of a library: the commonest of plain models that somebody confirmed, where there are any. */
export function usualOf<Example extends Printed>(all: readonly Example[]): Example | undefined {
  const confirmed = all.filter(({ page }) => !page.isSample);
  const plain = all.filter(({ page }) => isPlain(page));
  const both = confirmed.filter(({ page }) => isPlain(page));
  return commonestOf([both, plain, confirmed].find((some) => some.length > 0) ?? []) ?? all[0];
}

/** A text that no snippet says by itself. */
const PROBE = 'what-a-reader-types';

/** A model that answers a text, and whose code says the reader's own. */
export interface LiveModel {
  readonly page: ModelPage;
  readonly prompt: Prompt;
}

/** What stands in a code where the probe stands in another one; nothing where they differ in more than that. */
function replacedBy(probed: string, code: string): string | undefined {
  const [before = '', after] = probed.split(PROBE);
  const isSame = after !== undefined && code.startsWith(before) && code.endsWith(after);
  return isSame ? code.slice(before.length, code.length - after.length) : undefined;
}

/** A model of the home page, and how many tasks its library serves. */
async function liveOf(page: ModelPage): Promise<(LiveModel & { readonly served: number }) | undefined> {
  const task = await apiTaskOf(page.model);
  const isText = task?.messages?.every(({ content }) => typeof content === 'string');
  const [built] = librarySnippets(page);
  if (page.isSample || !isText || !task?.prompt || !built) return undefined;
  const [shown] = await shownFor(withPrompt(page.model, PROBE), libraryOfModule);
  const texts = (shown?.snippets ?? []).flatMap(
    ({ code }, at) => replacedBy(code, built.snippets[at]?.code ?? '') ?? [],
  );
  const served = libraries.find(({ id }) => id === built.entry.id)?.tasks?.length ?? 0;
  return texts[0] ? { page, prompt: { ...task.prompt, text: texts[0] }, served } : undefined;
}

/** How many billions of weights a usual laptop holds with room for its other programs, at two bytes each. */
const MOST_BILLIONS = 4;

/** Whether the name of a model says that a laptop can run it, as in Qwen3-0.6B. */
const isSmall = ({ model }: ModelPage): boolean => {
  const [, size] = /[-_](\d+(?:\.\d+)?)b(?![a-z\d])/i.exec(model.name) ?? [];
  return size !== undefined && Number(size) <= MOST_BILLIONS;
};

/**
 * The model whose code changes with what is typed, of the library that serves the most tasks: the example of the home page. Who
 * copies it can run it.
 */
export async function liveModel(): Promise<LiveModel | undefined> {
  const found = (await Promise.all(asExamples(models).map(liveOf))).flatMap((one) => one ?? []);
  return found.sort((a, b) => b.served - a.served || Number(isSmall(b.page)) - Number(isSmall(a.page)))[0];
}
