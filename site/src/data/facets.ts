import { GIB, memoryOptionsGiB, quantizationsOf } from '../../../runtime/memory/index.ts';
import { appsFor } from './apps.ts';
import { librarySnippets, type ModelPage } from './models.ts';

/** Amounts of memory that a reader chooses from, in GiB. */
export const MEMORIES: readonly number[] = memoryOptionsGiB;

/** What a list of models is narrowed down by: words of the attributes that browser/filter.ts looks in. */
export function withFacets(page: ModelPage): ModelPage & { readonly facets: Readonly<Record<string, string>> } {
  const { model } = page;
  const libraries = librarySnippets(page).flatMap(({ entry, snippets }) => (snippets.length > 0 ? [entry.id] : []));
  const needs = quantizationsOf(model).flatMap((one) => one.needs ?? []);
  const least = Math.min(...needs);
  const fitting = MEMORIES.filter((size) => least <= size * GIB);
  const facets = {
    'data-task': model.task ?? '',
    'data-uses': libraries.join(' '),
    'data-local': appsFor(page).length > 0 ? 'yes' : 'no',
    'data-fits': fitting.join(' '),
  };
  return { ...page, facets };
}
