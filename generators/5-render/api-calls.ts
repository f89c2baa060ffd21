import { clients } from '../../out/modules/clients.ts';
import { hub } from '../../out/modules/hub.ts';
import { providers } from '../../out/modules/providers/registry.ts';
import { samplesByTask } from '../../out/modules/samples-by-task.ts';
import { inferenceSnippets } from '../../runtime/inference/index.ts';
import type { InferenceOptions } from '../../runtime/inference/types.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { untaken } from '../../runtime/request/parts.ts';
import { CHAT, type Contract, type Provider, type SampleInput } from '../../runtime/request/types.ts';
import { slugOf } from '../../runtime/slug.ts';

/**
 * Prints the API snippets that are committed, each behind its path below out/snippets, all parted by NUL: what every client, asynchronous ones
 * too, is given for every contract, chats also as streams, with recordings and videos of those who take them, and of the automatic provider
 * with tools and with a form of answer. Run by itself, so that it reads the modules that were just written.
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

/** The extension of a language's files, as its entry says. */
const extensionsOf = (text: string): ReadonlyMap<string, string> => new Map(JSON.parse(text));

function callsOf(
  provider: string,
  key: string,
  options: InferenceOptions,
  extensions: ReadonlyMap<string, string>,
): [string, string][] {
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
      inferenceSnippets(model, { ...options, ...more, ...asked, provider }).snippets.map(
        ({ language, client, code }): [string, string] => {
          const order = clients.findIndex((one) => one.language === language && one.client === client) + 1;
          const file = `${String(order).padStart(2, '0')}-${slugOf(client)}`;
          const folder = `inference/${slugOf(provider)}/${key}${name}`;
          return [`${folder}/${file}.${extensions.get(language) ?? language}`, code];
        },
      ),
    );
  });
  return [...new Map(made)];
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
// To part texts at a character that none of them holds takes a fourth of reading JSON.
const texts = files.flat();
const odd = texts.find((text) => text.includes('\0'));
if (odd !== undefined) throw new Error(`a call holds NUL, which parts calls: ${JSON.stringify(odd)}`);
process.stdout.write(texts.join('\0'));
