import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { putAt } from '../../runtime/request/shape.ts';
import type { Address, Body, Json, Request } from '../../runtime/request/types.ts';
import { FILES_HOST } from '../providers/engine/answer.ts';
import { pollForm, sameForm } from './address.ts';
import { habitsOf, type Place } from './habits.ts';
import { parseForm } from './multipart.ts';
import type { Recorded } from './recorder.ts';

/** What is compared with what arrived. */
export interface Expectation extends Place {
  readonly files: Readonly<Record<string, Buffer>>;
  /** Is told the reason of every habit that excused something. */
  readonly excused?: (reason: string) => void;
  /** Values of the environment variables that the headers name. */
  readonly tokens: Readonly<Record<string, string>>;
}

/** Whether there is a habit that excuses something; if so, it is told. */
function excuses(expectation: Expectation, habit: { readonly reason: string } | undefined): boolean {
  if (habit !== undefined) expectation.excused?.(habit.reason);
  return habit !== undefined;
}

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
    .filter(({ path, actual }) => {
      const fits = (habit: (typeof fields)[number]): boolean =>
        habit.path === path && (!('value' in habit) || isDeepStrictEqual(habit.value, actual ?? null));
      return !excuses(expectation, fields.find(fits));
    })
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

/** @param free Whether the content type is the library's own affair: in a form, where it names the boundary, and in polls. */
function headerProblems({ headers }: Recorded, expectation: Expectation, free: boolean): string[] {
  const { request, tokens } = expectation;
  const expected = new Map(request.headers.map((header) => [header.name.toLowerCase(), headerValue(header, tokens)]));
  const compared = (name: string): boolean => !(free && name === 'content-type');
  const habits = habitsOf(expectation).headers;
  const known = (name: string): boolean => {
    const fits = (habit: (typeof habits)[number]): boolean => new RegExp(`^(?:${habit.name})$`).test(name);
    return expected.has(name) || excuses(expectation, habits.find(fits));
  };
  const wrong = [...expected].filter(([name, value]) => compared(name) && headers[name] !== value);
  const extra = Object.keys(headers).filter((name) => compared(name) && !known(name));
  return [
    ...wrong.map(([name, value]) => `header ${name}: ${short(value)} expected, ${short(headers[name])} sent`),
    ...extra.map((name) => `header ${name} is not in the request model: ${short(headers[name])}`),
  ];
}

function urlProblems(recorded: Recorded, url: string): string[] {
  const actual = sameForm(recorded.origin + recorded.target);
  return actual === sameForm(url) ? [] : [`address: ${sameForm(url)} expected, ${actual} called`];
}

/** The value at a path of a JSON document. */
const at = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key as keyof typeof inner] : undefined), value);

/** An address of a job as the request model makes it of the answer to the submitting call; nothing when it cannot. */
function jobAddress({ prefix, path, pathname, suffix }: Address, submitted: unknown): string | undefined {
  const value = at(submitted, path);
  if (typeof value !== 'string' || (pathname && !URL.canParse(value))) return undefined;
  const address = prefix + (pathname ? new URL(value).pathname : value) + suffix;
  return URL.canParse(address) ? pollForm(address) : undefined;
}

function pollProblems(recorded: Recorded, expectation: Expectation, submitted: unknown): string[] {
  const { job } = expectation.request;
  const called = pollForm(recorded.origin + recorded.target);
  const addresses = job ? [job.poll, ...(job.result ? [job.result] : [])] : [];
  const places = addresses.map((address) => jobAddress(address, submitted));
  const unknown = places.includes(called) ? [] : [`polled ${called}, ${places.join(' or ') || 'nothing'} expected`];
  return [...unknown, ...headerProblems(recorded, expectation, true)];
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
  const aside = (call: Recorded): boolean =>
    excuses(
      expectation,
      habits.find((habit) => new RegExp(habit.request).test(name(call))),
    );
  const calls = recorded.filter((call) => !aside(call));
  const submits = calls.filter(({ method }) => method !== 'GET');
  const [submit, ...more] = submits;
  if (submit === undefined)
    return [`no ${request.method} ${request.url} arrived (${recorded.map(name).join(', ') || 'nothing did'})`];
  const problems = [
    ...(submit.method === request.method ? [] : [`${request.method} expected, ${submit.method} sent`]),
    ...urlProblems(submit, request.url),
    ...headerProblems(submit, expectation, request.body.kind === 'form'),
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
