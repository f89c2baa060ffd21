import type { ProviderFake } from '../../../../out/types/provider-fake.ts';
import { diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Rule } from '../../collection.ts';
import { providers } from '../../providers/source.ts';
import { byId, type FakesById, resolvedRoute } from '../like.ts';
import { fakes, pathOfFake } from '../source.ts';

/** The tasks that a fake serves; undefined when it cannot be told. */
function tasksOf(known: FakesById, id: string): ReadonlySet<string> | undefined {
  const routes = Object.keys(known.get(id)?.routes ?? {}).map((name) => resolvedRoute(known, id, name));
  return routes.some((route) => 'known' in route)
    ? undefined
    : new Set(routes.flatMap((route) => ('known' in route ? [] : (route.tasks ?? []))));
}

/** Every provider, and every task of it that can be called, has a server that stands in for it. */
export const providersWithFakes: Rule<ProviderFake> = (files, project) => {
  const known = byId(files);
  const broken = new Set(project.broken(fakes));
  return project.entries(providers).flatMap((json) => {
    const { id, tasks } = json.value;
    const expected = pathOfFake(id);
    if (broken.has(expected)) return [];
    if (!known.has(id)) return [diagnostic('missing-fake', json.placeOf(['id']), { id, expected })];
    const served = tasksOf(known, id);
    return Object.entries(tasks)
      .filter(([task, { unusable }]) => unusable === undefined && served && !served.has(task))
      .map(([task]) => diagnostic('missing-fake-route', json.placeOf(['tasks', task]), { task, expected }));
  });
};
