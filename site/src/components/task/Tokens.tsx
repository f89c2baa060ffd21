import { Fragment } from 'react';
import type { Token } from '../../../../out/types/task.ts';

/** A text in which some pieces are marked with their class. */
export function Tokens({ content, tokens }: { content: string; tokens: readonly Token[] }) {
  return (
    <p className="said">
      {tokens.map((token, at) => (
        <Fragment key={token.start}>
          {content.slice(tokens[at - 1]?.end ?? 0, token.start)}
          <mark>
            {content.slice(token.start, token.end)}
            <b>{` ${token.type}`}</b>
          </mark>
        </Fragment>
      ))}
      {content.slice(tokens.at(-1)?.end ?? 0)}
    </p>
  );
}
