import type { ReactNode } from 'react';

/** Facts as a list of pairs; stacked, one below the other. */
export function Facts({ stacked, children }: { stacked?: boolean; children: ReactNode }) {
  return <dl className={stacked ? 'facts stacked' : 'facts'}>{children}</dl>;
}

/** A term and what is said of it. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
