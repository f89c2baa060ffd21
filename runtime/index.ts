/**
 * Code snippets for machine-learning models. `parseModel` reads a model record as the hub returns it, `librariesOf` says
 * which libraries load it, `loadLibrary` imports one library of the catalogue, and its `snippets(model)` gives the code to copy.
 * `shownFor` puts together what a reader is shown of them, and `noticesOf` what to know of the model itself.
 */
export type { LibraryId } from '../out/modules/libraries/index.ts';
export { isLibraryId, libraryLabels, loadLibrary, loadLibraryInParts } from '../out/modules/libraries/index.ts';
export type { Model } from '../out/types/model.ts';
export { type LoadLibrary, librariesOf, librariesOfModel, shownFor } from './libraries.ts';
export { parseModel } from './model/parse.ts';
export { withQuantization } from './model/quantization.ts';
export { type Notice, noticesOf } from './notices.ts';
export type { ShownLibrary } from './shown.ts';
export type { LibraryEntry, LibraryInParts, Snippet, SnippetKind } from './snippet.ts';
