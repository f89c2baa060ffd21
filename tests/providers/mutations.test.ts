import { describe, expect, test } from 'vitest';
import { mixedEncodings } from '../../generators/3-compile/shape.ts';
import type { Provider as Entry } from '../../out/types/provider.ts';
import { slugOf } from '../../runtime/slug.ts';
import { catalogue } from '../recorder/catalogue.ts';
import { allCells, type Cell } from '../recorder/cells.ts';
import { FAKES } from '../recorder/fakes.ts';
import { type Prepared, prepare } from '../recorder/prepare.ts';
import { Servers } from './engine/engine.ts';
import { callProblems, JOB_FAILED } from './test-kit/caller.ts';
import { compiledProvider, entryOf } from './test-kit/compile.ts';
import { type Mutant, mutants } from './test-kit/mutate.ts';

/** The ways in which calls differ; the other variants differ from these in what the caller gives. */
const VARIANTS = /^(?:routed|direct|endpoint|case-\d+|answer-\d+|file-\w+|failed-job)$/;

/** Facts that no fake can tell from wrong ones, and why. Every row must be needed. */
const UNNOTICED: readonly (readonly [fact: RegExp, reason: string])[] = [
  [/\.clients\..*\.job /, 'is which of two routes a client takes, and both are served'],
  [/ modelNames\./, 'is how a client calls the model; the run of the snippet tells'],
  [/\.args\./, 'is what a client is told; the run of the snippet tells'],
  [/\.without\./, 'is which clients cannot make the call'],
  [/\.types\.\* /, 'is how a client calls every file, and its provider looks at the content'],
  [/\.\$\.0 changed$/, 'holds for several texts, which no cell gives'],
  [/\.when\.weights /, 'holds where the file of the weights is not known, which is so in no cell'],
  [/\.loras\.0\.scale |\.duration |num_inference_steps /, 'is one of many numbers that are taken'],
  [/sync_mode /, 'may be left out'],
  [
    /^novita jobs\.video\.failed\.1 |^replicate jobs\.prediction\.failed\.[12] /,
    'is one of several ways to fail, and fakes fail in one',
  ],
  [/^wavespeed .*\$file /, 'is one of two forms of which no source says that one is refused'],
  [/^zai-org headers\.x-source-channel /, 'stands in no documentation'],
  [/^hf-inference url |^hf-inference tasks\.conversational\.path /, 'is never called: its calls go through the router'],
];

interface Called {
  readonly cell: Cell;
  /** What the unchanged entry makes of it; absent when it makes no call. */
  readonly before: Prepared | undefined;
}

const all: readonly Called[] = allCells()
  .filter(({ variant }) => VARIANTS.test(variant))
  .map((cell) => {
    const before = prepare(cell);
    return { cell, before: 'reason' in before ? undefined : before };
  });

/** The key of the contract that a cell calls. */
const contractOf = ({ record: { tags }, task }: Cell): string =>
  Array.isArray(tags) && tags.includes('conversational') ? 'conversational' : task;

/** Whether a call is lost, or another one than before in a way that its provider, as the fake knows it, does not take. */
function isNoticed({ cell, before }: Called): boolean {
  const now = prepare(cell);
  if ('reason' in now) return before !== undefined;
  const servers = new Servers(FAKES, { ...(before ?? now).scenario, serial: 7 });
  const problems = callProblems(servers, now.request);
  return cell.fault === 'job' && now.request.job?.failed.length ? !problems.includes(JOB_FAILED) : problems.length > 0;
}

const mixesEncodings = ({ tasks }: Entry): boolean =>
  Object.values(tasks).some(({ body, clients = {} }) =>
    [body, ...Object.values(clients).map((own) => (own ? own.body : undefined))].some(
      (shape) => shape && mixedEncodings(shape),
    ),
  );

/** Lets calls be made by an entry, as the generator ships it, instead of the one that they were made by. */
function ship(entry: Entry): void {
  const live: Record<string, unknown> = Object.assign(catalogue[entry.id] ?? {});
  for (const key of Object.keys(live)) delete live[key];
  Object.assign(live, compiledProvider(entry));
}

/** Whether nobody notices a changed fact: neither the generator nor the provider's fake. */
function survives({ task, apply }: Mutant, entry: Entry, own: readonly Called[]): boolean {
  const undo = apply();
  try {
    if (mixesEncodings(entry)) return false;
    ship(entry);
    return !own.some((one) => (task === undefined || contractOf(one.cell) === task) && isNoticed(one));
  } finally {
    undo();
  }
}

const count = { changed: 0, noticed: 0 };
const excused = new Set<RegExp>();

const isExcused = (fact: string): boolean => {
  const row = UNNOTICED.find(([pattern]) => pattern.test(fact));
  if (row) excused.add(row[0]);
  return row !== undefined;
};

describe('a wrong fact in an entry is noticed by the fake of its provider', () => {
  test.each(Object.keys(catalogue))('%s', (id) => {
    const own = all.filter(({ cell }) => cell.provider === id);
    const entry = entryOf(slugOf(id));
    const facts = [...mutants(Object.assign(entry))];
    const survivors = facts.filter((mutant) => survives(mutant, entry, own)).map(({ name }) => `${id} ${name}`);
    ship(entry);
    count.changed += facts.length;
    count.noticed += facts.length - survivors.length;
    expect(survivors.filter((fact) => !isExcused(fact))).toEqual([]);
  });

  test('and what is not noticed is known', () => {
    process.stdout.write(`${count.changed} facts changed, ${count.noticed} noticed\n`);
    expect(UNNOTICED.filter(([pattern]) => !excused.has(pattern))).toEqual([]);
  });
});
