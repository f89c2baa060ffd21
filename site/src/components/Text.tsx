import { Fragment } from 'react';

/** A sentence of the catalogue: what stands between backticks is code. */
export function Text({ text }: { text: string }) {
  const pieces = text.split('`');
  return (
    <>
      {pieces.map((piece, at) => {
        const isCode = at % 2 === 1 && at < pieces.length - 1;
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no other name than their place
        return <Fragment key={at}>{isCode ? <code>{piece}</code> : piece}</Fragment>;
      })}
    </>
  );
}
