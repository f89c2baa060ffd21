import type { Client } from '../../../out/types/client.ts';
import type { Templates } from '../../../runtime/inference/types.ts';
import type { Project } from '../../1-load/project.ts';
import type { ViewUse } from '../../2-analyse/inference.ts';
import type { Planned } from '../../2-analyse/uses.ts';
import { type Mark, Marks, readMarks } from '../../3-compile/marks.ts';
import { decidingFields, typesOf } from '../../3-compile/reads.ts';
import { printersScript, type TracedTemplates } from '../../4-emit/printers.ts';
import { coverageProblems, type Reached } from '../../5-render/coverage.ts';
import type { Printer, Rendering } from '../../5-render/rendering.ts';
import { runScript } from '../../5-render/run.ts';
import { samplesOf } from '../../5-render/samples.ts';
import type { Printed } from '../../5-render/syntax.ts';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Memo } from '../../memo.ts';

type Entry = Planned<Client, ViewUse>;

/** Up to how many differences what is printed is checked as code: beyond, fields come together that never do. */
const CHECKED = 1;

/** At how many places sample views differ from one that has everything, and from one that has only what it must. */
const DIFFERENCES = [0, 1, 2];

/** What a client's templates print for sample views. */
interface PrintedSamples {
  covered: Reached;
  /** The templates that printed nothing for one. */
  empty: ReadonlySet<string>;
  /** What was printed, once each, by a name for it. */
  samples: ReadonlyMap<string, Printed>;
  printer: readonly [id: string, Printer];
}

function printSamples({ json, uses }: Entry): PrintedSamples {
  const marks = new Marks();
  const render = runScript<TracedTemplates>(printersScript(uses, marks), json.file);
  const reached = new Set<Mark>();
  const empty = new Set<string>();
  const samples = new Map<string, Printed>();
  const seen = new Set<string>();
  const isWhole = (): boolean => marks.table.every((mark) => mark.kind !== 'branch' || reached.has(mark));
  const printed = function* (differences: number): Generator<readonly [use: ViewUse, code: string]> {
    for (const use of uses) {
      const { name, plan, scope } = use;
      const read = decidingFields(plan, typesOf(scope));
      for (const view of samplesOf(scope.root, scope.variable, [plan], differences, read))
        yield [use, render[name]?.(view as never) ?? ''];
    }
  };
  for (const differences of DIFFERENCES) {
    for (const [{ file, language }, code] of printed(differences)) {
      // With the same marks the same was printed.
      if (seen.size === seen.add(code).size) continue;
      const traced = readMarks(code, marks.table);
      const before = reached.size;
      for (const { mark } of traced.marks) reached.add(mark);
      if (traced.text.trim() === '') empty.add(file);
      if (differences <= CHECKED) samples.set(`${file} ${traced.text}`, { ...traced, language });
      else if (reached.size > before && isWhole()) break;
    }
    if (differences >= CHECKED && isWhole()) break;
  }
  const covered = {
    json,
    uses: uses.map((use) => ({ use, sample: 'a sample' })),
    table: marks.table,
    reached,
    unreached: 'unreached-branch',
  };
  const named = [...samples.values()].map((sample, index): [string, Printed] => [
    `${json.value.id} ${index + 1}`,
    sample,
  ]);
  const templates = (): Templates => runScript<Templates>(printersScript(uses), json.file);
  return { covered, empty, samples: new Map(named), printer: [json.value.id, { json, templates }] };
}

/**
 * Branches of the clients' templates that no view reaches, templates that print nothing for one, and what they print for
 * views that differ in one field from one that has everything or from one that has only what it must.
 */
export function renderClients(entries: readonly Entry[], _project: Project, memo: Memo): Rendering {
  const printed = entries.map((entry) => memo(`rendered ${entry.json.file}`, [entry], () => printSamples(entry)));
  const nothing = printed.flatMap(({ empty }) =>
    [...empty].map((file): Diagnostic => diagnostic('empty-snippet', { file, line: 1, column: 1 })),
  );
  return {
    files: new Map(),
    samples: new Map(printed.flatMap(({ samples }) => [...samples])),
    printers: new Map(printed.map(({ printer }) => printer)),
    problems: [...nothing, ...coverageProblems(printed.map(({ covered }) => covered))],
  };
}
