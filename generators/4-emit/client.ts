import { type Project, StructureKind, VariableDeclarationKind } from 'ts-morph';
import type { Client } from '../../out/types/client.ts';
import { clientFolder, type ViewUse } from '../2-analyse/inference.ts';
import type { Planned } from '../2-analyse/uses.ts';
import { VIEW } from '../2-analyse/views.ts';
import { Imports, planExpression } from '../3-compile/expression.ts';
import { importDeclarations, moduleText } from './source.ts';

/** Emits the module of a client: `render`, with one function a template. */
export function emitClient(project: Project, { json, uses }: Planned<Client, ViewUse>): string {
  const imports = new Imports();
  const types = new Set<string>();
  const functions = uses.map(({ name, file, view, plan }) => {
    const parameter = plan.some(({ kind }) => kind !== 'text') ? `${VIEW}: ${view.type}` : '';
    if (parameter !== '') types.add(view.type);
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
        namedImports: ['Templates'],
        isTypeOnly: true,
      },
      {
        kind: StructureKind.ImportDeclaration,
        moduleSpecifier: '../../types/inference-view.ts',
        namedImports: [...types].sort(),
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
