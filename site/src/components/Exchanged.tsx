import type { Exchange } from '../../../out/types/exchanges.ts';
import { shownExchange } from '../../../runtime/receipt/exchange.ts';
import { Part } from './ReceiptOf.tsx';

/** What a snippet sent and was answered when it ran, and of which call that is. */
export function Exchanged({ of, ...exchange }: Exchange & { of: string }) {
  const { about, parts, leftOut } = shownExchange(exchange);
  return (
    <>
      <p>
        {about[0]}
        <code>{exchange.model}</code>
        {about[1]}
      </p>
      {parts.map(({ what, text }) => (
        <Part key={what} what={what} of={of} code={text} />
      ))}
      {leftOut !== undefined && <p>{leftOut}</p>}
    </>
  );
}
