/**
 * How much memory an upload takes, and what faults cost. Nothing here is asserted.
 *
 *   node bench/upload.ts             a sparse file of 2 GiB, from disk
 *   node bench/upload.ts --mib 200   another size
 *   node bench/upload.ts --faults    bytes sent again per fault, at the real part size
 *
 * The upload runs in a process of its own, so that its peak memory is not mixed with the server's.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { createStorage, PART_BYTES } from '../runtime/storage/index.ts';
import { openFile } from '../runtime/storage/node.ts';
import { startStorageServer } from '../tests/servers/storage-server.ts';
import { SURVIVED_FAULTS } from '../tests/servers/upload-faults.ts';

const MIB = 1_048_576;

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

/** Uploads a file from a fresh process. */
export async function uploadInChild(restUrl: string, path: string): Promise<ChildReport> {
  const { stdout } = await promisify(execFile)(process.execPath, [import.meta.filename, '--child', restUrl, path]);
  return JSON.parse(stdout);
}

async function runChild(restUrl: string, path: string): Promise<void> {
  const peak = () => Math.round(process.resourceUsage().maxRSS / 1024);
  const [startMib, began] = [peak(), performance.now()];
  const url = await createStorage({ restUrl }).upload(await openFile(path));
  const seconds = Math.round(performance.now() - began) / 1000;
  console.log(JSON.stringify({ url, seconds, peakMib: peak(), startMib } satisfies ChildReport));
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

async function benchMemory(sizes: readonly number[]): Promise<void> {
  console.log('| file | time | peak memory | before the upload | same hash at the server |\n|---|---|---|---|---|');
  for (const mib of sizes) {
    const directory = await mkdtemp(join(tmpdir(), 'snippetry-bench-'));
    const server = await startStorageServer();
    try {
      const path = join(directory, 'sparse.bin');
      await createSparseFile(path, mib * MIB);
      const { url, seconds, peakMib, startMib } = await uploadInChild(`${server.origin}/rest`, path);
      const same = server.files.get(url)?.sha256 === (await hashFile(path));
      console.log(
        `| ${mib} MiB | ${seconds.toFixed(1)} s | ${peakMib} MiB | ${startMib} MiB | ${same ? 'yes' : 'NO'} |`,
      );
    } finally {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    }
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
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { child: { type: 'boolean' }, faults: { type: 'boolean' }, mib: { type: 'string' } },
  });
  if (values.child) await runChild(positionals[0] ?? '', positionals[1] ?? '');
  else if (values.faults) await benchFaults();
  else await benchMemory(values.mib ? [Number(values.mib)] : [10, 100, 2048]);
}
