import type { CacheShapes } from '../../out/types/cache-shapes.ts';
import { constant, importOf, moduleText } from './source.ts';
import type { Emit } from './ts-morph.ts';

/** The module of the layers of models and of what configurations say of theirs, in the order of the catalogue. */
export const emitCacheShapes = (emit: Emit, { shapes, layerTypes, configurations }: CacheShapes): string =>
  moduleText(
    emit,
    ['catalogue/cache-shapes.json'],
    [
      importOf('../types/cache-shapes.ts', ['Configuration', 'KnownShape', 'LayerType'], true),
      constant({
        name: 'knownShapes',
        type: "readonly Omit<KnownShape, 'source'>[]",
        value: shapes.map(({ models, layers }) => ({ models, layers })),
        docs: 'The layers of models whose record does not tell them, by the ids of the models.',
        isExported: true,
      }),
      constant({
        name: 'layerTypes',
        type: "readonly Omit<LayerType, 'source'>[]",
        value: layerTypes.map(({ source: _, ...one }) => one),
        docs: 'The names that configurations give to layers, and what each keeps.',
        isExported: true,
      }),
      constant({
        name: 'configurations',
        type: "readonly Omit<Configuration, 'source'>[]",
        value: configurations.map(({ source: _, ...one }) => one),
        docs: 'What classes of transformers fill in where a config.json leaves it out.',
        isExported: true,
      }),
    ],
  );
