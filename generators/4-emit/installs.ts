import type { Ecosystem } from '../../out/types/ecosystem.ts';
import { quote, quotedList } from '../3-compile/code.ts';
import { constant, importOf, listed, moduleText, Raw } from './source.ts';
import type { Emit } from './ts-morph.ts';

/** The module of install commands: those of every package manager, ecosystem by ecosystem. */
export function emitInstalls(emit: Emit, ecosystems: readonly Ecosystem[]): string {
  const commands = ecosystems.flatMap(({ id, managers }) =>
    managers.map(
      ({ id: manager, label, command }) =>
        new Raw(listed('installCommand', [...[id, manager, label].map(quote), quotedList(command)], '')),
    ),
  );
  return moduleText(
    emit,
    ['catalogue/ecosystems'],
    [
      importOf('../../runtime/command.ts', ['InstallCommand'], true),
      importOf('../../runtime/command.ts', ['installCommand']),
      constant({
        name: 'installCommands',
        type: 'readonly InstallCommand[]',
        value: commands,
        docs: 'Every package manager, by ecosystem; the first one of an ecosystem is its default.',
        isExported: true,
      }),
    ],
  );
}
