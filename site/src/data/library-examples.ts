import type { Library } from '../../../out/types/library.ts';
import { alternatives, installChoices } from '../../../runtime/install-choices.ts';
import type { CodeView } from '../views/code.ts';
import { codeGroups, isInstall } from '../views/groups.ts';
import { type InstallView, installView } from '../views/install.ts';
import type { LibraryView } from '../views/library.ts';
import type { LibrarySnippets } from '../views/snippets.ts';
import { highlight } from './highlight.ts';
import { exampleOf, modelsOf } from './libraries.ts';
import { librarySnippets, type ModelPage } from './models.ts';
import { taskLabel } from './tasks.ts';
import { builtLibrary } from './views.ts';

/** A snippet of a library, rendered for a model. */
export interface LibraryExample {
  readonly page: ModelPage;
  readonly code: CodeView;
  /** How what it needs is installed; absent where the page says that of the library itself. */
  readonly install?: InstallView;
  /** The steps that it needs in a shell. */
  readonly steps: readonly CodeView[];
  /** What to know of the library's code for the model. */
  readonly notices: LibraryView['notices'];
}

/** The examples of one task. */
export interface TaskOfLibrary {
  readonly id: string;
  readonly label: string;
  readonly examples: readonly LibraryExample[];
}

/** Most that a page shows; the rest stands on the pages of the models. */
const MOST_TASKS = 8;
const MOST_EXAMPLES = 2;

/** How what a snippet needs is installed, where that is not how the library is. */
function ownInstall(
  { install = {} }: Library,
  { snippets }: LibrarySnippets,
  { file, id }: CodeView,
): InstallView | undefined {
  const group = codeGroups(snippets).find(({ code }) => file?.endsWith(`/${code.file}`));
  const own = group?.before.find(isInstall);
  const commands = Object.entries(install).flatMap(([ecosystem, packages]) => installChoices(ecosystem, packages));
  if (!own || commands.some(({ code }) => code === own.code)) return undefined;
  return installView(`${id}-install`, alternatives(own), { paint: highlight });
}

/** The snippets of a library, one for each variant that a model of this site shows. */
function examplesOf(library: Library): LibraryExample[] {
  return (library.variants ?? []).flatMap((variant): LibraryExample[] => {
    const page = variant.message ? undefined : exampleOf(library, variant);
    const found = page && librarySnippets(page).find(({ entry }) => entry.id === library.id);
    const file = found?.snippets.find(({ variant: name }) => name === variant.name)?.file;
    const view = found && builtLibrary(found);
    const piece = view?.pieces.find(({ code }) => code.file?.endsWith(`/${file}`));
    if (!page || !found || !view || !piece) return [];
    const steps = [...view.before, ...piece.before].flatMap((one) => ('code' in one ? one.code : []));
    // No tab above says what it does.
    const code = { ...piece.code, isTitled: false };
    const install = ownInstall(library, found, code);
    return [{ page, code, ...(install && { install }), steps, notices: found.notices }];
  });
}

/** Examples with an anchor for each step, also where the same stands before several pieces of code. */
function anchored(examples: readonly LibraryExample[], given: Set<string>): LibraryExample[] {
  return examples.map((example) => {
    const steps = example.steps.map((step) => {
      const id = given.has(step.id) ? `${example.code.id}-after-${step.id}` : step.id;
      given.add(id);
      return { ...step, id };
    });
    return { ...example, steps };
  });
}

/** Examples of no task stand with those of a task that has no name of its own either. */
const OTHER = 'other';

/** What a library does, by task, that of most of its models first: rendered snippets, each anchor once. */
export function libraryExamples(library: Library): TaskOfLibrary[] {
  const examples = examplesOf(library);
  const once = [...new Map(examples.map((example) => [example.code.id, example])).values()];
  const taskOf = ({ model }: ModelPage): string => model.task ?? OTHER;
  const byTask = Map.groupBy(once, ({ page }) => taskOf(page));
  const models = Map.groupBy(modelsOf(library), taskOf);
  const rank = (id: string): number => (id === OTHER ? -1 : (models.get(id)?.length ?? 0));
  const given = new Set<string>();
  return [...byTask]
    .sort(([a], [b]) => rank(b) - rank(a))
    .slice(0, MOST_TASKS)
    .map(([id, found]) => ({
      id,
      label: taskLabel(id),
      examples: anchored(found.slice(0, MOST_EXAMPLES), given),
    }));
}
