import type { Project } from 'ts-morph';
import type { Client } from '../../out/types/client.ts';
import { clientFolder, type ViewUse } from '../2-analyse/inference.ts';
import type { Planned } from '../2-analyse/uses.ts';
import { VIEW } from '../2-analyse/views.ts';
import { environmentOf } from '../3-compile/environment.ts';
import { callOf, createUnit, definePrinter } from '../3-compile/functions.ts';
import type { Marks } from '../3-compile/marks.ts';
import { typesOf } from '../3-compile/reads.ts';
import { constant, importDeclarations, importOf, moduleText, printFunction, Raw } from './source.ts';

/**
 * Emits the module of a client: `render`, with one function a template.
 * @param marks Where given, the code carries marks, which are noted there.
 */
export function emitClient(project: Project, { json, uses }: Planned<Client, ViewUse>, marks?: Marks): string {
  const unit = createUnit(
    uses.map(({ plan }) => plan),
    marks,
  );
  const views = new Set<string>();
  const render = uses.map(({ name, file, plan, scope, view }): [string, Raw] => {
    const types = typesOf(scope);
    const lead = { kind: 'template', file, line: 1, column: 1 } as const;
    const printer = definePrinter(unit, plan, name, `Printed from ${file}`, types, lead);
    if (printer.parameters.length === 0) return [name, new Raw(printer.name)];
    views.add(view.type);
    return [name, new Raw(`(${VIEW}: ${view.type}) => ${callOf(printer, environmentOf(types), unit).text}`)];
  });
  return moduleText(
    project,
    [`${clientFolder(json.value)}/`],
    [
      ...importDeclarations(unit.imports, '../../../'),
      importOf('../../../runtime/inference/types.ts', ['Templates'], true),
      ...(views.size > 0 ? [importOf('../../types/inference-view.ts', [...views].sort(), true)] : []),
      ...unit.functions.map(printFunction),
      constant({
        name: 'render',
        type: 'Templates',
        value: Object.fromEntries(render),
        docs: 'The code of each kind of call, printed from a view.',
        isExported: true,
      }),
    ],
  );
}
