import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Request } from '../../../runtime/request/types.ts';
import { type Deployment, type Fault, Servers } from '../../providers/engine/engine.ts';
import { certificatesFor } from '../ca.ts';
import { type Expectation, requestProblems } from '../compare.ts';
import { environmentOf } from '../environment.ts';
import { FAKES } from '../fakes.ts';
import { faultProblems, outcomeProblems } from '../outcome.ts';
import { startRecorder } from '../recorder.ts';
import { type Outcome, runSnippet } from '../run.ts';

const HOSTS = ['huggingface.co', 'router.huggingface.co', 'queue.fal.run', 'files.example', 'endpoint.example'];
const TOKENS = { HF_TOKEN: 'hf_dummy' };
const HUB = 'https://huggingface.co';

/** A folder for what snippets keep between runs, and the certificates of the hosts that they call. */
interface Place {
  readonly cache: string;
  readonly certificates: ReturnType<typeof certificatesFor>;
}

let current: Place | undefined;

/** The place of a test file, made when it is first asked for. */
export function placeOfFile(): Place {
  if (current) return current;
  const cache = mkdtempSync(join(tmpdir(), 'recorder-'));
  current = { cache, certificates: certificatesFor(HOSTS, cache) };
  return current;
}

/** Removes the place: for the end of a test file. */
export function removePlace(): void {
  if (current) rmSync(current.cache, { recursive: true, force: true });
  current = undefined;
}

export const header = (name: string, value: string, env?: string) => ({ name, value, ...(env ? { env } : {}) });
export const AUTHORIZATION = header('Authorization', 'Bearer ', 'HF_TOKEN');

/** A call that classifies a text. */
export const CLASSIFY: Request = {
  task: 'text-classification',
  mode: 'routed',
  model: 'acme/demo',
  method: 'POST',
  url: 'https://router.huggingface.co/hf-inference/models/acme/demo?a=1%202',
  headers: [AUTHORIZATION, header('Content-Type', 'application/json'), header('X-HF-Bill-To', 'acme')],
  body: { kind: 'json', json: { inputs: "It's 狮子" } },
  result: { as: 'json' },
  stream: false,
};

/** A snippet, and what it is to be told and compared with. */
export interface Attempt {
  request?: Request;
  language?: string;
  code: string;
  /** Who serves the request's task, and how the model is called there. */
  provider?: string;
  model?: string;
  endpoint?: string;
  fault?: Fault;
  files?: Record<string, Buffer>;
}

/** Runs a snippet against a recorder; gives what arrived, what came out, and the problems of both. */
export async function attempt({
  request = CLASSIFY,
  language = 'sh',
  code,
  provider = 'hf-inference',
  model = 'acme/demo',
  endpoint,
  fault,
  files = {},
}: Attempt) {
  const deployment: Deployment = { server: provider, task: request.task, model, hubModel: 'acme/demo' };
  const servers = new Servers(FAKES, {
    deployments: [deployment],
    endpoint,
    fault,
    serial: 7,
    hub: { url: HUB, record: {} },
  });
  let submitted: unknown;
  const { cache, certificates } = placeOfFile();
  const recorder = await startRecorder(HOSTS, certificates, (recorded) => {
    const given = servers.answer(recorded);
    if (recorded.method === 'POST' && given.headers['content-type'] === 'application/json')
      submitted = JSON.parse(Buffer.concat(given.pieces).toString());
    return given;
  });
  try {
    const environment = environmentOf({
      proxy: recorder.proxy,
      authority: certificates.authority,
      cache,
      tokens: TOKENS,
    });
    const outcome: Outcome = await runSnippet({ language, code, files, environment }, cache, undefined, 120_000);
    const expectation: Expectation = { request, provider, client: 'js-fetch', files, tokens: TOKENS };
    return {
      outcome,
      refused: recorder.refused,
      refusals: servers.refusals,
      requests: recorder.requests,
      sent: requestProblems(recorder.requests, expectation, submitted),
      came: outcomeProblems(outcome, servers.served, 7, request.stream),
      swallowed: faultProblems(outcome),
    };
  } finally {
    await recorder.close();
  }
}

export const ADDRESS = CLASSIFY.url;
export const BEARER = '-H "Authorization: Bearer $HF_TOKEN"';
export const TYPE = '-H "Content-Type: application/json"';
export const BILL = '-H "X-HF-Bill-To: acme"';
export const BODY = `-d '{"inputs": "It'\\''s 狮子"}'`;
export const curl = (...args: string[]): string => `curl -sS --fail-with-body ${args.join(' ')}\n`;
