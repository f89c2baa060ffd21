import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { putAt } from '../../../runtime/request/shape.ts';
import type { Address, Json, JsonPath, Request, Result } from '../../../runtime/request/types.ts';
import { mediaFile } from '../../recorder/media.ts';
import { contradiction } from '../../recorder/outcome.ts';
import type { Answer, Recorded } from '../../recorder/recorder.ts';
import type { Providers } from '../engine/engine.ts';

/** What came of a call: what went wrong, in sentences. */
export type Problems = readonly string[];

/** What is said of a job that the provider calls failed. */
export const JOB_FAILED = 'the job failed';

/** The token of a call: of the kind that the variable is for. */
const tokenOf = (variable: string): string => (variable === 'HF_TOKEN' ? 'hf_dummy' : 'key-dummy');

const headersOf = ({ headers }: Request): Record<string, string> =>
  Object.fromEntries(
    headers.map(({ name, value, env }) => [name.toLowerCase(), value + (env === undefined ? '' : tokenOf(env))]),
  );

const bytesOf = (name: string): Buffer => mediaFile(name, 9).bytes;

function formBody(body: Extract<Request['body'], { kind: 'form' }>): { type: string; bytes: Buffer } {
  const boundary = randomUUID();
  const { file, fields } = body;
  const head = (rest: string): string => `--${boundary}\r\nContent-Disposition: form-data; ${rest}\r\n\r\n`;
  const texts = fields.map(({ name, value }) => `${head(`name="${name}"`)}${value}\r\n`).join('');
  const part = head(`name="${file.field}"; filename="a.wav"\r\nContent-Type: ${file.type}`);
  const bytes = Buffer.concat([Buffer.from(texts + part), bytesOf(file.name), Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${boundary}`, bytes };
}

/** The request as it travels. */
export function wireRequest(request: Request): Recorded {
  const { body, url, method } = request;
  const { origin, pathname, search } = new URL(url);
  const base = { method, origin, target: pathname + search };
  const headers = headersOf(request);
  if (body.kind === 'bytes') return { ...base, headers, body: bytesOf(body.file.name) };
  if (body.kind === 'form') {
    const { type, bytes } = formBody(body);
    return { ...base, headers: { ...headers, 'content-type': type }, body: bytes };
  }
  const { file } = body;
  const content = file ? file.prefix + bytesOf(file.name).toString('base64') : '';
  const json = (file?.paths ?? []).reduce<Json>((value, path) => putAt(value, path, content), body.json);
  return { ...base, headers, body: Buffer.from(JSON.stringify(json)) };
}

const textOf = ({ pieces }: Answer): string => Buffer.concat(pieces).toString();

const at = (value: unknown, path: JsonPath = []): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown> | null | undefined)?.[key], value);

function follow({ prefix, path, pathname, suffix }: Address, ticket: unknown): string {
  const value = String(at(ticket, path));
  return prefix + (pathname && URL.canParse(value) ? new URL(value).pathname : value) + suffix;
}

function get(providers: Providers, address: string, headers: Record<string, string>): Answer {
  const { origin, pathname, search } = new URL(address);
  return providers.answer({ method: 'GET', origin, target: pathname + search, headers, body: Buffer.alloc(0) });
}

/** The answer that holds the result: the first one, or that at the end of the job. */
function lastAnswer(providers: Providers, request: Request, first: Answer): Answer | string {
  const { job } = request;
  if (job === undefined) return first;
  const { 'content-type': _, ...headers } = headersOf(request);
  const ticket = JSON.parse(textOf(first));
  for (let polls = 0; polls < 4; polls++) {
    const address = follow(job.poll, ticket);
    if (!URL.canParse(address)) return `the ticket has no address to poll: ${address}`;
    const answer = get(providers, address, headers);
    if (answer.status !== 200) return `the poll was answered with ${answer.status}`;
    const status = at(JSON.parse(textOf(answer)), job.status);
    if (job.failed.some((failed) => failed === status)) return JOB_FAILED;
    if (status === job.completed) return job.result ? get(providers, follow(job.result, ticket), headers) : answer;
  }
  return 'the job did not end';
}

/** The file that an answer holds, in the form that the request model says. */
function fileOf(providers: Providers, { as, inline }: Result, text: string): Buffer | string {
  if (as === 'base64') return Buffer.from(text, 'base64');
  if (inline && text.startsWith('data:')) return Buffer.from(text.slice(text.indexOf(',') + 1), 'base64');
  if (!URL.canParse(text)) return `there is no address of a file: ${text.slice(0, 60)}`;
  const answer = get(providers, text, {});
  return answer.status === 200 ? Buffer.concat(answer.pieces) : `the file was answered with ${answer.status}`;
}

/**
 * What is wrong with a file that came: it is not the one that was served, or of another kind than its name says.
 * @param address Where it came from, when the answer names that.
 */
const savedProblems = (
  bytes: Buffer,
  { save = '', named }: Result,
  served: Buffer | undefined,
  address = '',
): Problems =>
  served?.equals(bytes) ? contradiction(named ? new URL(address).pathname : save, bytes) : ['another file came'];

function resultProblems(providers: Providers, { result }: Request, answer: Answer): Problems {
  const { served } = providers;
  if (result.as === 'bytes') return savedProblems(Buffer.concat(answer.pieces), result, served.save?.bytes);
  const json = JSON.parse(textOf(answer));
  const [, ...rest] = result.path ?? [];
  const found = at(json, result.path) ?? (result.or === undefined ? undefined : at(json, [result.or, ...rest]));
  const value = result.list && Array.isArray(found) ? found[0] : found;
  if (result.as === 'json') {
    if (served.save) return ['a file was served, and it is printed'];
    if (served.result !== undefined && !isDeepStrictEqual(value, served.result))
      return [`the result is not ${JSON.stringify(served.result)}, but ${JSON.stringify(value)}`];
    const printed = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    const wanted = [...served.print, ...(served.text === undefined ? [] : [served.text])];
    return wanted.filter((text) => !printed.includes(text)).map((text) => `the result does not hold ${text}`);
  }
  if (typeof value !== 'string') return [`there is no text where the result should be: ${JSON.stringify(value)}`];
  const file = fileOf(providers, result, value);
  return typeof file === 'string' ? [file] : savedProblems(file, result, served.save?.bytes, value);
}

function problemsOf(providers: Providers, request: Request): Problems {
  const first = providers.answer(wireRequest(request));
  if (first.status >= 300) return [];
  if (request.stream) return first.headers['content-type']?.startsWith('text/event-stream') ? [] : ['no stream came'];
  const last = lastAnswer(providers, request, first);
  if (typeof last === 'string') return [last];
  return last.status >= 300 ? [] : resultProblems(providers, request, last);
}

/**
 * Makes the call of a request model, as a careful client would: sends it, waits for its job, takes its result.
 * @returns What was refused, and how the result is not that which was served.
 */
export function callProblems(providers: Providers, request: Request): Problems {
  let problems: Problems;
  try {
    problems = problemsOf(providers, request);
  } catch (error) {
    // What the request model says of the answer does not fit it: no JSON, no address.
    problems = [String(error)];
  }
  return [...providers.refusals, ...problems];
}
