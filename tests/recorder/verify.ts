import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hub } from '../../out/modules/hub.ts';
import { packagesOf, samplePath } from '../../runtime/inference/setup.ts';
import { FILES_HOST } from '../providers/engine/answer.ts';
import { Servers } from '../providers/engine/engine.ts';
import { type Certificates, certificatesFor } from './ca.ts';
import { knownHosts } from './catalogue.ts';
import type { Cell } from './cells.ts';
import { type Expectation, requestProblems } from './compare.ts';
import { environmentOf } from './environment.ts';
import { type Kept, keptOf } from './exchanges.ts';
import { FAKES } from './fakes.ts';
import type { Forks } from './forks.ts';
import { expectedOf, type Place, polls, silentAbout } from './habits.ts';
import { mediaFile } from './media.ts';
import { absenceProblems, faultProblems, outcomeProblems } from './outcome.ts';
import { type Prepared, prepare } from './prepare.ts';
import { missingPackage } from './project.ts';
import { type Answer, type Recorded, startRecorder } from './recorder.ts';
import { type Outcome, programFolder, runSnippet } from './run.ts';
import { ENDPOINT_HOST } from './variants.ts';

/** What the site serves as it is. */
const SITE = fileURLToPath(new URL('../../site/public/', import.meta.url));

/** What became of a cell. */
export interface Verdict {
  readonly cell: Cell;
  readonly state: 'passed' | 'failed' | 'skipped';
  /** Problems of a failed cell, the reason of a skipped one. */
  readonly notes: readonly string[];
  readonly seconds: number;
  /** Reasons of the habits of the client that were needed. */
  readonly excuses: ReadonlySet<string>;
  readonly code?: string;
  /** What was sent and answered. */
  readonly exchange?: Kept;
}

