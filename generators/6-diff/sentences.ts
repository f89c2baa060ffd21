import { pathOf } from './group.ts';
import { voidProofs } from './proofs.ts';
import type { FactChange, Group, GroupKind, Json, Side, VerifiedChange } from './types.ts';

/** How many sentences of a kind are said; of the rest the number. */
const MOST = 12;

const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an entry of a folder of the catalogue is called. */
const KINDS: Readonly<Record<string, string>> = {
  libraries: 'library',
  'dataset-libraries': 'library of data sets',
  apps: 'app',
  tasks: 'task',
  providers: 'provider',
  clients: 'client',
  datasets: 'data set',
  calls: 'call',
};

const entryOf = (entry: string, ...sides: readonly Side[]): Json | undefined =>
  sides.map(({ catalogue }) => catalogue?.get(entry)).find((value) => value !== undefined);

/** The name of an entry for readers. */
function labelOf(entry: string, ...sides: readonly Side[]): string {
  const value = entryOf(entry, ...sides);
  const label = isObject(value) ? (value.prettyLabel ?? value.label ?? value.id) : undefined;
  const name = typeof label === 'string' ? label : (entry.split('/').at(-1) ?? entry);
  return name.replaceAll('`', "'");
}

const kindOf = (entry: string): string => KINDS[entry.split('/')[0] ?? ''] ?? 'entry';

/** Entries that came or went. */
function entrySentences(facts: readonly FactChange[], base: Side, head: Side): string[] {
  return facts
    .filter(({ field }) => field === '')
    .flatMap(({ entries, after }) =>
      entries.map((entry) => {
        const label = labelOf(entry, head, base);
        if (after === undefined) return `Gone: the ${kindOf(entry)} ${label}`;
        const value = head.catalogue?.get(entry);
        const variants = isObject(value) && Array.isArray(value.variants) ? value.variants.length : 0;
        return `New ${kindOf(entry)}: ${label}${variants > 0 ? `, ${count(variants, 'snippet')}` : ''}`;
      }),
    );
}

interface Touched {
  /** Samples whose snippets differ, by what happened to them. */
  snippets: Record<GroupKind, Set<string>>;
  samples: Set<string>;
  /** Samples of which the install line differs. */
  installs: Set<string>;
}

const nothing = (): Touched => ({
  snippets: { changed: new Set(), added: new Set(), removed: new Set(), renamed: new Set(), moved: new Set() },
  samples: new Set(),
  installs: new Set(),
});

/** The entry that a snippet is printed from, as far as its path tells. */
const entryOfPath = ([first = '', second = '']: readonly string[]): string =>
  first === 'dataset-libraries' ? `dataset-libraries/${second}` : `libraries/${first}`;

/** What is touched of each library, and of each client and kind of call. */
function touchedBy(groups: readonly Group[]): { libraries: Map<string, Touched>; calls: Map<string, Set<string>> } {
  const libraries = new Map<string, Touched>();
  const calls = new Map<string, Set<string>>();
  for (const { kind, places } of groups)
    for (const place of places) {
      const path = pathOf(place);
      const parts = path.split('/');
      if (parts[0] === 'inference') {
        const client = /^\d+-(.+)\.\w+$/.exec(parts.at(-1) ?? '')?.[1] ?? 'every client';
        const name = `${client} ${(parts[2] ?? '').replace(/-stream$/, '')}`.trim();
        calls.set(name, (calls.get(name) ?? new Set()).add(path));
        continue;
      }
      const touched = libraries.get(entryOfPath(parts)) ?? nothing();
      libraries.set(entryOfPath(parts), touched);
      const sample = parts.slice(0, -1).join('/');
      touched.snippets[kind].add(path);
      touched.samples.add(sample);
      if (/^\d+-install\./.test(parts.at(-1) ?? '')) touched.installs.add(sample);
    }
  return { libraries, calls };
}

const DONE: Readonly<Record<GroupKind, (number: number) => string>> = {
  changed: (number) => `${count(number, 'snippet changes', 'snippets change')}`,
  added: (number) => `${count(number, 'snippet is', 'snippets are')} new`,
  removed: (number) => `${count(number, 'snippet is', 'snippets are')} gone`,
  renamed: (number) => `${count(number, 'snippet is', 'snippets are')} renamed`,
  moved: (number) => `${count(number, 'list is', 'lists are')} in another order`,
};

