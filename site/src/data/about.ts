import type { Model } from '../../../out/types/model.ts';
import type { ClientPage } from '../../../runtime/pages.ts';
import { otherCodeSentence, recordedTask } from '../../../runtime/receipt/exchange.ts';
import { hashOfText } from '../../../runtime/receipt/standing.ts';
import type { About, RecordedCall } from '../views/code.ts';
import { recordedCall } from '../views/recorded.ts';
import { reportOf } from '../views/report.ts';
import { clientOf } from './clients.ts';
import { exchangeOf } from './exchanges.ts';
import { libraryOf, templateOf, whenShown } from './libraries.ts';
import { source, to } from './links.ts';
import { hashOfFile, receiptOfFile } from './receipts.ts';
import { shownReceipt } from './requirements.ts';
import { runOfFile } from './run.ts';
import { executedSentence, verifiedSentence } from './verified.ts';

const written = (versions: Readonly<Record<string, string>> = {}): string | undefined => {
  const ranges = Object.entries(versions).map(([name, range]) => `${name} ${range}`);
  return ranges.length === 0 ? undefined : `Written for ${ranges.join(', ')}.`;
};

/** For which calls a client must be newer. */
const newerFor = (newer: NonNullable<ReturnType<typeof clientOf>>['newer'] = []): string[] =>
  newer.map(({ versions, calls }) => {
    const ranges = Object.entries(versions).map(([name, range]) => `${name} ${range}`);
    const named = Object.entries(calls).flatMap(([provider, tasks]) => tasks.map((task) => `${provider} ${task}`));
    return `For ${named.join(', ')}: ${ranges.join(', ')}.`;
  });

const sentences = (...parts: (string | undefined)[]): string[] => parts.flatMap((part) => part ?? []);

/** The releases that a library's code is written for. */
export const saysOfLibrary = (id: string): string[] => sentences(written(libraryOf(id)?.versions));

/** The releases that a client's code is written for. */
export const saysOfClient = ({ versions, newer }: Pick<ClientPage, 'versions' | 'newer'>): string[] =>
  sentences(written(versions), ...newerFor(newer));

/** What is known of a library's snippet, whose file is named. */
export function aboutVariant(library: string, variant: string, file: string): About {
  const path = templateOf(library, variant);
  const receipt = receiptOfFile(file);
  const versions = sentences(...saysOfLibrary(library), verifiedSentence(library));
  const run = runOfFile(file);
  const report = reportOf(file, hashOfFile(file), [...versions, receipt?.sentence]);
  return {
    ...(report && { report }),
    ...shownReceipt(receipt),
    ...(run && { run }),
    says: sentences(whenShown(library, variant), ...versions),
    template: path === undefined ? undefined : { label: 'Template', path, edit: source(path) },
  };
}

/** A call of a client as it is shown: of what, and its code. */
export interface ShownCall {
  readonly language: string;
  readonly client: string;
  /** The task that is called, or conversational. */
  readonly task: string;
  readonly code: string;
  readonly provider: string;
  readonly model: Model;
}

/** What was recorded of a call, in words. */
async function recordedOf(
  { code, task, provider, model }: ShownCall,
  client: string,
): Promise<RecordedCall | undefined> {
  const own = model.providers?.find((one) => one.provider === provider)?.model;
  const found = await exchangeOf({ client, provider, task: recordedTask(model, task) }, code, [
    model.id,
    ...(own ? [own] : []),
  ]);
  if (!found) return undefined;
  const { exchange, holds, path } = found;
  if (!holds) return { sentence: otherCodeSentence(exchange.date) };
  return recordedCall(exchange.date, to(path));
}

/** What is known of a client's snippets. */
export async function aboutClient(call: ShownCall): Promise<About> {
  const { language, client, code } = call;
  const found = clientOf(language, client);
  const says = sentences(...(found ? saysOfClient(found) : []), executedSentence(found?.id ?? ''));
  const recorded = found && (await recordedOf(call, found.id));
  const report = reportOf(`of ${client} (${language}) for ${call.model.id}`, await hashOfText(code), [
    `Provider: ${call.provider}`,
    ...says,
    recorded?.sentence,
  ]);
  return {
    ...(report && { report }),
    ...(recorded && { recorded }),
    says,
    template: found && { label: 'Templates', path: found.templates },
  };
}
