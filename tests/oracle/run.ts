import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hub } from '../../out/modules/hub.ts';
import { FILES_HOST } from '../providers/engine/answer.ts';
import type { Servers } from '../providers/engine/engine.ts';
import { certificatesFor } from '../recorder/ca.ts';
import { catalogue, knownHosts } from '../recorder/catalogue.ts';
import { environmentOf } from '../recorder/environment.ts';
import { type Recorded, type Recorder, startRecorder } from '../recorder/recorder.ts';
import type { Allowances } from './allowances.ts';
import {
  callsOf,
  type Knowledge,
  nameOf,
  type OracleCall,
  ourConversation,
  serversOf,
  snippetOf,
  valuesOf,
} from './calls.ts';
import { conversationDifferences, type Difference } from './compare.ts';
import { Driver } from './driver.ts';
import type { Installed } from './install.ts';
import { filled, type Sdk } from './sdk.ts';

/** The longest that a call may take, polls included. */
const LIMIT = 40_000;

/** What became of a call. */
export interface Verdict {
  readonly sdk: string;
  readonly call: string;
  /** allowed: what differs was reviewed. */
  readonly state: 'same' | 'allowed' | 'different' | 'skipped';
  /** The differences that are not allowed, or why there was nothing to compare. */
  readonly notes: readonly string[];
}

const words = ({ place, ours, theirs }: Difference): string => `${place}: we send ${ours}, it sends ${theirs}`;

/** Requests that are no part of the call: what the hub is asked, and the files of results. */
const aside = ({ origin, method }: Recorded): boolean =>
  method === 'GET' && (origin === hub.url || origin === `https://${FILES_HOST}`);

/** A package that is ready to be called, with the servers that it meets. */
class Bench {
  private servers: Servers | undefined;
  private readonly sdk: Sdk;
  private readonly allowances: Allowances;
  private readonly folder: string;
  private recorder!: Recorder;
  private driver!: Driver;

  constructor(sdk: Sdk, allowances: Allowances, cache: string) {
    this.sdk = sdk;
    this.allowances = allowances;
    mkdirSync(join(cache, 'runs'), { recursive: true });
    this.folder = mkdtempSync(join(cache, 'runs/run-'));
  }

  async open({ python, driver }: Installed, cache: string): Promise<void> {
    const hosts = knownHosts([FILES_HOST, ...(this.sdk.hosts ?? [])]);
    const certificates = certificatesFor(hosts, cache);
    const nothing = { status: 404, headers: {}, pieces: [Buffer.from('{}')] };
    this.recorder = await startRecorder(hosts, certificates, (asked) => this.servers?.answer(asked) ?? nothing);
    const { proxy } = this.recorder;
    this.driver = new Driver(
      driver,
      environmentOf({ proxy, authority: certificates.authority, cache, python, tokens: {} }),
    );
  }

