import { dataOf } from '../2-analyse/data.ts';
import type { PlannedUse } from '../2-analyse/uses.ts';
import { quote } from '../3-compile/code.ts';
import { dataCode } from '../3-compile/data.ts';
import { environmentOf } from '../3-compile/environment.ts';
import {
  callOf,
  createUnit,
  defineFunction,
  definePrinter,
  type PrintFunction,
  type Unit,
} from '../3-compile/functions.ts';
import type { Marks } from '../3-compile/marks.ts';
import { type Types, typesOf } from '../3-compile/reads.ts';
import { type Script, scriptOf } from './script.ts';
import { constant, importDeclarations, importOf, moduleText, printFunction, Raw, type Statement } from './source.ts';
import type { Emit } from './ts-morph.ts';

/** A template as emitted code prints it: a function of its subject. */
interface Print<Use> {
  use: Use;
  /** Whether the function reads its subject at all. */
  reads: boolean;
  call: string;
}

/** The function of a template of JSON that gives the value itself: nobody has to read what it would print. */
function defineValue(unit: Unit, { name, file, plan }: PlannedUse, type: string, types: Types): PrintFunction {
  const data = dataOf(plan, { file, line: 1, column: 1 });
  if ('code' in data) throw new Error(`${file} prints no value of JSON`);
  const words = { words: name.split('-'), docs: `Of ${file}`, type };
  return defineFunction(unit, plan, words, types, (env) => dataCode(data, env, unit));
}

/** Compiles templates that are printed by their names; with marks those of JSON are texts, which hold marks. */
function compiled<Use extends PlannedUse>(
  uses: readonly Use[],
  marks?: Marks,
): { unit: Unit; prints: readonly Print<Use>[] } {
  const unit = createUnit(
    uses.map(({ plan }) => plan),
    marks,
  );
  const prints = uses.map((use): Print<Use> => {
    const types = typesOf(use.scope);
    const lead = { kind: 'template', file: use.file, line: 1, column: 1, use: use.name } as const;
    const printer =
      use.value && !marks
        ? defineValue(unit, use, use.value.type, types)
        : definePrinter(unit, use.plan, use.name, `Printed from ${use.file}`, types, lead);
    const call = callOf(printer, environmentOf(types), unit).text;
    return { use, reads: printer.parameters.length > 0, call };
  });
  return { unit, prints };
}

/** The module of an entry that prints its templates by their names. */
export interface PrintersModule<Use extends PlannedUse> {
  /** Where its content comes from. */
  sources: readonly string[];
  uses: readonly Use[];
  /** The name of the type of what a template reads, and the module of out/types that has it. */
  subject(use: Use): string;
  types: string;
  /** The type of `render`, and the module of runtime/ that has it, where there is one. */
  render?: { type: string; module: string };
  /** What else is in the module: imports, and statements after `render`. */
  more?: readonly Statement[];
}

/** Emits a module with `render`: one function a template, by name, that prints it from its subject. */
export function emitPrinters<Use extends PlannedUse>(emit: Emit, module: PrintersModule<Use>): string {
  const { unit, prints } = compiled(module.uses);
  const subjects = new Set(prints.filter(({ reads }) => reads).map(({ use }) => module.subject(use)));
  const values = new Map(module.uses.flatMap(({ value }) => (value ? [[value.module, value.type]] : [])));
  const render = prints.map(({ use, reads, call }) => {
    const parameter = reads ? `${use.scope.variable}: ${module.subject(use)}` : '';
    return [use.name, new Raw(`(${parameter}) => ${call}`)];
  });
  return moduleText(emit, module.sources, [
    ...importDeclarations(unit.imports, '../../../'),
    ...(module.render ? [importOf(`../../../runtime/${module.render.module}.ts`, [module.render.type], true)] : []),
    ...(subjects.size > 0 ? [importOf(`../../types/${module.types}.ts`, [...subjects].sort(), true)] : []),
    ...[...values].map(([from, type]) => importOf(`../../types/${from}.ts`, [type], true)),
    ...unit.functions.map(printFunction),
    constant({
      name: 'render',
      ...(module.render ? { type: module.render.type } : {}),
      value: Object.fromEntries(render),
      docs: 'The code of each template, by its name.',
      isExported: true,
    }),
    ...(module.more ?? []),
  ]);
}

/** What a script with marks gives: each template as a text, those of JSON too, by its name. */
export type TracedTemplates = Readonly<Record<string, (subject: never) => string>>;

/** The same functions, run from memory; with marks they print these in the code. */
export function printersScript(uses: readonly PlannedUse[], marks?: Marks): Script {
  const { unit, prints } = compiled(uses, marks);
  const functions = prints.map(({ use, call }) => `${quote(use.name)}: (${use.scope.variable}) => ${call}`);
  return scriptOf(unit, [], `{ ${functions.join(', ')} }`);
}
