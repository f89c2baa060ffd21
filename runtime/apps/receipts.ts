import type { RenderedApp } from '../../out/types/render-output.ts';
import type { Runs } from '../../out/types/runs.ts';
import { type Receipt, receiptOf, TRIED_ON_MODELS, variantReceipt } from '../receipt/receipt.ts';
import { executedText, hashOfText } from '../receipt/standing.ts';
import { slugOf } from '../slug.ts';
import { stepKeys } from './keys.ts';
import type { PrintedApp, PrintedAppStep } from './types.ts';

/** The flags of a command, as its program's parser of arguments calls them. */
const flagsOf = ({ command }: PrintedAppStep): string[] =>
  (command?.words ?? []).flat().flatMap((word) => {
    const [flag = ''] = typeof word === 'string' ? word.split('=') : [];
    return flag.startsWith('--') ? flag : [];
  });

/** Where the flags of a command were found, as a sentence; empty where they were not looked for. */
function comparedWith({ check }: Runs, step: PrintedAppStep): string {
  const flags = flagsOf(step);
  const isFound = check?.status === 'checked' && flags.length > 0 && flags.every((flag) => check.flags?.includes(flag));
  if (!isFound || step.client !== undefined) return '';
  const versions = Object.entries(check.packages).map(([name, version]) => `${name} ${version}`);
  return `Its flags were found in the argument parser of the published ${versions.join(', ')}, which was read. `;
}

/** What stands in place of a run: what the command was compared with, and why it was not run. */
function notRun(runs: Runs, step: PrintedAppStep, key: string): string {
  const { notRun: reasons = {} } = runs;
  const why = Object.hasOwn(reasons, key) ? reasons[key] : reasons['*'];
  return `${comparedWith(runs, step)}${why === undefined ? 'Not run for a model of this kind' : `Not run: ${why}`}.`;
}

/**
 * What was done with a step of an app.
 * @param runs What is recorded of the app (out/verified/apps); nothing where it was never tried.
 * @param steps All steps of the app for the model.
 * @param today As 2026-11-21.
 * @param tried What runs of its steps are of.
 * @returns Nothing where nothing is recorded; for a model whose steps were not tried, what was done with those of another.
 */
export async function stepReceipt(
  runs: Runs | undefined,
  steps: readonly PrintedAppStep[],
  step: PrintedAppStep,
  model: string,
  today: string,
  tried = TRIED_ON_MODELS,
): Promise<Receipt | undefined> {
  const at = steps.indexOf(step);
  const key = stepKeys(steps)[at];
  if (!runs || key === undefined) return undefined;
  const hash = await hashOfText(executedText(step.code, { install: '', before: [] }));
  const own = `${slugOf(model)}/${key}`;
  if (runs.runs[own]?.snippet === hash) return receiptOf(runs, own, hash, today, tried);
  const isTried = Object.entries(runs.runs).some(([name, run]) => run.snippet === hash || name.split('/')[1] === key);
  return { sentence: isTried ? variantReceipt(runs, key, hash, today, tried).sentence : notRun(runs, step, key) };
}

/** An app as it is printed, with what was done with each step, in a sentence. */
export async function withProofs(
  { steps }: PrintedApp,
  printed: RenderedApp,
  runs: Runs | undefined,
  model: string,
  today: string,
  tried = TRIED_ON_MODELS,
): Promise<RenderedApp> {
  const receipts = await Promise.all(steps.map((step) => stepReceipt(runs, steps, step, model, today, tried)));
  const told = printed.steps.map((step, at) => {
    const proof = receipts[at]?.sentence;
    return proof === undefined ? step : { ...step, proof };
  });
  return { ...printed, steps: told };
}
