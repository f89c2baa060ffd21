import type { ReactNode } from 'react';

export interface FoldedProps {
  /** Why it is folded; what has no reason is open. */
  why?: string | undefined;
  children: ReactNode;
}

/** What readers see once they asked for it, knowing why they should think twice. */
export function Folded({ why, children }: FoldedProps) {
  if (why === undefined) return children;
  return (
    <details className="folded">
      <summary>{why} Show the call.</summary>
      {children}
    </details>
  );
}
