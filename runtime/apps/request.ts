import type { AppServer } from '../../out/types/app.ts';
import type { Command } from '../../out/types/command.ts';
import type { Model } from '../../out/types/model.ts';
import type * as Inference from '../inference/lazy.ts';
import type { InferenceOptions, InferenceResult, InferenceSnippet } from '../inference/types.ts';
import { CHAT } from '../request/types.ts';
import { after, type Soon } from '../soon.ts';
import { firstOf, type Values } from './fill.ts';

/** Who asks a server on the reader's own machine: the clients of the API that it speaks, and the one that every system has. */
const CLIENTS = ['sh-curl', 'python-openai', 'js-openai'];

let loaded: typeof Inference | undefined;

/** What makes calls, which only apps with a server need; no promise where it was imported before. */
const inferenceCalls = (): Soon<typeof Inference> =>
  loaded ??
  import('../inference/lazy.ts').then((module) => {
    loaded = module;
    return module;
  });

/** Servers on the reader's own machine ask for no key; clients want one all the same. */
const KEY = 'no-key';

/** What a text is gone on with, for models that are no chats: there is no call of providers for it. */
const PROMPT = 'Once upon a time,';

/** A request that tries a server: code, and the command where it is one. */
export type TryIt = Pick<InferenceSnippet, 'language' | 'client' | 'shell' | 'code'> & { readonly command?: Command };

/** What is turned into numbers, where a model makes embeddings. */
const EMBEDDED = 'The sun rises over the harbour.';

/** What is rated, where a model ranks. */
const QUERY = 'When does the sun rise?';
const DOCUMENTS = [EMBEDDED, 'Bees collect nectar from flowers.', 'In summer it gets light at five.'];

/** The task of models that go on with a text, unless the hub found the template of a chat and tagged them so. */
const GOING_ON = 'text-generation';

function posted(url: string, json: Readonly<Record<string, string | number | readonly string[]>>): TryIt {
  const words: Command['words'] = [
    'curl',
    '-sS',
    '--fail-with-body',
    url,
    ['-H', 'Content-Type: application/json'],
    ['-d', { json, piped: '@-' }],
  ];
  return { language: 'sh', client: 'curl', code: '', command: { words, answer: true } };
}

const completion = (endpointUrl: string, model: string, prompt: string | undefined): TryIt =>
  posted(`${endpointUrl}/completions`, { model, prompt: prompt || PROMPT, max_tokens: 100 });

/** The requests of a chat; none where the model is not asked so. */
function chatsWith({ callSoon, clients, inferenceSoon }: typeof Inference, asked: Model, options: InferenceOptions) {
  const among = CLIENTS.flatMap((id) => clients.find((one) => one.id === id) ?? []);
  const called = after(callSoon(asked, options), ({ key }: { readonly key: string | undefined }) => key === CHAT);
  return after<boolean, readonly TryIt[]>(called, (isChat) =>
    isChat
      ? after<InferenceResult, readonly TryIt[]>(inferenceSoon(options, among)(asked), ({ snippets }) => snippets)
      : [],
  );
}

/**
 * The requests that try a server: made as those to an endpoint of one's own, so that they are the calls that the recorder
 * knows. Where the model is no chat, one that goes on with a text, or asks for an embedding or a ranking.
 */
export function requestsTo(server: AppServer, model: Model, values: Values, prompt?: string): Soon<TryIt[]> {
  const name = firstOf(server.model, values)?.[0];
  if (name === undefined) return [];
  const endpointUrl = `http://127.0.0.1:${server.port}${server.path}`;
  if (model.ggufUse === 'embeddings')
    return [posted(`${endpointUrl}/embeddings`, { model: name, input: prompt || EMBEDDED })];
  if (model.ggufUse === 'ranking')
    return [posted(`${endpointUrl}/rerank`, { model: name, query: prompt || QUERY, documents: DOCUMENTS })];
  // A server of texts answers a model whose task nobody named; a GGUF file without its projector reads words alone.
  const readsWords = server.format === 'gguf' && model.lacksProjector;
  const asText = model.task === undefined || readsWords ? { ...model, task: GOING_ON } : model;
  // What answers questions about pictures and the like answers messages, also where the hub found no template of a chat.
  const answers = model.task !== undefined && model.task !== GOING_ON;
  const asked = answers ? { ...asText, tags: [...asText.tags, CHAT] } : asText;
  const said = prompt ? { messages: [{ role: 'user', content: prompt }] } : {};
  const options = { endpointUrl, providerModelId: name, accessToken: KEY, ...said };
  const chats = after<typeof Inference, readonly TryIt[]>(inferenceCalls(), (inference) =>
    chatsWith(inference, asked, options),
  );
  return after<readonly TryIt[], TryIt[]>(chats, (found) =>
    found.length > 0 ? [...found] : [completion(endpointUrl, name, prompt)],
  );
}