/** Packages that an install line gains or loses. */
function installs(entry: string, facts: readonly FactChange[]): string[] {
  return facts
    .filter(({ field, entries }) => /^install\.\w+\[\]$/.test(field) && entries.includes(entry))
    .map(({ before, after }) => `install ${after === undefined ? `loses \`${before}\`` : `gains \`${after}\``}`);
}

const samplesOf = (entry: string, number: number): string =>
  count(number, entry.startsWith('dataset-') ? 'data set' : 'model');

function librarySentences(
  libraries: ReadonlyMap<string, Touched>,
  facts: readonly FactChange[],
  base: Side,
  head: Side,
): string[] {
  const known = [...libraries].filter(([entry]) => base.catalogue?.has(entry) === head.catalogue?.has(entry));
  return known
    .sort(([, a], [, b]) => b.samples.size - a.samples.size)
    .map(([entry, { snippets, samples, installs: lines }]) => {
      const kinds = (Object.keys(DONE) as GroupKind[]).filter((kind) => snippets[kind].size > 0);
      const gained = installs(entry, facts);
      const onlyInstall = gained.length > 0 && snippets.changed.size === lines.size && kinds.length === 1;
      const said = [...gained, ...(onlyInstall ? [] : kinds.map((kind) => DONE[kind](snippets[kind].size)))];
      return `${labelOf(entry, head, base)}: ${said.join(', ')} (${samplesOf(entry, samples.size)})`;
    });
}

function callSentences(calls: ReadonlyMap<string, Set<string>>): string[] {
  return [...calls]
    .sort(([, a], [, b]) => b.size - a.size)
    .map(([name, paths]) => `${name}: ${count(paths.size, 'call changes', 'calls change')}`);
}

/** Entries whose facts differ and whose change no sentence about snippets tells. */
function factSentences(facts: readonly FactChange[], told: ReadonlySet<string>, base: Side, head: Side): string[] {
  const fields = new Map<string, string[]>();
  for (const { field, entries } of facts)
    if (field !== '')
      for (const entry of entries) if (!told.has(entry)) fields.set(entry, [...(fields.get(entry) ?? []), field]);
  return [...fields].map(([entry, changed]) => {
    const kind = entry.includes('/') ? `${labelOf(entry, head, base)} (${kindOf(entry)})` : `catalogue/${entry}.json`;
    const shown = changed.slice(0, 3).map((field) => `\`${field}\``);
    return `${kind}: ${shown.join(', ')}${changed.length > 3 ? ` and ${changed.length - 3} more facts` : ''} ${changed.length === 1 ? 'differs' : 'differ'}`;
  });
}

function proofSentences(verified: readonly VerifiedChange[], base: Side, head: Side): string[] {
  const voided = voidProofs(base, head);
  const lost = verified.filter((change) => change.lost).length;
  const won = verified.filter(({ before, after }) => before === undefined && /^(ran|passed)/.test(after ?? '')).length;
  return [
    ...(voided.length > 0
      ? [
          `${count(voided.length, 'proof is', 'proofs are')} void until run: ${voided.slice(0, 3).join(', ')}${voided.length > 3 ? ' …' : ''}`,
        ]
      : []),
    ...(lost > 0 ? [`${count(lost, 'record says', 'records say')} less than before`] : []),
    ...(won > 0 ? [`${count(won, 'proof is', 'proofs are')} new`] : []),
  ];
}

const some = (sentences: readonly string[], what: string): string[] =>
  sentences.length <= MOST
    ? [...sentences]
    : [...sentences.slice(0, MOST), `and ${count(sentences.length - MOST, `more ${what}`, `more ${what}`)}`];

/** What a maintainer has to know of a difference, most important first; code stands between backticks. */
export function sentencesOf(
  {
    groups,
    facts,
    verified,
  }: { groups: readonly Group[]; facts: readonly FactChange[]; verified: readonly VerifiedChange[] },
  base: Side,
  head: Side,
): string[] {
  const { libraries, calls } = touchedBy(groups);
  return [
    ...some(entrySentences(facts, base, head), 'entries'),
    ...some(librarySentences(libraries, facts, base, head), 'libraries'),
    ...some(callSentences(calls), 'kinds of calls'),
    ...some(factSentences(facts, new Set(libraries.keys()), base, head), 'entries'),
    ...proofSentences(verified, base, head),
  ];
}
