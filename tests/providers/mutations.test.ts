import { describe, expect, test } from 'vitest';
import { mixedEncodings } from '../../generators/3-compile/shape.ts';
import { hub } from '../../out/modules/hub.ts';
import { allCells, type Cell } from '../recorder/cells.ts';
import { FAKES } from '../recorder/fakes.ts';
import { type Prepared, prepare } from '../recorder/prepare.ts';
import { Servers } from './engine/engine.ts';
import { callProblems, JOB_FAILED } from './test-kit/caller.ts';
import { CALLS, compile, ENTRIES } from './test-kit/compile.ts';
import { type Mutant, mutants } from './test-kit/mutate.ts';

/** The ways in which calls differ; the other variants differ from these in what the caller gives. */
const VARIANTS =
  /^(?:routed|direct|endpoint|case-\d+|example-\d+|answer-\d+|several|file-\w+|failed-job(?:-\d+)?|option-\w+|sampling|tools|response-format|stream|other-\w+)$/;

/** Facts that no fake can tell from wrong ones, and why. Every row must be needed. */
const UNNOTICED: readonly (readonly [fact: RegExp, reason: string])[] = [
  [/ modelNames\./, 'is how a client calls the model; the run of the snippet tells'],
  [/\.args\./, 'is what a client is told; the run of the snippet tells'],
  [/\.without\./, 'is which clients cannot make the call'],
  [/\.types\.\* /, 'is how a client calls every file, and its provider looks at the content'],
  [/\.uncorroborated\./, 'is a sentence for readers'],
  [/\.when\.given /, 'is an option without which the call is a good one; the test of the options tells'],
  [/\.when\.weights /, 'holds where the file of the weights is not known, which is so in no cell'],
  [/\.loras\.0\.scale |\.duration |num_inference_steps /, 'is one of many numbers that are taken'],
  [/sync_mode /, 'may be left out'],
  [/^wavespeed .*\.named /, 'holds of pictures that are not JPEG, and all here are'],
  [/^wavespeed .*\$file /, 'is one of two forms of which no source says that one is refused'],
  [/^zai-org headers\.x-source-channel /, 'stands in no documentation'],
  [/^fal-ai tasks\.text-to-speech\.cases\.[01]\.when\.model /, 'is a model that takes the text under both names'],
  [/\.clients\..*\.job /, 'is which of two routes a client takes, and both are served'],
  [/^\S+ bytes changed$/, 'is what a call without a body sends anyway'],
  [/\$optional changed$/, 'is an option of the caller, without which the call is a good one'],
  [
    /^(?:image-text-to-image|image-text-to-video|image-to-video|text-generation|text-to-image|text-to-video) body\./,
    'is the shape of a call that no provider takes as it is',
  ],
  [/^replicate jobs\.prediction\.ready /, 'saves asking once more, which gives the same'],
  [/^hf-inference url |^hf-inference tasks\.conversational\.path /, 'is never called: its calls go through the router'],
];

interface Called {
  readonly cell: Cell;
  /** The key of the contract that it calls. */
  readonly contract: string;
  /** What the unchanged entry makes of it; absent when it makes no call. */
  readonly before: Prepared | undefined;
  /** Its request as text. */
  readonly request: string | undefined;
}

const textOf = ({ request }: Prepared): string => JSON.stringify(request);

/** The key of the contract that a cell calls. */
const contractOf = ({ record: { tags, inferenceProviderMapping }, task }: Cell): string =>
  `${JSON.stringify(tags)} ${JSON.stringify(inferenceProviderMapping)}`.includes('"conversational"')
    ? 'conversational'
    : task;

const all: readonly Called[] = allCells()
  .filter(({ variant }) => VARIANTS.test(variant))
  .map((cell) => {
    const made = prepare(cell);
    const of = { cell, contract: contractOf(cell) };
    return 'reason' in made
      ? { ...of, before: undefined, request: undefined }
      : { ...of, before: made, request: textOf(made) };
  });

