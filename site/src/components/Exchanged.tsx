import type { Exchange, RecordedCall } from '../../../out/types/exchanges.ts';
import { Part } from './ReceiptOf.tsx';

/** A request as HTTP writes it. */
const requestText = ({ method, url, headers, body }: RecordedCall): string =>
  [`${method} ${url}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '', body]
    .join('\n')
    .trimEnd();

/** What a snippet sent and was answered when it ran, and of which call that is. */
export function Exchanged({ of, date, version, model, calls, leftOut }: Exchange & { of: string }) {
  return (
    <>
      <p>
        {`Sent by version ${version} of the client on ${date}, with the model `}
        <code>{model}</code>
        {
          '. A stand-in answered that was written from the documentation; no provider was called. $ and a name stand for a key. JSON is laid out anew, what is long is shortened, and headers that the client adds by itself are left out.'
        }
      </p>
      {calls.map((call, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the calls have no other name than their place
        <div key={at}>
          <Part what={`Request ${at + 1} of ${calls.length}`} of={of} code={requestText(call)} />
          <Part what={`Answer ${at + 1}, status ${call.status}`} of={of} code={call.answer || '(empty)'} />
        </div>
      ))}
      {leftOut !== undefined && <p>{`Before the last call, ${leftOut} that asked for the same job are left out.`}</p>}
    </>
  );
}
