import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createStorage, memoryStore, type ResumeStore, type UploadError } from '../../runtime/storage/index.ts';
import { nodeTransport } from '../../runtime/storage/node.ts';
import { pythonFolder } from '../recorder/venv.ts';

/**
 * `npm run -s verify -- --storage`: uploads to a real S3-compatible server, moto's from PyPI, by presigned addresses. Needs
 * python3 with venv; where that or the package index is missing, every case counts as skipped.
 */

const CACHE = join(import.meta.dirname, '../../.cache/storage');
const REQUIREMENTS = join(import.meta.dirname, 'requirements.txt');
// The least that S3 takes for a part that is not the last.
const PART = 5 * 1_048_576;
const SIZE = 2 * PART + 12_345;

interface Place {
  origin: string;
  /** The steps that the gateway has seen since the last fault was set. */
  log(): Promise<string[]>;
  /** Sets what goes wrong at the end of an upload in parts. */
  fault(complete?: 'wrong' | 'lost'): Promise<void>;
}

type Case = (place: Place) => Promise<void>;

function storageAt({ origin }: Place, singleBytes: number, resume?: ResumeStore) {
  const limits = { singleBytes, partBytes: PART };
  return createStorage({ restUrl: `${origin}/rest`, limits, resume, parallelParts: 1, backoff: { baseMs: 10 } });
}

function same(actual: unknown, expected: unknown, what: string): void {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${what}: ${a} instead of ${b}`);
}

// moto shows a private file to anybody who brings a key, whichever it is.
const AUTHORIZATION = { authorization: 'AWS key:signature' };

async function expectStored(url: string, bytes: Buffer): Promise<void> {
  const answer = await fetch(url, { headers: AUTHORIZATION });
  const stored = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok || !stored.equals(bytes)) throw new Error(`other bytes stand at ${url} (${answer.status})`);
}

const codeOf = (promise: Promise<string>): Promise<string> => promise.catch((error: UploadError) => error.code);
const fileOf = (bytes: Buffer<ArrayBuffer>, name: string) => new File([bytes], name, { type: 'audio/flac' });

async function single(place: Place): Promise<void> {
  const bytes = randomBytes(100_000);
  const url = await storageAt(place, 1e6).upload(fileOf(bytes, 'sïngle one.flac'));
  await expectStored(url, bytes);
  const head = await fetch(url, { method: 'HEAD', headers: AUTHORIZATION });
  same(head.headers.get('content-type'), 'audio/flac', 'content type');
}

async function parts(place: Place): Promise<void> {
  const bytes = randomBytes(SIZE);
  const [restUrl, limits] = [`${place.origin}/rest`, { singleBytes: 0, partBytes: PART }];
  const integrity = 'etag';
  await expectStored(await storageAt(place, 0).upload(fileOf(bytes, 'parts.flac')), bytes);
  const byHttp = createStorage({ restUrl, limits, integrity, transport: nodeTransport() });
  await expectStored(await byHttp.upload(fileOf(bytes, 'http.flac')), bytes);
  await expectStored(await byHttp.upload(fileOf(bytes, 'stream.flac').stream(), { fileName: 'stream.flac' }), bytes);
}

async function abortAndResume(place: Place): Promise<void> {
  const bytes = randomBytes(SIZE);
  const [resume, controller] = [memoryStore(), new AbortController()];
  const { signal } = controller;
  const begun = storageAt(place, 0, resume).upload(fileOf(bytes, 'resumed.flac'), {
    signal,
    onProgress: ({ loaded }) => loaded > PART + 1000 && controller.abort(),
  });
  same(await codeOf(begun), 'aborted', 'abort');
  await place.fault();
  const url = await storageAt(place, 0, resume).upload(fileOf(bytes, 'resumed.flac'));
  await expectStored(url, bytes);
  same(await place.log(), ['part 2', 'part 3', 'complete'], 'what was sent after the abort');
}

async function aborted(place: Place): Promise<void> {
  const controller = new AbortController();
  const begun = storageAt(place, 0).upload(fileOf(randomBytes(SIZE), 'aborted.flac'), {
    signal: controller.signal,
    onProgress: ({ loaded }) => loaded > PART && controller.abort(),
  });
  same(await codeOf(begun), 'aborted', 'abort');
  const url = await storageAt(place, 1e9).upload(fileOf(randomBytes(1), 'other.flac'));
  same((await fetch(url.replace('other', 'aborted'), { method: 'HEAD' })).status, 404, 'status of the aborted file');
}

async function lostAnswer(place: Place): Promise<void> {
  const [older, bytes] = [randomBytes(SIZE), randomBytes(SIZE)];
  await storageAt(place, 0).upload(fileOf(older, 'lost.flac'));
  await place.fault('lost');
  await expectStored(await storageAt(place, 0).upload(fileOf(bytes, 'lost.flac')), bytes);
  same((await place.log()).filter((step) => step === 'complete').length, 1, 'how often the end was asked for');
}

async function failedEnd(place: Place): Promise<void> {
  const older = randomBytes(SIZE);
  const url = await storageAt(place, 0).upload(fileOf(older, 'failed.flac'));
  await place.fault('wrong');
  const outcome = await codeOf(storageAt(place, 0).upload(fileOf(randomBytes(SIZE), 'failed.flac')));
  same(outcome, 'complete-failed', 'an end that failed while an older file of the same size stands there');
  await expectStored(url, older);
}

const CASES: Readonly<Record<string, Case>> = {
  'one piece': single,
  'parts, by fetch, by http and as a stream': parts,
  'abort, then nothing is there': aborted,
  'abort, then resume': abortAndResume,
  'the answer to the end is lost': lostAnswer,
  'the end fails': failedEnd,
};

async function startGateway(programs: string): Promise<{ place: Place; child: ChildProcess }> {
  const script = join(import.meta.dirname, 'gateway.py');
  const child = spawn(join(programs, 'python3'), [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('the S3-compatible server did not start'))),
  ]);
  const { origin } = JSON.parse(String(line)) as { origin: string };
  const place: Place = {
    origin,
    log: async () => (await fetch(`${origin}/log`)).json() as Promise<string[]>,
    async fault(complete) {
      await fetch(`${origin}/fault`, { method: 'POST', body: JSON.stringify({ complete }) });
    },
  };
  return { place, child };
}

/** Runs every case; the last line that it prints counts them. @returns the exit code */
export async function main(): Promise<number> {
  const names = Object.keys(CASES);
  let programs: string;
  try {
    programs = await pythonFolder(CACHE, (what) => console.log(what), REQUIREMENTS);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    console.log(`skipped, no Python with the packages of the S3-compatible server: ${reason}`);
    console.log(`0 passed, 0 failed, ${names.length} skipped`);
    return 0;
  }
  const started = await startGateway(programs);
  let failed = 0;
  for (const [name, run] of Object.entries(CASES)) {
    try {
      await started.place.fault();
      await run(started.place);
      console.log(`passed: ${name}`);
    } catch (error) {
      failed++;
      console.log(`FAILED: ${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  started.child.stdin?.end();
  await once(started.child, 'exit');
  console.log(`${names.length - failed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}