/** Whether a call is lost, or another one than before in a way that its provider, as the fake knows it, does not take. */
function isNoticed({ cell, before }: Called, now = prepare(cell)): boolean {
  if ('reason' in now) return before !== undefined;
  const servers = new Servers(FAKES, { ...(before ?? now).scenario, serial: 7 });
  const problems = callProblems(servers, now.request);
  return cell.fault === 'job' && now.request.job?.failed.length ? !problems.includes(JOB_FAILED) : problems.length > 0;
}

/** Whether a change makes another call, which is noticed: of the same one it is known that nothing is wrong with it. */
function tells(one: Called): boolean {
  const now = prepare(one.cell);
  return ('reason' in now || textOf(now) !== one.request) && isNoticed(one, now);
}

/** Whether an entry writes its file in two ways in one body, which the generator refuses. */
const mixesEncodings = (id: string): boolean =>
  Object.values(ENTRIES.get(id)?.tasks ?? {}).some(({ body, clients = {} }) =>
    [body, ...Object.values(clients).map((own) => (own ? own.body : undefined))].some(
      (shape) => shape && mixedEncodings(shape),
    ),
  );

/** Asks calls until one tells of a change, and whether one did: it is asked first of the next, as neighbours stand in the same calls. */
function askUntilTold(task: string | undefined, own: Called[]): boolean {
  const at = own.findIndex((one) => (task === undefined || one.contract === task) && tells(one));
  if (at > 0) own.unshift(...own.splice(at, 1));
  return at >= 0;
}

/** Whether a changed fact of entries gives calls with which nothing is wrong; the calls come back in another order. */
function survives({ task, apply }: Mutant, ids: readonly string[], own: Called[]): boolean {
  const undo = apply();
  let remove = (): void => {};
  try {
    if (ids.some(mixesEncodings)) return false;
    remove = compile(ids).install();
    return !askUntilTold(task, own);
  } catch {
    // The compiler refuses it.
    return false;
  } finally {
    remove();
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

let telling: ReadonlySet<Called> | undefined;

/** The calls that tell of a change: one with which something is wrong as it is would be noticed whatever is changed. */
function tellingOf(own: readonly Called[]): Called[] {
  telling ??= new Set(all.filter((one) => !one.before || !isNoticed(one, one.before)));
  return own.filter((one) => telling?.has(one));
}

const NOTHING: Mutant = { name: 'nothing', task: undefined, apply: () => () => {} };

/** The facts of one file that are not noticed when they are wrong, and not excused. */
function unnoticed(name: string, facts: readonly Mutant[], ids: readonly string[], own: readonly Called[]): string[] {
  const telling = tellingOf(own);
  const survivors = facts.filter((fact) => survives(fact, ids, telling)).map((fact) => `${name} ${fact.name}`);
  count.changed += facts.length;
  count.noticed += facts.length - survivors.length;
  return survivors.filter((fact) => !isExcused(fact));
}

describe('a wrong fact is noticed by the fakes', { timeout: 300_000 }, () => {
  test.each([...ENTRIES])('in the entry of %s', (id, entry) => {
    const own = all.filter(({ cell }) => cell.provider === id);
    expect(unnoticed(id, [...mutants(entry)], [id], own)).toEqual([]);
  });

  test.each([...ENTRIES.keys()])('and none where nothing is changed in the entry of %s', (id) => {
    const telling = tellingOf(all.filter(({ cell }) => cell.provider === id));
    expect([telling.length > 0, survives(NOTHING, [id], telling)]).toEqual([true, true]);
  });

  test.each([...CALLS])('in the call %s', (id, call) => {
    const ids = [...ENTRIES].flatMap(([provider, { tasks }]) => (Object.hasOwn(tasks, id) ? [provider] : []));
    const own = all.filter(({ cell, contract }) => contract === id && [...ids, hub.automatic].includes(cell.provider));
    expect(unnoticed(id, [...mutants(call)], ids, own)).toEqual([]);
  });

  test('and what is not noticed is known', () => {
    process.stdout.write(`${count.changed} facts changed, ${count.noticed} noticed\n`);
    expect(UNNOTICED.filter(([pattern]) => !excused.has(pattern))).toEqual([]);
  });
});
