import { pathOf } from './group.ts';
import type { Group, Place, Side } from './types.ts';

const idOf = (value: unknown): string | undefined => {
  const id = (value as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' ? id : undefined;
};

/** The page of the site that shows what stands at a path below out/snippets; undefined where there is none. */
function pageAt(path: string, { seeds, catalogue }: Pick<Side, 'seeds' | 'catalogue'>): string | undefined {
  const [first = '', second = '', third = ''] = path.split('/');
  if (first === 'inference') return second === 'auto' ? `tasks/${third}/` : `providers/${second}/`;
  if (first === 'dataset-libraries') {
    const dataset = idOf(catalogue?.get(`datasets/${third}`));
    return dataset && `datasets/${dataset}/`;
  }
  const model = idOf(seeds.get(first === 'apps' ? third : second));
  if (model === undefined) return undefined;
  return first === 'apps' ? `models/${model}/apps/${second}/` : `models/${model}/`;
}

/** Groups whose places name their page, as the newer of the sides that have it knows it. */
export const withPages = (groups: readonly Group[], base: Side, head: Side): Group[] =>
  groups.map((group) => ({
    ...group,
    places: group.places.map((place): Place => {
      const page = pageAt(pathOf(place), place.after === undefined ? base : head);
      return page === undefined ? place : { ...place, page };
    }),
  }));
