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
import { PRELOADED } from './venv.ts';
import { openWorkshop, type Verdict, verifyAll } from './verify.ts';

/** The ways in which a client is called; the other variants differ from these in data alone. */
const VARIANTS: ReadonlySet<string> = new Set(['routed', 'direct', 'stream', 'stream-direct', 'endpoint', 'bill-to']);

/** What a client of Python returns its results with; whoever saves them has it. */
const COMPANIONS = ['pillow', 'numpy'];

const entryOf = (client: string): Entry =>
  JSON.parse(
    readFileSync(fileURLToPath(new URL(`../../catalogue/clients/${slugOf(client)}.json`, import.meta.url)), 'utf8'),
  );

/** A version with its three numbers: npm takes fewer for a range. */
const whole = (version: string): string =>
  [...version.split('.'), '0', '0'].slice(0, Math.max(3, version.split('.').length)).join('.');

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
      const lowest = /^>=\s*([\d.]+)/.exec(versions[name] ?? '')?.[1];
      return lowest === undefined ? [] : `${name}${pin}${whole(lowest)}`;
    });
    if (packages.length > 0) return { registry, requirements: [...packages, ...more] };
  }
  return undefined;
}

/** Runs cells of one client with what is wanted. */
async function verifyClient(
  wanted: Requirements,
  cells: readonly Cell[],
  cache: string,
  done: (verdict: Verdict) => void,
): Promise<void> {
  const folder = join(cache, slugOf(`${wanted.registry}-${wanted.requirements[0]}`));
  const python = installInto(folder, wanted, findTools(join(cache, '../execution')));
  if (python === undefined) return verifyAll(cells, openWorkshop(folder), 3, done);
  const { authority } = openWorkshop(folder).certificates;
  const environment = environmentOf({ proxy: '', authority, cache: folder, python, tokens: {} });
  const module = wanted.requirements[0]?.split('==')[0]?.replaceAll('-', '_');
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

/** The cells that are run with the lowest version: those of clients that claim one, in the ways that differ. */
export const lowestCells = (cells: readonly Cell[]): Cell[] =>
  cells.filter(({ client, variant }) => VARIANTS.has(variant) && lowestOf(entryOf(client)) !== undefined);

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
  const wantedBy = ({ client, provider, task }: Cell): Requirements | undefined =>
    lowestFor(entryOf(client), provider, task);
  const groups = Map.groupBy(lowestCells(cells), (cell) => `${cell.client} ${wantedBy(cell)?.requirements[0]}`);
  for (const own of groups.values()) {
    const wanted = own[0] && wantedBy(own[0]);
    if (wanted !== undefined) await verifyClient(wanted, own, cache, done);
  }
}
