import CodeBlockWriter from 'code-block-writer';
import { LANGUAGES } from '../../languages/index.ts';
import type { NameReader } from '../../languages/shared/slot.ts';
import type { Ecosystem } from '../../out/types/ecosystem.ts';
import { installWords, printWords } from '../../runtime/command.ts';
import { withPackages } from '../../runtime/install.ts';
import { addCode, addMessage, addScript, addStep, installSnippet, wordsParted } from '../../runtime/snippet.ts';
import { factsOf } from '../2-analyse/condition.ts';
import { type LibraryPlan, MAIN, MODEL, type VariantPlan, type VariantsEntry } from '../2-analyse/library.ts';
import type { PathValue, Test } from '../2-analyse/plan.ts';
import { primary, quote, quotedList } from '../3-compile/code.ts';
import { type Environment, environmentOf, mayBeAbsent, when } from '../3-compile/environment.ts';
import { testCode, valueCode } from '../3-compile/expression.ts';
import { callOf, createUnit, definePrinter, type PrintFunction, type Unit } from '../3-compile/functions.ts';
import type { Marks } from '../3-compile/marks.ts';
import { nameFrom } from '../3-compile/parameters.ts';
import { type Types, typesOf } from '../3-compile/reads.ts';
import { ITEM, writeValues } from './library-values.ts';
import { testsOfNotices } from './notices.ts';
import { type Questions, questionsOf } from './question.ts';
import { isFor, requirementsOf, requiresOf, testsOfRequirements } from './requirements.ts';
import { type Constant, listed, Raw } from './source.ts';

/** What the statements of a module share: its library, its functions, its install snippets by their command. */
export interface Writing {
  library: LibraryPlan<VariantsEntry>;
  /** Whether the code holds the requirements that libraries share, instead of importing them. */
  isAlone: boolean;
  ecosystems: readonly Ecosystem[];
  unit: Unit;
  /** Where given, the module of each variant's function, which is imported when its text is asked for. */
  moduleOf: ((plan: VariantPlan) => string) | undefined;
  printers: ReadonlyMap<VariantPlan, PrintFunction>;
  installs: Map<string, { name: string; words: string[] }>;
}

/** The install snippets of a list of packages: constants, with what some models need besides. */
function installNames({ ecosystems, installs, library, unit }: Writing, packages: Record<string, string[]>): string[] {
  return Object.entries(packages).flatMap(([ecosystem, list]) => {
    const [manager] = ecosystems.find(({ id }) => id === ecosystem)?.managers ?? [];
    if (!manager) return [];
    const words = installWords(manager.command, list);
    const code = printWords(words);
    const known = installs.get(code) ?? { name: `install${installs.size === 0 ? '' : installs.size + 1}`, words };
    installs.set(code, known);
    if (!library.requires.some((set) => isFor(set, ecosystem))) return [known.name];
    return [listed(unit.imports.use('install', withPackages), [known.name, `requires.${ecosystem}`, MODEL], '')];
  });
}

/** The call that prints a variant, after the import of its function where that has a module of its own. */
function printCall(plan: VariantPlan, env: Environment, { moduleOf, printers, unit }: Writing): string {
  const printer = printers.get(plan);
  if (!printer) return "''";
  const call = callOf(printer, env, unit).text;
  return moduleOf ? `(await import(${quote(moduleOf(plan))})).${call}` : call;
}

/** The call that adds the snippet of a variant. */
function addCall(plan: VariantPlan, env: Environment, writing: Writing): string {
  const { variant } = plan;
  const code = printCall(plan, env, writing);
  const words = [variant.name, variant.language, variant.title].map(quote);
  const { imports } = writing.unit;
  if (variant.message)
    return listed(imports.use('snippet', addMessage), ['list', ...words, code, quote(variant.message.todo)], ';');
  const installs = installNames(writing, variant.install ?? writing.library.library.install ?? {});
  const shell = LANGUAGES.get(variant.language)?.shell;
  if (shell === undefined) return listed(imports.use('snippet', addCode), ['list', ...words, code, ...installs], ';');
  const [name = '', language = '', title = ''] = words;
  const values = ['list', name, language, quote(shell), title, code, ...installs];
  return listed(imports.use('snippet', variant.prepares ? addStep : addScript), values, ';');
}

