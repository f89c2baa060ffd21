import { posix } from 'node:path';
import { matchSnippets, orderChanged, type Pair, type SnippetFile, snippetFile } from './match.ts';
import { partOf } from './parts.ts';
import { hunksAround, type Run, rowsOf, runsOf } from './rows.ts';
import type { Group, GroupKind, Place, Row, Side } from './types.ts';
import { normalizer } from './values.ts';

type Normalize = (text: string) => string;

/** One change of one snippet: a run of its lines, and the key that the same change of another snippet has too. */
interface Change {
  key: string;
  kind: GroupKind;
  extension: string;
  place: Place;
  rows: Row[];
  run: Run;
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The path that a place is known by. */
export const pathOf = ({ before, after }: Place): string => after ?? before ?? '';

/** Changes of one snippet, one for each run of lines; equal runs of one snippet are told apart by their number. */
function changesOf(
  kind: GroupKind,
  extension: string,
  place: Place,
  rows: Row[],
  normalize: [Normalize, Normalize],
): Change[] {
  const seen = new Map<string, number>();
  return runsOf(rows).map((run) => {
    const lines = rows
      .slice(run.start, run.end)
      .map((row) => `${row.kind} ${normalize[row.kind === 'removed' ? 0 : 1](row.text)}`);
    const same = JSON.stringify([kind, partOf(pathOf(place)), extension, lines]);
    const count = seen.get(same) ?? 0;
    seen.set(same, count + 1);
    return { key: `${count} ${same}`, kind, extension, place, rows, run };
  });
}

const variantsInOrder = (pairs: readonly Pair[], side: keyof Pair): string =>
  [...pairs]
    .sort((a, b) => a[side].number - b[side].number)
    .map(({ after }) => `${after.variant}.${after.extension}\n`)
    .join('');

/** All changes of the snippets of one folder. */
function folderChanges(
  folder: string,
  before: readonly SnippetFile[],
  after: readonly SnippetFile[],
  normalize: [Normalize, Normalize],
): Change[] {
  const { pairs, added, removed } = matchSnippets(before, after);
  const changes: Change[] = [];
  const add = (kind: GroupKind, extension: string, place: Place, from: string, to: string): void => {
    changes.push(...changesOf(kind, extension, place, rowsOf(from, to), normalize));
  };
  for (const { before: from, after: to } of pairs) {
    const place = { before: from.path, after: to.path };
    if (from.text !== to.text) add('changed', to.extension, place, from.text, to.text);
    if (from.variant !== to.variant) add('renamed', to.extension, place, `${from.variant}\n`, `${to.variant}\n`);
  }
  for (const file of added) add('added', file.extension, { after: file.path }, '', file.text);
  for (const file of removed) add('removed', file.extension, { before: file.path }, file.text, '');
  if (orderChanged(pairs)) {
    const place = { before: folder, after: folder };
    add('moved', '', place, variantsInOrder(pairs, 'before'), variantsInOrder(pairs, 'after'));
  }
  return changes;
}

function byFolder(snippets: ReadonlyMap<string, string>): Map<string, SnippetFile[]> {
  const folders = new Map<string, SnippetFile[]>();
  for (const [path, text] of snippets) {
    const files = folders.get(posix.dirname(path)) ?? [];
    files.push(snippetFile(path, text));
    folders.set(posix.dirname(path), files);
  }
  for (const files of folders.values()) files.sort((a, b) => a.number - b.number || byText(a.path, b.path));
  return folders;
}

/** The record of the model whose slug stands in a path, by itself or with what the weights are loaded as (slug@8bit). */
function recordOf(folder: string, seeds: ReadonlyMap<string, unknown>): unknown {
  const slug = folder
    .split('/')
    .map((part) => part.replace(/@.*$/, ''))
    .findLast((part) => seeds.has(part));
  return slug === undefined ? undefined : seeds.get(slug);
}

/** Gathers equal changes, then joins those that have exactly the same places: they are one edit of several lines. */
function gather(changes: readonly Change[]): Group[] {
  const byKey = Map.groupBy(changes, ({ key }) => key);
  const byPlaces = Map.groupBy(byKey.values(), (equal) =>
    JSON.stringify([equal[0]?.kind, equal[0]?.extension, equal.map(({ place }) => place)]),
  );
  return [...byPlaces.values()].map((together) => {
    const firsts = together.flatMap(([first]) => (first ? [first] : []));
    const { kind, extension, rows } = firsts[0] as Change;
    const hunks = hunksAround(
      rows,
      firsts.map(({ run }) => run),
    );
    return { kind, extension, hunks, places: together[0]?.map(({ place }) => place) ?? [] };
  });
}

const KINDS: readonly GroupKind[] = ['changed', 'added', 'removed', 'renamed', 'moved'];

const inOrder = (a: Group, b: Group): number =>
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
  b.places.length - a.places.length ||
  byText(JSON.stringify(a.places), JSON.stringify(b.places)) ||
  byText(JSON.stringify(a.hunks), JSON.stringify(b.hunks));

/** The changes of all snippets in groups: the kinds in turn, the groups with most places first. */
export function groupChanges(base: Side, head: Side): Group[] {
  const [before, after] = [byFolder(base.snippets), byFolder(head.snippets)];
  const folders = [...new Set([...before.keys(), ...after.keys()])].sort(byText);
  const changes = folders.flatMap((folder) => {
    const normalize: [Normalize, Normalize] = [
      normalizer(recordOf(folder, base.seeds)),
      normalizer(recordOf(folder, head.seeds)),
    ];
    return folderChanges(folder, before.get(folder) ?? [], after.get(folder) ?? [], normalize);
  });
  return gather(changes).sort(inOrder);
}
