import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Signatures } from '../../out/types/signatures.ts';
import { fetchPackage } from './packages.ts';
import { python } from './python.ts';
import { parseRequirement } from './requirement.ts';

const run = promisify(execFile);

/** Where the tables are, below the root. */
const FOLDER = 'catalogue/signatures';

/** What the sources of a package say of its classes. */
export type Read = Pick<Signatures, 'choosers' | 'classes'>;

/** Every table of how the classes of a library are called. */
export const allSignatures = (root: string): Signatures[] =>
  readdirSync(join(root, FOLDER)).map(
    (file) => JSON.parse(readFileSync(join(root, FOLDER, file), 'utf8')) as Signatures,
  );

/** Reads the classes below a module of an unpacked package that derive from a base; nothing of it is executed. */
export async function readSignatures(folder: string, module: string, base: string): Promise<Read> {
  const program = fileURLToPath(new URL('./static/signatures.py', import.meta.url));
  const options = { maxBuffer: 64_000_000 };
  const { stdout } = await run(await python(), ['-B', program, folder, module, base], options);
  return JSON.parse(stdout) as Read;
}

/** A table as its file holds it: one class a line, so that a difference names the class. */
export function printSignatures({ choosers, classes, ...head }: Signatures): string {
  const lines = (entries: object): string =>
    Object.entries(entries)
      .map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(',\n');
  const first = JSON.stringify(head, null, 2).slice(0, -2);
  return `${first},\n  "choosers": {\n${lines(choosers)}\n  },\n  "classes": {\n${lines(classes)}\n  }\n}\n`;
}

/** Reads every table again in the current release of its package and writes it; returns what to say of each. */
export async function refreshSignatures(root: string, packages: string, write: boolean): Promise<string[]> {
  const said: string[] = [];
  for (const known of allSignatures(root)) {
    const found = await fetchPackage(parseRequirement(known.package), packages);
    if (!found) throw new Error(`the registry has no code for ${known.package}`);
    const read = await readSignatures(found.folder, known.module, known.base);
    const text = printSignatures({ ...known, version: found.version, ...read });
    const same = text === printSignatures(known);
    if (write) writeFileSync(join(root, FOLDER, `${known.id}.json`), text);
    const count = Object.keys(read.classes).length;
    said.push(
      `${known.id}: ${count} classes of ${known.package} ${found.version}, ${same ? 'as they were' : 'changed'}`,
    );
  }
  return said;
}
