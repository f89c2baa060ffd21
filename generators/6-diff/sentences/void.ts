import type { Run } from '../../../out/types/runs.ts';
import { isOnSame } from '../../../runtime/receipt/receipt.ts';
import { executedText, keysOf, neededBy } from '../../../runtime/receipt/standing.ts';
import { shortHash } from '../../hash.ts';
import { type SnippetFile, snippetFile } from '../match.ts';
import type { Besides, Json, Side } from '../types.ts';

const fieldOf = (value: Json | undefined, key: string): Json | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as { readonly [name: string]: Json })[key]
    : undefined;

/** The record of a library, an app or a library of data sets, as out/verified calls it, by the path of one of its snippets. */
export function recordOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  if (first === 'dataset-libraries') return `datasets/${second}`;
  return first === 'apps' ? `apps/${second}` : first;
}

/** The record that holds the runs of a snippet's path, the sample that it is of, and whether it needs what stands before it. */
function recordedAt(path: string): { file: string; sample: string; alone: boolean } | undefined {
  const parts = path.split('/');
  const file = recordOf(path);
  // Calls stand deeper than any of them, and have a record of their own.
  const depth = file.includes('/') ? 2 : 1;
  const sample = parts[depth];
  return sample !== undefined && parts.length === depth + 2 ? { file, sample, alone: parts[0] === 'apps' } : undefined;
}

/** The hash that a run of each snippet of a side would be recorded with, by the record and the key there. */
function executions({ snippets }: Side): Map<string, string> {
  const folders = Map.groupBy(snippets, ([path]) => path.slice(0, path.lastIndexOf('/')));
  const found = new Map<string, string>();
  for (const files of folders.values()) {
    const list: SnippetFile[] = files
      .map(([path, text]) => snippetFile(path, text))
      .sort((a, b) => a.number - b.number);
    const place = recordedAt(list[0]?.path ?? '');
    if (!place) continue;
    const standing = list.map(({ variant, extension, text }) => ({
      variant,
      kind: variant === 'install' ? ('install' as const) : ('code' as const),
      language: extension,
      code: text,
    }));
    const needed = neededBy(standing);
    for (const [at, key] of keysOf(standing).entries()) {
      const needs = place.alone ? { install: '', before: [] } : needed[at];
      if (needs)
        found.set(`${place.file} ${place.sample}/${key}`, shortHash(executedText(standing[at]?.code ?? '', needs)));
    }
  }
  return found;
}

const besidesOf = ({ besides }: Side): Besides | undefined => (typeof besides === 'string' ? undefined : besides);

/**
 * Tells whether the run that a side records under a key is of its code as it is, and on its recipe as it is.
 * @param recipes false: recipes are not looked at.
 */
function standing(side: Side, recipes = true): (place: string) => boolean {
  const hashes = executions(side);
  return (place) => {
    const [file = '', key = ''] = place.split(' ');
    const run = fieldOf(fieldOf(fieldOf(side.verified, file), 'runs'), key) as Run | undefined;
    if (!run?.outcome.startsWith('ran') || run.snippet !== hashes.get(place)) return false;
    if (!recipes) return true;
    const executedOn = besidesOf(side)?.recipes[file];
    return isOnSame(executedOn ? { executedOn } : {}, key, run);
  };
}

const hasRun = (record: Json, key: string): boolean =>
  /^ran/.test(String(fieldOf(fieldOf(fieldOf(record, 'runs'), key), 'outcome')));

/** A proof that no longer holds: the record, as its file below out/verified is called, and the key there. */
export interface VoidProof {
  readonly file: string;
  readonly key: string;
}

/** What ran and is no longer what ran, where the record is still there: other code, or another recipe. */
export function voidProofs(base: Side, head: Side): VoidProof[] {
  // Where the recipes of one side are not known, those of the other say nothing.
  const recipes = besidesOf(base) !== undefined && besidesOf(head) !== undefined;
  const [before, after] = [standing(base, recipes), standing(head, recipes)];
  return Object.entries((head.verified ?? {}) as { readonly [file: string]: Json }).flatMap(([file, record]) =>
    Object.keys((fieldOf(record, 'runs') ?? {}) as object).flatMap((key) => {
      const place = `${file} ${key}`;
      return before(place) && !after(place) && hasRun(record, key) ? [{ file, key }] : [];
    }),
  );
}

/** The runs recorded of some snippets, whole folders of them, that are not of their code as it is or not on their recipe. */
export function notStanding(side: Side): VoidProof[] {
  const stands = standing(side);
  return [...executions(side).keys()].flatMap((place) => {
    const [file = '', key = ''] = place.split(' ');
    const record = fieldOf(side.verified, file);
    return record !== undefined && hasRun(record, key) && !stands(place) ? [{ file, key }] : [];
  });
}

/** A client whose calls are printed otherwise than when they were executed, and how many were. */
export interface VoidCalls {
  readonly client: string;
  readonly calls: number;
}

const clientsOf = (side: Side): readonly (readonly [client: string, record: Json])[] =>
  Object.entries((fieldOf(fieldOf(side.verified, 'executed'), 'clients') ?? {}) as { readonly [client: string]: Json });

const isPrintedSo = (side: Side, client: string, record: Json): boolean => {
  const printer = fieldOf(record, 'printer');
  return printer !== undefined && printer === besidesOf(side)?.printers[client];
};

/** The clients whose recorded calls are printed otherwise than when they were executed. */
export const callsNotStanding = (side: Side): VoidCalls[] =>
  clientsOf(side)
    .filter(([client, record]) => !isPrintedSo(side, client, record))
    .map(([client, record]) => ({ client, calls: Number(fieldOf(record, 'snippets') ?? 0) }));

/** The clients whose recorded calls were printed by what the base has, and no longer by what the head has. */
export function voidCalls(base: Side, head: Side): VoidCalls[] {
  if (!besidesOf(base) || !besidesOf(head)) return [];
  const fallen = new Set(callsNotStanding(base).map(({ client }) => client));
  const stood = new Set(clientsOf(base).flatMap(([client]) => (fallen.has(client) ? [] : [client])));
  return callsNotStanding(head).filter(({ client }) => stood.has(client));
}
