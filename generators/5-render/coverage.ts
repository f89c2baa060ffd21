import type { Condition } from '../../out/types/condition.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import type { Project } from '../1-load/project.ts';
import { type LibraryPlan, MODEL, type VariantPlan } from '../2-analyse/library.ts';
import type { Branch, Plan } from '../2-analyse/plan.ts';
import { type Diagnostic, diagnostic, type Place } from '../diagnostics/diagnostic.ts';
import { type Environment, evaluateTest, evaluateValue, type Lookups } from './evaluate.ts';

const branchKey = ({ place, condition }: Branch): string => `${place.file}:${place.line}:${place.column}:${condition}`;

/** Every branch of a plan, also of the plans inside it. */
function* branchesOf(plan: Plan): Generator<Branch> {
  for (const node of plan) {
    if (node.kind === 'each') yield* branchesOf(node.body);
    if (node.kind !== 'if') continue;
    for (const branch of node.branches) {
      yield branch;
      yield* branchesOf(branch.body);
    }
  }
}

/** Notes the branches that a model reaches. */
function reach(plan: Plan, environment: Environment, lookups: Lookups, reached: Set<string>): void {
  for (const node of plan) {
    if (node.kind === 'if') {
      const branch = node.branches.find(({ test }) => !test || evaluateTest(test, environment, lookups));
      if (!branch) continue;
      reached.add(branchKey(branch));
      reach(branch.body, environment, lookups, reached);
    }
    if (node.kind === 'each') {
      const list = (evaluateValue(node.list, environment, lookups) ?? []) as unknown[];
      for (const [index, item] of list.entries()) {
        const own = {
          [`item${node.index}`]: item,
          [`index${node.index}`]: index,
          [`first${node.index}`]: index === 0,
          [`last${node.index}`]: index === list.length - 1,
        };
        reach(node.body, { ...environment, ...own }, lookups, reached);
      }
    }
  }
}

/** The variants that a library emits for a model, each with the items it is emitted for. */
export function emittedVariants(
  library: LibraryPlan,
  environment: Environment,
): { variant: VariantPlan; items: unknown[] }[] {
  const lookups = (library.library.lookups ?? {}) as Lookups;
  const chosen = new Set<string>();
  return library.variants.flatMap((plan) => {
    if (plan.group !== undefined && chosen.has(plan.group)) return [];
    if (plan.test && !evaluateTest(plan.test, environment, lookups)) return [];
    if (plan.group !== undefined) chosen.add(plan.group);
    const { forEach } = plan.variant;
    if (!forEach) return [{ variant: plan, items: [undefined] }];
    const list = evaluateValue(
      { kind: 'path', variable: MODEL, segments: forEach.list.split('.') },
      environment,
      lookups,
    ) as unknown[];
    return [{ variant: plan, items: list.filter((item) => !forEach.except?.includes(item as string)) }];
  });
}

const inWords = (condition: Condition | undefined): string => (condition ? JSON.stringify(condition) : 'always');

/** Variants and branches that no seed of the library reaches. */
export function coverageProblems(project: Project, libraries: readonly LibraryPlan[]): Diagnostic[] {
  const files = new Map(project.libraries.map((json) => [json.value.id, json]));
  const problems: Diagnostic[] = [];
  const reached = new Set<string>();
  const wanted = new Map<string, { branch: Branch; library: string }>();
  for (const library of libraries) {
    const seeds = project.seeds.filter(({ value }) => value.library_name === library.library.id);
    const shown = new Set<VariantPlan>();
    for (const seed of seeds) {
      const environment = { [MODEL]: parseModel(seed.value) };
      for (const { variant, items } of emittedVariants(library, environment)) {
        for (const item of items) {
          shown.add(variant);
          reach(variant.plan, { ...environment, item }, (library.library.lookups ?? {}) as Lookups, reached);
        }
      }
    }
    for (const plan of library.variants) {
      for (const branch of branchesOf(plan.plan))
        wanted.set(branchKey(branch), { branch, library: library.library.id });
      if (shown.has(plan)) continue;
      const place = files.get(library.library.id)?.placeOf(['variants', plan.index, 'name']) as Place;
      problems.push(
        diagnostic('unseeded-variant', place, {
          variant: plan.variant.name,
          library: library.library.id,
          condition: inWords(plan.variant.when),
        }),
      );
    }
  }
  for (const [key, { branch, library }] of wanted) {
    if (!reached.has(key))
      problems.push(diagnostic('unseeded-branch', branch.place, { condition: branch.condition, library }));
  }
  return problems;
}
