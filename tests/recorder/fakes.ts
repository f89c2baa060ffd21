import { hub } from '../../out/modules/hub.ts';
import type { Request } from '../../runtime/request/types.ts';
import { matchAddress } from '../providers/engine/address.ts';
import { loadFakes, type Route, routesFor } from '../providers/engine/load.ts';

/** The servers that stand in for the providers. */
export const FAKES = loadFakes();

/** Ids of the fakes for custom endpoints, and for the router, which stands for whoever it chooses. */
const ENDPOINT = 'endpoint';
const ROUTER = 'router';

/** The most answers that are documented for a task of a provider. */
export const answerCount = (provider: string, task: string): number =>
  Math.max(1, ...routesFor(FAKES, provider, task).map(({ answers }) => answers?.length ?? 1));

/** A call of which documentation says that it differs from the usual one. */
export type Example = NonNullable<Route['examples']>[number];

/** The calls of a task that fakes know besides the usual one, each once. */
export const examplesOf = (provider: string, task: string): readonly Example[] => {
  const all = routesFor(FAKES, provider, task).flatMap(({ examples }) => examples ?? []);
  return [...new Map(all.map((example) => [JSON.stringify(example), example])).values()];
};

/** In how many ways the jobs of a task are documented to fail; 0 when no call of it starts one. */
export const failureCount = (provider: string, task: string): number => {
  const jobs = FAKES.find(({ id }) => id === provider)?.jobs ?? {};
  const ways = routesFor(FAKES, provider, task).flatMap(({ job }) => (job ? [jobs[job]?.failed?.length ?? 1] : []));
  return Math.max(0, ...ways);
};

/** The route that a request calls; nothing when no fake has one there. */
export function routeOf(provider: string, { mode, task, url }: Request): Route | undefined {
  if (mode === 'endpoint') return undefined;
  const known = routesFor(FAKES, provider, task);
  return known.find(({ addresses }) => addresses.some((address) => matchAddress(address, url)));
}

/** The fake that a call meets behind the address that it goes to. */
export function serverOf(provider: string, mode: Request['mode']): string {
  if (mode === 'endpoint') return ENDPOINT;
  return provider === hub.automatic ? ROUTER : provider;
}
