import { detection } from '../out/modules/libraries/detect.ts';
import type { LibraryId } from '../out/modules/libraries/index.ts';
import type { Model } from '../out/types/model.ts';
import { libraryTellers } from './model/libraries.ts';
import { parseModel } from './model/parse.ts';
import { hasCode, type PrintedLibrary, type ShownLibrary, shownFrom } from './shown.ts';
import type { LibraryEntry, LibraryInParts, Snippet } from './snippet.ts';
import { after, afterAll, type Soon } from './soon.ts';

const tell = libraryTellers(detection);

/** Ids that detection gives, which is made of the entries that the ids are of. */
const known = (ids: string[]): LibraryId[] => ids as LibraryId[];

/** The ids of the libraries of a parsed model, the main one first; empty when nothing is known of it. Never throws. */
export const librariesOfModel = (model: Model): LibraryId[] => known(tell(model).libraries);

/** The ids of all libraries that `shownFor` may ask of a model. */
export function librariesAskedOf(model: Model): LibraryId[] {
  const { libraries, otherwise } = tell(model);
  return known([...libraries, ...otherwise]);
}

/**
 * The ids of the libraries that load a model, the main one first: from `library_name`, tags, files, configuration and
 * what the hub read in the weights, by the rules of the catalogue. Each is an id of `libraryLabels`, to be given to
 * `loadLibrary`. Never throws, and imports no library.
 * @param record A model record as the hub returns it.
 */
export const librariesOf = (record: unknown): LibraryId[] => librariesOfModel(parseModel(record));

/** A library, whole or in parts, where the catalogue has it. */
type Loaded = LibraryEntry | LibraryInParts | undefined;

/** How a library is had by its id: imported, or looked up. */
export type LoadLibrary = (id: LibraryId) => Soon<Loaded>;

const printedBy = (entry: NonNullable<Loaded>, model: Model): Soon<PrintedLibrary> =>
  after<Snippet[], PrintedLibrary>(entry.snippets(model), (all) => ({ entry, all }));

/**
 * What a reader is shown of the libraries of a model, the main one first. Where none of them turns out to have code for
 * it, what helps with any model (the download of its files) stands behind what they say. No promise where the libraries
 * are at hand.
 */
export function shownSoon(model: Model, load: LoadLibrary): Soon<ShownLibrary[]> {
  const shownBy = (ids: string[]): Soon<ShownLibrary[]> =>
    afterAll(known(ids).map(load), (entries) =>
      afterAll(
        entries.flatMap((entry) => (entry ? [printedBy(entry, model)] : [])),
        (printed) => shownFrom(printed, model),
      ),
    );
  const { libraries, otherwise } = tell(model);
  return after(shownBy(libraries), (shown) =>
    hasCode(shown) ? shown : after(shownBy(otherwise), (others) => [...shown, ...others]),
  );
}

/** As shownSoon, with a promise. */
export const shownFor = async (model: Model, load: LoadLibrary): Promise<ShownLibrary[]> => shownSoon(model, load);
