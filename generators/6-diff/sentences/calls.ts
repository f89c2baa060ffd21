import { count } from '../../count.ts';
import { pathOf } from '../group.ts';
import type { Group, Side } from '../types.ts';
import { labelOf } from './words.ts';

/** A call that differs. */
interface Call {
  readonly path: string;
  readonly provider: string;
  /** What the client is called, with the ending of its files, for two languages may have one of a name. */
  readonly client: string;
  /** The task, or that it is a chat, whatever is asked for. */
  readonly kind: string;
}

/** The key of chats begins the names of folders whose calls are chats. */
const CHAT = /^conversational/;

function callAt(path: string): Call {
  const [, provider = '', folder = '', file = ''] = path.split('/');
  const [, client = 'every client', extension = ''] = /^\d+-(.+)\.(\w+)$/.exec(file) ?? [];
  const kind = CHAT.test(folder) ? 'chat' : folder.replace(/-direct$/, '');
  return { path, provider, client: extension === '' ? client : `${client} (${extension})`, kind };
}

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/** Up to three names, and how many more there are. */
const named = (names: readonly string[]): string =>
  names.length <= 4 ? names.join(', ') : `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`;

/** The calls that differ: those of one provider together, else by client and kind, with how many providers they are of. */
export function callSentences(groups: readonly Group[], base: Side, head: Side): string[] {
  const paths = groups.flatMap(({ places }) => places.map(pathOf)).filter((path) => path.startsWith('inference/'));
  const calls = unique(paths).map(callAt);
  const providers = unique(calls.map(({ provider }) => provider));
  const [only] = providers;
  const clients = unique(calls.map(({ client }) => client));
  if (only !== undefined && providers.length === 1 && clients.length > 1) {
    const kinds = unique(calls.map(({ kind }) => kind));
    return [
      `${labelOf(`providers/${only}`, head, base)}: ${count(calls.length, 'call changes', 'calls change')} (${named(kinds)}; ${named(clients)})`,
    ];
  }
  return [...Map.groupBy(calls, ({ client, kind }) => `${client} ${kind}`)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([name, own]) => {
      const of = unique(own.map(({ provider }) => provider)).length;
      return `${name}: ${count(own.length, 'call changes', 'calls change')} (${count(of, 'provider')})`;
    });
}