  async close(): Promise<void> {
    this.driver.close();
    await this.recorder.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async knowledge(): Promise<Knowledge | undefined> {
    const { module, knows, clients } = this.sdk;
    const client = clients.routed ?? clients.direct;
    if (knows === undefined || client === undefined) return undefined;
    const { value, error } = await this.driver.call(
      { module, knows, client: { name: client.name, args: ['none'] } },
      LIMIT,
    );
    if (error !== undefined) throw new Error(`${this.sdk.slug} does not say what it knows: ${error}`);
    return value as Knowledge;
  }

  private place = (name: string, bytes: Buffer): string => {
    const path = join(this.folder, basename(name));
    writeFileSync(path, bytes);
    return path;
  };

  async compare(call: OracleCall): Promise<Verdict> {
    const place = { sdk: this.sdk.slug, call: nameOf(call) };
    const prepared = snippetOf(call);
    if ('reason' in prepared) return { ...place, state: 'skipped', notes: [prepared.reason] };
    this.servers = serversOf(prepared);
    const before = { requests: this.recorder.requests.length, refused: this.recorder.refused.length };
    const { module, calls, clients } = this.sdk;
    const own = calls[`${call.task}${call.stream ? ' stream' : ''}`];
    const client = clients[call.mode === 'direct' ? 'direct' : 'routed'];
    const values = valuesOf(call, prepared, this.place);
    const job = {
      module,
      client: filled({ name: client?.name, args: client?.args }, values),
      method: own?.method,
      args: filled(own?.args, values),
    };
    let { error } = await this.driver.call(job, LIMIT);
    // A busy machine may lose a connection; what a package refuses by itself, it refuses again.
    if (error !== undefined && this.recorder.requests.length === before.requests)
      ({ error } = await this.driver.call(job, LIMIT));
    const theirs = this.recorder.requests.slice(before.requests).filter((one) => !aside(one));
    const ours = ourConversation(prepared).filter((one) => !aside(one));
    const failed = error === undefined ? [] : [{ place: 'result', ours: 'a result', theirs: error }];
    const found = [...conversationDifferences(ours, theirs, this.allowances.isNoise), ...failed];
    const { provider, task, mode } = call;
    const refused = this.allowances.refused(found, { sdk: this.sdk.slug, provider, task, mode });
    const strange = this.recorder.refused
      .slice(before.refused)
      .map((host) => `it calls the host ${host}, which nothing here knows`);
    const state = refused.length + strange.length > 0 ? 'different' : found.length > 0 ? 'allowed' : 'same';
    return {
      ...place,
      state,
      notes: [...refused.map(words), ...strange],
    };
  }
}

/** Pairs of provider and task that a package knows and the catalogue does not, or the other way round. */
function pairVerdicts(sdk: Sdk, { pairs, methods }: Knowledge, allowances: Allowances): Verdict[] {
  const called = new Set(Object.values(sdk.calls).map(({ method }) => method));
  const aside = Object.keys(sdk.uncalled ?? {}).map((pattern) => new RegExp(`^(?:${pattern})$`));
  const strange = methods.filter((name) => !called.has(name) && !aside.some((pattern) => pattern.test(name)));
  const unknown = Object.entries(pairs).flatMap(([provider, tasks]) =>
    tasks.filter((task) => !Object.hasOwn(catalogue[provider]?.tasks ?? {}, task)).map((task) => ({ provider, task })),
  );
  const refused = unknown.flatMap(({ provider, task }) =>
    allowances
      .refused([{ place: 'pair', ours: 'nothing', theirs: 'known' }], { sdk: sdk.slug, provider, task, mode: 'routed' })
      .map(() => `${provider} ${task}`),
  );
  return [
    ...refused.map(
      (call): Verdict => ({ sdk: sdk.slug, call, state: 'different', notes: ['it knows this pair, and we do not'] }),
    ),
    ...strange.map(
      (name): Verdict => ({
        sdk: sdk.slug,
        call: name,
        state: 'different',
        notes: ['it has this method, which nothing here calls'],
      }),
    ),
  ];
}

/** The pairs of the catalogue that a package does not know. */
export const onlyOurs = ({ pairs }: Knowledge): string[] =>
  Object.values(catalogue).flatMap(({ id, tasks }) =>
    Object.keys(tasks).flatMap((task) => (pairs[id]?.includes(task) ? [] : [`${id} ${task}`])),
  );

/** What is asked of a package: only the calls of these, when there are any. */
export interface Choice {
  readonly provider?: readonly string[] | undefined;
  readonly task?: readonly string[] | undefined;
}

/** Makes every call with a package, one after the other, and compares. */
export async function runSdk(
  sdk: Sdk,
  installed: Installed,
  allowances: Allowances,
  cache: string,
  choice: Choice,
): Promise<{ verdicts: Verdict[]; ours: string[] }> {
  const bench = new Bench(sdk, allowances, cache);
  try {
    await bench.open(installed, cache);
    const knowledge = await bench.knowledge();
    const verdicts = knowledge && !choice.provider && !choice.task ? pairVerdicts(sdk, knowledge, allowances) : [];
    for (const call of callsOf(sdk, knowledge))
      if ((choice.provider?.includes(call.provider) ?? true) && (choice.task?.includes(call.task) ?? true))
        verdicts.push(await bench.compare(call));
    return { verdicts, ours: knowledge ? onlyOurs(knowledge) : [] };
  } finally {
    await bench.close();
  }
}
