import { compareFacts } from './facts.ts';
import { groupChanges } from './group.ts';
import { withPages } from './pages.ts';
import { comparePublished } from './published/compare.ts';
import { sentencesOf } from './sentences/index.ts';
import type { Besides, Difference, Group, GroupKind, ModuleDifference, Side, Size } from './types.ts';
import { compareVerified } from './verified.ts';

const sum = (sizes: Iterable<Size>): Size => {
  const total = { raw: 0, gzip: 0 };
  for (const { raw, gzip } of sizes) {
    total.raw += raw;
    total.gzip += gzip;
  }
  return total;
};

/** Compares the modules of two sides by size, in the order of how much they grew or shrank. */
function compareModules(base: Side, head: Side): ModuleDifference {
  for (const { name, modules } of [base, head])
    if (typeof modules === 'string') return { unknown: `the modules of ${name} are not known: ${modules}` };
  const [before, after] = [base.modules, head.modules] as ReadonlyMap<string, Size>[];
  const changed = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])]
    .map((module) => ({ module, before: before?.get(module), after: after?.get(module) }))
    .filter((change) => change.before?.raw !== change.after?.raw || change.before?.gzip !== change.after?.gzip)
    .map((change) => ({ change, growth: Math.abs((change.after?.gzip ?? 0) - (change.before?.gzip ?? 0)) }))
    .sort((a, b) => b.growth - a.growth || (a.change.module < b.change.module ? -1 : 1))
    .map(({ change }) => change);
  return { before: sum(before?.values() ?? []), after: sum(after?.values() ?? []), changed };
}

/** Numbers of snippets by kind: a snippet with several changes counts once. */
function countKinds(groups: readonly Group[]): Record<GroupKind, number> {
  const count = (kind: GroupKind): number =>
    new Set(groups.flatMap((group) => (group.kind === kind ? group.places.map((place) => JSON.stringify(place)) : [])))
      .size;
  return {
    changed: count('changed'),
    added: count('added'),
    removed: count('removed'),
    renamed: count('renamed'),
    moved: count('moved'),
  };
}

function notesOf(base: Side, head: Side): string[] {
  return [base, head].flatMap(({ name, catalogue, besides }) => [
    ...(catalogue ? [] : [`${name} has no catalogue: its facts are not compared`]),
    ...(typeof besides === 'string'
      ? [`steps of apps, notices and direct calls are not compared, those of ${name} are not known: ${besides}`]
      : []),
  ]);
}

/** Both sides with all that readers see: what is printed besides the snippets counts where both sides know it. */
function whole(base: Side, head: Side): [Side, Side] {
  if (typeof base.besides === 'string' || typeof head.besides === 'string') return [base, head];
  const joined = (side: Side, { files }: Besides): Side => ({
    ...side,
    snippets: new Map([...side.snippets, ...files]),
  });
  return [joined(base, base.besides), joined(head, head.besides)];
}

/** Samples that only one side has: snippets of these come and go without any change to what is shipped. */
function samplesOfOne(base: Side, head: Side): string[] {
  const slugs = ({ seeds, catalogue }: Side): Set<string> => {
    const entries = [...(catalogue?.keys() ?? [])].filter((entry) => entry.startsWith('datasets/'));
    return new Set([...seeds.keys(), ...entries.map((entry) => entry.slice('datasets/'.length))]);
  };
  const [before, after] = [slugs(base), slugs(head)];
  return [...before, ...after].filter((slug) => !before.has(slug) || !after.has(slug)).sort();
}

/** Compares what readers see of two states of the project. The same sides give the same difference. */
export function compareSides(before: Side, after: Side): Difference {
  const [base, head] = whole(before, after);
  const groups = withPages(groupChanges(base, head), base, head);
  const facts = base.catalogue && head.catalogue ? compareFacts(base.catalogue, head.catalogue) : [];
  const verified = compareVerified(base.verified, head.verified);
  const published = comparePublished(base, head);
  const doubts = [base, head].flatMap(({ doubt }) => doubt ?? []);
  return {
    version: 1,
    base: base.name,
    head: head.name,
    sentences: [...doubts, ...sentencesOf({ groups, facts, verified, published }, base, head)],
    snippets: { before: base.snippets.size, after: head.snippets.size, ...countKinds(groups) },
    groups,
    facts,
    verified,
    modules: compareModules(base, head),
    published,
    samples: samplesOfOne(base, head),
    notes: notesOf(base, head),
  };
}

/** Whether no reader sees anything of the change. */
export const isEmpty = ({ sentences, groups, facts, verified, modules }: Difference): boolean =>
  sentences.length === 0 &&
  groups.length === 0 &&
  facts.length === 0 &&
  verified.length === 0 &&
  ('unknown' in modules || modules.changed.length === 0);
