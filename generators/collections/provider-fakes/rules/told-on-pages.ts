import type { ProviderFake } from '../../../../out/types/provider-fake.ts';
import { diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Rule } from '../../collection.ts';
import { providers } from '../../providers/source.ts';
import { byId, resolvedRoute } from '../like.ts';

/** A contract says what no source says where the route that answers it is not corroborated. */
export const toldOnPages: Rule<ProviderFake> = (files, project) => {
  const known = byId(files);
  return project.entries(providers).flatMap((json) => {
    const { id } = json.value;
    const open = Object.entries(known.get(id)?.routes ?? {}).filter(([, own]) => own.corroborated === false);
    const routes = open.map(([name]) => resolvedRoute(known, id, name));
    const tasks = new Set(routes.flatMap((route) => ('known' in route ? [] : (route.tasks ?? []))));
    return Object.entries(json.value.tasks)
      .filter(([task, { uncorroborated }]) => tasks.has(task) && uncorroborated === undefined)
      .map(([task]) => diagnostic('uncorroborated-contract', json.placeOf(['tasks', task]), { task }));
  });
};
