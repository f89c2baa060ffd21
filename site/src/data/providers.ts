import type { Provider } from '../../../out/types/provider.ts';
import { CHAT } from '../../../runtime/request/types.ts';
import { hub, providers, slugOf } from './catalogue.ts';
import { taskEntry } from './tasks.ts';

export { providers };

/** Address of a provider's page below the base. */
export const providerPath = (id: string): string => `providers/${slugOf(id)}`;

/** The tasks of a provider that can be called, as the catalogue names them. */
export const contractsOf = ({ tasks }: Provider): string[] =>
  Object.keys(tasks).filter((task) => tasks[task]?.unusable === undefined);

/** The name of a contract for readers: a task, or chat. */
export const contractLabel = (key: string): string => taskEntry(key)?.label ?? (key === CHAT ? 'Chat' : key);

/** How many tasks a provider serves, in words. */
export function taskCount(provider: Provider): string {
  const keys = contractsOf(provider);
  return keys.length < 4 ? keys.map(contractLabel).join(', ') : `${keys.length} tasks`;
}

/** The environment variables that hold the key: of the hub's router, and of the provider itself. */
export const tokenVariables = ({ id, routed, direct }: Provider): { routed?: string; direct?: string } => ({
  ...(routed === false ? {} : { routed: hub.tokenVariable }),
  ...(direct === false
    ? {}
    : { direct: hub.providerTokenVariable.replace('{provider}', id.toUpperCase().replaceAll('-', '_')) }),
});

/** What a contract sends, in words. */
export function sends(contract: Provider['tasks'][string]): string {
  if (contract?.bytes) return 'the file itself';
  if (contract?.form) return 'a form with the file';
  return 'JSON';
}
