import type { JsonFile } from '../1-load/json-file.ts';
import type { TemplateUse } from '../2-analyse/uses.ts';
import type { Mark } from '../3-compile/marks.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';

/** What the samples of an entry printed. */
export interface Reached {
  json: JsonFile<{ readonly id: string }>;
  /** What the entry prints with, and in words when it does. */
  uses: readonly { use: TemplateUse; condition: string }[];
  /** Every place of its templates. */
  table: readonly Mark[];
  /** The places that printed something. */
  reached: ReadonlySet<Mark>;
  /** The diagnostic for a branch that prints nothing, where the samples are no seeds. */
  unreached?: string;
}

const branchKey = ({ file, line, column, condition }: Mark): string => `${file}:${line}:${column}:${condition}`;

const branchesOf = (marks: Iterable<Mark>): Mark[] => [...marks].filter(({ kind }) => kind === 'branch');

/** The templates that no sample of their entry prints. */
function unprinted({ json, uses, reached }: Reached): Diagnostic[] {
  const printed = new Set([...reached].filter(({ kind }) => kind === 'template').map(({ use }) => use));
  return uses
    .filter(({ use }) => !printed.has(use.name))
    .map(({ use, condition }) => {
      const values = { variant: use.name, entry: json.value.id, condition };
      return diagnostic('unseeded-variant', json.placeOf(use.path), values);
    });
}

/** Templates and branches that no sample of their entry prints. A branch of a partial may be printed by any entry. */
export function coverageProblems(entries: readonly Reached[]): Diagnostic[] {
  const reached = new Set(entries.flatMap((entry) => branchesOf(entry.reached).map(branchKey)));
  const missed = new Map(
    entries.flatMap(({ json, table, unreached }) =>
      branchesOf(table)
        .filter((branch) => !reached.has(branchKey(branch)))
        .map((branch) => [branchKey(branch), { branch, entry: json.value.id, code: unreached ?? 'unseeded-branch' }]),
    ),
  );
  const ofBranches = [...missed.values()].map(({ branch, entry, code }) =>
    diagnostic(code, branch, { condition: branch.condition ?? '', entry }),
  );
  return [...entries.flatMap(unprinted), ...ofBranches];
}
