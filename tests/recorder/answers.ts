import type { Json } from '../../runtime/request/types.ts';
import { pollForm } from './address.ts';
import data from './answers.json' with { type: 'json' };
import { type Media, mediaFile } from './media.ts';
import type { Answer, Answerer, Recorded } from './recorder.ts';
import { brokenStream, chatStream } from './sse.ts';

/** What a provider answers to a task, and what a snippet makes of it (answers.json). */
interface TaskAnswer {
  readonly answer: Json;
  readonly print?: readonly string[] | null;
  readonly save?: string | null;
  readonly protocol?: string;
  readonly alternatives?: readonly Partial<TaskAnswer>[];
  readonly clients?: Readonly<Record<string, Partial<TaskAnswer>>>;
}

interface Place {
  readonly direct: string;
  readonly routed: string;
}

interface Protocol {
  readonly when?: { readonly host?: string; readonly query?: string; readonly path?: string };
  readonly atOnce?: readonly string[];
  readonly submit: Json;
  readonly poll: Place;
  readonly states: readonly Json[];
  readonly failed?: Json;
  readonly failure?: { readonly status: number; readonly answer: Json };
  readonly result?: Place & { readonly answer: Json };
}

/** Host of the media files that answers name. */
export const FILES_HOST = 'files.example';

/** What goes wrong, if anything. */
export type Fault = { readonly status: number } | 'job' | 'stream';

/** The call that is answered. */
export interface Script {
  readonly provider: string;
  readonly task: string;
  /** Id of the client, for answers that depend on it. */
  readonly client: string;
  readonly chat: boolean;
  /** Number of the documented answer: 0 is the usual one. */
  readonly alternative?: number;
  readonly fault?: Fault;
  /** What the hub says of the model when a client of the hub asks. */
  readonly model: Readonly<Record<string, Json>>;
  /** Who serves it, likewise. */
  readonly mapping: Readonly<Record<string, Json>>;
  /** Makes the media of this run differ from those of others: 1 to 250. */
  readonly serial: number;
}

/** What was served, for the comparison with what the snippet printed and saved. */
export interface Served {
  readonly print: readonly string[];
  readonly save: Media | undefined;
  /** The whole text of a chat. */
  readonly text: string | undefined;
}

const JOB = 'job-0f9a1c';

const PROTOCOLS = data.protocols as unknown as Readonly<Record<string, Protocol>>;

const json = (status: number, value: Json): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  pieces: [Buffer.from(JSON.stringify(value))],
});

const bytes = ({ type, bytes }: Media): Answer => ({ status: 200, headers: { 'content-type': type }, pieces: [bytes] });

const NOT_FOUND = json(404, { error: 'The recorder has nothing at this address.' });

/** The value with its placeholders replaced ($url, $dataUrl, $base64, $chat, $result, {job}). */
function filled(value: Json, serial: number, result?: Json): Json {
  if (typeof value === 'string') return value.replaceAll('{job}', JOB);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => filled(item, serial, result));
  const [[key, kind] = ['', null]] = Object.entries(value) as [string, Json][];
  const media = (): Media => mediaFile(`x.${kind}`, serial);
  if (key === '$result') return result ?? null;
  if (key === '$chat') return data.chatText;
  if (key === '$url') return `https://${FILES_HOST}/${serial}/result.${kind}?sig=a%2Bb&part=1`;
  if (key === '$base64') return media().bytes.toString('base64');
  if (key === '$dataUrl') return `data:${media().type};base64,${media().bytes.toString('base64')}`;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, filled(item ?? null, serial, result)]));
}

function taskAnswer({ provider, task, client, chat, alternative = 0 }: Omit<Script, 'serial'>): TaskAnswer {
  if (chat) return { ...data.chat, print: [] };
  const tasks = (data.providers as Readonly<Record<string, Readonly<Record<string, TaskAnswer>>>>)[provider];
  const usual = tasks?.[task];
  if (usual === undefined) throw new Error(`answers.json does not say what ${provider} answers to ${task}.`);
  const other = alternative === 0 ? {} : (usual.alternatives?.[alternative - 1] ?? {});
  return { ...usual, ...other, ...usual.clients?.[client] };
}

/** How many answers are documented for a task of a provider. */
export function answerCount(provider: string, task: string): number {
  const tasks = (data.providers as Readonly<Record<string, Readonly<Record<string, TaskAnswer>>>>)[provider];
  return 1 + (tasks?.[task]?.alternatives?.length ?? 0);
}

/** The protocol of a task, when it has one. */
export const protocolOf = (script: Omit<Script, 'serial'>): string | undefined => taskAnswer(script).protocol;

