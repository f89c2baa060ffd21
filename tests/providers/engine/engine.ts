import type { Json } from '../../../languages/shared/literal.ts';
import type { FakeAnswer } from '../../../out/types/provider-fake.ts';
import { type Media, mediaFile } from '../../recorder/media.ts';
import type { Answer, Recorded } from '../../recorder/recorder.ts';
import { appOf, inAddress, matchAddress, type Named } from './address.ts';
import { FILES_HOST, fileAnswer, filled, formatted, jsonAnswer, sentAnswer } from './answer.ts';
import { adapterProblem, isRefusal, type Refusal, readBody } from './body.ts';
import { Desk } from './jobs.ts';
import { asJson, type Fake, type Route } from './load.ts';
import { streamAnswer } from './stream.ts';

/** A model that a server serves. */
export interface Deployment {
  /** Id of the fake. */
  readonly server: string;
  /** What it does there: a task, or conversational. */
  readonly task: string;
  /** The server's own name of the model. */
  readonly model: string;
  /** The name of the model at the hub. */
  readonly hubModel: string;
  /** The kind of adapter that it is there, and the file of its weights at the hub. */
  readonly adapter?: string | undefined;
  readonly weights?: string | undefined;
}

/** What goes wrong, if anything; with page what stands before the server says so, in HTML. */
export type Fault = { readonly status: number; readonly page?: true } | 'job' | 'stream';

/** The world that a call meets. Nothing in it says who calls. */
export interface Scenario {
  readonly deployments: readonly Deployment[];
  /** The address of a server of the tests' own, for {endpoint}. */
  readonly endpoint?: string | undefined;
  /** Number of the documented answer: 0 is the usual one. */
  readonly answer?: number | undefined;
  readonly fault?: Fault | undefined;
  /** Streams hold events that keep the connection open. */
  readonly pings?: boolean | undefined;
  /** Number of the documented way in which jobs fail: 0 is the usual one. */
  readonly failure?: number | undefined;
  /** Makes the media of this run differ from those of others: 1 to 250. */
  readonly serial: number;
  /** The hub: its address, and its record of a model, given to whoever asks. */
  readonly hub: { readonly url: string; readonly record: Readonly<Record<string, Json>> };
}

/** What was served, for the comparison with what a snippet printed and saved. */
export interface Served {
  readonly print: readonly string[];
  readonly save: Media | undefined;
  /** A text that is printed as it is. */
  readonly text: string | undefined;
  /** What of the answer is the result, where that is less than all of it. */
  readonly result?: unknown;
}

/** The servers of a scenario. */
export interface Providers {
  answer(request: Recorded): Answer;
  /** Every request that was not taken, in a sentence. */
  readonly refusals: readonly string[];
  /** What the last call that was taken is answered. */
  readonly served: Served;
}

const ROUTER = 'https://router.huggingface.co';

/** Tokens of the hub begin so; keys of providers do not. */
const HUB_TOKEN = 'hf_';

interface Called {
  readonly fake: Fake;
  readonly route: Route;
  readonly named: Named;
}

const refuse = (status: number, message: string): Refusal => ({ status, message });

const addressOf = ({ origin, target }: Recorded): string => origin + target;

/** The names by which a deployment can be called at a server. */
function namesOf({ names = 'own' }: Fake, { model, hubModel, server }: Deployment): readonly string[] {
  if (names === 'hub') return [hubModel];
  if (names === 'routed') return [hubModel, `${hubModel}:${server}`];
  return names === 'versions' && model.includes(':') ? model.split(':').slice(1) : [model];
}

/** Servers that answer by address, headers and body alone, as their files say. */
export class Servers implements Providers {
  readonly refusals: string[] = [];
  served: Served = { print: [], save: undefined, text: undefined };
  private readonly fakes: readonly Fake[];
  private readonly scenario: Scenario;
  private readonly desk: Desk;
  /** The ids of the servers behind the router; that of the router itself stands for whoever it chooses. */
  private readonly routed: ReadonlySet<string>;

  constructor(fakes: readonly Fake[], scenario: Scenario) {
    this.fakes = fakes;
    this.scenario = scenario;
    this.routed = new Set(
      fakes.flatMap(({ id, bases }) => (bases.some((base) => base.startsWith(ROUTER)) ? [id] : [])),
    );
    this.desk = new Desk(scenario.serial, scenario.fault === 'job' ? (scenario.failure ?? 0) : undefined);
  }

