import { hub } from '../../../out/modules/hub.ts';
import type { ProviderFacts, ProviderPage } from '../../../runtime/pages.ts';
import { providerTokenVariable } from '../../../runtime/request/index.ts';
import { CHAT } from '../../../runtime/request/types.ts';
import { slugOf } from '../../../runtime/slug.ts';
import { providerPages } from './catalogue.ts';
import { taskEntry } from './tasks.ts';

export const providers: readonly ProviderPage[] = providerPages;

/** Address of a provider's page below the base. */
export const providerPath = (id: string): string => `providers/${slugOf(id)}`;

/** The name of a contract for readers: a task, or chat. */
export const contractLabel = (key: string): string => taskEntry(key)?.label ?? (key === CHAT ? 'Chat' : key);

/** How many tasks a provider serves, in words. */
export function taskCount({ contracts }: ProviderPage): string {
  const keys = contracts.flatMap(({ key, unusable }) => (unusable === undefined ? [key] : []));
  return keys.length < 4 ? keys.map(contractLabel).join(', ') : `${keys.length} tasks`;
}

/** The environment variables that hold the key: of the hub's router, and of the provider itself. */
export const tokenVariables = ({ id, routed, direct }: ProviderFacts): { routed?: string; direct?: string } => ({
  ...(routed === false ? {} : { routed: hub.tokenVariable }),
  ...(direct === false ? {} : { direct: providerTokenVariable(hub, id) }),
});
