import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Model } from '../../out/types/model.ts';
import type { ShownLibrary } from '../../runtime/shown.ts';
import type { LibraryEntry } from '../../runtime/snippet.ts';
import type { Soon } from '../../runtime/soon.ts';
import { ROOT } from './command.ts';

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

/** Generates when a module of out/modules is not there yet. */
export async function ensureGenerated(path = 'model.ts'): Promise<void> {
  if (existsSync(join(ROOT, 'out/modules', path))) return;
  process.stderr.write('out/modules is not there yet: generating …\n');
  // The compiler is ten times the size of everything that printing needs.
  const [{ generate }, { printProblems }] = await Promise.all([import('../pipeline.ts'), import('./report.ts')]);
  const { problems } = await generate(ROOT, { check: true });
  printProblems(problems);
  if (problems.length > 0) throw new UsageError('the catalogue has problems; fix them first.', 1);
}

/** Imports a module of out/modules; generates first when it is not there yet. */
export async function importGenerated<Module>(path: string): Promise<Module> {
  await ensureGenerated(path);
  return (await import(join(ROOT, 'out/modules', path))) as Module;
}

/** Loads a library by id; one that was loaded before is there at once. */
type LoadOne = (id: string) => Soon<LibraryEntry | undefined>;

async function libraryLoader(): Promise<{ ids: string[]; load: LoadOne }> {
  const index = await importGenerated<LibraryIndex>('libraries/index.ts');
  const loaded = new Map<string, LibraryEntry>();
  const load: LoadOne = (id) =>
    loaded.get(id) ??
    index.loadLibrary(id).then((entry) => {
      if (entry) loaded.set(id, entry);
      return entry;
    });
  return { ids: Object.keys(index.libraryLabels), load };
}

/** The libraries that `--library` asks for: one, or all. */
export async function librariesCalled(id: string): Promise<LibraryEntry[]> {
  const { ids, load } = await libraryLoader();
  if (id !== 'all' && !ids.includes(id)) {
    const { didYouMean } = await import('../diagnostics/suggest.ts');
    throw new UsageError(`there is no library "${id}": ${didYouMean(id, ids)}`);
  }
  return (await Promise.all((id === 'all' ? ids : [id]).map(load))).flatMap((entry) => entry ?? []);
}

/** What is shown of libraries for a model: of the library that was asked for, of all, or of those that load the model. */
export type LibraryChoice = (model: Model) => Soon<ShownLibrary[]>;

/** Makes the choice of `--library`; libraries are imported once, when a model first needs them. */
export async function libraryChoice(id: string | undefined): Promise<LibraryChoice> {
  if (id !== undefined) {
    const entries = await librariesCalled(id);
    const { shownOf }: { shownOf(entries: LibraryEntry[], model: Model): ShownLibrary[] } = await import(
      '../../runtime/shown.ts'
    );
    return (model) => entries.flatMap((entry) => shownOf([entry], model));
  }
  const { load } = await libraryLoader();
  // What it imports may just have been generated.
  const { shownSoon } = await import('../../runtime/libraries.ts');
  return (model) => shownSoon(model, load);
}
