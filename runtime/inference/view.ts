import { jsonLiteral } from '../../languages/json/literal.ts';
import { isContainer, isList } from '../../languages/shared/literal.ts';
import type * as views from '../../out/types/inference-view.ts';
import { lastKept } from '../memo.ts';
import { putAt } from '../request/shape.ts';
import type { Address, Body, Header, Json, JsonPath, Request } from '../request/types.ts';
import { turnsOf } from './turns.ts';

/** The place of a file as code assigns to it: a list that holds nothing else is made there. */
function targetOf(path: JsonPath): views.EmbeddedFile['targets'][number] {
  const list = path.at(-1) === 0;
  const place = list ? path.slice(0, -1) : [...path];
  const holder = place.slice(0, -1);
  return { path: place, ...(holder.length > 0 ? { holder } : {}), key: String(place.at(-1)), list };
}

/** The JSON text of a body as it stands around the content of its file; of each place the text before and behind is there. */
function piecesOf(json: Json, { paths, prefix }: NonNullable<JsonBody['file']>): string[] {
  const text = JSON.stringify(json);
  let mark = 'content';
  while (text.includes(mark)) mark += '-';
  return jsonLiteral(
    paths.reduce((value, path) => putAt(value, path, prefix + mark), json),
    2,
  ).split(mark);
}

type JsonBody = Extract<Body, { kind: 'json' }>;

const embedded = ({ json, file }: JsonBody): { file?: views.EmbeddedFile } =>
  file === undefined
    ? {}
    : {
        file: {
          name: file.name,
          ...(file.prefix === '' ? {} : { prefix: file.prefix }),
          pieces: piecesOf(json, file),
          targets: file.paths.map(targetOf),
        },
      };

/** The name of a file without its extension, where the answer says which that is. */
export const stemOf = ({ named, save }: Request['result']): string | undefined =>
  named && save ? save.slice(0, save.lastIndexOf('.')) : undefined;

function resultView(result: Request['result']): views.ResultView {
  const path = [...(result.path ?? [])];
  const [first = '', ...rest] = path;
  return {
    as: result.as,
    path,
    other: result.or === undefined ? undefined : { key: String(first), first: [first], second: [result.or], rest },
    list: result.list === true,
    inline: result.inline === true,
    stem: stemOf(result),
  };
}

const addressView = (address: Address): views.AddressView => ({
  ...(address.prefix === '' ? {} : { prefix: address.prefix }),
  path: [...address.path],
  pathname: address.pathname,
  ...(address.suffix === '' ? {} : { suffix: address.suffix }),
});

const jobView = ({
  poll,
  ready,
  status,
  completed,
  failed,
  seconds,
  result,
}: NonNullable<Request['job']>): views.JobSteps => ({
  poll: addressView(poll),
  ready: ready === true,
  status: [...status],
  completed,
  failed: [...failed],
  seconds,
  ...(result ? { result: addressView(result) } : {}),
});

/** How a call is authorized, from its first header. */
export function authView([authorization]: readonly Header[]): views.Auth {
  const value = authorization?.value ?? '';
  const scheme = value.slice(0, value.indexOf(' ') + 1);
  return {
    scheme,
    token: value.slice(scheme.length),
    env: authorization?.env,
  };
}

/** What a client is told besides the call: the model, the provider or endpoint, and who pays. */
export type Names = Pick<views.MethodView, 'model' | 'provider' | 'endpoint' | 'billTo'>;

/** What every call has. */
type CallView = Pick<views.JsonView, 'auth' | 'headers' | 'url'>;

/**
 * The view of a call whose request is known (schemas/inference-view.schema.json).
 * @param kind The kind of the call's contract.
 * @param url The address as the client is given it.
 */
export function requestView(request: Request, kind: string, url: string, names: Names): views.InferenceView {
  const { body, headers } = request;
  const others = headers.slice(1);
  const typed = others.find(({ name }) => name === 'Content-Type');
  const call = {
    auth: authView(headers),
    headers: others.filter((one) => one !== typed).map(({ name, value }) => ({ name, value })),
    url,
  };
  const contentType = typed?.value ?? '';
  if (kind === 'chat' && body.kind === 'json') return chatView(chatSaid(body), call, contentType, names);
  const answer = { result: resultView(request.result), save: request.result.save ?? '' };
  if (body.kind === 'form') {
    const upload = `audio${/\.\w+$/.exec(body.file.name)?.[0] ?? ''}`;
    return { ...call, form: [...body.fields], file: { ...body.file, upload }, ...answer };
  }
  if (body.kind === 'bytes') return { ...call, contentType, file: { name: body.file.name }, ...answer };
  const sent = { ...call, contentType, body: body.json, ...embedded(body), ...answer };
  return request.job ? { ...sent, model: names.model, job: jobView(request.job) } : sent;
}

/** The fields of a chat body that are no option: who answers, what is said, and how the answer is read. */
const NO_OPTIONS: readonly string[] = ['model', 'messages', 'stream'];

/** The file whose content stands in messages, which code may assign to in the body or in the messages alone. */
function saidFile(body: JsonBody): views.ChatView['file'] {
  const { file } = embedded(body);
  return (
    file && {
      ...file,
      parts: file.targets.map(({ path, key }) => ({ path: path.slice(1), holder: path.slice(1, -1), key })),
    }
  );
}

type SaidView = Omit<views.ChatView, keyof CallView | 'contentType' | keyof Names>;

/** The view of a chat, field by field: every client's call makes one, and to spread objects takes longer. */
const chatView = (said: SaidView, call: CallView, contentType: string, names: Names): views.ChatView => ({
  auth: call.auth,
  headers: call.headers,
  url: call.url,
  contentType,
  body: said.body,
  messages: said.messages,
  turns: said.turns,
  words: said.words,
  typed: said.typed,
  numbers: said.numbers,
  others: said.others,
  options: said.options,
  tools: said.tools,
  file: said.file,
  model: names.model,
  provider: names.provider,
  endpoint: names.endpoint,
  billTo: names.billTo,
});

/** The messages and the options of a chat body, which all clients of a call ask of. */
const chatSaid = lastKept((sent: JsonBody): SaidView => {
  const body = sent.json;
  const fields = isContainer(body) && !isList(body) ? body : {};
  const options: { name: string; value: Json }[] = [];
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined && !NO_OPTIONS.includes(name)) options.push({ name, value });
  const others = options.filter(({ value }) => typeof value !== 'number');
  const numbers = options.filter((option) => !others.includes(option));
  const messages = fields.messages ?? [];
  const turns = turnsOf(messages);
  return {
    body,
    messages,
    turns,
    words: turns?.every(({ parts }) => parts.length === 0) ?? false,
    typed: turns !== undefined && others.length === 0,
    numbers: Object.fromEntries(numbers.map(({ name, value }) => [name, value])),
    others,
    options,
    tools: fields.tools !== undefined,
    file: saidFile(sent),
  };
});
