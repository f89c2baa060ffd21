import type { Model } from '../../out/types/model.ts';
import { type CacheShape, cacheShapeOf } from './cache.ts';
import { knownShapeOf } from './known-shapes.ts';

/**
 * What a model keeps for each token: as its configuration says, which is about this very model, else as the catalogue knows it.
 * @returns undefined where neither tells.
 */
export const shapeOf = (config: unknown, model: Pick<Model, 'id'> & Partial<Model>): CacheShape | undefined =>
  cacheShapeOf(config) ?? knownShapeOf(model);
