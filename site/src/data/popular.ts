import { shownFor } from '../../../runtime/libraries.ts';
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

/** Models to show something with: by popularity, and among equals those of owners of many models. */
export const asExamples = (pages: readonly ModelPage[]): ModelPage[] => {
  const many = (page: ModelPage): number => owned.get(ownerOf(page))?.length ?? 0;
  return byPopularity([...pages].sort((a, b) => many(b) - many(a)));
};

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

/** The model whose code changes with what is typed, of the library that serves the most tasks: the example of the home page. */
export async function liveModel(): Promise<LiveModel | undefined> {
  const found = (await Promise.all(byPopularity(models).map(liveOf))).flatMap((one) => one ?? []);
  return found.sort((a, b) => b.served - a.served)[0];
}
