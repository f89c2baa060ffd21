import type { Runs } from '../../out/types/runs.ts';
import { type Receipt, receiptOf, variantReceipt } from '../receipt/receipt.ts';
import { executedText, hashOfText } from '../receipt/standing.ts';
import { slugOf } from '../slug.ts';
import { stepKeys } from './keys.ts';
import type { PrintedAppStep } from './types.ts';

/**
 * What was done with a step of an app.
 * @param runs What is recorded of the app (out/verified/apps); nothing where it was never tried.
 * @param steps All steps of the app for the model.
 * @param today As 2026-11-21.
 * @returns Nothing where nothing is recorded; for a model whose steps were not tried, what was done with those of another.
 */
export async function stepReceipt(
  runs: Runs | undefined,
  steps: readonly PrintedAppStep[],
  step: PrintedAppStep,
  model: string,
  today: string,
): Promise<Receipt | undefined> {
  const at = steps.indexOf(step);
  const key = stepKeys(steps)[at];
  if (!runs || key === undefined) return undefined;
  const hash = await hashOfText(executedText(step.code, { install: '', before: [] }));
  const own = `${slugOf(model)}/${key}`;
  if (runs.runs[own]?.snippet === hash) return receiptOf(runs, own, hash, today);
  return { sentence: variantReceipt(runs, key, hash, today) };
}
