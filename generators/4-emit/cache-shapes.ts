import type { Project } from 'ts-morph';
import type { CacheShapes } from '../../out/types/cache-shapes.ts';
import { constant, importOf, moduleText } from './source.ts';

/** The module of the layers of models, in the order of the catalogue. */
export const emitCacheShapes = (project: Project, { shapes }: CacheShapes): string =>
  moduleText(
    project,
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
