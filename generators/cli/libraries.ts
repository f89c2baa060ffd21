import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LibraryEntry } from '../../runtime/snippet.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import { ROOT } from './command.ts';
import { printProblems } from './report.ts';

interface LibraryIndex {
  loadLibrary(id: string): Promise<LibraryEntry | undefined>;
  libraryLabels: Record<string, string>;
}

/** A wrong use of the command line (exit code 2) or input that cannot be read (1): the message is for the person. */
export class UsageError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Imports a module of out/modules; generates first when nothing was generated yet. */
export async function importGenerated<Module>(path: string): Promise<Module> {
  const file = join(ROOT, 'out/modules', path);
  if (!existsSync(file)) {
    process.stderr.write('out/modules is not there yet: generating …\n');
    // The compiler is ten times the size of everything that printing needs.
    const { generate } = await import('../pipeline.ts');
    const { problems } = await generate(ROOT, { check: true });
    printProblems(problems);
    if (problems.length > 0) throw new UsageError('the catalogue has problems; fix them first.', 1);
  }
  return (await import(file)) as Module;
}

/** Which libraries are asked for: one, all, or the record's own. */
export type LibraryChoice = (record: Record<string, unknown>) => Promise<LibraryEntry[]>;

/** Makes the choice of `--library`; libraries are imported once, when a record first needs them. */
export async function libraryChoice(id: string | undefined): Promise<LibraryChoice> {
  const index = await importGenerated<LibraryIndex>('libraries/index.ts');
  const ids = Object.keys(index.libraryLabels);
  const loaded = new Map<unknown, LibraryEntry[]>();
  const load = async (wanted: unknown): Promise<LibraryEntry[]> => {
    const known = loaded.get(wanted);
    if (known) return known;
    const entry = typeof wanted === 'string' ? await index.loadLibrary(wanted) : undefined;
    const entries = entry ? [entry] : [];
    if (entry) loaded.set(wanted, entries);
    return entries;
  };
  if (id === undefined)
    return (record) => load(Object.hasOwn(record, 'library_name') ? record.library_name : undefined);
  if (id !== 'all' && !ids.includes(id)) throw new UsageError(`there is no library "${id}": ${didYouMean(id, ids)}`);
  const entries = (await Promise.all((id === 'all' ? ids : [id]).map(load))).flat();
  return async () => entries;
}
