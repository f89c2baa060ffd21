import type { RenderedApp } from '../../out/types/render-output.ts';
import type { Runs } from '../../out/types/runs.ts';
import { lookupOf } from '../receipt/lookup.ts';
import { type Receipt, receiptOf, TRIED_ON_MODELS, type Tried, variantReceipt } from '../receipt/receipt.ts';
import { executedText, hashOfText } from '../receipt/standing.ts';
import { slugOf } from '../slug.ts';
import { after, afterAll, type Soon } from '../soon.ts';
import { stepKeys } from './keys.ts';
import type { PrintedApp, PrintedAppStep } from './types.ts';

/** A step stands alone: nothing before it is needed to know it. */
const NOTHING = { install: '', before: [] };

/** The flags of a command, as its program's parser of arguments calls them. */
const flagsOf = ({ command }: PrintedAppStep): string[] =>
  (command?.words ?? []).flat().flatMap((word) => {
    const [flag = ''] = typeof word === 'string' ? word.split('=') : [];
    return flag.startsWith('--') ? flag : [];
  });

/** Where the flags of a command were found, as a sentence; empty where they were not looked for. */
function comparedWith({ check }: Runs, step: PrintedAppStep): string {
  if (check?.status !== 'checked' || check.flags === undefined || step.client !== undefined) return '';
  const flags = flagsOf(step);
  if (flags.length === 0 || !flags.every((flag) => check.flags?.includes(flag))) return '';
  const versions = Object.entries(check.packages).map(([name, version]) => `${name} ${version}`);
  return `Its flags were found in the argument parser of the published ${versions.join(', ')}, which was read. `;
}

/** What stands in place of a run: what the command was compared with, and why it was not run. */
function notRun(runs: Runs, step: PrintedAppStep, key: string): string {
  const { notRun: reasons = {} } = runs;
  const why = Object.hasOwn(reasons, key) ? reasons[key] : reasons['*'];
  return `${comparedWith(runs, step)}${why === undefined ? 'Not run for a model of this kind' : `Not run: ${why}`}.`;
}

/** What is asked about the steps of an app. */
interface Asked {
  /** What is recorded of the app (out/verified/apps). */
  readonly runs: Runs;
  /** The id of the model. */
  readonly model: string;
  readonly today: string;
  readonly tried: Tried;
}

/** What was done with a step, by its key and the hash of its text. */
function receiptFor(step: PrintedAppStep, key: string, hash: string, { runs, model, today, tried }: Asked): Receipt {
  const { keys, variants } = lookupOf(runs);
  if (keys.has(hash)) {
    const own = `${slugOf(model)}/${key}`;
    if (runs.runs[own]?.snippet === hash) return receiptOf(runs, own, hash, today, tried);
  } else if (!variants.has(key)) return { sentence: notRun(runs, step, key) };
  return { sentence: variantReceipt(runs, key, hash, today, tried).sentence };
}

/**
 * What was done with each step of an app.
 * @param runs What is recorded of the app (out/verified/apps); nothing where it was never tried.
 * @param steps All steps of the app for the model.
 * @param today As 2026-11-21.
 * @param tried What runs of its steps are of.
 * @param hash As hashOfText; what needs no promise for it gets none.
 * @returns Nothing where nothing is recorded; for a model whose steps were not tried, what was done with those of another.
 */
export function stepReceipts(
  runs: Runs | undefined,
  steps: readonly PrintedAppStep[],
  model: string,
  today: string,
  tried = TRIED_ON_MODELS,
  hash: (text: string) => Soon<string> = hashOfText,
): Soon<readonly (Receipt | undefined)[]> {
  if (!runs) return steps.map(() => undefined);
  const asked = { runs, model, today, tried };
  const keys = stepKeys(steps);
  const told = steps.map((step, at) =>
    after(hash(executedText(step.code, NOTHING)), (of) => receiptFor(step, keys[at] ?? '', of, asked)),
  );
  return afterAll(told, (receipts) => receipts);
}

/** What was done with one step of an app. */
export const stepReceipt = (
  runs: Runs | undefined,
  steps: readonly PrintedAppStep[],
  step: PrintedAppStep,
  model: string,
  today: string,
  tried = TRIED_ON_MODELS,
): Soon<Receipt | undefined> =>
  after(stepReceipts(runs, steps, model, today, tried), (receipts) => receipts[steps.indexOf(step)]);

/** An app as it is printed, with what was done with each step, in a sentence. */
export const withProofs = (
  { steps }: PrintedApp,
  printed: RenderedApp,
  runs: Runs | undefined,
  model: string,
  today: string,
  tried?: Tried,
  hash?: (text: string) => Soon<string>,
): Soon<RenderedApp> =>
  after(stepReceipts(runs, steps, model, today, tried, hash), (receipts) => {
    const told = printed.steps.map((step, at) => {
      const proof = receipts[at]?.sentence;
      return proof === undefined ? step : { ...step, proof };
    });
    return { ...printed, steps: told };
  });
