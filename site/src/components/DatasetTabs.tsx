import { builtDatasetLibrary, type DatasetPage } from '../data/datasets.ts';
import { formerAnchors } from '../views/former-anchors.ts';
import { LibraryTabs } from './LibraryTabs.tsx';

/** How each library loads a data set; what to know before pasting stands above its code. */
export function DatasetTabs({ page }: { page: DatasetPage }) {
  const views = page.libraries.map(builtDatasetLibrary);
  const former = formerAnchors(views);
  const libraries = views.map((view, at) => ({
    ...view,
    above: (
      <>
        <div>
          {former[at]?.map((id) => (
            <span key={id} id={id} />
          ))}
        </div>
        {page.libraries[at]?.notes.map((note) => (
          <p className="note" key={note}>
            {note}
          </p>
        ))}
      </>
    ),
  }));
  return <LibraryTabs libraries={libraries} always />;
}
