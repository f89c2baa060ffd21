import { type Project, StructureKind, VariableDeclarationKind } from 'ts-morph';
import type { Ecosystem } from '../../out/types/ecosystem.ts';
import { moduleText } from './source.ts';

const text = (value: unknown): string => JSON.stringify(value);

/** The module of install commands: those of every package manager, ecosystem by ecosystem. */
export function emitInstalls(project: Project, ecosystems: readonly Ecosystem[]): string {
  const items = ecosystems.flatMap(({ id, managers }) =>
    managers.map((manager) => {
      const facts = `ecosystem: ${text(id)}, manager: ${text(manager.id)}, label: ${text(manager.label)}`;
      return `  { ${facts}, print: (packages) => printInstall(${text(manager.command)}, packages) },`;
    }),
  );
  return moduleText(
    project,
    ['catalogue/ecosystems'],
    [
      {
        kind: StructureKind.ImportDeclaration,
        moduleSpecifier: '../../runtime/command.ts',
        namedImports: [{ name: 'InstallCommand', isTypeOnly: true }, 'printInstall'],
      },
      {
        kind: StructureKind.VariableStatement,
        isExported: true,
        declarationKind: VariableDeclarationKind.Const,
        docs: ['Every package manager, by ecosystem; the first one of an ecosystem is its default.'],
        declarations: [
          { name: 'installCommands', type: 'readonly InstallCommand[]', initializer: `[\n${items.join('\n')}\n]` },
        ],
      },
    ],
  );
}
