import type { ExecutedOn } from '../../runtime/receipt/receipt.ts';
import { constant, importOf, moduleText } from './source.ts';
import type { Emit } from './ts-morph.ts';

/** The module of what snippets are executed on today, by the name of the file that records their runs. */
export const emitRecipes = (emit: Emit, recipes: Readonly<Record<string, ExecutedOn>>): string =>
  moduleText(
    emit,
    ['tests/models/'],
    [
      importOf('../../runtime/receipt/receipt.ts', ['ExecutedOn'], true),
      constant({
        name: 'recipes',
        type: 'Readonly<Record<string, ExecutedOn>>',
        value: recipes,
        docs: 'What snippets are executed on today, by the name of the file below out/verified: another hash in a record voids its run.',
        isExported: true,
      }),
    ],
  );
