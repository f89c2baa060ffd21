import type { JsonFile } from '../1-load/json-file.ts';
import type { TemplateUse } from '../2-analyse/uses.ts';
import type { Mark } from '../3-compile/marks.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';

/** What the samples of an entry printed. */
export interface Reached {
  json: JsonFile<{ readonly id: string }>;
  /** What the entry prints with, and in words what a sample that shows it is. */
  uses: readonly { use: TemplateUse; sample: string }[];
  /** Every place of its templates. */
  table: readonly Mark[];
  /** The places that printed something. */
  reached: ReadonlySet<Mark>;
  /** The diagnostic for a branch that prints nothing, where the samples are no seeds. */
  unreached?: string;
}

const branchKey = ({ file, line, column, condition }: Mark): string => `${file}:${line}:${column}:${condition}`;

const branchesOf = (marks: Iterable<Mark>): Mark[] => [...marks].filter(({ kind }) => kind === 'branch');

/** What one entry says by itself of its branches, by their keys. */
interface Told {
  readonly reached: readonly string[];
  readonly branches: ReadonlyMap<string, Mark>;
  readonly unprinted: readonly Diagnostic[];
}

const tellings = new WeakMap<Reached, Told>();

/** What an entry tells: once, as it is the same object while nothing of it changes. */
function toldBy(entry: Reached): Told {
  const known = tellings.get(entry);
  if (known) return known;
  const told = {
    reached: branchesOf(entry.reached).map(branchKey),
    branches: new Map(branchesOf(entry.table).map((branch) => [branchKey(branch), branch])),
    unprinted: unprinted(entry),
  };
  tellings.set(entry, told);
  return told;
}

/** The templates that no sample of their entry prints. */
function unprinted({ json, uses, reached }: Reached): Diagnostic[] {
  const printed = new Set([...reached].filter(({ kind }) => kind === 'template').map(({ use }) => use));
  return uses
    .filter(({ use }) => !printed.has(use.name))
    .map(({ use, sample }) => {
      const values = { variant: use.name, entry: json.value.id, sample };
      return diagnostic('unseeded-variant', json.placeOf(use.path), values);
    });
}

/** Templates and branches that no sample of their entry prints. A branch of a partial may be printed by any entry. */
export function coverageProblems(entries: readonly Reached[]): Diagnostic[] {
  const reached = new Set<string>();
  for (const entry of entries) for (const key of toldBy(entry).reached) reached.add(key);
  const missed = new Map<string, { branch: Mark; entry: string; code: string }>();
  for (const entry of entries)
    for (const [key, branch] of toldBy(entry).branches)
      if (!reached.has(key))
        missed.set(key, { branch, entry: entry.json.value.id, code: entry.unreached ?? 'unseeded-branch' });
  const ofBranches = [...missed.values()].map(({ branch, entry, code }) =>
    diagnostic(code, branch, { condition: branch.condition ?? '', entry }),
  );
  return [...entries.flatMap((entry) => toldBy(entry).unprinted), ...ofBranches];
}
