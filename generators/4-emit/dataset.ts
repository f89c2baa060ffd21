import type { Condition } from '../../out/types/condition.ts';
import type { DatasetLibrary } from '../../out/types/dataset-library.ts';
import type { DatasetRecord } from '../../out/types/dataset-record.ts';
import type { Ecosystem } from '../../out/types/ecosystem.ts';
import { slugOf } from '../../runtime/slug.ts';
import { testOf } from '../2-analyse/condition.ts';
import { type LibraryPlan, MODEL } from '../2-analyse/library.ts';
import type { Scope } from '../2-analyse/scope.ts';
import { environmentOf } from '../3-compile/environment.ts';
import { testCode } from '../3-compile/expression.ts';
import { createUnit, type Unit } from '../3-compile/functions.ts';
import { typesOf } from '../3-compile/reads.ts';
import { libraryCode } from './library-code.ts';
import { type Script, scriptOf } from './script.ts';
import { constant, importDeclarations, importOf, Method, moduleText, printFunction, Raw } from './source.ts';
import type { Emit } from './ts-morph.ts';

const TYPES = '../../../runtime/dataset/types.ts';

/** The code of a condition that was checked. */
function codeOf(condition: Condition | undefined, scope: Scope, unit: Unit): string {
  if (!condition) return 'true';
  const report = ({ code }: { code: string }): never => {
    throw new Error(`a condition that was not checked: ${code}`);
  };
  const test = testOf(condition, scope, report, () => '');
  return testCode(test, environmentOf(typesOf(scope)), unit.imports).text;
}

/** The function that says whether a library takes a data set, to be run from memory. */
export function appliesScript(condition: Condition | undefined, scope: Scope): Script {
  const unit = createUnit([]);
  return scriptOf(unit, [], `(${MODEL}) => ${codeOf(condition, scope, unit)}`);
}

/** The module of a library: its facts, and the function that makes its snippets for a data set. */
export function emitDatasetLibrary(
  emit: Emit,
  plan: LibraryPlan<DatasetLibrary>,
  ecosystems: readonly Ecosystem[],
): string {
  const { id, label, repoUrl, docsUrl, notes } = plan.library;
  const { unit, constants, parameter, before, adds } = libraryCode(plan, ecosystems);
  const body = `${before}const list: Snippet[] = [];\n${adds}return list;`;
  return moduleText(
    emit,
    [plan.file, `templates/dataset-libraries/${plan.slug}/`],
    [
      ...importDeclarations(unit.imports, '../../../'),
      importOf('../../../runtime/snippet.ts', ['Snippet'], true),
      importOf(TYPES, ['DatasetLibraryEntry'], true),
      ...constants.map(constant),
      ...unit.functions.map(printFunction),
      constant({
        name: 'entry',
        type: 'DatasetLibraryEntry',
        value: { id, label, repoUrl, docsUrl, notes, snippets: new Method(parameter, body) },
        docs: `${label}: ${repoUrl}`,
        isExported: true,
      }),
    ],
  );
}

/** The module of all libraries of data sets: which take one, and how the module of each is imported. */
export function emitDatasetIndex(emit: Emit, libraries: readonly DatasetLibrary[], scope: Scope): string {
  const unit = createUnit([]);
  const value = libraries.map(({ id, label, when }) => ({
    id,
    label,
    applies: new Raw(`(${when ? MODEL : ''}) => ${codeOf(when, scope, unit)}`),
    load: new Raw(`async () => (await import('./${slugOf(id)}.ts')).entry`),
  }));
  return moduleText(
    emit,
    ['catalogue/dataset-libraries'],
    [
      ...importDeclarations(unit.imports, '../../../'),
      importOf(TYPES, ['ListedDatasetLibrary'], true),
      constant({
        name: 'datasetLibraries',
        type: 'readonly ListedDatasetLibrary[]',
        value,
        docs: 'Every library of data sets, in the order in which they are shown.',
        isExported: true,
      }),
    ],
  );
}

/** The module of the data sets that have a page: their records. */
export const emitDatasetRecords = (emit: Emit, records: readonly DatasetRecord[]): string =>
  moduleText(
    emit,
    ['catalogue/datasets'],
    [
      importOf('../../types/dataset-record.ts', ['DatasetRecord'], true),
      constant({
        name: 'datasetRecords',
        type: 'readonly DatasetRecord[]',
        value: records.map(({ $schema: _, ...record }) => record),
        docs: 'The records of the data sets that have a page.',
        isExported: true,
      }),
    ],
  );
