import { detection } from '../out/modules/libraries/detect.ts';
import type { Model } from '../out/types/model.ts';
import { libraryTellers } from './model/libraries.ts';
import { parseModel } from './model/parse.ts';
import { hasCode, type ShownLibrary, shownOf } from './shown.ts';
import type { LibraryEntry } from './snippet.ts';

const tell = libraryTellers(detection);

/** The ids of the libraries of a parsed model, the main one first; empty when nothing is known of it. Never throws. */
export const librariesOfModel = (model: Model): string[] => tell(model).libraries;

/**
 * The ids of the libraries that load a model, the main one first: from `library_name`, tags, files, configuration and
 * what the hub read in the weights, by the rules of the catalogue. Each is an id of `libraryLabels`, to be given to
 * `loadLibrary`. Never throws, and imports no library.
 * @param record A model record as the hub returns it.
 */
export const librariesOf = (record: unknown): string[] => librariesOfModel(parseModel(record));

/** How a library is had by its id: imported, or looked up. */
export type LoadLibrary = (id: string) => LibraryEntry | undefined | Promise<LibraryEntry | undefined>;

/**
 * What a reader is shown of the libraries of a model, the main one first. Where none of them turns out to have code for
 * it, what helps with any model (the download of its files) stands behind what they say.
 */
export async function shownFor(model: Model, load: LoadLibrary): Promise<ShownLibrary[]> {
  const entriesOf = async (ids: readonly string[]): Promise<LibraryEntry[]> =>
    (await Promise.all(ids.map(load))).flatMap((entry) => entry ?? []);
  const { libraries, otherwise } = tell(model);
  const shown = shownOf(await entriesOf(libraries), model);
  return hasCode(shown) ? shown : [...shown, ...shownOf(await entriesOf(otherwise), model)];
}
