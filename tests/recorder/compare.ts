import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { putAt } from '../../runtime/request/shape.ts';
import type { Address, Body, Json, Request } from '../../runtime/request/types.ts';
import { pollForm, sameForm } from './address.ts';
import { FILES_HOST } from './answers.ts';
import clientHabits from './clients.json' with { type: 'json' };
import { parseForm } from './multipart.ts';
import type { Recorded } from './recorder.ts';

/** What a client sends besides what the request model says; every entry has its reason. */
interface Habit {
  readonly reason: string;
  /** Only for these providers or tasks. */
  readonly providers?: readonly string[];
  readonly tasks?: readonly string[];
  /** Only for calls of these ways. */
  readonly modes?: readonly Request['mode'][];
}

interface Habits {
  /** Headers, as regular expressions for lower-case names. */
  readonly headers?: readonly (Habit & { readonly name: string })[];
  /** JSON fields: the path, its keys joined by dots, and the value that it may have. */
  readonly fields?: readonly (Habit & { readonly path: string; readonly value?: Json })[];
  /** Other requests, as regular expressions for method, a space, and address. */
  readonly requests?: readonly (Habit & { readonly request: string })[];
  /** Why the file's name and type in a form are the client's own. */
  readonly formFile?: Habit;
  /** Answers (their numbers, as in the variants answer-2 …) that the client does not understand. */
  readonly answers?: readonly (Habit & { readonly answer: number })[];
  /** Why the client does not say that a job has failed. */
  readonly silent?: Habit;
}

/** What is compared with what arrived. */
export interface Expectation {
  readonly request: Request;
  readonly provider: string;
  /** Id of the client, as in clients.json. */
  readonly client: string;
  readonly files: Readonly<Record<string, Buffer>>;
  /** Values of the environment variables that the headers name. */
  readonly tokens: Readonly<Record<string, string>>;
}

/** Where habits hold. */
type Place = Pick<Expectation, 'provider' | 'client' | 'request'>;

const ALL_CLIENTS = clientHabits as unknown as Readonly<Record<string, Habits>>;

const applies = (habit: Habit, { provider, request }: Place): boolean =>
  (habit.providers?.includes(provider) ?? true) &&
  (habit.tasks?.includes(request.task) ?? true) &&
  (habit.modes?.includes(request.mode) ?? true);

const habitsOf = (expectation: Expectation): Required<Pick<Habits, 'headers' | 'fields' | 'requests'>> & Habits => {
  const own = ALL_CLIENTS[expectation.client] ?? {};
  const every = ALL_CLIENTS['*'] ?? {};
  return {
    ...own,
    headers: [...(every.headers ?? []), ...(own.headers ?? [])].filter((habit) => applies(habit, expectation)),
    fields: (own.fields ?? []).filter((habit) => applies(habit, expectation)),
    requests: (own.requests ?? []).filter((habit) => applies(habit, expectation)),
  };
};

/** Why a client does not understand an answer of a provider, counted from 1; nothing when it does. */
export const misunderstood = (expectation: Place, answer: number): string | undefined =>
  ALL_CLIENTS[expectation.client]?.answers?.find((habit) => habit.answer === answer && applies(habit, expectation))
    ?.reason;

/** Whether a client is known not to say why a job of this provider has failed. */
export const failsSilently = (expectation: Place): boolean => {
  const { silent } = ALL_CLIENTS[expectation.client] ?? {};
  return silent !== undefined && applies(silent, expectation);
};

const short = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.length > 160 ? `${text.slice(0, 120)}… (${text.length} characters)` : text;
};

