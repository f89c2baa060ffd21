/**
 * Code snippets for machine-learning models. `parseModel` reads a model record as the hub returns it, `librariesOf` says
 * which libraries load it, `loadLibrary` imports one library of the catalogue, and its `snippets(model)` gives the code to copy.
 */
export type { LibraryId } from '../out/modules/libraries/index.ts';
export { isLibraryId, libraryLabels, loadLibrary, loadLibraryInParts } from '../out/modules/libraries/index.ts';
export type { Model } from '../out/types/model.ts';
export { librariesOf, librariesOfModel } from './libraries.ts';
export { parseModel } from './model/parse.ts';
export type { LibraryEntry, LibraryInParts, Snippet, SnippetKind } from './snippet.ts';
