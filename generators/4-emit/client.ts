import type { Project } from 'ts-morph';
import type { Client } from '../../out/types/client.ts';
import { clientFolder, type ViewUse } from '../2-analyse/inference.ts';
import type { Planned } from '../2-analyse/uses.ts';
import { VIEW } from '../2-analyse/views.ts';
import { quote } from '../3-compile/code.ts';
import { environmentOf } from '../3-compile/environment.ts';
import { callOf, createUnit, definePrinter, type Unit } from '../3-compile/functions.ts';
import type { Marks } from '../3-compile/marks.ts';
import { typesOf } from '../3-compile/reads.ts';
import { type Script, scriptOf } from './script.ts';
import { constant, importDeclarations, importOf, moduleText, printFunction, Raw } from './source.ts';

/** A template of a client as emitted code prints it. */
interface Print {
  name: string;
  /** The type of the view that it reads; undefined when it reads nothing. */
  view: string | undefined;
  call: string;
}

/** Compiles the templates of a client. */
function clientCode({ uses }: Planned<Client, ViewUse>, marks?: Marks): { unit: Unit; prints: Print[] } {
  const unit = createUnit(
    uses.map(({ plan }) => plan),
    marks,
  );
  const prints = uses.map(({ name, file, plan, scope, view }): Print => {
    const types = typesOf(scope);
    const lead = { kind: 'template', file, line: 1, column: 1, use: name } as const;
    const printer = definePrinter(unit, plan, name, `Printed from ${file}`, types, lead);
    const call = callOf(printer, environmentOf(types), unit).text;
    return { name, view: printer.parameters.length > 0 ? view.type : undefined, call };
  });
  return { unit, prints };
}

/** Emits the module of a client: `render`, with one function a template. */
export function emitClient(project: Project, entry: Planned<Client, ViewUse>): string {
  const { unit, prints } = clientCode(entry);
  const views = new Set(prints.flatMap(({ view }) => view ?? []));
  const render = prints.map(({ name, view, call }) => {
    return [name, new Raw(`(${view ? `${VIEW}: ${view}` : ''}) => ${call}`)];
  });
  return moduleText(
    project,
    [`${clientFolder(entry.json.value)}/`],
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

/** The templates of a client, by name, as functions of a view that print marks in the code. */
export function clientScript(entry: Planned<Client, ViewUse>, marks: Marks): Script {
  const { unit, prints } = clientCode(entry, marks);
  return scriptOf(unit, [], `{ ${prints.map(({ name, call }) => `${quote(name)}: (${VIEW}) => ${call}`).join(', ')} }`);
}
