import type { FakeRoute, ProviderFake } from '../../../../out/types/provider-fake.ts';
import { diagnostic } from '../../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../../diagnostics/suggest.ts';
import type { Rule } from '../../collection.ts';
import { byId, resolvedRoute } from '../like.ts';

/** The parts without which a call cannot be answered: each name, and whether the route has it. */
const parts = ({ path, addresses, body, form, bytes, answers }: FakeRoute): [part: string, there: boolean][] => [
  ['path', path !== undefined || Boolean(addresses)],
  ['body', Boolean(body ?? form ?? bytes)],
  ['answers', answers !== undefined],
];

/** Every route can be put together, is complete, and says where its facts come from; every job is there. */
export const soundRoutes: Rule<ProviderFake> = (files) => {
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
};