/** The list that a variant goes through when it is emitted once per item. */
const listOf = ({ variant }: VariantPlan): PathValue | undefined =>
  variant.forEach && { kind: 'path', variable: MODEL, segments: variant.forEach.list.split('.') };

/** How the items are told that can be names in the language of the variant, when they are identifiers. */
const itemReader = ({ scope }: VariantPlan): NameReader | undefined =>
  scope.names.get(ITEM)?.type.kind === 'identifier' ? scope.reader : undefined;

/** Whether a variant is a message in place of code, and variants behind it would be emitted besides. */
const standsAlone = (plan: VariantPlan, { library }: Writing): boolean =>
  plan.variant.message !== undefined &&
  plan.group === MAIN &&
  library.variants.slice(library.variants.indexOf(plan)).some(({ group }) => group !== MAIN);

/** Writes the statement that adds a variant's snippets. */
function writeAdd(writer: CodeBlockWriter, plan: VariantPlan, env: Environment, writing: Writing): void {
  const list = listOf(plan);
  if (!list) {
    writer.writeLine(addCall(plan, env, writing));
    // Where there is no code, no other code stands beside it.
    if (plan.test && standsAlone(plan, writing)) writer.writeLine('return list;');
    return;
  }
  const items = valueCode(list, env, writing.unit.imports).text;
  writer.write(`for (const item of ${mayBeAbsent(list, env) ? `${items} ?? []` : items})`).block(() => {
    const except = plan.variant.forEach?.except ?? [];
    if (except.length > 0) writer.writeLine(`if (${quotedList(except)}.includes(item)) continue;`);
    const reader = itemReader(plan);
    if (reader)
      writer.writeLine(`if (${writing.unit.imports.use(reader.module, reader.print)}(item) === undefined) continue;`);
    const bound = new Map([...env.bound, [ITEM, primary(ITEM)] as const]);
    writer.writeLine(addCall(plan, { ...env, types: typesOf(plan.scope), bound }, writing));
  });
}

/** Neighbours of the same group, of which only the first that matches is emitted. */
function runsOf(variants: readonly VariantPlan[]): VariantPlan[][] {
  const runs: VariantPlan[][] = [];
  for (const plan of variants) {
    const last = runs.at(-1);
    if (last && plan.group !== undefined && last[0]?.group === plan.group) last.push(plan);
    else runs.push([plan]);
  }
  return runs;
}

/** Writes the choice among the variants of a run. */
function writeRun(writer: CodeBlockWriter, run: readonly VariantPlan[], start: Environment, writing: Writing): void {
  let env = start;
  const [first] = run;
  if (first && !first.test) {
    writeAdd(writer, first, env, writing);
    return;
  }
  for (const [index, plan] of run.entries()) {
    const { test } = plan;
    if (index > 0) writer.write(' else ');
    if (test) writer.write(`if (${testCode(test, env, writing.unit.imports).text}) `);
    const inside = test ? when(env, factsOf(test, true)) : env;
    writer.inlineBlock(() => writeAdd(writer, plan, inside, writing));
    if (!test) break;
    env = when(env, factsOf(test, false));
  }
  writer.newLine();
}

/** Writes the runs; one whose group stood before asks first that nothing of the group was chosen there. */
function writeRuns(writer: CodeBlockWriter, env: Environment, writing: Writing): void {
  const asked = new Map<string, Test[]>();
  for (const run of runsOf(writing.library.variants)) {
    const group = run[0]?.group;
    const before = (group !== undefined && asked.get(group)) || [];
    const tests = run.flatMap(({ test }) => (test ? [test] : []));
    if (group !== undefined) asked.set(group, [...before, ...tests]);
    if (before.length === 0) {
      writeRun(writer, run, env, writing);
      continue;
    }
    const none: Test = { kind: 'not', test: { kind: 'any', tests: before } };
    writer.write(`if (${testCode(none, env, writing.unit.imports).text})`).block(() => {
      writeRun(writer, run, when(env, factsOf(none, true)), writing);
    });
  }
}

/** Writes text with a writer of its own: statements say what their module imports, so they are made before it. */
function written<Result>(write: (writer: CodeBlockWriter) => Result): { text: string; result: Result } {
  const writer = new CodeBlockWriter({ indentNumberOfSpaces: 2, newLine: '\n' });
  const result = write(writer);
  return { text: writer.toString(), result };
}

