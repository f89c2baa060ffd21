import { isAddress } from './media.ts';
import { partsOf, without } from './parts.ts';
import { AUTOMATIC, badInputs, LOCAL_FILE, notServed } from './reasons.ts';
import { callBy, resolveCall } from './resolve.ts';
import {
  type Address,
  type Body,
  type Call,
  type CalledModel,
  type Content,
  type Contract,
  type InputFile,
  isReason,
  type Job,
  type JobSteps,
  type Json,
  type Mode,
  type Provider,
  type Reason,
  type Request,
  type RequestOptions,
} from './types.ts';
import { baseAddress, endpointAddress, withPieces } from './url.ts';

const WHOLE_ANSWER: Request['result'] = { as: 'json' };

/** The content with the files that parts of messages name: their content is put in where their names stand. */
function withParts(content: Content, { contract, values: { messages } }: Call): Content {
  const places = partsOf(messages, contract?.parts).flatMap(({ file }) => (file ? [['messages', ...file.path]] : []));
  if (places.length === 0) return content;
  const json = places.reduce<Json>((value, path) => without(value, path) ?? null, content.json);
  return { json, file: { encoding: 'base64', paths: places } };
}

function jsonBody(make: NonNullable<Contract['json']>, call: Call): Body | Reason {
  const { values, file, task } = call;
  const content = make(values);
  if (content === undefined) return badInputs(task);
  const { json, file: place } = withParts(content, call);
  if (values.fileUrl !== undefined) return place?.encoding === 'dataUrl' ? { kind: 'json', json } : LOCAL_FILE;
  if (file === undefined) return place ? badInputs(task) : { kind: 'json', json };
  if (place === undefined) return { kind: 'json', json };
  const prefix = place.encoding === 'dataUrl' ? `data:${file.type};base64,` : '';
  return { kind: 'json', json, file: { ...file, prefix, paths: place.paths } };
}

function fileBody(contract: Contract, file: InputFile | undefined, { values, task }: Call): Body | Reason {
  if (file === undefined) return badInputs(task);
  if (isAddress(file.name)) return LOCAL_FILE;
  if (!contract.form) return { kind: 'bytes', file };
  const fields = contract.form(values);
  return fields ? { kind: 'form', fields, file: { ...file, field: 'file' } } : badInputs(task);
}

const contentType = (body: Body): string | undefined =>
  body.kind === 'json' ? 'application/json' : body.kind === 'bytes' ? body.file.type : undefined;

function addressOf(entry: JobSteps['poll'], base: string, mode: Mode): Address {
  const suffix = (mode === 'routed' && entry.routedQuery) || '';
  if ('url' in entry) {
    const routed = mode === 'routed';
    return { prefix: routed ? base : '', path: entry.url, pathname: routed, suffix };
  }
  return { prefix: base + entry.path, path: entry.id, pathname: false, suffix };
}

const jobOf = ({ poll, result, ...states }: JobSteps, base: string, mode: Mode): Job => ({
  ...states,
  poll: addressOf(poll, base, mode),
  ...(result ? { result: addressOf(result, base, mode) } : {}),
});

/** The address of a call; that of a custom endpoint has been found to be one. */
function urlOf(contract: Contract, { mode, provider, values, options: { hub, endpointUrl = '' } }: Call): string {
  if (mode === 'endpoint') {
    const address = endpointAddress(endpointUrl) ?? '';
    return contract.endpoint ? withPieces(address, contract.endpoint) : address;
  }
  if (mode === 'routed' && contract.router) return hub.router + contract.router.path;
  const query = (mode === 'routed' && contract.routedQuery) || '';
  return baseAddress(hub, provider, contract, mode) + (contract.path?.(values) ?? '') + query;
}

/** Which kind of call a contract makes: the name of its form of view, and of the templates of raw clients. */
export const kindOf = ({ kind, job, json, form }: Contract): string =>
  kind ?? (job ? 'job' : json ? 'json' : form ? 'form' : 'bytes');

/**
 * Where the result of a call is: with tools, a chat's is the message as a whole, which may ask for calls instead of saying
 * anything; of several texts it is the list that holds what comes of each.
 */
function resultOf({ result = WHOLE_ANSWER }: Contract, { tools, texts }: Call['values']): Request['result'] {
  const { path } = result;
  if (path === undefined) return result;
  if (tools !== undefined) return { ...result, path: path.slice(0, -1) };
  return texts !== undefined && path.includes(0) ? { ...result, path: path.slice(0, path.indexOf(0)) } : result;
}

/** The request of a call: the request model of a snippet. A reason where no request can be made, or only a client knows it. */
export function requestOf(call: Call): Request | Reason {
  const { task, mode, provider, contract, headers, values, options } = call;
  if (contract === undefined) return notServed(AUTOMATIC, task);
  const body = contract.json ? jsonBody(contract.json, call) : fileBody(contract, call.file, call);
  if (isReason(body)) return body;
  const type = contentType(body);
  const [authorization, ...others] = headers;
  for (const [name, value] of Object.entries(contract.headers ?? {})) others.push({ name, value });
  const typed = type === undefined ? [] : [{ name: 'Content-Type', value: type }];
  const jobBase = mode === 'routed' ? baseAddress(options.hub, provider, contract, mode) : (provider?.url ?? '');
  return {
    task,
    mode,
    method: 'POST',
    url: urlOf(contract, call),
    body,
    result: resultOf(contract, values),
    model: values.model,
    job: contract.job && jobOf(contract.job, jobBase, mode),
    headers: authorization ? [authorization, ...typed, ...others] : typed,
    stream: kindOf(contract) === 'chat' && values.stream === true,
  };
}

/**
 * The request that calls a model, as the client of the options makes it. Pure, made from the catalogue alone.
 * @param provider The entry; for a custom endpoint that of hub.endpointProvider; absent for the automatic provider.
 * @param task Key of the contract: a task id, or conversational.
 * @returns A reason, never an exception, when provider, task, model and options do not go together.
 */
export function buildRequest(
  model: CalledModel,
  provider: Provider | undefined,
  task: string,
  options: RequestOptions,
): Request | Reason {
  const call = resolveCall(model, provider, task, options);
  const asked = isReason(call) || options.client === undefined ? call : callBy(call, options.client);
  return isReason(asked) ? asked : requestOf(asked);
}
