import type { ReactNode } from 'react';

export interface FoldedProps {
  /** What readers should know before it; without that it stands alone. */
  why?: string | undefined;
  /** The reader has asked for just this: it is open. */
  asked?: boolean;
  children: ReactNode;
}

/** Keys of the preference store that choose among the API snippets: an address with one leads into the fold. */
const IN_ADDRESS = 'language client provider stream async direct';

/** Those that say which call is shown; a reader who has stored one wants to see it. */
const STORED = 'provider stream async direct';

/** What stands folded below what to know before it, until a click, a link or a choice of the reader leads into it. */
export function Folded({ why, asked, children }: FoldedProps) {
  if (why === undefined) return children;
  return (
    <>
      <p>{why}</p>
      <details className="folded" open={asked || undefined}>
        <summary>Show the call</summary>
        {children}
        <fold-choice data-address={IN_ADDRESS} data-stored={STORED} />
      </details>
    </>
  );
}
