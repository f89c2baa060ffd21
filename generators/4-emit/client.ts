import { type Project, StructureKind, VariableDeclarationKind } from 'ts-morph';
import type { Client } from '../../out/types/client.ts';
import { clientFolder, VIEW } from '../2-analyse/inference.ts';
import type { Planned } from '../2-analyse/uses.ts';
import { Imports, planExpression } from '../3-compile/expression.ts';
import { importDeclarations, moduleText } from './source.ts';

/** Emits the module of a client: `render`, with one function a template. */
export function emitClient(project: Project, { json, uses }: Planned<Client>): string {
  const imports = new Imports();
  const functions = uses.map(({ name, file, plan }) => {
    const parameter = plan.some(({ kind }) => kind !== 'text') ? `${VIEW}: View` : '';
    return `  // Printed from ${file}\n  ${JSON.stringify(name)}: (${parameter}) => ${planExpression(plan, imports)},`;
  });
  return moduleText(
    project,
    [`${clientFolder(json.value)}/`],
    [
      ...importDeclarations(imports, '../../../'),
      {
        kind: StructureKind.ImportDeclaration,
        moduleSpecifier: '../../../runtime/inference/types.ts',
        namedImports: ['Templates', 'View'],
        isTypeOnly: true,
      },
      {
        kind: StructureKind.VariableStatement,
        isExported: true,
        declarationKind: VariableDeclarationKind.Const,
        docs: ['The code of each kind of call, printed from a view.'],
        declarations: [{ name: 'render', type: 'Templates', initializer: `{\n${functions.join('\n')}\n}` }],
      },
    ],
  );
}