/** Whether a submitted request starts a job, rather than being answered at once. */
function startsJob(
  { when, atOnce }: Protocol,
  client: string,
  { origin, target }: Pick<Recorded, 'origin' | 'target'>,
): boolean {
  if (atOnce?.includes(client)) return false;
  if (when?.host === undefined && when?.path === undefined) return true;
  return (
    (when.host !== undefined && new URL(origin).hostname === when.host) ||
    (when.query !== undefined && target.includes(when.query)) ||
    (when.path !== undefined && target.includes(when.path))
  );
}

/** Whether a job that fails can fail this call: not when its address answers at once, with the result or an error status. */
export function canFail(script: Omit<Script, 'serial'>, url: string): boolean {
  const name = protocolOf(script);
  const protocol = name === undefined ? undefined : PROTOCOLS[name];
  const { origin, pathname, search } = new URL(url);
  return (
    protocol !== undefined &&
    (!protocol.when || startsJob(protocol, script.client, { origin, target: pathname + search }))
  );
}

/** Whether a poll goes where the protocol says. */
const isAt = (place: Place, { origin, target }: Recorded): boolean =>
  [place.direct, place.routed].some(
    (wanted) => pollForm(origin + target) === pollForm(wanted.replaceAll('{job}', JOB)),
  );

/** Answers the requests of a job after it was submitted. */
function jobAnswers(protocol: Protocol, script: Script, result: Json): (request: Recorded) => Answer {
  let polls = 0;
  const { states, failed, failure } = protocol;
  const faulty = script.fault === 'job';
  const stateAt = (index: number): Json =>
    faulty && failed !== undefined && index > 0 ? failed : (states[Math.min(index, states.length - 1)] ?? null);
  return (request) => {
    if (isAt(protocol.poll, request)) {
      polls += 1;
      return json(200, filled(stateAt(polls - 1), script.serial, result));
    }
    if (protocol.result && isAt(protocol.result, request)) {
      if (polls < states.length) return json(400, { detail: 'The job is still in progress.' });
      return faulty && failure ? json(failure.status, failure.answer) : json(200, result);
    }
    return NOT_FOUND;
  };
}

/** What the hub's own addresses answer, whoever asks. */
function hubAnswer({ target }: Recorded, { mapping, model }: Script): Answer {
  if (target.startsWith('/api/models/')) return json(200, { _id: '65a1', ...model, inferenceProviderMapping: mapping });
  return target.startsWith('/api/') ? json(200, {}) : NOT_FOUND;
}

function fileAnswer({ target }: Recorded, serial: number): Answer {
  const [, of, name] = /^\/(\d+)\/(result\.\w+)\?sig=a%2Bb&part=1$/.exec(target) ?? [];
  return name !== undefined && Number(of) === serial ? bytes(mediaFile(name, serial)) : NOT_FOUND;
}

/**
 * Plays a provider: answers a call as its documentation says, with jobs that are pending at first.
 * @param hub Address of the hub.
 * @throws When answers.json knows no answer.
 */
export function play(script: Script, hub: string): { answer: Answerer; served: Served } {
  const { answer, print, save, protocol: name } = taskAnswer(script);
  const { fault, serial } = script;
  const result = filled(answer, serial);
  const kind = typeof answer === 'object' && answer !== null && '$bytes' in answer ? String(answer.$bytes) : undefined;
  const protocol = name === undefined ? undefined : PROTOCOLS[name];
  const later = protocol && jobAnswers(protocol, script, result);
  // Answered at once, a job's result still stands where its last state has it.
  const last = protocol && ((fault === 'job' && protocol.failed) || protocol.states.at(-1));
  const finished = last !== undefined && !protocol?.when ? filled(last, serial, result) : result;

  const submitted = (request: Recorded): Answer => {
    if (request.headers.authorization === undefined) return json(401, { error: 'No authorization.' });
    if (typeof fault === 'object')
      return {
        ...json(fault.status, data.error),
        headers: { 'content-type': 'application/json', 'retry-after-ms': '5' },
      };
    if (
      script.chat &&
      request.body.includes('"stream"') &&
      (JSON.parse(request.body.toString()) as { stream?: boolean }).stream
    )
      return fault === 'stream' ? brokenStream(data.chatText) : chatStream(data.chatText);
    if (kind !== undefined) return bytes(mediaFile(`x.${kind}`, serial));
    if (protocol && startsJob(protocol, script.client, request)) return json(200, filled(protocol.submit, serial));
    return json(200, finished);
  };

  return {
    answer: (request) => {
      if (request.origin === hub) return hubAnswer(request, script);
      if (request.origin === `https://${FILES_HOST}`) return fileAnswer(request, serial);
      if (request.method !== 'GET') return submitted(request);
      if (request.headers.authorization === undefined) return json(401, { error: 'No authorization.' });
      return later?.(request) ?? NOT_FOUND;
    },
    served: {
      print: print ?? [],
      save: save ? mediaFile(`x.${save}`, serial) : undefined,
      text: script.chat ? data.chatText : undefined,
    },
  };
}
