import { type Project, StructureKind, VariableDeclarationKind } from 'ts-morph';
import type { Ecosystem } from '../../out/types/ecosystem.ts';
import { printInstall } from '../../runtime/command.ts';
import { type LibraryPlan, MODEL, type VariantPlan } from '../2-analyse/library.ts';
import { Imports, optionalExpression, planExpression, testExpression } from '../3-compile/expression.ts';
import { importDeclarations, indented, moduleText } from './source.ts';

const json = (value: unknown): string =>
  JSON.stringify(value).replace(/[\u2028\u2029]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16)}`);

const functionName = (variant: string): string =>
  `print${variant.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())}`;

/** What a page of the catalogue needs and a snippet does not: it stays out of the module. */
const NOT_SHIPPED = new Set(['$schema', 'variants', 'lookups', 'tasks', 'versions', 'sources', 'notes']);

/** The facts of an entry in the order of its file. */
const factsOf = ({ library }: LibraryPlan): string =>
  Object.entries(library)
    .filter(([key]) => !NOT_SHIPPED.has(key))
    .map(([key, value]) => `${key}: ${json(value)},`)
    .join('\n');

/** What the statements of a module share: its library, its imports, its install snippets by their command. */
interface Writing {
  library: LibraryPlan;
  ecosystems: readonly Ecosystem[];
  imports: Imports;
  installs: Map<string, string>;
}

/** Names of the constants that hold the install snippets of a list of packages. */
function installNames({ ecosystems, installs }: Writing, packages: Record<string, string[]>): string[] {
  return Object.entries(packages).flatMap(([ecosystem, list]) => {
    const [manager] = ecosystems.find(({ id }) => id === ecosystem)?.managers ?? [];
    if (!manager) return [];
    const command = printInstall(manager.command, list);
    const name = installs.get(command) ?? `install${installs.size === 0 ? '' : installs.size + 1}`;
    installs.set(command, name);
    return [name];
  });
}

/** The statement that adds a variant's snippet. */
function addStatement({ variant }: VariantPlan, writing: Writing): string {
  const code = `${functionName(variant.name)}(${variant.forEach ? `${MODEL}, item` : MODEL})`;
  const words = [variant.name, variant.language, variant.title].map(json).join(', ');
  if (variant.message) return `${writing.imports.use('snippet', 'addMessage')}(list, ${words}, ${code});`;
  const installs = installNames(writing, variant.install ?? writing.library.library.install ?? {});
  const add = `${writing.imports.use('snippet', 'addCode')}(${['list', words, code, ...installs].join(', ')});`;
  if (!variant.forEach) return add;
  const segments = variant.forEach.list.split('.');
  const items = optionalExpression({ kind: 'path', variable: MODEL, segments }, writing.imports);
  const except = variant.forEach.except ? `if (${json(variant.forEach.except)}.includes(item)) continue;\n` : '';
  return `for (const item of ${items} ?? []) {\n${indented(except + add, 2)}\n}`;
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

/** The statements that make the list of snippets. */
function snippetsBody(writing: Writing): string {
  const runs = runsOf(writing.library.variants);
  if (runs.length === 0) return 'return [];';
  const groups = runs.map(([first]) => first?.group);
  const split = groups.filter((group, index) => group !== undefined && groups.indexOf(group) !== index);
  const statements = runs.map((run) => {
    const group = run[0]?.group;
    const flag = group !== undefined && split.includes(group) ? `${group.replaceAll('-', '_')}Chosen` : undefined;
    const arms = run.map((plan) => {
      const add = addStatement(plan, writing);
      const body = flag ? `${flag} = true;\n${add}` : add;
      const asked = [flag && `!${flag}`, plan.test && testExpression(plan.test, writing.imports)].filter(Boolean);
      return asked.length === 0 ? { body } : { body, test: asked.join(' && ') };
    });
    const always = arms.findIndex(({ test }) => test === undefined);
    if (always >= 0) arms.splice(always + 1);
    const [only] = arms;
    if (arms.length === 1 && only && !only.test) return only.body;
    return arms.map(({ test, body }) => `${test ? `if (${test}) ` : ''}{\n${indented(body, 2)}\n}`).join(' else ');
  });
  const flags = [...new Set(split)].map((group) => `let ${group?.replaceAll('-', '_')}Chosen = false;`);
  return ['const list: Snippet[] = [];', ...flags, ...statements, 'return list;'].join('\n');
}

const constant = (name: string, type: string | undefined, initializer: string) => ({
  kind: StructureKind.VariableStatement as const,
  declarationKind: VariableDeclarationKind.Const,
  declarations: [{ name, type, initializer }],
});

/** Emits the module of a library: `entry`, with its facts and the function that makes its snippets. */
export function emitLibrary(project: Project, library: LibraryPlan, ecosystems: readonly Ecosystem[]): string {
  const has = library.variants.length > 0;
  const imports = new Imports();
  const installs = new Map<string, string>();
  const body = snippetsBody({ library, ecosystems, imports, installs });
  const functions = library.variants.map(({ variant, file, plan }) => ({
    kind: StructureKind.Function as const,
    name: functionName(variant.name),
    docs: [`Printed from ${file}`],
    parameters: [{ name: MODEL, type: 'Model' }, ...(variant.forEach ? [{ name: 'item', type: 'string' }] : [])],
    returnType: 'string',
    statements: `return ${planExpression(plan, imports)};`,
  }));
  const lookups = Object.entries(library.library.lookups ?? {}).map(([name, { values }]) => `${name}: ${json(values)}`);
  const initializer = `{\n${indented(factsOf(library), 2)}\n  snippets(${has ? MODEL : ''}) {\n${indented(body, 4)}\n  },\n}`;
  const typeImport = (moduleSpecifier: string, namedImports: string[]) => ({
    kind: StructureKind.ImportDeclaration as const,
    moduleSpecifier,
    namedImports,
    isTypeOnly: true,
  });
  const constants = [...installs].map(([command, name]) =>
    constant(name, undefined, `${imports.use('snippet', 'installSnippet')}(${json(command)})`),
  );
  return moduleText(
    project,
    [library.file, ...(has ? [`templates/libraries/${library.slug}/`] : [])],
    [
      ...importDeclarations(imports, '../../../'),
      typeImport('../../../runtime/snippet.ts', has ? ['LibraryEntry', 'Snippet'] : ['LibraryEntry']),
      ...(has ? [typeImport('../../types/model.ts', ['Model'])] : []),
      ...(lookups.length > 0 ? [constant('lookups', undefined, `{ ${lookups.join(', ')} }`)] : []),
      ...constants,
      ...functions,
      {
        ...constant('entry', 'LibraryEntry', initializer),
        isExported: true,
        docs: [`${library.library.prettyLabel}: ${library.library.repoUrl}`],
      },
    ],
  );
}
