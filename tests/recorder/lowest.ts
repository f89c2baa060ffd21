import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client as Entry } from '../../out/types/client.ts';
import { slugOf } from '../../runtime/slug.ts';
import { findTools } from '../execution/tools.ts';
import { installInto, type Requirements } from '../oracle/install.ts';
import type { Cell } from './cells.ts';
import { environmentOf } from './environment.ts';
import { Forks } from './forks.ts';
import { isProgram, type Program, programOf, wholeVersion } from './programs.ts';
import { PRELOADED } from './venv.ts';
import { openWorkshop, type Verdict, verifyAll, type Workshop } from './verify.ts';

/** What a client of Python returns its results with; whoever saves them has it. */
const COMPANIONS = ['pillow', 'numpy'];

/** The entry of a client in the catalogue. */
export const entryOf = (client: string): Entry =>
  JSON.parse(
    readFileSync(fileURLToPath(new URL(`../../catalogue/clients/${slugOf(client)}.json`, import.meta.url)), 'utf8'),
  );

/** The lowest version of a range such as >=1.6. */
const lowestIn = (range = ''): string | undefined => /^>=\s*([\d.]+)/.exec(range)?.[1];

/** What is installed for the lowest version that a client claims; nothing when it claims none of a package. */
export function lowestOf({
  install = {},
  versions = {},
}: Pick<Entry, 'install' | 'versions'>): Requirements | undefined {
  for (const [registry, pin, more] of [
    ['pypi', '==', COMPANIONS],
    ['npm', '@', []],
  ] as const) {
    const packages = (install[registry] ?? []).flatMap((name) => {
      const lowest = lowestIn(versions[name]);
      return lowest === undefined ? [] : `${name}${pin}${wholeVersion(lowest)}`;
    });
    if (packages.length > 0) return { registry, requirements: [...packages, ...more] };
  }
  return undefined;
}

/** The programs that a client claims a lowest version of: their names and that version. */
export const lowestPrograms = ({ versions = {} }: Pick<Entry, 'versions'>): [string, string][] =>
  Object.entries(versions).flatMap(([name, range]): [string, string][] => {
    const lowest = lowestIn(range);
    return lowest === undefined || !isProgram(name) ? [] : [[name, lowest]];
  });

/** A workshop in which programs stand before those of the machine. */
const withPrograms = (workshop: Workshop, programs: readonly Program[]): Workshop => ({
  ...workshop,
  programs: programs.map(({ folder }) => folder),
  environment: Object.assign({}, ...programs.map(({ environment }) => environment)),
});

/** Runs cells of one client with what is wanted. */
async function verifyClient(
  { packages, programs }: Wanted,
  cells: readonly Cell[],
  cache: string,
  done: (verdict: Verdict) => void,
): Promise<void> {
  const older = programs.map(([name, version]) => programOf(name, version, cache));
  const [first = ''] = packages?.requirements ?? [];
  const folder = join(cache, packages ? slugOf(`${packages.registry}-${first}`) : 'programs');
  const python = packages && installInto(folder, packages, findTools(join(cache, '../execution')));
  if (python === undefined) return verifyAll(cells, withPrograms(openWorkshop(folder), older), 3, done);
  const { authority } = openWorkshop(folder).certificates;
  const environment = environmentOf({ proxy: '', authority, cache: folder, python, tokens: {} });
  const module = first.split('==')[0]?.replaceAll('-', '_');
  const preloaded = PRELOADED.filter((name) => name === module);
  const forks = new Forks(join(python, 'python3'), preloaded, environment);
  try {
    await verifyAll(cells, openWorkshop(folder, { folder: python, forks }), 3, done);
  } finally {
    forks.close();
  }
}

/** The same of one call, for which a newer version may be claimed. */
export function lowestFor(
  entry: Pick<Entry, 'install' | 'versions' | 'newer'>,
  provider: string,
  task: string,
): Requirements | undefined {
  const newer = entry.newer?.find(({ calls }) => calls[provider]?.includes(task));
  return lowestOf({ ...entry, versions: { ...entry.versions, ...newer?.versions } });
}

/** What cells of a client are run with. */
interface Wanted {
  readonly packages: Requirements | undefined;
  readonly programs: readonly [string, string][];
}

/** What the lowest versions are of that a client claims; nothing for a client that claims none. */
function wantedFor(client: string, provider: string, task: string): Wanted | undefined {
  const entry = entryOf(client);
  const wanted = { packages: lowestFor(entry, provider, task), programs: lowestPrograms(entry) };
  return wanted.packages === undefined && wanted.programs.length === 0 ? undefined : wanted;
}

/** The cells that are run with the lowest version: those of clients that claim one. */
export const lowestCells = (cells: readonly Cell[]): Cell[] =>
  cells.filter(({ client, provider, task }) => wantedFor(client, provider, task) !== undefined);

/**
 * Runs cells with the lowest version of their client that the pages claim, each client in a folder of its own.
 * @param cache A folder that version control ignores.
 * @param done Is told what became of each cell.
 */
export async function verifyLowest(
  cells: readonly Cell[],
  cache: string,
  done: (verdict: Verdict) => void,
): Promise<void> {
  const named = ({ client, provider, task }: Cell): string =>
    `${client} ${JSON.stringify(wantedFor(client, provider, task))}`;
  for (const own of Map.groupBy(lowestCells(cells), named).values()) {
    const [{ client, provider, task } = { client: '', provider: '', task: '' }] = own;
    const wanted = wantedFor(client, provider, task);
    if (wanted !== undefined) await verifyClient(wanted, own, cache, done);
  }
}
