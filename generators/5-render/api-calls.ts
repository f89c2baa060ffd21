import { clients } from '../../out/modules/clients.ts';
import { hub } from '../../out/modules/hub.ts';
import { providers } from '../../out/modules/providers/registry.ts';
import { samplesByTask } from '../../out/modules/samples-by-task.ts';
import { inferenceData } from '../../runtime/inference/index.ts';
import { snippetsFrom } from '../../runtime/inference/snippets.ts';
import type { InferenceData, InferenceOptions } from '../../runtime/inference/types.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { untaken } from '../../runtime/request/parts.ts';
import { CHAT, type Contract, type Provider, type SampleInput } from '../../runtime/request/types.ts';
import { slugOf } from '../../runtime/slug.ts';

/**
 * Prints the API snippets that are committed, each behind the id of its client and its path below out/snippets, all parted by
 * NUL: what every client, asynchronous ones too, is given for every contract, chats also as streams, with recordings and videos
 * of those who take them, and of the automatic provider with tools and with a form of answer. Run by itself, so that it reads the
 * modules that were just written. Its arguments are JSON: the extension of each language's files; and the ids of the clients
 * whose calls are printed, all without it.
 */

/** The model that is called. */
const MODEL = 'acme/demo-model';

/** A task whose models chat, for the contract of chats. */
const CHAT_TASK = 'text-generation';

/** By the end of its folder: what a chat is asked for. */
const CHATS: Readonly<Record<string, InferenceOptions>> = {
  '': {},
  '-stream': { streaming: true },
  '-tools': {
    tools: [
      {
        type: 'function',
        function: {
          name: 'get_weather',
          description: 'The weather of a city.',
          parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
        },
      },
    ],
  },
  '-response-format': {
    responseFormat: {
      type: 'json_schema',
      json_schema: {
        name: 'planet',
        schema: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
      },
    },
  },
};

/** Those that differ between providers in what a plain chat differs in: one provider shows them. */
const OF_ONE: readonly string[] = ['-tools', '-response-format'];

/** The tasks whose chats consist of what not every provider takes. */
const OTHER_CHATS = Object.entries<SampleInput>(samplesByTask).flatMap(([task, sample]) =>
  sample.kind === 'messages' && untaken(sample.messages, []) !== undefined ? [task] : [],
);

/** What is asked for: the usual clients, their asynchronous forms, and each language that is given only by name. */
const ASKED: readonly InferenceOptions[] = [
  { async: false },
  { async: true },
  ...[...new Set(clients.filter(({ onRequest }) => onRequest).map(({ language }) => language))].map((language) => ({
    language,
  })),
];

const [named = '[]', only] = process.argv.slice(2);
/** The extension of a language's files, as its entry says. */
const extensions: ReadonlyMap<string, string> = new Map(JSON.parse(named));
/** The ids of the clients that are asked for; of all where there is none. */
const ids: readonly string[] | undefined = only === undefined ? undefined : JSON.parse(only);
const data: InferenceData = {
  ...inferenceData,
  clients: clients.filter(({ id }) => ids?.includes(id) ?? true),
};

/** A call as it is printed. */
type Printed = readonly [client: string, path: string, code: string];

function callsOf(provider: string, key: string, options: InferenceOptions): readonly Printed[] {
  const chat = key === CHAT;
  const kinds: [string, string, InferenceOptions][] = chat
    ? [
        ...Object.entries(CHATS).map(([name, more]): [string, string, InferenceOptions] => [name, CHAT_TASK, more]),
        ...OTHER_CHATS.map((task): [string, string, InferenceOptions] => [`-${task}`, task, {}]),
      ]
    : [['', key, {}]];
  const wanted = provider === hub.automatic ? kinds : kinds.filter(([name]) => !OF_ONE.includes(name));
  const made = wanted.flatMap(([name, task, more]) => {
    const model = parseModel({ id: MODEL, pipeline_tag: task, tags: chat ? [CHAT] : [] });
    return ASKED.flatMap((asked) =>
      snippetsFrom(data, model, { ...options, ...more, ...asked, provider }).snippets.map(
        ({ language, client, code }): Printed => {
          const order = clients.findIndex((one) => one.language === language && one.client === client);
          const file = `${String(order + 1).padStart(2, '0')}-${slugOf(client)}`;
          const folder = `inference/${slugOf(provider)}/${key}${name}`;
          return [clients[order]?.id ?? '', `${folder}/${file}.${extensions.get(language) ?? language}`, code];
        },
      ),
    );
  });
  return [...new Map(made.map((one) => [one[1], one])).values()];
}

const entries: readonly Provider[] = Object.values(providers);
const automatic = [CHAT, ...Object.keys(samplesByTask)];
const printed = [
  ...automatic.flatMap((key) => callsOf(hub.automatic, key, {})),
  ...entries.flatMap(({ id, tasks }) =>
    Object.entries<Contract>(tasks).flatMap(([key, { models }]) =>
      callsOf(id, key, models?.[0] === undefined ? {} : { providerModelId: models[0] }),
    ),
  ),
];
// To part texts at a character that none of them holds takes a fourth of reading JSON.
const texts = printed.flat();
const odd = texts.find((text) => text.includes('\0'));
if (odd !== undefined) throw new Error(`a call holds NUL, which parts calls: ${JSON.stringify(odd)}`);
process.stdout.write(texts.join('\0'));
