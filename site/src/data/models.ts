import { registry } from '../../../out/modules/libraries/registry.ts';
import type { Model } from '../../../out/types/model.ts';
import { librariesAskedOf, librariesOfModel, shownFor } from '../../../runtime/libraries.ts';
import type { LibraryEntry, LibraryFacts } from '../../../runtime/snippet.ts';
import { type LibrarySnippets, snippetsOf } from '../views/snippets.ts';
import { seeds } from './catalogue.ts';
import { kept } from './kept.ts';

/** A model that has a page: one of the seeds. */
export interface ModelPage {
  readonly model: Model;
  /** The model as far as it is confirmed: what a page may state as a fact. */
  readonly facts: Model;
  /** Nothing of it is confirmed: the record has the shape of the hub's answers, no more. */
  readonly isSample: boolean;
  /** Address of the page below the base, without a slash at either end. */
  readonly path: string;
}

export const models: ModelPage[] = seeds
  .map(({ model, facts, isSample }) => ({ model, facts, isSample, path: `models/${model.id}` }))
  .sort((a, b) => a.model.id.localeCompare(b.model.id, 'en', { sensitivity: 'base' }));

const byId = new Map(models.map((page) => [page.model.id, page]));

/** The page of a model, when it has one. */
export const modelPage = (id: string): ModelPage | undefined => byId.get(id);

const entries = new Map<string, LibraryEntry>(Object.entries(registry));

/** The module of a library. */
export const libraryOfModule = (id: string): LibraryEntry | undefined => entries.get(id);

/** What is shown of libraries for a model as a seed has it, or with its weights loaded as something. */
export function shownOfSeed(seed: Model, precision?: string): Promise<LibrarySnippets[]> {
  const model = precision === undefined ? seed : { ...seed, precision };
  const asked = librariesAskedOf(model).map(libraryOfModule);
  return kept(`shown ${seed.id}@${precision}`, [seed, shownFor, snippetsOf, ...asked], async () =>
    snippetsOf(await shownFor(model, libraryOfModule), model.id),
  );
}

const shown = new Map(
  await Promise.all(models.map(async ({ model }) => [model.id, await shownOfSeed(model)] as const)),
);

/** The libraries that are confirmed to load a model, of those that its page shows. */
export function confirmedLibraries(page: ModelPage): LibraryFacts[] {
  const told = new Set<string>(librariesOfModel(page.facts));
  return librarySnippets(page).flatMap(({ entry }) => (told.has(entry.id) ? entry : []));
}

/** What is shown of the libraries of a model, the main one first. */
export const librarySnippets = ({ model }: ModelPage): LibrarySnippets[] => shown.get(model.id) ?? [];
