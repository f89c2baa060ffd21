import type { FakeRoute, ProviderFake } from '../../../out/types/provider-fake.ts';
import type { JsonFile } from '../../1-load/json-file.ts';
import type { Project } from '../../1-load/project.ts';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import { providers } from '../providers/source.ts';
import { type FakesById, resolvedRoute } from './like.ts';
import { fakes, pathOfFake } from './source.ts';

type Files = readonly JsonFile<ProviderFake>[];

const byId = (files: Files): FakesById => new Map(files.map(({ value }) => [value.id, value]));

/** The tasks that a fake serves; undefined when it cannot be told. */
function tasksOf(known: FakesById, id: string): ReadonlySet<string> | undefined {
  const routes = Object.keys(known.get(id)?.routes ?? {}).map((name) => resolvedRoute(known, id, name));
  return routes.some((route) => 'known' in route)
    ? undefined
    : new Set(routes.flatMap((route) => ('known' in route ? [] : (route.tasks ?? []))));
}

/** Every provider, and every task of it that can be called, has a server that stands in for it. */
export function providersWithFakes(files: Files, project: Project): Diagnostic[] {
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
}

/** A contract says what no source says where the route that answers it is not corroborated. */
export function toldOnPages(files: Files, project: Project): Diagnostic[] {
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
}

/** The parts without which a call cannot be answered: each name, and whether the route has it. */
const parts = ({ path, addresses, body, form, bytes, answers }: FakeRoute): [part: string, there: boolean][] => [
  ['path', path !== undefined || Boolean(addresses)],
  ['body', Boolean(body ?? form ?? bytes)],
  ['answers', answers !== undefined],
];

/** Every route can be put together, is complete, and says where its facts come from; every job is there. */
export function soundRoutes(files: Files): Diagnostic[] {
  const known = byId(files);
  return files.flatMap(({ value, placeOf }) =>
    Object.entries(value.routes).flatMap(([name, own]) => {
      const place = placeOf(['routes', name]);
      const route = resolvedRoute(known, value.id, name);
      if ('known' in route) {
        const suggestion = didYouMean(route.like, route.known);
        return [diagnostic('fake-like-nothing', placeOf(['routes', name, 'like']), { like: route.like, suggestion })];
      }
      const missing = parts(route).filter(([, there]) => !there);
      const jobs = Object.keys(value.jobs ?? {});
      const job = route.job && !jobs.includes(route.job) ? [route.job] : [];
      return [
        ...missing.map(([part]) => diagnostic('incomplete-fake', place, { name, part })),
        ...job.map((id) => diagnostic('unknown-job', place, { name: id, suggestion: didYouMean(id, jobs) })),
        ...(own.sources || own.corroborated === false ? [] : [diagnostic('fake-without-source', place, { name })]),
      ];
    }),
  );
}
