import type { ReactNode } from 'react';

export interface FoldedProps {
  /** Why readers should think twice; what has no reason stands alone. */
  why?: string | undefined;
  children: ReactNode;
}

/** What can be folded away below the reason to think twice. It is open: tabs, links and stored choices lead into it. */
export function Folded({ why, children }: FoldedProps) {
  if (why === undefined) return children;
  return (
    <details className="folded" open>
      <summary>{why}</summary>
      {children}
    </details>
  );
}
