import type { ProviderFake } from '../../../../out/types/provider-fake.ts';
import { diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Rule } from '../../collection.ts';
import { providers } from '../../providers/source.ts';
import { byId, resolvedRoute } from '../like.ts';

/** Every task that a route stands in for, also by what it is like, is one that the provider is called for. */
export const askedRoutes: Rule<ProviderFake> = (files, project) => {
  const known = byId(files);
  const called = new Map(project.entries(providers).map(({ value }) => [value.id, value.tasks]));
  return files.flatMap(({ value: { id, routes }, placeOf }) => {
    const tasks = called.get(id);
    // Of a provider that there is not, and of one that is broken, something else is told.
    if (!tasks) return [];
    const entry = providers.pathOf?.(id) ?? id;
    return Object.entries(routes).flatMap(([name, own]) => {
      const route = resolvedRoute(known, id, name);
      const served = 'known' in route ? [] : (route.tasks ?? []);
      return [...served.entries()]
        .filter(([, task]) => !Object.hasOwn(tasks, task))
        .map(([at, task]) => {
          const place = placeOf(['routes', name, ...(own.tasks ? ['tasks', at] : [])]);
          return diagnostic('unasked-route', place, { task, entry });
        });
    });
  });
};
