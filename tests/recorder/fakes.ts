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

/** Whether some call of a task starts a job. */
export const hasJob = (provider: string, task: string): boolean =>
  routesFor(FAKES, provider, task).some(({ job }) => Boolean(job));

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
