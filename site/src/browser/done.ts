import { clients } from '../../../out/modules/clients.ts';
import { hub } from '../../../out/modules/hub.ts';
import type { Model } from '../../../out/types/model.ts';
import type { InferenceSnippet } from '../../../runtime/inference/types.ts';
import { exchangeFor, recordedTask } from '../../../runtime/receipt/exchange.ts';
import type { RecordedCall } from '../views/code.ts';
import { type CallProofs, type ClientProofs, PROOFS, type TaskProofs } from '../views/proofs.ts';
import { recordedCall } from '../views/recorded.ts';

/** Which model is called, and through whom. */
export interface Called {
  readonly model: Model;
  readonly provider: string;
}

/** What is called where a reader chose no provider. */
export const calledBy = (model: Model, provider: unknown): Called => ({
  model,
  provider: typeof provider === 'string' ? provider : hub.automatic,
});

/** How what the build wrote of what was done is had, by its path below the base; undefined where it cannot be. */
export type ProofsAt = <T>(path: string) => Promise<T | undefined>;

/** The call that was recorded of this very code, if any. */
async function recordedOf(
  { code, task: called }: InferenceSnippet,
  { model, provider }: Called,
  client: string,
  { recorded }: CallProofs,
  proofsAt: ProofsAt,
): Promise<RecordedCall | undefined> {
  const { id } = model;
  const task = recordedTask(model, called);
  const tasks = Object.hasOwn(recorded, provider) ? recorded[provider] : undefined;
  const proof = tasks?.includes(task) ? (await proofsAt<TaskProofs>(PROOFS.task(provider, task)))?.[client] : undefined;
  if (!proof) return undefined;
  const own = model.providers?.find((one) => one.provider === provider)?.model;
  const holds = await exchangeFor(proof, code, [id, ...(own ? [own] : [])]).catch(() => false);
  return holds ? recordedCall(proof.date, proof.href) : undefined;
}

/** What was done with a call that was made in a browser. */
export interface Done extends ClientProofs {
  /** The call that was recorded of this very code; absent where none was, and `executed` is of other code of the client. */
  readonly recorded?: RecordedCall | undefined;
}

/** What was done with a call: with this very code, and with others of its client. */
export async function doneWith(snippet: InferenceSnippet, called: Called, proofsAt: ProofsAt): Promise<Done> {
  const { language, client } = snippet;
  const id = clients.find((one) => one.language === language && one.client === client)?.id ?? '';
  const proofs = await proofsAt<CallProofs>(PROOFS.calls);
  const own = proofs?.clients[id] ?? { says: [] };
  return { ...own, recorded: proofs && (await recordedOf(snippet, called, id, proofs, proofsAt)) };
}