  answer(request: Recorded): Answer {
    const { hub, serial } = this.scenario;
    if (request.origin === hub.url) return this.hubAnswer(request);
    const found = request.origin === `https://${FILES_HOST}` ? fileAnswer(request, serial) : this.called(request);
    if (typeof found === 'string') return this.refused(request, refuse(400, found));
    return isRefusal(found) ? this.refused(request, found) : found;
  }

  private refused(request: Recorded, { status, message }: Refusal): Answer {
    this.refusals.push(`${request.method} ${addressOf(request)} was refused with ${status}: ${message}`);
    return errorAnswer(status, message);
  }

  private hubAnswer({ target }: Recorded): Answer {
    const { record } = this.scenario.hub;
    if (target.startsWith('/api/models/')) return jsonAnswer(200, { _id: '65a1', ...record });
    return target.startsWith('/api/') ? jsonAnswer(200, {}) : jsonAnswer(404, { error: 'Not found' });
  }

  private here = (pattern: string, address: string): Named | undefined => {
    const { endpoint } = this.scenario;
    if (!pattern.startsWith('{endpoint}')) return matchAddress(pattern, address);
    return (
      (endpoint &&
        matchAddress(
          pattern.replace('{endpoint}', () => endpoint),
          address,
        )) ||
      undefined
    );
  };

  private at = (patterns: readonly string[], address: string): Named | undefined => {
    for (const pattern of patterns) {
      const named = this.here(pattern, address);
      if (named !== undefined) return named;
    }
    return undefined;
  };

  private called(request: Recorded): Answer | Refusal {
    if (request.method === 'GET') return this.polled(request);
    const address = addressOf(request);
    const calls = this.fakes.flatMap((fake) =>
      fake.routes.flatMap((route): Called[] => {
        const named = this.at(route.addresses, address);
        return named && request.method === 'POST' ? [{ fake, route, named }] : [];
      }),
    );
    const [first] = calls;
    if (first === undefined) return refuse(404, 'there is nothing at this address');
    const unauthorized = this.unauthorized(first.fake, request);
    if (unauthorized !== undefined) return unauthorized;
    const call = calls.find(({ fake, route }) => this.deployed(fake, route) !== undefined);
    return call ? this.taken(call, request) : refuse(404, `${first.fake.id} serves no model of this kind here`);
  }

  /** The model that a route serves; the router hands on to the servers that have an address below its own. */
  private deployed(fake: Fake, { tasks }: Route): Deployment | undefined {
    const served = fake.names === 'routed' ? this.routed : new Set([fake.id]);
    return this.scenario.deployments.find(({ server, task }) => served.has(server) && tasks.includes(task));
  }

  /** The route of the provider to whom the router hands on what it has been sent. */
  private provided({ names }: Fake, { server, task }: Deployment): Route | undefined {
    if (names !== 'routed') return undefined;
    return this.fakes.find(({ id }) => id === server)?.routes.find(({ tasks }) => tasks.includes(task));
  }

  /** Why the authorization is not that which an address wants: the hub's token at the router, a key of its own elsewhere. */
  private unauthorized({ scheme = 'Bearer', names }: Fake, { origin, headers }: Recorded): Refusal | undefined {
    const [given = '', ...rest] = (headers.authorization ?? '').split(' ');
    const token = rest.join(' ');
    const routed = origin === ROUTER;
    const wanted = routed ? 'Bearer' : scheme;
    if (given !== wanted || token === '') return refuse(401, `no authorization of the scheme ${wanted}`);
    if (names === 'none' || token.startsWith(HUB_TOKEN) === routed) return undefined;
    return refuse(
      401,
      routed ? 'the router takes tokens of the hub only' : "a token of the hub is no key of the provider's",
    );
  }

