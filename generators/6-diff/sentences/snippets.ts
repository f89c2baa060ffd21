import { count } from '../../count.ts';
import { pathOf } from '../group.ts';
import { partOf } from '../parts.ts';
import type { FactChange, Group, GroupKind, Side } from '../types.ts';
import { isObject, kindOf, labelOf } from './words.ts';

interface Touched {
  /** What differs, by what happened to it. */
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

/** What a place belongs to, as an entry of the catalogue or a kind of notice, and the sample that it is of. */
function subjectOf(path: string): { entry: string; sample: string } {
  const parts = path.split('/');
  const [first = '', second = '', third = ''] = parts;
  if (first === 'apps' || first === 'dataset-libraries') return { entry: `${first}/${second}`, sample: third };
  if (first === 'notices') return { entry: `notices/${/^\d+-(.+)\.txt$/.exec(third)?.[1] ?? 'all'}`, sample: second };
  return { entry: `libraries/${first}`, sample: second };
}

/** What is touched of each library, app and kind of notice, by its entry; calls are told elsewhere. */
export function touchedBy(groups: readonly Group[]): Map<string, Touched> {
  const touched = new Map<string, Touched>();
  for (const { kind, places } of groups)
    for (const path of places.map(pathOf).filter((one) => !one.startsWith('inference/'))) {
      const { entry, sample } = subjectOf(path);
      const one = touched.get(entry) ?? nothing();
      touched.set(entry, one);
      one.snippets[kind].add(path);
      one.samples.add(sample);
      if (/\/\d+-install\.\w+$/.test(path)) one.installs.add(sample);
    }
  return touched;
}

function done(kind: GroupKind, number: number, part: string): string {
  const are = number === 1 ? 'is' : 'are';
  if (kind === 'changed') return count(number, `${part} changes`, `${part}s change`);
  if (kind === 'moved') return `${count(number, 'list')} ${are} in another order`;
  return `${count(number, part)} ${are} ${{ added: 'new', removed: 'gone', renamed: 'renamed' }[kind]}`;
}

/** Packages that an install line gains or loses. */
function installs(entry: string, facts: readonly FactChange[]): string[] {
  return facts
    .filter(({ field, entries }) => /^install\.\w+\[\]$/.test(field) && entries.includes(entry))
    .map(({ before, after }) => `install ${after === undefined ? `loses \`${before}\`` : `gains \`${after}\``}`);
}

const SUBJECTS: Readonly<Record<string, string>> = { apps: ' (app)', notices: ' (notice)' };

const isApp = (entry: string): boolean => entry.startsWith('apps/');

/** Apps are told one by one up to this number: an edit of what all of them print is one sentence. */
const MOST_APPS = 3;

/** Whether the entry stands on both sides, or on none; what came or went has a sentence of its own. */
const stays = (entry: string, base: Side, head: Side): boolean =>
  base.catalogue?.has(entry) === head.catalogue?.has(entry);

/** The samples that something is of, as a number. */
const samplesOf = (entry: string, number: number): string =>
  count(number, entry.startsWith('dataset-') ? 'data set' : 'model');

function sentenceOf([entry, touched]: [string, Touched], facts: readonly FactChange[], base: Side, head: Side): string {
  const { snippets, samples, installs: lines } = touched;
  const kinds = (Object.keys(snippets) as GroupKind[]).filter((kind) => snippets[kind].size > 0);
  const gained = installs(entry, facts);
  const onlyInstall = gained.length > 0 && snippets.changed.size === lines.size && kinds.length === 1;
  const said = [...gained, ...(onlyInstall ? [] : kinds.map((kind) => done(kind, snippets[kind].size, partOf(entry))))];
  const subject = `${labelOf(entry, head, base)}${SUBJECTS[entry.split('/')[0] ?? ''] ?? ''}`;
  return `${subject}: ${said.join(', ')} (${samplesOf(entry, samples.size)})`;
}

const sizeOf = ({ snippets }: Touched): number => Object.values(snippets).reduce((sum, { size }) => sum + size, 0);

/** What is told of libraries, then of apps and notices, for calls come between. */
export interface SnippetSentences {
  readonly libraries: string[];
  readonly besides: string[];
}

/** What happens to the snippets of each library, the steps of each app and the notices of each kind. */
export function snippetSentences(
  touched: ReadonlyMap<string, Touched>,
  facts: readonly FactChange[],
  base: Side,
  head: Side,
): SnippetSentences {
  const all = [...touched]
    .filter(([entry]) => stays(entry, base, head))
    .sort(([, a], [, b]) => b.samples.size - a.samples.size);
  const tell = (one: [string, Touched]): string => sentenceOf(one, facts, base, head);
  const apps = all.filter(([entry]) => isApp(entry));
  const names = apps.map(([entry, own]) => `${labelOf(entry, head, base)} ${sizeOf(own)}`);
  const steps = apps.reduce((sum, [, own]) => sum + sizeOf(own), 0);
  return {
    libraries: all.filter(([entry]) => partOf(entry) === 'snippet').map(tell),
    besides: [
      ...(apps.length > MOST_APPS
        ? [`${count(steps, 'step')} of ${apps.length} apps differ: ${names.join(', ')}`]
        : apps.map(tell)),
      ...all.filter(([entry]) => partOf(entry) === 'notice').map(tell),
    ],
  };
}

/** Whether anything is recorded as executed of a library. */
function isExecuted(entry: string, { verified }: Side): boolean {
  const record = isObject(verified)
    ? verified[entry.replace(/^libraries\//, '').replace(/^dataset-libraries\//, 'datasets/')]
    : undefined;
  return isObject(record) && isObject(record.runs) && Object.keys(record.runs).length > 0;
}

/** What a new entry brings, where it is one of snippets. */
function brings(entry: string, head: Side): string {
  const value = head.catalogue?.get(entry);
  const variants = isObject(value) && Array.isArray(value.variants) ? value.variants.length : 0;
  if (variants === 0) return '';
  return `, ${count(variants, 'snippet')}${isExecuted(entry, head) ? '' : ', none executed yet'}`;
}

/** Entries that came or went. */
export function entrySentences(facts: readonly FactChange[], base: Side, head: Side): string[] {
  return facts
    .filter(({ field }) => field === '')
    .flatMap(({ entries, after }) =>
      entries.map((entry) => {
        const label = labelOf(entry, head, base);
        if (after === undefined) return `Gone: the ${kindOf(entry)} ${label}`;
        return `New ${kindOf(entry)}: ${label}${brings(entry, head)}`;
      }),
    );
}
