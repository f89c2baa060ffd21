import type { CacheShapes } from '../../out/types/cache-shapes.ts';
import { constant, importOf, moduleText } from './source.ts';
import type { Emit } from './ts-morph.ts';

/** The module of the layers of models, in the order of the catalogue. */
export const emitCacheShapes = (emit: Emit, { shapes }: CacheShapes): string =>
  moduleText(
    emit,
    ['catalogue/cache-shapes.json'],
    [
      importOf('../types/cache-shapes.ts', ['KnownShape'], true),
      constant({
        name: 'knownShapes',
        type: "readonly Omit<KnownShape, 'source'>[]",
        value: shapes.map(({ models, layers }) => ({ models, layers })),
        docs: 'The layers of models whose record does not tell them, by the ids of the models.',
        isExported: true,
      }),
    ],
  );
