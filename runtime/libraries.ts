import { detection } from '../out/modules/libraries/detect.ts';
import type { Model } from '../out/types/model.ts';
import { libraryTellers } from './model/libraries.ts';
import { parseModel } from './model/parse.ts';
import { hasCode, type PrintedLibrary, type ShownLibrary, shownFrom } from './shown.ts';
import type { LibraryEntry, LibraryInParts } from './snippet.ts';

const tell = libraryTellers(detection);

/** The ids of the libraries of a parsed model, the main one first; empty when nothing is known of it. Never throws. */
export const librariesOfModel = (model: Model): string[] => tell(model).libraries;

/** The ids of all libraries that `shownFor` may ask of a model. */
export function librariesAskedOf(model: Model): string[] {
  const { libraries, otherwise } = tell(model);
  return [...libraries, ...otherwise];
}

/**
 * The ids of the libraries that load a model, the main one first: from `library_name`, tags, files, configuration and
 * what the hub read in the weights, by the rules of the catalogue. Each is an id of `libraryLabels`, to be given to
 * `loadLibrary`. Never throws, and imports no library.
 * @param record A model record as the hub returns it.
 */
export const librariesOf = (record: unknown): string[] => librariesOfModel(parseModel(record));

/** A library, whole or in parts, where the catalogue has it. */
type Loaded = LibraryEntry | LibraryInParts | undefined;

/** How a library is had by its id: imported, or looked up. */
export type LoadLibrary = (id: string) => Loaded | Promise<Loaded>;

/**
 * What a reader is shown of the libraries of a model, the main one first. Where none of them turns out to have code for
 * it, what helps with any model (the download of its files) stands behind what they say.
 */
export async function shownFor(model: Model, load: LoadLibrary): Promise<ShownLibrary[]> {
  const printedBy = async (ids: readonly string[]): Promise<PrintedLibrary[]> => {
    const entries = (await Promise.all(ids.map(load))).flatMap((entry) => entry ?? []);
    return Promise.all(entries.map(async (entry) => ({ entry, all: await entry.snippets(model) })));
  };
  const { libraries, otherwise } = tell(model);
  const shown = shownFrom(await printedBy(libraries), model);
  return hasCode(shown) ? shown : [...shown, ...shownFrom(await printedBy(otherwise), model)];
}
