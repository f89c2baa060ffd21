import { builtDatasetLibrary, type DatasetPage } from '../data/datasets.ts';
import { LibraryTabs } from './LibraryTabs.tsx';

/** How each library loads a data set; what to know before pasting stands above its code. */
export function DatasetTabs({ page }: { page: DatasetPage }) {
  const libraries = page.libraries.map((library) => ({
    ...builtDatasetLibrary(library),
    above: library.notes.map((note) => (
      <p className="note" key={note}>
        {note}
      </p>
    )),
  }));
  return <LibraryTabs libraries={libraries} always />;
}
