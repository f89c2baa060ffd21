import { noticesOf } from '../../../../runtime/notices.ts';
import { page as addressOf } from '../../data/links.ts';
import type { ModelPage } from '../../data/models.ts';
import type { LibraryView } from '../../views/library.ts';
import { LibraryTabs } from '../LibraryTabs.tsx';
import { Notices } from '../Notices.tsx';

export interface ExampleTabsProps {
  examples: readonly { library: LibraryView; page: ModelPage }[];
}

/** The libraries' ways to do a task, each with the model that it is shown with and what to know of that. */
export function ExampleTabs({ examples }: ExampleTabsProps) {
  return (
    <LibraryTabs
      always
      libraries={examples.map(({ library, page }) => ({
        ...library,
        above: (
          <>
            <p>
              {'With '}
              <a href={addressOf(page.path)}>{page.model.id}</a>
            </p>
            <Notices notices={noticesOf(page.facts)} />
          </>
        ),
      }))}
    />
  );
}
