import type { Model } from '../../../out/types/model.ts';
import { stepReceipt } from '../../../runtime/apps/receipts.ts';
import type { PrintedApp, PrintedAppStep } from '../../../runtime/apps/types.ts';
import type { InferenceSnippet } from '../../../runtime/inference/types.ts';
import { TRIED_ON_MODELS, TRIED_WITH_SAMPLE } from '../../../runtime/receipt/receipt.ts';
import { sameTemplate } from '../../../runtime/receipt/same-template.ts';
import { executedText, hashOfText, neededBy } from '../../../runtime/receipt/standing.ts';
import { slugOf } from '../../../runtime/slug.ts';
import type { About, Later } from '../views/code.ts';
import { type AppProofs, type LibraryProofs, PROOFS } from '../views/proofs.ts';
import { reportOf } from '../views/report.ts';
import type { LibrarySnippets, PlacedSnippet } from '../views/snippets.ts';
import { type Called, doneWith } from './done.ts';
import { proofsAt } from './proofs.ts';

/** What is known of code that is made here: what was done with it or its like, and how it is reported. */

/** The hash of a text; undefined where the browser gives none, as it does outside of secure addresses. */
const hashHere = (text: string): Promise<string | undefined> => hashOfText(text).catch(() => undefined);

/** What is shown of facts; nothing where there are none. */
const shown = (about: About): About | undefined =>
  about.receipt || about.recorded || about.report || about.says.length > 0 ? about : undefined;

/** What was done with code of the same template, at best with weights loaded as the same. */
function likeOf({ variants }: LibraryProofs, variant: string, { precision }: Model): string | undefined {
  const own = precision === undefined ? undefined : variants[`${variant}@${precision}`];
  const asTheyAre = variants[variant];
  if (own !== undefined) return sameTemplate(own);
  return asTheyAre && sameTemplate(asTheyAre, precision !== undefined);
}

/** What is known of the pieces of code of a library for a model. */
export function laterOfLibrary({ entry, snippets }: LibrarySnippets, model: Model): (snippet: PlacedSnippet) => Later {
  const needed = neededBy(snippets);
  return (snippet) => async () => {
    const before = needed[snippets.indexOf(snippet)] ?? { install: '', before: [] };
    const [proofs, hash, run] = await Promise.all([
      proofsAt<LibraryProofs>(PROOFS.library(slugOf(entry.id))),
      hashHere(snippet.code),
      hashHere(executedText(snippet.code, before)),
    ]);
    const like = proofs && likeOf(proofs, snippet.variant, model);
    const sentence = (run && proofs?.texts[run]) ?? like;
    const says = proofs?.says ?? [];
    const what = `${snippet.variant} of ${entry.prettyLabel} for ${model.id}`;
    const report = reportOf(what, hash, [...says, proofs?.checked && `The built code: ${proofs.checked}`, sentence]);
    return shown({ ...(sentence && { receipt: { sentence } }), says, ...(report && { report }) });
  };
}

/** What is known of a call. */
export const laterOfCall =
  (called: Called) =>
  (snippet: InferenceSnippet): Later =>
  async () => {
    const { language, client, code } = snippet;
    const [{ says, executed, recorded }, hash] = await Promise.all([
      doneWith(snippet, called, proofsAt),
      hashHere(code),
    ]);
    const sentence = recorded ? undefined : executed && sameTemplate(executed);
    const report = reportOf(`of ${client} (${language}) for ${called.model.id}`, hash, [
      `Provider: ${called.provider}`,
      ...says,
      recorded?.sentence ?? sentence,
    ]);
    return shown({
      ...(recorded && { recorded }),
      ...(sentence && { receipt: { sentence } }),
      says: recorded && executed ? [...says, executed] : says,
      ...(report && { report }),
    });
  };

/**
 * What is known of a step of an app.
 * @param prompt What a reader chose that the model is asked, if anything.
 */
export const laterOfStep =
  (model: Model, prompt = '') =>
  (app: PrintedApp, step: PrintedAppStep): Later =>
  async () => {
    const today = new Date().toISOString().slice(0, 10);
    const tried = prompt === '' ? TRIED_ON_MODELS : TRIED_WITH_SAMPLE;
    const [runs, hash] = await Promise.all([proofsAt<AppProofs>(PROOFS.app(slugOf(app.app))), hashHere(step.code)]);
    const made = runs && hash && (await stepReceipt(runs, app.steps, step, model.id, today, tried));
    const sentence = made ? made.sentence : undefined;
    const report = reportOf(`${step.title} of ${app.label} for ${model.id}`, hash, [sentence]);
    return shown({ ...(sentence && { receipt: { sentence } }), says: [], ...(report && { report }) });
  };
