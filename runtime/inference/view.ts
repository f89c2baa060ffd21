import { fill } from '../request/shape.ts';
import {
  type Address,
  type Body,
  CHAT,
  type Header,
  type InputFile,
  type Json,
  type JsonPath,
  type Request,
} from '../request/types.ts';
import { jqAddress, jqIsOneOf, jqResult } from './jq.ts';
import type { AddressView, ClientCall, FileView, JobView, ResultView, View } from './types.ts';

const CHAT_PATH = '/chat/completions';

/** The place of a file as code assigns to it: a list that holds nothing else is made there. */
function targetOf(path: JsonPath): FileView['targets'][number] {
  const list = path.at(-1) === 0;
  return { path: list ? path.slice(0, -1) : [...path], list };
}

export function fileView(file: InputFile, body?: Body): FileView {
  const paths = body?.kind === 'json' ? (body.file?.paths ?? []) : [];
  const prefix = body?.kind === 'json' ? body.file?.prefix : undefined;
  return {
    name: file.name,
    type: file.type,
    field: body?.kind === 'form' ? body.file.field : '',
    upload: `audio${/\.\w+$/.exec(file.name)?.[0] ?? ''}`,
    ...(prefix ? { prefix } : {}),
    paths: JSON.stringify(paths),
    targets: paths.map(targetOf),
  };
}

function resultView(result: Request['result']): ResultView {
  const path = [...(result.path ?? [])];
  const [first = '', ...rest] = path;
  return {
    as: result.as,
    path,
    ...(result.or === undefined ? {} : { other: { first: String(first), second: result.or, rest } }),
    list: result.list === true,
    inline: result.inline === true,
    jq: jqResult(result),
  };
}

const addressView = ({ prefix, path, pathname, suffix, ...rest }: Address): AddressView => ({
  ...(prefix === '' ? {} : { prefix }),
  path: [...path],
  pathname,
  ...(suffix === '' ? {} : { suffix }),
  jq: jqAddress({ prefix, path, pathname, suffix, ...rest }),
});

const jobView = ({ poll, status, completed, failed, seconds, result }: NonNullable<Request['job']>): JobView => ({
  poll: addressView(poll),
  status: [...status],
  completed,
  completedJq: jqIsOneOf(status, [completed]),
  failed: [...failed],
  failedJq: jqIsOneOf(status, failed),
  seconds,
  milliseconds: seconds * 1000,
  ...(result ? { result: addressView(result) } : {}),
});

/** The messages and the sampling options of a chat body. */
function chatView(body: Body): Pick<View, 'messages' | 'sampling'> {
  if (body.kind !== 'json') return { messages: [], sampling: [] };
  const { model: _, stream: __, messages, ...sampling } = body.json as Record<string, Json>;
  return {
    messages: messages ?? [],
    sampling: Object.entries(sampling).map(([name, value]) => ({ name, value: value as number })),
  };
}

/** How a call is authorized, from its first header. */
export function authView([authorization]: readonly Header[]): View['auth'] {
  const value = authorization?.value ?? '';
  const scheme = value.slice(0, value.indexOf(' ') + 1);
  return {
    scheme,
    token: value.slice(scheme.length),
    ...(authorization?.env === undefined ? {} : { env: authorization.env }),
  };
}

/** The view of a call whose request only the client knows. */
export const NO_REQUEST: Omit<View, 'args' | 'save'> = {
  model: '',
  url: '',
  baseUrl: '',
  auth: { scheme: '', token: '' },
  headers: [],
  contentType: '',
  stream: false,
  messages: [],
  sampling: [],
};

/** The parts of a view that come from the request. */
export function requestView(request: Request): Omit<View, 'args' | 'save'> {
  const chat = request.task === CHAT;
  const { body, url } = request;
  const [, ...others] = request.headers;
  const file = body.file;
  return {
    model: request.model,
    url,
    baseUrl: url.endsWith(CHAT_PATH) ? url.slice(0, -CHAT_PATH.length) : '',
    auth: authView(request.headers),
    headers: others.filter(({ name }) => name !== 'Content-Type').map(({ name, value }) => ({ name, value })),
    contentType: others.find(({ name }) => name === 'Content-Type')?.value ?? '',
    stream: request.stream,
    ...(chat ? chatView(body) : { messages: [], sampling: [] }),
    ...(body.kind === 'json' ? { body: body.json } : {}),
    ...(body.kind === 'form' ? { form: [...body.fields] } : {}),
    ...(file ? { file: fileView(file, body) } : {}),
    ...(chat ? {} : { result: resultView(request.result) }),
    ...(request.job ? { job: jobView(request.job) } : {}),
  };
}

/** The arguments of a client's method with the parts of the input in place; nothing when one is missing. */
export function callArgs(
  call: ClientCall,
  values: Parameters<typeof fill>[1],
  more: Readonly<Record<string, Json>> = {},
): View['args'] | undefined {
  const { json, missing } = fill({ ...(call.args ?? {}), ...more }, values);
  if (missing.length > 0) return undefined;
  return Object.entries(json as Record<string, Json>).map(([name, value]) => ({ name, value }));
}
