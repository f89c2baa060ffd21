import { detection } from '../out/modules/libraries/detect.ts';
import type { Model } from '../out/types/model.ts';
import { libraryTeller } from './model/libraries.ts';
import { parseModel } from './model/parse.ts';

const tell = libraryTeller(detection);

/** The ids of the libraries of a parsed model, the main one first; empty when nothing is known of it. Never throws. */
export const librariesOfModel = (model: Model): string[] => tell(model);

/**
 * The ids of the libraries that load a model, the main one first: from `library_name`, tags, files, configuration and
 * what the hub read in the weights, by the rules of the catalogue. Each is an id of `libraryLabels`, to be given to
 * `loadLibrary`. Never throws, and imports no library.
 * @param record A model record as the hub returns it.
 */
export const librariesOf = (record: unknown): string[] => tell(parseModel(record));
