import type { ReactNode } from 'react';
import type { LibraryView } from '../views/library.ts';
import { LibrarySnippets } from './LibrarySnippets.tsx';
import { Tabs } from './Tabs.tsx';

export interface LibraryTabsProps {
  libraries: readonly (LibraryView & { readonly above?: ReactNode })[];
  /** The list is shown even of one library. */
  always?: boolean;
}

/** The snippets of libraries, in tabs when there are several. */
export function LibraryTabs({ libraries, always }: LibraryTabsProps) {
  return (
    <Tabs
      group="library"
      label="Library"
      preference="library"
      always={always}
      tabs={libraries.map(({ above, ...library }) => ({
        value: library.id,
        label: library.label,
        content: (
          <>
            {above}
            <LibrarySnippets {...library} />
          </>
        ),
      }))}
    />
  );
}
