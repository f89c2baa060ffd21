import { isLibraryId } from '../../out/modules/libraries/index.ts';
import type { Model } from '../../out/types/model.ts';
import { ignoredWishes } from '../../runtime/model/wishes.ts';
import type { ShownLibrary } from '../../runtime/shown.ts';

/**
 * What is ignored of what the author of a card wishes, in sentences: what is malformed, and variants of libraries that there
 * are not.
 * @param shown What is shown for the model; of a library that is not, nothing can be said.
 */
export function ignoredOfCard(model: Model, shown: readonly ShownLibrary[]): string[] {
  const unknown = (model.wishes?.variants ?? []).filter(({ library, variant }) => {
    const own = shown.find(({ entry }) => entry.id === library);
    return own ? !own.snippets.some((snippet) => snippet.variant === variant) : !isLibraryId(library);
  });
  const names = unknown.map(({ library, variant }) => `${library}: ${variant}`);
  return [
    ...ignoredWishes(model),
    ...(names.length === 0 ? [] : [`Of the model's card, this names no code of the model: ${names.join(', ')}.`]),
  ];
}
