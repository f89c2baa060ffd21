import type { Shell } from '../../out/types/shell.ts';
import { slugOf } from '../../runtime/slug.ts';
import { quote } from '../3-compile/code.ts';
import { constant, importOf, moduleText, Raw } from './source.ts';
import type { Emit } from './ts-morph.ts';

/** The module of shells: the facts of each, in order, with its printer. */
export function emitShells(emit: Emit, entries: readonly Shell[]): string {
  const ordered = entries.toSorted((a, b) => a.order - b.order);
  const imports = ordered.map(({ id }, index) =>
    importOf(`../../shells/${slugOf(id)}/print.ts`, [
      `printCommand as print${index}`,
      `setVariable as setVariable${index}`,
    ]),
  );
  const shells = ordered.map(({ id, label, platforms, language, programs = {} }, index) => {
    const names = Object.entries(programs).map(([name, there]) => `${quote(name)}: ${quote(there)}`);
    return {
      id,
      label,
      platforms,
      language,
      print: new Raw(
        names.length === 0 ? `print${index}` : `(command) => print${index}(command, { ${names.join(', ')} })`,
      ),
      setVariable: new Raw(`setVariable${index}`),
    };
  });
  return moduleText(
    emit,
    ['shells'],
    [
      ...imports,
      importOf('../../runtime/shells.ts', ['Shell'], true),
      constant({
        name: 'shells',
        type: 'readonly Shell[]',
        value: shells,
        docs: 'Every shell; the first is shown where nothing is known of the reader.',
        isExported: true,
      }),
    ],
  );
}
