import type { ImportDeclarationStructure } from 'ts-morph';
import type { Requirement as RequirementEntry } from '../../out/types/requirement.ts';
import { holding } from '../../runtime/condition/holding.ts';
import type { Requirement } from '../../runtime/install.ts';
import type { JsonFile } from '../1-load/json-file.ts';
import type { Test } from '../2-analyse/plan.ts';
import type { RequirementSet } from '../2-analyse/requirement.ts';
import type { ObjectType } from '../2-analyse/types.ts';
import { quote, Raw } from '../3-compile/code.ts';
import { createUnit } from '../3-compile/functions.ts';
import type { Imports } from '../3-compile/imports.ts';
import { conditional, modelImport, type Questions, questionsOf } from './question.ts';
import { type Constant, constant, importDeclarations, importOf, moduleText } from './source.ts';
import type { Emit } from './ts-morph.ts';

/** The module of a set of requirements, below out/modules. */
export const requirementsModule = (id: string): string => `requirements/${id}.ts`;

/** What a set is called in code: needsQuantizedWeights, which is a name whatever its id, and none that a library's module has. */
const nameOf = ({ id }: RequirementSet): string =>
  `needs${id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}`;

/** Whether a set names packages of an ecosystem. */
export const isFor = ({ rules }: RequirementSet, ecosystem: string): boolean =>
  rules.some(({ install }) => install[ecosystem]);

const ecosystemsOf = (sets: readonly RequirementSet[]): string[] => [
  ...new Set(sets.flatMap(({ rules }) => rules.flatMap(({ install }) => Object.keys(install)))),
];

/** What the rules of sets ask. */
export const testsOfRequirements = (sets: readonly RequirementSet[]): Test[] =>
  sets.flatMap(({ rules }) => rules.map(({ test }) => test));

/** The packages of a set by ecosystem, each with what tells whether a model needs them. */
export function requirementsOf(set: RequirementSet, imports: Imports, questions: Questions): Constant {
  const ids = ecosystemsOf([set]);
  const rulesFor = (ecosystem: string): Omit<Requirement, 'holds' | 'among'>[] =>
    set.rules.flatMap(({ install: { [ecosystem]: packages }, test }) =>
      packages ? [{ packages, ...conditional(test, questions) }] : [],
    );
  return {
    name: nameOf(set),
    type: `Record<${ids.map(quote).join(' | ')}, ${imports.typeFrom('install', 'Requirement')}[]>`,
    value: Object.fromEntries(ids.map((id) => [id, rulesFor(id)])),
  };
}

/** What tells the requirements of a model, by ecosystem: those of all sets that a library names. */
export function requiresOf(sets: readonly RequirementSet[], imports: Imports): Constant[] {
  if (sets.length === 0) return [];
  const ask = imports.use('condition/holding', holding);
  const asked = ecosystemsOf(sets).map((id) => {
    const lists = sets.filter((set) => isFor(set, id)).map((set) => `${nameOf(set)}.${id}`);
    return `${id}: ${ask}(${lists.length > 1 ? `[${lists.map((list) => `...${list}`).join(', ')}]` : lists[0]})`;
  });
  return [{ name: 'requires', value: new Raw(`{ ${asked.join(', ')} }`) }];
}

/**
 * The imports of sets in the module of a library.
 * @param out Leads from the folder of the module to out.
 */
export const importsOfRequirements = (sets: readonly RequirementSet[], out: string): ImportDeclarationStructure[] =>
  sets.map((set) => importOf(`${out}modules/${requirementsModule(set.id)}`, [nameOf(set)]));

/** Emits the module of a set of requirements, which the libraries that name it share. */
export function emitRequirements(
  emit: Emit,
  { file, value: { what } }: JsonFile<RequirementEntry>,
  set: RequirementSet,
  model: ObjectType,
): string {
  const { imports } = createUnit([]);
  const questions = questionsOf(testsOfRequirements([set]), model, imports);
  const own = requirementsOf(set, imports, questions);
  return moduleText(
    emit,
    [file],
    [
      ...modelImport(questions, '../../types/model.ts'),
      ...importDeclarations(imports, '../../../'),
      ...questions.shared.map(constant),
      constant({ ...own, docs: `What is installed besides for ${what}.`, isExported: true }),
    ],
  );
}