  private taken({ fake, route, named }: Called, request: Recorded): Answer | Refusal {
    const missing = Object.entries(route.headers ?? {}).find(([name, value]) => request.headers[name] !== value);
    if (missing) return refuse(400, `the header ${missing.join(': ')} is missing`);
    const understood = readBody(route, request);
    if (isRefusal(understood)) return understood;
    const { json } = understood;
    const deployment = this.deployed(fake, route);
    const handedOn = deployment && this.provided(fake, deployment);
    const there = handedOn ? readBody(handedOn, request) : understood;
    if (isRefusal(there)) return there;
    const model = named.model ?? (route.model ? inAddress(String(fieldOf(json, route.model))) : undefined);
    if (deployment === undefined) return refuse(404, `${fake.id} serves no model of this kind here`);
    const known = namesOf(fake, deployment).map(inAddress);
    if (model !== undefined && fake.names !== 'none' && !known.includes(model))
      return refuse(404, `there is no model ${model}`);
    const problem = adapterProblem(route, json, deployment);
    if (problem !== undefined) return refuse(422, problem);
    return this.good({ fake, route, named }, request, json, deployment);
  }

  /** Who says that a call fails: at the router's addresses a bad token (401) and spent credits (402) are its own matter. */
  private refuser(fake: Fake, origin: string, status: number): Fake {
    const own = origin === ROUTER && (status === 401 || status === 402);
    return (own && this.fakes.find(({ names }) => names === 'routed')) || fake;
  }

  private good({ fake, route }: Called, { headers, origin }: Recorded, json: Json, deployment: Deployment): Answer {
    const { fault, serial, answer: number = 0 } = this.scenario;
    const answers = route.answers ?? [];
    const asked = fieldOf(json, 'tools') === undefined ? severalOf(route, json) : route.tools;
    const answer = formatted(asked ?? answers[number] ?? answers[0] ?? {}, route, headers, json);
    const stream = route.stream && fieldOf(json, 'stream') === true ? route.stream : undefined;
    this.serve(answer, stream?.says);
    if (typeof fault === 'object') return faultAnswer(fault, this.refuser(fake, origin, fault.status));
    if (stream)
      return streamAnswer(stream, { broken: fault === 'stream', name: route.errorEvent, pings: this.scenario.pings });
    const job = route.job ? fake.jobs[route.job] : undefined;
    if (job === undefined) return sentAnswer(answer, route.status ?? 200, serial);
    const result = filled(asJson(answer.answer ?? null), { serial });
    return this.desk.open(fake, job, {
      status: route.status ?? 200,
      app: appOf(deployment.model),
      result,
      answer,
      headers,
    });
  }

  private serve({ print = [], save, says, result }: FakeAnswer, streamed: string | undefined): void {
    const media = save === undefined ? undefined : mediaFile(`x.${save}`, this.scenario.serial);
    this.served = { print, save: media, text: streamed ?? says, result };
  }

  private polled(request: Recorded): Answer | Refusal {
    const address = addressOf(request);
    const found = this.desk.find((patterns) => this.at(patterns, address));
    if (found === undefined) return refuse(404, 'there is nothing at this address');
    return this.unauthorized(found.fake, request) ?? found.answer();
  }
}

/** What is answered to several texts at once. */
const severalOf = ({ several }: Route, json: Json): FakeAnswer | undefined =>
  several && Array.isArray(fieldOf(json, several.field)) ? several.answer : undefined;

const fieldOf = (json: Json, name: string): unknown => new Map(Object.entries(json ?? {})).get(name);

function errorAnswer(status: number, message: string, fake?: Fake): Answer {
  const text = JSON.stringify(fake?.error ?? { error: { message: '{message}', type: 'refused', code: 'refused' } });
  const quoted = JSON.stringify(message).slice(1, -1);
  return jsonAnswer(status, JSON.parse(text.replaceAll('{message}', () => quoted)));
}

const PURPOSE = 'The recorder refuses this call on purpose.';

/** What a proxy answers while nothing is behind it. */
const pageAnswer = (status: number): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  pieces: [Buffer.from(`<!DOCTYPE html>\n<html><body><h1>${status}</h1><p>${PURPOSE}</p></body></html>\n`)],
});

/** An error on purpose; clients that try again are told to wait for 5 ms only. */
function faultAnswer({ status, page }: Exclude<Fault, string>, fake: Fake): Answer {
  const answer = page ? pageAnswer(status) : errorAnswer(status, PURPOSE, fake);
  return { ...answer, headers: { ...answer.headers, 'retry-after-ms': '5' } };
}
