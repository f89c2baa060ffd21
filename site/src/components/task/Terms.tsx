import type { ReactNode } from 'react';

export interface TermsProps {
  terms: readonly { key: string; term: ReactNode; description: string }[];
}

/** Terms, each with a description below it. */
export function Terms({ terms }: TermsProps) {
  return (
    <dl className="terms">
      {terms.map(({ key, term, description }) => (
        <div key={key}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