/** Whether more than one variant can be printed for a model, so that one of them can be wished first. */
export const hasOrder = (variants: readonly VariantPlan[]): boolean =>
  new Set(variants.map(({ group, name }) => group ?? `${name} alone`)).size > 1;

/** Whether the choice of variants or their text depends on the model. */
const readsModel = ({ library, printers }: Writing): boolean =>
  library.requires.length > 0 ||
  hasOrder(library.variants) ||
  library.variants.some((plan) => plan.test || plan.variant.forEach || printers.get(plan)?.parameters.length);

/** The tables in which something is looked up, behind the words that stand in them more than once. */
function lookupConstants({ lookups = {} }: VariantsEntry): Constant[] {
  const words = Object.values(lookups).flatMap(({ kind, values }) => (kind === 'number' ? [] : Object.values(values)));
  const repeated = [...new Set(words.filter((word, index) => words.indexOf(word) !== index))];
  const taken = new Set<string>();
  const names = new Map(repeated.map((word) => [word, nameFrom(['word'], taken)]));
  const named = (word: string): unknown => (names.has(word) ? new Raw(names.get(word) ?? '') : word);
  const tables = Object.entries(lookups).map(([table, { kind, values }]) => [
    table,
    Object.fromEntries(
      Object.entries(values).map(([key, word]) => [key, kind === 'number' ? Number(word) : named(word)]),
    ),
  ]);
  return [
    ...[...names].map(([value, name]): Constant => ({ name, value })),
    { name: 'lookups', value: Object.fromEntries(tables) },
  ];
}

/** The function that prints a variant, in a unit. */
export function variantPrinter(unit: Unit, { file, name, plan, scope }: VariantPlan): PrintFunction {
  const lead = { kind: 'template', file, line: 1, column: 1, use: name } as const;
  return definePrinter(unit, plan, name, `Printed from ${file}`, typesOf(scope), lead);
}

/** The code that prints the snippets of a library, apart from the form in which it is run. */
export interface LibraryCode {
  unit: Unit;
  /** The questions of its requirements and notices; what they share is among the constants. */
  questions: Questions;
  constants: Constant[];
  /** The parameter of the function that makes the list of snippets, where it reads the model. */
  parameter: string;
  /** Statements before the list is made. */
  before: string;
  /** Statements that add to `list`. */
  adds: string;
}

/**
 * Compiles a library that has variants.
 * @param marks Where given, the code of the snippets carries marks, which are noted there.
 */
export function libraryCode(
  library: LibraryPlan<VariantsEntry>,
  ecosystems: readonly Ecosystem[],
  marks?: Marks,
): LibraryCode {
  const unit = createUnit(
    library.variants.map(({ plan }) => plan),
    marks,
  );
  const printers = new Map(library.variants.map((plan) => [plan, variantPrinter(unit, plan)]));
  // Code with marks is run from memory, where there is nothing to import.
  return codeOf({
    library,
    isAlone: marks !== undefined,
    ecosystems,
    unit,
    printers,
    moduleOf: undefined,
    installs: new Map(),
  });
}

/** Compiles the choice among the variants of a library, whose functions are made already. */
export function codeOf(writing: Writing): LibraryCode {
  const { library, unit } = writing;
  const types: Types = new Map(library.variants.map(({ scope }) => [MODEL, scope.root]));
  const before = written((writer) => writeValues(writer, environmentOf(types), writing));
  const adds = written((writer) => writeRuns(writer, before.result, writing));
  const inline = writing.isAlone ? library.requires : [];
  const tests = [...testsOfRequirements(inline), ...testsOfNotices(library.notices)];
  const questions = questionsOf(tests, library.model, unit.imports);
  const lookups = lookupConstants(library.library);
  const installs = [...writing.installs].map(([code, { name, words }]) => {
    const own = JSON.stringify(wordsParted(code)) === JSON.stringify(words) ? [] : [quotedList(words)];
    return {
      name,
      value: new Raw(`${unit.imports.use('snippet', installSnippet)}(${[quote(code), ...own].join(', ')})`),
    };
  });
  return {
    unit,
    questions,
    constants: [
      ...questions.shared,
      ...inline.map((set) => requirementsOf(set, unit.imports, questions)),
      ...requiresOf(library.requires, unit.imports),
      ...(before.text.includes('lookups.') ? lookups : []),
      ...installs,
    ],
    parameter: readsModel(writing) ? MODEL : '',
    before: before.text,
    adds: adds.text,
  };
}
