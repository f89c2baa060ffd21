import type { Condition } from '../../out/types/condition.ts';
import type { Library } from '../../out/types/library.ts';
import type { ModelRecord } from '../../out/types/model-record.ts';
import type { JsonFile } from '../1-load/json-file.ts';
import { type LibraryPlan, MODEL, type VariantPlan } from '../2-analyse/library.ts';
import type { Branch, Plan } from '../2-analyse/plan.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { Memo } from '../memo.ts';
import { type Environment, evaluateTest, evaluateValue, type Lookups } from './evaluate.ts';
import type { ParseModel } from './parser.ts';

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

/** What the seeds of one library reach, and what they should. */
interface Reach {
  reached: Set<string>;
  wanted: Map<string, { branch: Branch; library: string }>;
  problems: Diagnostic[];
}

function reachOf(
  library: LibraryPlan,
  json: JsonFile<Library>,
  seeds: readonly JsonFile<ModelRecord>[],
  parse: ParseModel,
): Reach {
  const reached = new Set<string>();
  const shown = new Set<VariantPlan>();
  for (const seed of seeds) {
    const environment = { [MODEL]: parse(seed.value) };
    for (const { variant, items } of emittedVariants(library, environment)) {
      for (const item of items) {
        shown.add(variant);
        reach(variant.plan, { ...environment, item }, (library.library.lookups ?? {}) as Lookups, reached);
      }
    }
  }
  const { id } = library.library;
  const branches = library.variants.flatMap(({ plan }) => [...branchesOf(plan)]);
  const wanted = new Map(branches.map((branch) => [branchKey(branch), { branch, library: id }]));
  const problems = library.variants
    .filter((plan) => !shown.has(plan))
    .map(({ variant, index }) => {
      const place = json.placeOf(['variants', index, 'name']);
      const values = { variant: variant.name, library: id, condition: inWords(variant.when) };
      return diagnostic('unseeded-variant', place, values);
    });
  return { reached, wanted, problems };
}

/** Variants and branches that no seed of the library reaches. A branch of a partial may be reached by any library. */
export function coverageProblems(
  libraries: readonly { json: JsonFile<Library>; plan: LibraryPlan }[],
  records: readonly JsonFile<ModelRecord>[],
  parse: ParseModel,
  memo: Memo,
): Diagnostic[] {
  const seeds = Map.groupBy(records, ({ value }) => value.library_name);
  const all = libraries.map(({ json, plan }): Reach => {
    const own = seeds.get(json.value.id) ?? [];
    return memo(`reach ${plan.slug}`, [json, ...plan.variants, ...own, parse], () => reachOf(plan, json, own, parse));
  });
  const reached = new Set(all.flatMap((one) => [...one.reached]));
  const missed = new Map(all.flatMap(({ wanted }) => [...wanted].filter(([key]) => !reached.has(key))));
  const ofBranches = [...missed.values()].map(({ branch, library }) =>
    diagnostic('unseeded-branch', branch.place, { condition: branch.condition, library }),
  );
  return [...all.flatMap(({ problems }) => problems), ...ofBranches];
}
