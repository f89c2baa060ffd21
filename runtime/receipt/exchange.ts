import type { Exchange, RecordedCall } from '../../out/types/exchanges.ts';
import { CHAT } from '../request/types.ts';
import { hashOfText } from './standing.ts';

/**
 * Whether an exchange was recorded of this very code, but for the model that it names.
 * @param ids What the code may call the model: its id at the hub, and the provider's own.
 */
export async function exchangeFor(
  { snippet, model, providerModel = model }: Pick<Exchange, 'snippet' | 'model' | 'providerModel'>,
  code: string,
  ids: readonly string[],
): Promise<boolean> {
  const named = ids.flatMap((id) => [model, providerModel].map((other) => code.replaceAll(id, other)));
  for (const text of new Set(named)) if ((await hashOfText(text)) === snippet) return true;
  return false;
}

/** The task by which the exchange of a call is kept: that which is called; of a chat the one whose models were asked so. */
export const recordedTask = ({ task }: { readonly task?: string | undefined }, called: string): string =>
  called === CHAT ? (task ?? '') : called;

/** A request as HTTP writes it. */
const requestText = ({ method, url, headers, body }: RecordedCall): string =>
  [`${method} ${url}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '', body]
    .join('\n')
    .trimEnd();

/** An exchange as it is shown to a reader. */
export interface ShownExchange {
  /** Of which run it is, and of what it consists: what stands before the id of the model that was called, and after it. */
  readonly about: readonly [before: string, after: string];
  /** The requests and answers in their order. */
  readonly parts: readonly { readonly what: string; readonly text: string }[];
  /** What is not among the parts, in a sentence. */
  readonly leftOut?: string;
}

/** What a snippet sent and was answered, in the words of every place that shows it. */
export function shownExchange({ date, version, calls, leftOut }: Exchange): ShownExchange {
  return {
    about: [
      `Sent by version ${version} of the client on ${date}, with the model `,
      '. A stand-in answered that was written from the documentation; no provider was called. $ and a name stand for a key. JSON is laid out anew, what is long is shortened, and headers that the client adds by itself are left out.',
    ],
    parts: calls.flatMap((call, at) => [
      { what: `Request ${at + 1} of ${calls.length}`, text: requestText(call) },
      { what: `Answer ${at + 1}, status ${call.status}`, text: call.answer || '(empty)' },
    ]),
    ...(leftOut !== undefined && {
      leftOut: `Before the last call, ${leftOut} that asked for the same job are left out.`,
    }),
  };
}

/** What is said of an exchange that was recorded of this code. */
export const recordedSentence = (date: string): string => `Request checked against the API contract on ${date}`;

/** What is said of an exchange that was recorded of other code. */
export const otherCodeSentence = (date: string): string =>
  `The request that was recorded on ${date} is that of other code, so it says nothing of this one.`;
