import type { Ecosystem } from '../../out/types/ecosystem.ts';
import type { Library } from '../../out/types/library.ts';
import type { LibraryPlan, VariantPlan } from '../2-analyse/library.ts';
import { createUnit, type PrintFunction, type Unit } from '../3-compile/functions.ts';
import { entryModule } from './library.ts';
import { codeOf, variantPrinter } from './library-code.ts';
import { importDeclarations, moduleText, printFunction } from './source.ts';
import type { Emit } from './ts-morph.ts';

/** A library with at least this many variants is also emitted in parts: a model prints two or three of them. */
const WORTH_PARTS = 20;

/** What each part calls its one function: a minifier keeps the names of what is imported when it is needed. */
const PRINT = 'print';

/** Whether a library is also emitted in parts, which are imported when a model needs them. */
export const isInParts = ({ variants = [] }: Library): boolean => variants.length >= WORTH_PARTS;

/** A variant with the function that prints it, which shares nothing with those of the others. */
interface Part {
  plan: VariantPlan;
  unit: Unit;
  printer: PrintFunction;
}

const partsOf = ({ variants }: LibraryPlan): Part[] =>
  variants.map((plan) => {
    const unit = createUnit([plan.plan]);
    return { plan, unit, printer: variantPrinter(unit, plan) };
  });

/** The module that prints one variant. */
const partText = (emit: Emit, { plan, printer, unit }: Part): string =>
  moduleText(
    emit,
    [plan.file],
    [
      ...importDeclarations(unit.imports, '../../../../../'),
      ...unit.functions.map(printFunction),
      `export { ${printer.name} as ${PRINT} };`,
    ],
  );

/**
 * Emits a library in parts: the module with its facts and the choice among its variants, and one module a variant, each
 * with its path below out/modules.
 */
export function emitLibraryInParts(
  emit: Emit,
  library: LibraryPlan,
  ecosystems: readonly Ecosystem[],
): [string, string][] {
  const parts = partsOf(library);
  const code = codeOf({
    library,
    isAlone: false,
    ecosystems,
    unit: createUnit([]),
    printers: new Map(parts.map(({ plan, printer }) => [plan, { ...printer, name: PRINT }])),
    moduleOf: ({ name }) => `./${library.slug}/${name}.ts`,
    installs: new Map(),
  });
  const folder = `libraries/parts/${library.slug}`;
  const text = entryModule(emit, library, code, {
    out: '../../../',
    type: 'LibraryInParts',
    isAsync: true,
    docs: `${library.library.prettyLabel}, whose texts are imported when a model needs them.`,
  });
  return [
    [`${folder}.ts`, text],
    ...parts.map((part): [string, string] => [`${folder}/${part.plan.name}.ts`, partText(emit, part)]),
  ];
}
