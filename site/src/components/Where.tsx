import type { ReactNode } from 'react';
import { Tabs } from './Tabs.tsx';

export interface WhereProps {
  /** What runs on the reader's own machine: libraries and apps. */
  machine?: ReactNode;
  /** What a service runs. */
  service?: ReactNode;
}

/** Where a model runs: the first choice of a reader, in the place of two lists one below the other. */
export function Where({ machine, service }: WhereProps) {
  return (
    <Tabs
      group="where"
      label="Where it runs"
      preference="where"
      tabs={[
        { value: 'machine', label: 'On your machine', content: machine },
        { value: 'service', label: 'With a service', content: service },
      ]}
    />
  );
}
