import { clients } from '../../out/modules/clients.ts';
import { hub } from '../../out/modules/hub.ts';
import { providers } from '../../out/modules/providers/registry.ts';
import { samplesByTask } from '../../out/modules/samples-by-task.ts';
import { inferenceSnippets } from '../../runtime/inference/index.ts';
import type { InferenceOptions } from '../../runtime/inference/types.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { CHAT, type Contract, type Provider } from '../../runtime/request/types.ts';
import { slugOf } from '../../runtime/slug.ts';

/**
 * Prints, as JSON, the API snippets that are committed, by their paths below out/snippets: what every client is given for
 * every contract, chats also as streams. Run by itself, so that it reads the modules that were just written.
 */

/** The model that is called. */
const MODEL = 'acme/demo-model';

/** A task whose models chat, for the contract of chats. */
const CHAT_TASK = 'text-generation';

/** The extension of a language's files, as its entry says. */
const extensionsOf = (text: string): ReadonlyMap<string, string> => new Map(JSON.parse(text));

function callsOf(
  provider: string,
  key: string,
  options: InferenceOptions,
  extensions: ReadonlyMap<string, string>,
): [string, string][] {
  const chat = key === CHAT;
  const model = parseModel({ id: MODEL, pipeline_tag: chat ? CHAT_TASK : key, tags: chat ? [CHAT] : [] });
  return [false, true].slice(0, chat ? 2 : 1).flatMap((streaming) =>
    inferenceSnippets(model, { ...options, provider, streaming }).snippets.map(({ language, client, code }) => {
      const order = clients.findIndex((one) => one.language === language && one.client === client) + 1;
      const name = `${String(order).padStart(2, '0')}-${slugOf(client)}`;
      const folder = `inference/${slugOf(provider)}/${key}${streaming ? '-stream' : ''}`;
      return [`${folder}/${name}.${extensions.get(language) ?? language}`, code] as [string, string];
    }),
  );
}

const entries: readonly Provider[] = Object.values(providers);
const automatic = [CHAT, ...Object.keys(samplesByTask)];
const extensions = extensionsOf(process.argv[2] ?? '[]');
const files = [
  ...automatic.flatMap((key) => callsOf(hub.automatic, key, {}, extensions)),
  ...entries.flatMap(({ id, tasks }) =>
    Object.entries<Contract>(tasks).flatMap(([key, { models }]) =>
      callsOf(id, key, models?.[0] === undefined ? {} : { providerModelId: models[0] }, extensions),
    ),
  ),
];
process.stdout.write(JSON.stringify(files));
