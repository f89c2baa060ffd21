import type { CodeBlockWriter } from 'ts-morph';
import { type LibraryPlan, MODEL, type VariantPlan, type VariantsEntry } from '../2-analyse/library.ts';
import type { PathValue, Test } from '../2-analyse/plan.ts';
import { keyOf } from '../2-analyse/scope.ts';
import { primary } from '../3-compile/code.ts';
import { type Environment, testKey } from '../3-compile/environment.ts';
import { testCode, valueCode } from '../3-compile/expression.ts';
import type { PrintFunction, Unit } from '../3-compile/functions.ts';
import { nameFrom, wordsOf } from '../3-compile/parameters.ts';
import { readsOfTests } from '../3-compile/reads.ts';

/** What the variants of a library ask and print. */
interface Values {
  library: LibraryPlan<VariantsEntry>;
  unit: Unit;
  printers: ReadonlyMap<VariantPlan, PrintFunction>;
}

/** Name of the variable that holds the item of a variant that is emitted once per item. */
export const ITEM = 'item';

/** What at least this many variants read or ask of the model gets a name of its own. */
const WORTH_A_NAME = 8;

/** The fields of the model that many variants read, in their condition or for their text. */
function fieldsOfMany({ library, printers }: Values, { types }: Environment): PathValue[] {
  const counts = new Map<string, number>();
  for (const plan of library.variants) {
    const printed = (printers.get(plan)?.parameters ?? []).map(({ value }) => value);
    const asked = plan.test ? readsOfTests([plan.test], types).paths.values() : [];
    const paths = [...printed, ...asked].filter((value) => value.kind === 'path' && value.variable === MODEL);
    const fields = new Set(paths.flatMap((path) => (path.kind === 'path' ? path.segments.slice(0, 1) : [])));
    for (const field of fields) counts.set(field, (counts.get(field) ?? 0) + 1);
  }
  const many = [...counts].filter(([, count]) => count >= WORTH_A_NAME);
  return many.map(([field]): PathValue => ({ kind: 'path', variable: MODEL, segments: [field] }));
}

/** Writes one constant with the fields that many variants read. */
function writeFields(writer: CodeBlockWriter, env: Environment, writing: Values): Environment {
  const fields = fieldsOfMany(writing, env);
  if (fields.length === 0) return env;
  const names = fields.map(({ segments }) => segments.join('')).sort();
  writer.writeLine(`const { ${names.join(', ')} } = ${MODEL};`);
  const named = fields.map((field) => [keyOf(field), primary(field.segments.join(''))] as const);
  return { ...env, bound: new Map([...env.bound, ...named]) };
}

/** What is asked of lists in a test; nothing is narrowed by it. */
function listTests(test: Test): Extract<Test, { kind: 'includes' }>[] {
  if (test.kind === 'not') return listTests(test.test);
  if (test.kind === 'all' || test.kind === 'any') return test.tests.flatMap(listTests);
  return test.kind === 'includes' ? [test] : [];
}

/** Writes a constant for each question about a list that many variants ask. */
function writeAnswers(writer: CodeBlockWriter, env: Environment, writing: Values, taken: Set<string>): Environment {
  const asked = writing.library.variants.flatMap(({ test }) => {
    const own = test ? listTests(test) : [];
    return [...new Map(own.map((one) => [testKey(one), one])).values()];
  });
  const answered = new Map(env.answered);
  for (const [key, same] of Map.groupBy(asked, testKey)) {
    const [test] = same;
    if (!test || same.length < WORTH_A_NAME) continue;
    const name = nameFrom(['has', ...test.among], taken);
    writer.writeLine(`const ${name} = ${testCode(test, env, writing.unit.imports).text};`);
    answered.set(key, primary(name));
  }
  return { ...env, answered };
}

/** Writes the constants for what many variants read, and for what is looked up: each once, before it is asked for and printed. */
export function writeValues(writer: CodeBlockWriter, start: Environment, writing: Values): Environment {
  const env = writeFields(writer, start, writing);
  const tests = writing.library.variants.flatMap(({ test }) => (test ? [test] : []));
  const printed = [...writing.printers.values()].flatMap(({ parameters }) => parameters.map(({ value }) => value));
  const made = [...readsOfTests(tests, env.types).made.values(), ...printed.filter(({ kind }) => kind !== 'path')];
  const bound = new Map(env.bound);
  const taken = new Set([MODEL, ITEM, 'list', 'lookups', 'entry', ...[...bound.values()].map(({ text }) => text)]);
  for (const value of made) {
    if (bound.has(keyOf(value))) continue;
    const name = nameFrom(wordsOf(value), taken);
    writer.writeLine(`const ${name} = ${valueCode(value, env, writing.unit.imports).text};`);
    bound.set(keyOf(value), primary(name));
  }
  return writeAnswers(writer, { ...env, bound }, writing, taken);
}