/** What all runs share. */
export interface Workshop {
  readonly cache: string;
  readonly hosts: readonly string[];
  readonly certificates: Certificates;
  /** Folder of the python3 with the packages, and the process that forks for it. */
  readonly python?: { readonly folder: string; readonly forks: Forks };
  /** Folders of programs that stand before those of the machine, and what they are run with. */
  readonly programs?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** Certificates and hosts for the cells of the catalogue. */
export function openWorkshop(cache: string, python?: Workshop['python']): Workshop {
  const hosts = knownHosts([FILES_HOST, ENDPOINT_HOST]);
  return { cache, hosts, certificates: certificatesFor(hosts, cache), ...(python ? { python } : {}) };
}

/** The values of the token variables that a call may read: distinct, and of the kind that the clients expect. */
function tokensOf({ request }: Prepared): Record<string, string> {
  const names = request.headers.flatMap(({ env }) => (env === undefined ? [] : [env]));
  return Object.fromEntries(
    names.map((name) => [
      name,
      name === hub.tokenVariable ? `${hub.tokenPrefix}dummyForTheRecorder` : `key-for-${name}`,
    ]),
  );
}

/** The file that a snippet reads: the very file that the site offers for it, where it is a sample, else one of its kind. */
const filesOf = ({ snippet, request }: Prepared, serial: number): Record<string, Buffer> => {
  const name = snippet.file?.name ?? request.body.file?.name;
  if (name === undefined) return {};
  const bytes = snippet.file?.isSample
    ? readFileSync(join(SITE, samplePath(name)))
    : mediaFile(name, (serial % 250) + 1).bytes;
  return { [name]: bytes };
};

/** A file of an earlier run under the name of the result, which a failed run must leave alone. */
const olderFile = ({ cell, request: { result } }: Prepared): Record<string, Buffer> =>
  cell.fault === undefined || result.save === undefined ? {} : { [result.save]: Buffer.from('an older file') };

/** The answer to the submitting call, which the addresses of a job are made of. */
function submittedAnswer(answers: ReadonlyMap<Recorded, Answer>): unknown {
  for (const [{ method }, { pieces }] of answers) {
    if (method === 'GET') continue;
    try {
      return JSON.parse(Buffer.concat(pieces).toString());
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** How a request model speaks of a job of which its client never asks. */
const jobProblems = (place: Place): string[] =>
  place.request.job === undefined || polls(place) ? [] : ['the request model has a job that is never asked for'];

/** What is wrong with a run for which the file was not there. */
function absent(
  { cell, request, provider }: Prepared,
  outcome: Outcome,
  requests: readonly Recorded[],
  excused: (reason: string) => void,
): string[] {
  const sent = requests.filter(({ method }) => method === 'POST').map((call) => call.origin + call.target);
  const problems = absenceProblems(outcome, request.body.file?.name ?? '', sent);
  const silent = silentAbout({ request, provider, client: cell.client }, 'absence');
  if (problems.length === 0 || silent === undefined) return problems;
  excused(silent);
  return [];
}

/** The environment of the snippet of a cell. */
const environmentFor = (
  { language }: Cell,
  { certificates: { authority }, cache, python, programs, environment }: Workshop,
  proxy: string,
  tokens: Record<string, string>,
): Record<string, string> => ({
  ...environmentOf({
    proxy,
    authority,
    cache,
    first: programs ?? [],
    programs: [programFolder(language) ?? ''],
    python: python?.folder,
    tokens,
  }),
  ...environment,
});

/** What is wrong with a run, and what it sent and was answered. */
interface Ran {
  readonly problems: readonly string[];
  readonly exchange?: Kept;
}

async function runCell(prepared: Prepared, workshop: Workshop, serial: number, excuses: Set<string>): Promise<Ran> {
  const { cell, snippet, request } = prepared;
  const servers = new Servers(FAKES, { ...prepared.scenario, serial });
  const answers = new Map<Recorded, Answer>();
  const recorder = await startRecorder(workshop.hosts, workshop.certificates, (recorded) => {
    const given = servers.answer(recorded);
    answers.set(recorded, given);
    return given;
  });
  try {
    const tokens = tokensOf(prepared);
    const files = cell.absent ? {} : filesOf(prepared, serial);
    const environment = environmentFor(cell, workshop, recorder.proxy, tokens);
    const outcome = await runSnippet(
      {
        language: cell.language,
        client: cell.client,
        code: snippet.code,
        packages: packagesOf(snippet).flatMap(([, names]) => names),
        files: { ...files, ...olderFile(prepared) },
        environment,
      },
      workshop.cache,
      workshop.python?.forks,
    );
    const unknown = recorder.refused.map((host) => `asked for the unknown host ${host}`);
    const refused = [...unknown, ...servers.refusals];
    const place = { request, provider: prepared.provider, client: cell.client };
    const excused = (reason: string): void => void excuses.add(reason);
    if (cell.fault !== undefined) {
      const silent = silentAbout(place, cell.fault, (cell.failure ?? 0) + 1);
      const wrong = faultProblems(outcome, silent === undefined ? undefined : () => excused(silent));
      return { problems: [...refused, ...wrong] };
    }
    if (cell.absent) return { problems: absent(prepared, outcome, recorder.requests, excused) };
    const expectation: Expectation = { ...place, files, tokens, excused };
    const problems = [
      ...refused,
      ...jobProblems(place),
      ...outcomeProblems(outcome, expectedOf(place, servers.served, excused), serial, request.stream),
      ...requestProblems(recorder.requests, expectation, submittedAnswer(answers)),
    ];
    return { problems, exchange: keptOf(prepared, [...answers], tokens) };
  } finally {
    await recorder.close();
  }
}

/** By client: what its snippets lack on this machine. */
const lacking = new Map<string, string | undefined>();

function missingFor({ language, client }: Cell): string | undefined {
  if (programFolder(language) === undefined) return `what runs ${language}`;
  if (!lacking.has(client)) lacking.set(client, missingPackage(language, client));
  const missing = lacking.get(client);
  return missing === undefined ? undefined : `the package ${missing}`;
}

/** Runs the snippet of a cell against a recorder and compares. */
export async function verifyCell(cell: Cell, workshop: Workshop, serial: number): Promise<Verdict> {
  const start = Date.now();
  const prepared = prepare(cell);
  if ('reason' in prepared) return { cell, state: 'skipped', notes: [prepared.reason], seconds: 0, excuses: new Set() };
  const missing = missingFor(cell);
  if (missing !== undefined)
    return { cell, state: 'skipped', notes: [`${missing} is not installed`], seconds: 0, excuses: new Set() };
  const excuses = new Set(prepared.excuses);
  // A cell that breaks the recorder itself has failed as well; the others go on.
  const { problems: notes, exchange } = await runCell(prepared, workshop, serial, excuses).catch(
    (error): Ran => ({ problems: [`the recorder failed: ${error}`] }),
  );
  const state = notes.length === 0 ? 'passed' : 'failed';
  const seconds = (Date.now() - start) / 1000;
  return { cell, state, notes, seconds, excuses, code: prepared.snippet.code, ...(exchange ? { exchange } : {}) };
}

/** Whether the run of a cell is mostly waiting for a job. */
export function waits(cell: Cell): boolean {
  const prepared = prepare(cell);
  return !('reason' in prepared) && prepared.waits;
}

const notBegun = (cell: Cell): Verdict => ({
  cell,
  state: 'skipped',
  notes: ['not begun in the time that was given'],
  seconds: 0,
  excuses: new Set(),
});

/**
 * Runs a queue of cells, some at a time.
 * @param isOver Whether the time is over, after which none is begun.
 */
export async function verifyAll(
  cells: readonly Cell[],
  workshop: Workshop,
  atOnce: number,
  done: (verdict: Verdict) => void,
  isOver = (): boolean => false,
): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < cells.length; index = next++) {
      const cell = cells[index] as Cell;
      done(isOver() ? notBegun(cell) : await verifyCell(cell, workshop, (index % 250) + 1));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