interface Difference {
  readonly path: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Where two JSON values differ. */
export function differences(expected: unknown, actual: unknown, path: readonly string[] = []): Difference[] {
  if (isObject(expected) && isObject(actual) && Array.isArray(expected) === Array.isArray(actual)) {
    const keys = new Set([...Object.keys(expected), ...Object.keys(actual)]);
    return [...keys].flatMap((key) => differences(expected[key], actual[key], [...path, key]));
  }
  return isDeepStrictEqual(expected, actual) ? [] : [{ path: path.join('.'), expected, actual }];
}

/** The JSON body with the file's content in its places. */
function jsonOf(body: Extract<Body, { kind: 'json' }>, files: Expectation['files']): Json {
  const { file, json } = body;
  if (file === undefined) return json;
  const content = file.prefix + (files[file.name]?.toString('base64') ?? '');
  return file.paths.reduce<Json>((value, path) => putAt(value, path, content), json);
}

function jsonProblems(body: Extract<Body, { kind: 'json' }>, recorded: Recorded, expectation: Expectation): string[] {
  let actual: unknown;
  try {
    actual = JSON.parse(recorded.body.toString());
  } catch {
    return [`the body is not JSON: ${short(recorded.body.toString())}`];
  }
  const { fields } = habitsOf(expectation);
  return differences(jsonOf(body, expectation.files), actual)
    .filter(
      ({ path, actual }) =>
        !fields.some(
          (habit) => habit.path === path && (!('value' in habit) || isDeepStrictEqual(habit.value, actual ?? null)),
        ),
    )
    .map(
      ({ path, expected, actual }) => `body ${path || '(whole)'}: ${short(expected)} expected, ${short(actual)} sent`,
    );
}

function formProblems(body: Extract<Body, { kind: 'form' }>, recorded: Recorded, expectation: Expectation): string[] {
  const parts = parseForm(recorded.body, recorded.headers['content-type'] ?? '');
  if (parts === undefined) return [`the body is no form: ${short(recorded.headers['content-type'])}`];
  const { file, fields } = body;
  const sent = parts.find(({ name }) => name === file.field);
  const others = parts.filter((part) => part !== sent).map(({ name, bytes }) => ({ name, value: bytes.toString() }));
  const problems: string[] = [];
  if (!isDeepStrictEqual(others, [...fields]))
    problems.push(`form fields: ${short(fields)} expected, ${short(others)} sent`);
  if (sent === undefined) return [...problems, `form: the file ${file.field} is missing`];
  if (!sent.bytes.equals(expectation.files[file.name] ?? Buffer.alloc(0)))
    problems.push(`form: ${file.field} is not the content of ${file.name}`);
  if (habitsOf(expectation).formFile) return problems;
  const extension = /\.\w+$/.exec(file.name)?.[0] ?? '';
  if (sent.filename !== basename(file.name) && sent.filename !== `audio${extension}`)
    problems.push(`form: the file is called ${short(sent.filename)}`);
  if (sent.type !== file.type) problems.push(`form: the file's type is ${short(sent.type)}, ${file.type} expected`);
  return problems;
}

function bodyProblems(recorded: Recorded, expectation: Expectation): string[] {
  const { body } = expectation.request;
  if (body.kind === 'json') return jsonProblems(body, recorded, expectation);
  if (body.kind === 'form') return formProblems(body, recorded, expectation);
  const file = expectation.files[body.file.name];
  return file && recorded.body.equals(file)
    ? []
    : [`the body is not the content of ${body.file.name}: ${short(recorded.body.toString('latin1'))}`];
}

const headerValue = ({ value, env }: Request['headers'][number], tokens: Expectation['tokens']): string =>
  value + (env === undefined ? '' : (tokens[env] ?? ''));

/** @param without Names of headers that this request need not have. */
function headerProblems(recorded: Recorded, expectation: Expectation, without: readonly string[]): string[] {
  const { request, tokens } = expectation;
  const expected = new Map(request.headers.map((header) => [header.name.toLowerCase(), headerValue(header, tokens)]));
  for (const name of without) expected.delete(name);
  const habits = habitsOf(expectation).headers;
  const wrong = [...expected].filter(([name, value]) => recorded.headers[name] !== value);
  const extra = Object.keys(recorded.headers).filter(
    (name) => !expected.has(name) && !habits.some((habit) => new RegExp(`^(?:${habit.name})$`).test(name)),
  );
  return [
    ...wrong.map(([name, value]) => `header ${name}: ${short(value)} expected, ${short(recorded.headers[name])} sent`),
    ...extra.map((name) => `header ${name} is not in the request model: ${short(recorded.headers[name])}`),
  ];
}

function urlProblems(recorded: Recorded, url: string): string[] {
  const actual = sameForm(recorded.origin + recorded.target);
  return actual === sameForm(url) ? [] : [`address: ${sameForm(url)} expected, ${actual} called`];
}

/** The value at a path of a JSON document. */
const at = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key as keyof typeof inner] : undefined), value);

/** An address of a job as the request model makes it of the answer to the submitting call. */
function jobAddress({ prefix, path, pathname, suffix }: Address, submitted: unknown): string {
  const value = String(at(submitted, path));
  return prefix + (pathname ? new URL(value).pathname : value) + suffix;
}

function pollProblems(recorded: Recorded, expectation: Expectation, submitted: unknown): string[] {
  const { job } = expectation.request;
  const called = pollForm(recorded.origin + recorded.target);
  const places = job
    ? [job.poll, ...(job.result ? [job.result] : [])].map((address) => pollForm(jobAddress(address, submitted)))
    : [];
  const unknown = places.includes(called) ? [] : [`polled ${called}, ${places.join(' or ') || 'nothing'} expected`];
  return [
    ...unknown,
    ...headerProblems(recorded, expectation, ['content-type']).filter(
      (problem) => !problem.startsWith('header content-type '),
    ),
  ];
}

function downloadProblems(recorded: Recorded): string[] {
  return recorded.headers.authorization === undefined ? [] : ['the token was sent to the host of the result file'];
}

/**
 * Compares what arrived with what the request model promises.
 * @param submitted The answer to the submitting call, when it started a job.
 * @returns The differences, each in a sentence; none when all is as promised.
 */
export function requestProblems(
  recorded: readonly Recorded[],
  expectation: Expectation,
  submitted?: unknown,
): string[] {
  const { request } = expectation;
  const habits = habitsOf(expectation).requests;
  const name = ({ method, origin, target }: Recorded): string => `${method} ${origin}${target}`;
  const calls = recorded.filter((call) => !habits.some((habit) => new RegExp(habit.request).test(name(call))));
  const submits = calls.filter(({ method }) => method !== 'GET');
  const [submit, ...more] = submits;
  if (submit === undefined)
    return [`no ${request.method} ${request.url} arrived (${recorded.map(name).join(', ') || 'nothing did'})`];
  const without = request.body.kind === 'form' ? ['content-type'] : [];
  const problems = [
    ...(submit.method === request.method ? [] : [`${request.method} expected, ${submit.method} sent`]),
    ...urlProblems(submit, request.url),
    ...headerProblems(submit, expectation, without).filter(
      (problem) => without.length === 0 || !problem.startsWith('header content-type '),
    ),
    ...bodyProblems(submit, expectation),
    ...more.map((call) => `unexpected ${name(call)}`),
  ];
  for (const call of calls.filter(({ method }) => method === 'GET'))
    problems.push(
      ...(call.origin === `https://${FILES_HOST}`
        ? downloadProblems(call)
        : pollProblems(call, expectation, submitted)),
    );
  return problems;
}
