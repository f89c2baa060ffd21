import type { Model } from '../../../out/types/model.ts';
import { shownFor } from '../../../runtime/libraries.ts';
import { withPrompt } from '../../../runtime/model/prompt.ts';
import { noticesOf } from '../../../runtime/notices.ts';
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

/** Models to show something with: by popularity, and among equals those of owners of many models. */
export const asExamples = (pages: readonly ModelPage[]): ModelPage[] => {
  const many = (page: ModelPage): number => owned.get(ownerOf(page))?.length ?? 0;
  return byPopularity([...pages].sort((a, b) => many(b) - many(a)));
};

/** The kinds of notices of a model that a reader would have to do something about before its code runs, the worst last. */
const BURDENS = ['memory', 'gpu', 'gated', 'private', 'remote-code'];

/** Whether the weights of a model are only a change of another model's: the hub tags it so. */
const isAdapter = ({ tags }: Model): boolean =>
  tags.some((tag) => tag === 'lora' || tag.startsWith('base_model:adapter:'));

/**
 * How much stands between a reader and the use of a model: nothing is best, code of its repository worst. A record without tags
 * does not tell what all there is.
 */
function burdenOf({ model }: ModelPage): number {
  const places = noticesOf(model).map(({ kind }) => BURDENS.indexOf(kind) + 1);
  return Math.max(Number(model.tags.length === 0), isAdapter(model) ? BURDENS.length : 0, ...places);
}

/** Whether a model is shown only where there is no other: it runs code of its repository, or changes another model. */
export const isLastChoice = (page: ModelPage): boolean => burdenOf(page) === BURDENS.length;

/** Models to show something with: those first that a reader can use as they are. */
export const readily = (pages: readonly ModelPage[]): ModelPage[] =>
  asExamples(pages).sort((a, b) => burdenOf(a) - burdenOf(b));

/** Billions of parameters that a usual laptop holds, at two bytes each. */
const LAPTOP = 4;

/** The billions of parameters of a model, as the hub counted them, else as its name says; nothing where neither does. */
function billionsOf({ name, gguf, tensors }: Model): number | undefined {
  const counted = gguf?.parameters ?? tensors?.reduce((sum, { count }) => sum + count, 0);
  if (counted) return counted / 1e9;
  const [, number, unit] = /(?:^|[^a-z0-9.])(\d+(?:\.\d+)?)([bm])(?![a-z0-9])/i.exec(name) ?? [];
  return number === undefined ? undefined : Number(number) / (unit?.toLowerCase() === 'm' ? 1000 : 1);
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
  const isSmall = (billionsOf(page.model) ?? Number.POSITIVE_INFINITY) <= LAPTOP;
  const isText = task?.messages?.every(({ content }) => typeof content === 'string');
  const [built] = librarySnippets(page);
  if (page.isSample || !isSmall || !isText || !task?.prompt || !built) return undefined;
  const [shown] = await shownFor(withPrompt(page.model, PROBE), libraryOfModule);
  const texts = (shown?.snippets ?? []).flatMap(
    ({ code }, at) => replacedBy(code, built.snippets[at]?.code ?? '') ?? [],
  );
  const served = libraries.find(({ id }) => id === built.entry.id)?.tasks?.length ?? 0;
  return texts[0] ? { page, prompt: { ...task.prompt, text: texts[0] }, served } : undefined;
}

/**
 * The model whose code changes with what is typed, of the library that serves the most tasks, and small enough for who copies
 * it: the example of the home page.
 */
export async function liveModel(): Promise<LiveModel | undefined> {
  const found = (await Promise.all(readily(models).map(liveOf))).flatMap((one) => one ?? []);
  return found.sort((a, b) => b.served - a.served)[0];
}
