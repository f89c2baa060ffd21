import { knownShapes } from '../../out/modules/cache-shapes.ts';
import type { Model } from '../../out/types/model.ts';
import type { CacheShape } from './cache.ts';

/** What names of repositories with converted files end in. */
const CONVERTED = /[-_.]gguf$/;

const nameOf = (id: string): string => id.slice(id.indexOf('/') + 1);

/** The layers of each known model, by its id and by its name without the owner, in small letters. */
const shapes = new Map<string, CacheShape>();
for (const { models, layers } of knownShapes) {
  const shape = layers.map(({ count, keyValueHeads, headLength, window }) => ({
    count,
    // Keys and values.
    elements: 2 * keyValueHeads * headLength,
    ...(window === undefined ? {} : { window }),
  }));
  for (const model of models)
    for (const key of [model, nameOf(model)].map((id) => id.toLowerCase())) shapes.set(key, shape);
}

/**
 * What a model keeps for each token, where the catalogue knows it (catalogue/cache-shapes.json, with the source of each):
 * that of the model itself, of one that it was made from, or of one of the same name, of which it holds converted files.
 * @returns undefined for a model that the catalogue does not know.
 */
export function knownShapeOf({ id, baseModels = [] }: Pick<Model, 'id'> & Partial<Model>): CacheShape | undefined {
  const converted = nameOf(id).toLowerCase().replace(CONVERTED, '');
  for (const key of [id.toLowerCase(), ...baseModels.map((base) => base.toLowerCase()), converted]) {
    const found = shapes.get(key);
    if (found) return found;
  }
  return undefined;
}
