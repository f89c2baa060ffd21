import type { ReactNode } from 'react';

/** What may be wider than the page: it scrolls by itself, with the keyboard too. */
export function Scroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be one of the page
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the region takes the focus so that keys scroll it
    <div className="scroll" tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  );
}
