import { type Project, StructureKind, VariableDeclarationKind } from 'ts-morph';
import { type LibraryPlan, MODEL, type VariantPlan } from '../2-analyse/library.ts';
import { Imports, optionalExpression, planExpression, testExpression } from '../3-compile/expression.ts';
import { installCommand, type ManagerPlan } from '../3-compile/install.ts';
import { importDeclarations, indented, moduleText } from './source.ts';

const json = (value: unknown): string =>
  JSON.stringify(value).replace(/[\u2028\u2029]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16)}`);

const functionName = (variant: string): string =>
  `print${variant.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())}`;

/** The facts of an entry in the order of the schema, without the variants. */
const factsOf = ({ library }: LibraryPlan): string => {
  const {
    $schema: _,
    variants: __,
    lookups: ___,
    sources: ____,
    notes: _____,
    ...facts
  } = library as LibraryPlan['library'] & { $schema?: string };
  return Object.entries(facts)
    .map(([key, value]) => `${key}: ${json(value)},`)
    .join('\n');
};

interface Installs {
  /** Declarations of install snippets, by their constant's name. */
  constants: Map<string, string>;
  nameOf(packages: Record<string, string[]>): string[];
}

function installsOf(managers: readonly ManagerPlan[]): Installs {
  const constants = new Map<string, string>();
  const byCode = new Map<string, string>();
  return {
    constants,
    nameOf(packages) {
      return Object.entries(packages).flatMap(([ecosystem, list]) => {
        const code = installCommand(ecosystem, list, managers);
        if (code === undefined) return [];
        const name = byCode.get(code) ?? `install${byCode.size === 0 ? '' : byCode.size + 1}`;
        byCode.set(code, name);
        constants.set(
          name,
          `{ variant: 'install', language: 'sh', title: 'Install', kind: 'install', code: ${json(code)} }`,
        );
        return [name];
      });
    },
  };
}

/** The statement that adds a variant's snippet when its condition holds. */
function addVariant(
  plan: VariantPlan,
  library: LibraryPlan,
  installs: Installs,
  imports: Imports,
  groups: Set<string>,
): string {
  const { variant, test, group } = plan;
  const kind = variant.message ? 'message' : 'code';
  const argument = variant.forEach ? `${MODEL}, item` : MODEL;
  const snippet = `{ variant: ${json(variant.name)}, language: ${json(variant.language)}, title: ${json(variant.title)}, kind: '${kind}', code: ${functionName(variant.name)}(${argument}) }`;
  const packages = variant.message ? undefined : (variant.install ?? library.library.install);
  const names = packages ? installs.nameOf(packages) : [];
  let add =
    names.length === 0
      ? `list.push(${snippet});`
      : names
          .map((name, index) =>
            index === names.length - 1
              ? `${imports.use('snippet', 'addWithInstall')}(list, ${name}, ${snippet});`
              : `if (!list.includes(${name})) list.push(${name});`,
          )
          .join('\n');
  if (variant.forEach) {
    const value = optionalExpression(
      { kind: 'path', variable: MODEL, segments: variant.forEach.list.split('.') },
      imports,
    );
    const except = variant.forEach.except ? `if (${json(variant.forEach.except)}.includes(item)) continue;\n` : '';
    add = `for (const item of ${value} ?? []) {\n${except}${add}\n}`;
  }
  const conditions: string[] = [];
  const members = library.variants.filter((other) => other.group === group);
  const exclusive = group !== undefined && members.length > 1;
  if (exclusive && groups.has(group)) conditions.push(`!chosen.includes(${json(group)})`);
  if (test) conditions.push(testExpression(test, imports));
  if (exclusive && members.at(-1) !== plan) add = `chosen.push(${json(group)});\n${add}`;
  if (group !== undefined) groups.add(group);
  return conditions.length === 0 ? add : `if (${conditions.join(' && ')}) {\n${add}\n}`;
}

const constant = (name: string, type: string | undefined, initializer: string) => ({
  kind: StructureKind.VariableStatement as const,
  declarationKind: VariableDeclarationKind.Const,
  declarations: [{ name, type, initializer }],
});

/** The body of the function that makes the snippets. */
function snippetsBody(adds: readonly string[]): string {
  if (adds.length === 0) return 'return [];';
  const chosen = adds.some((code) => code.includes('chosen.')) ? 'const chosen: string[] = [];\n' : '';
  return `const list: Snippet[] = [];\n${chosen}${adds.join('\n')}\nreturn list;`;
}

/** Emits the module of a library: `entry`, with its facts and the function that makes its snippets. */
export function emitLibrary(project: Project, library: LibraryPlan, managers: readonly ManagerPlan[]): string {
  const has = library.variants.length > 0;
  const imports = new Imports();
  const installs = installsOf(managers);
  const groups = new Set<string>();
  const adds = library.variants.map((variant) => addVariant(variant, library, installs, imports, groups));
  const functions = library.variants.map(({ variant, template, plan }) => ({
    kind: StructureKind.Function as const,
    name: functionName(variant.name),
    docs: [`Printed from ${template}`],
    parameters: [{ name: MODEL, type: 'Model' }, ...(variant.forEach ? [{ name: 'item', type: 'string' }] : [])],
    returnType: 'string',
    statements: `return ${planExpression(plan, imports)};`,
  }));
  const lookups = Object.entries(library.library.lookups ?? {}).map(([name, { values }]) => `${name}: ${json(values)}`);
  const initializer = `{\n${indented(factsOf(library), 2)}\n  snippets(${has ? MODEL : ''}) {\n${indented(snippetsBody(adds), 4)}\n  },\n}`;
  const typeImport = (moduleSpecifier: string, namedImports: string[]) => ({
    kind: StructureKind.ImportDeclaration as const,
    moduleSpecifier,
    namedImports,
    isTypeOnly: true,
  });
  return moduleText(
    project,
    [library.file, ...(has ? [`templates/libraries/${library.slug}/`] : [])],
    [
      ...importDeclarations(imports, '../../../'),
      typeImport('../../../runtime/snippet.ts', has ? ['LibraryEntry', 'Snippet'] : ['LibraryEntry']),
      ...(has ? [typeImport('../../types/model.ts', ['Model'])] : []),
      ...(lookups.length > 0 ? [constant('lookups', undefined, `{ ${lookups.join(', ')} }`)] : []),
      ...[...installs.constants].map(([name, value]) => constant(name, 'Snippet', value)),
      ...functions,
      {
        ...constant('entry', 'LibraryEntry', initializer),
        isExported: true,
        docs: [`${library.library.prettyLabel}: ${library.library.repoUrl}`],
      },
    ],
  );
}
