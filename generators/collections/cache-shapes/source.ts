import type { CacheShapes } from '../../../out/types/cache-shapes.ts';
import type { Source } from '../../1-load/source.ts';

/** The layers of models whose record does not tell them. */
export const cacheShapes: Source<CacheShapes> = {
  name: 'cache-shapes',
  at: 'catalogue/cache-shapes.json',
  schema: 'cache-shapes',
};
