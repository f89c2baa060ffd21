import type { DetectionPlan } from '../2-analyse/detection.ts';
import type { ObjectType } from '../2-analyse/types.ts';
import { createUnit } from '../3-compile/functions.ts';
import type { Imports } from '../3-compile/imports.ts';
import { conditional, modelImport, type Questions, questionsOf } from './question.ts';
import { type Script, scriptOf } from './script.ts';
import { constant, importDeclarations, importOf, moduleText, Raw } from './source.ts';
import type { Emit } from './ts-morph.ts';

/** The data by which runtime/model/libraries.ts tells the libraries of a model, and what its conditions call. */
function dataOf(
  plans: readonly DetectionPlan[],
  model: ObjectType,
): { value: object; questions: Questions; imports: Imports } {
  const { imports } = createUnit([]);
  const tests = plans.flatMap(({ unless, signs }) => [...(unless ? [unless] : []), ...signs.map(({ test }) => test)]);
  const questions = questionsOf(tests, model, imports);
  const ids = (has: boolean): string[] => plans.filter(({ hasSnippets }) => hasSnippets === has).map(({ id }) => id);
  const value = {
    withSnippets: ids(true),
    withoutSnippets: ids(false),
    aliases: Object.fromEntries(
      plans.flatMap(({ id, aliases }) => aliases.map((alias) => [alias.toLowerCase(), id] as const)),
    ),
    unless: Object.fromEntries(
      plans.flatMap(({ id, unless }) => (unless ? [[id, questions.of(unless)] as const] : [])),
    ),
    signs: plans.flatMap(({ id, signs }) =>
      signs.map(({ rank, test }) => ({ id, rank, ...conditional(test, questions) })),
    ),
  };
  return { value, questions, imports };
}

/** Emits the module of what tells the libraries of a model: it imports no library. */
export function emitDetection(emit: Emit, plans: readonly DetectionPlan[], model: ObjectType): string {
  const { value: data, questions, imports } = dataOf(plans, model);
  const lists = ['withSnippets', 'withoutSnippets'];
  const value = { ...data, ...Object.fromEntries(lists.map((name) => [name, new Raw(name)])) };
  return moduleText(
    emit,
    ['catalogue/libraries'],
    [
      ...modelImport(questions, '../../types/model.ts'),
      ...importDeclarations(imports, '../../../'),
      importOf('../../../runtime/model/libraries.ts', ['Detection'], true),
      importOf('./ids.ts', lists),
      ...questions.shared.map(constant),
      constant({
        name: 'detection',
        type: 'Detection',
        value,
        docs: 'How the libraries of a model are told.',
        isExported: true,
      }),
    ],
  );
}

/** The same data, to be run from memory. */
export function detectionScript(plans: readonly DetectionPlan[], model: ObjectType): Script {
  const { value, questions, imports } = dataOf(plans, model);
  return scriptOf({ functions: [], imports }, [...questions.shared, { name: 'detection', value }], 'detection');
}
