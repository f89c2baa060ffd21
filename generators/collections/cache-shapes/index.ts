import { emitCacheShapes } from '../../4-emit/cache-shapes.ts';
import { defineCollection } from '../collection.ts';
import { cacheShapes } from './source.ts';

export const collections = [
  defineCollection({
    source: cacheShapes,
    modules: (entries) =>
      entries.map(({ json }) => ({
        name: 'cache-shapes.ts',
        inputs: [json],
        texts: (emit) => [['cache-shapes.ts', emitCacheShapes(emit, json.value)]],
      })),
  }),
];
