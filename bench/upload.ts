/**
 * How long an upload takes and how much memory, here and with fal's own client (installed for the run only), and what
 * faults cost. Nothing here is asserted.
 *
 *   node bench/upload.ts             sparse files of 10 MiB, 100 MiB and 2 GiB, from disk
 *   node bench/upload.ts --mib 200   another size
 *   node bench/upload.ts --runs 3    the medians of several runs, taken by turns
 *   node bench/upload.ts --faults    bytes sent again per fault, at the real part size
 *
 * Each upload runs in a process of its own, from a bundle of plain JavaScript, so that its peak memory is mixed neither
 * with the server's nor with that of reading TypeScript.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { build } from 'esbuild';
import { createStorage, PART_BYTES } from '../runtime/storage/index.ts';
import { startStorageServer } from '../tests/servers/storage-server.ts';
import { SURVIVED_FAULTS } from '../tests/servers/upload-faults.ts';
import { median } from './measure.ts';
import { FAL_PEER, installPeer, peerName } from './peer.ts';

const MIB = 1_048_576;
const ROOT = join(import.meta.dirname, '..');

/** A file of holes, with a mark at the start of each part, so that parts in the wrong order change the hash. */
export async function createSparseFile(path: string, size: number): Promise<void> {
  const file = await open(path, 'w');
  await file.truncate(size);
  for (let offset = 0; offset < size; offset += PART_BYTES) await file.write(`mark ${offset}`, offset);
  await file.close();
}

export interface ChildReport {
  url: string;
  seconds: number;
  /** Peak resident memory of the process, and its level just before the upload, in MiB. */
  peakMib: number;
  startMib: number;
}

const MEASURE = `
  const [origin, path] = process.argv.slice(2);
  const peak = () => Math.round(process.resourceUsage().maxRSS / 1024);
  const upload = await prepare(origin);
  const file = await openAsBlob(path, { type: 'audio/flac' });
  Object.defineProperty(file, 'name', { value: basename(path) });
  const [startMib, began] = [peak(), performance.now()];
  const url = await upload(file);
  const seconds = Math.round(performance.now() - began) / 1000;
  console.log(JSON.stringify({ url, seconds, peakMib: peak(), startMib }));
`;

/** What the measured process runs: `prepare` gives the function that uploads. */
const PROGRAMS = {
  here: async () => `
    import { createStorage } from ${JSON.stringify(join(ROOT, 'runtime/storage/index.ts'))};
    import { nodeTransport } from ${JSON.stringify(join(ROOT, 'runtime/storage/node.ts'))};
    const prepare = async (origin) =>
      createStorage({ restUrl: origin + '/rest', transport: nodeTransport() }).upload;`,
  'here, fetch': async () => `
    import { createStorage } from ${JSON.stringify(join(ROOT, 'runtime/storage/index.ts'))};
    const prepare = async (origin) => createStorage({ restUrl: origin + '/rest' }).upload;`,
  // Its address is fixed, so that its requests are sent on to the server of the run; nothing else is changed.
  fal: async () => `
    import { createFalClient } from ${JSON.stringify(await installPeer(ROOT, FAL_PEER))};
    const prepare = async (origin) => {
      const fetchThere = (url, init) => fetch(String(url).replace(/^https:\\/\\/[^/]*/, origin + '/rest'), init);
      const { storage } = createFalClient({ credentials: 'key', fetch: fetchThere });
      return (file) => storage.upload(file);
    };`,
} as const;
export type Client = keyof typeof PROGRAMS;

/** Bundles a client's program; returns its path. */
export async function bundleClient(client: Client, directory: string): Promise<string> {
  const outfile = join(directory, `${client}.mjs`);
  const imports = "import { openAsBlob } from 'node:fs';\nimport { basename } from 'node:path';";
  const contents = `${imports}\n${await PROGRAMS[client]()}\n${MEASURE}`;
  await build({
    stdin: { contents, resolveDir: ROOT },
    ...{ bundle: true, format: 'esm', platform: 'node', target: 'node22', logLevel: 'error', outfile },
  });
  return outfile;
}

/** Uploads a file from a fresh process. */
export async function uploadInChild(program: string, origin: string, path: string): Promise<ChildReport> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, origin, path]);
  return JSON.parse(stdout);
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

async function benchClients(sizes: readonly number[], runs: number): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'snippetry-bench-'));
  const clients = Object.keys(PROGRAMS) as Client[];
  const programs = await Promise.all(clients.map((client) => bundleClient(client, directory)));
  const path = join(directory, 'sparse.bin');
  console.log(`Against ${peerName(FAL_PEER)}, installed for this run only; medians of ${runs}, taken by turns.\n`);
  console.log(
    '| file | client | time | peak memory | before the upload | same hash at the server |\n|---|---|---|---|---|---|',
  );
  for (const mib of sizes) {
    await createSparseFile(path, mib * MIB);
    const sha256 = await hashFile(path);
    const reports = clients.map((): (ChildReport & { same: boolean })[] => []);
    for (let run = 0; run < runs; run++) {
      for (const [index, program] of programs.entries()) reports[index]?.push(await measure(program, path, sha256));
    }
    for (const [index, client] of clients.entries()) {
      const rows = reports[index] ?? [];
      const middle = (pick: (report: ChildReport) => number) => median(rows.map(pick));
      const seconds = middle((row) => row.seconds).toFixed(1);
      const [peak, start] = [middle((row) => row.peakMib), middle((row) => row.startMib)];
      const same = rows.every((row) => row.same) ? 'yes' : 'NO';
      console.log(`| ${mib} MiB | ${client} | ${seconds} s | ${peak} MiB | ${start} MiB | ${same} |`);
    }
  }
  await rm(directory, { recursive: true, force: true });
}

async function measure(program: string, path: string, sha256: string): Promise<ChildReport & { same: boolean }> {
  const server = await startStorageServer({ etagInBody: true });
  try {
    const report = await uploadInChild(program, server.origin, path);
    return { ...report, same: server.files.get(report.url)?.sha256 === sha256 };
  } finally {
    await server.close();
  }
}

async function benchFaults(): Promise<void> {
  console.log('| fault | upload | bytes sent again |\n|---|---|---|');
  for (const { name, kind, fault, integrity, stallMs } of SURVIVED_FAULTS) {
    const size = kind === 'single' ? 20 * MIB : 100 * MIB;
    const piece = kind === 'single' ? size : PART_BYTES;
    const server = await startStorageServer({ declareHash: true, fault: (seen) => fault(seen, { piece }) });
    const storage = createStorage({ restUrl: `${server.origin}/rest`, integrity, stallMs, settleMs: stallMs });
    await storage.upload(new Blob([new Uint8Array(size)]));
    console.log(`| ${name} | ${kind} | ${((server.received() - size) / MIB).toFixed(2)} MiB |`);
    await server.close();
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { faults: { type: 'boolean' }, mib: { type: 'string' }, runs: { type: 'string', default: '1' } },
  });
  if (values.faults) await benchFaults();
  else await benchClients(values.mib ? [Number(values.mib)] : [10, 100, 2048], Number(values.runs));
}
